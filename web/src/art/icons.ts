/** Our own set of icons: paths on a grid of 24 by 24, drawn by `Icon.svelte` in the colour of the text around.
 *
 * `line` is stroked, `fill` is filled. The names of game icons are the ids of the games' own data (abilities, traits, nations,
 * types of vehicles, icons of tokens, kinds of terrain in lower case), so a client asks for what it was sent. */

interface Drawing {
  line?: string;
  fill?: string;
}

/** A ring or a disc as a path. */
function o(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The side of a tank's track, around the signs of vehicle types. */
const TRACK = 'M7.5 6h9a6 6 0 0 1 0 12h-9a6 6 0 0 1 0-12z';
const STAR = 'M12 6.5l1.4 3.1 3.4.4-2.5 2.3.7 3.4-3-1.7-3 1.7.7-3.4L7.2 10l3.4-.4z';
const SHIELD = 'M12 3l7.5 2.8v5.7c0 4.6-3 7.8-7.5 9.5-4.5-1.7-7.5-4.9-7.5-9.5V5.8z';
const FLAME =
  'M12 3c.6 3.4 5.5 5.6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.6 1.3-4.2 2.3-5.7.4 1.5 1 2.3 1.9 2.7C10.4 8.5 10.3 5.5 12 3z';
const BURST =
  'M12 2.5l1.9 4.6 4.4-2.3-1.3 4.7 4.8 1.5-4.3 2.5 2.6 4.3-5-.6-.4 4.9-2.7-4-3.5 3.5-.9-4.9-5 .6 2.9-4.1-3.8-3.2 5-.6-.8-4.9 4.1 2.7z';

const set = {
  unknown: { line: o(12, 12, 8), fill: o(12, 12, 1.5) },

  // The page and its controls.
  home: { line: 'M3.5 11.5L12 4l8.5 7.5M6 9.8V20h4.2v-5.5h3.6V20H18V9.8' },
  undo: { line: 'M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9' },
  redo: { line: 'M15.5 4.5L20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h5' },
  hint: {
    line: 'M9.2 17.5c0-3-3.5-4.2-3.5-8.3a6.3 6.3 0 0 1 12.6 0c0 4.1-3.5 5.3-3.5 8.3zM10 21h4',
  },
  chat: { line: 'M4 4.5h16v11.5h-8.5L6.5 20.5V16H4zM8 8.7h8M8 12h5' },
  log: { line: 'M9.5 6H20M9.5 12H20M9.5 18H17', fill: o(5, 6, 1.4) + o(5, 12, 1.4) + o(5, 18, 1.4) },
  rules: {
    line: 'M12 6.5C10 5 7 4.5 3.5 4.5V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20',
  },
  settings: { line: `M3.5 7H11M17 7h3.5M3.5 17H7M13 17h7.5${o(14, 7, 3)}${o(10, 17, 3)}` },
  sun: {
    line: `${o(12, 12, 4)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4`,
  },
  moon: { line: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z' },
  language: {
    line: `${o(12, 12, 8.5)}M3.5 12h17M12 3.5c5 5.2 5 11.8 0 17M12 3.5c-5 5.2-5 11.8 0 17`,
  },
  link: {
    line: 'M10 14a4 4 0 0 0 5.7.2l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 10a4 4 0 0 0-5.7-.2l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.4-1.4',
  },
  qr: {
    line: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z',
    fill: 'M6.2 6.2h1.6v1.6H6.2zM16.2 6.2h1.6v1.6h-1.6zM6.2 16.2h1.6v1.6H6.2zM13.5 13.5h3v3h-3zM17.5 17.5h3v3h-3zM18 13.5h2.5V15H18zM13.5 18.5h2v2h-2z',
  },
  copy: { line: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5' },
  share: {
    line: `${o(6, 12, 2.5)}${o(17.5, 5.5, 2.5)}${o(17.5, 18.5, 2.5)}M8.2 10.8l7.1-4.1M8.2 13.2l7.1 4.1`,
  },
  play: {
    fill: 'M7 4.3c0-.8.9-1.3 1.6-.9l11.3 7.7c.6.4.6 1.3 0 1.7L8.6 20.5c-.7.5-1.6 0-1.6-.8z',
  },
  pause: { fill: 'M6.5 4H10v16H6.5zM14 4h3.5v16H14z' },
  forward: {
    line: 'M18.5 5v14',
    fill: 'M5.5 5.3c0-.8.9-1.2 1.5-.7l8.3 6.7c.5.4.5 1.1 0 1.5L7 19.4c-.6.5-1.5.1-1.5-.7z',
  },
  back: {
    line: 'M5.5 5v14',
    fill: 'M18.5 5.3c0-.8-.9-1.2-1.5-.7l-8.3 6.7c-.5.4-.5 1.1 0 1.5l8.3 6.6c.6.5 1.5.1 1.5-.7z',
  },
  start: { line: 'M4 5v14M20 6l-5.5 6 5.5 6M12.5 6L7 12l5.5 6' },
  end: { line: 'M20 5v14M4 6l5.5 6L4 18M11.5 6l5.5 6-5.5 6' },
  close: { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  check: { line: 'M4.5 12.5l5 5.5L19.5 6.5' },
  cross: { line: `${o(12, 12, 8.5)}M8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4` },
  eye: {
    line: `M2.5 12C5 7.8 8.3 5.8 12 5.8s7 2 9.5 6.2c-2.5 4.2-5.8 6.2-9.5 6.2S5 16.2 2.5 12z${o(12, 12, 2.8)}`,
  },
  hidden: {
    line: 'M4 4l16 16M9.5 6.2c.8-.3 1.6-.4 2.5-.4 3.7 0 7 2 9.5 6.2-.9 1.5-1.9 2.7-3 3.7M14.5 17.8c-.8.3-1.6.4-2.5.4-3.7 0-7-2-9.5-6.2.9-1.5 1.9-2.7 3-3.7',
  },
  people: {
    line: `${o(9, 8, 3.5)}M2.5 20c.3-4.3 2.8-6.5 6.5-6.5s6.2 2.2 6.5 6.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.8 14.3c2.2.9 3.5 2.8 3.7 5.7`,
  },
  person: { line: `${o(12, 8, 4)}M4.5 20.5c.4-4.8 3.3-7 7.5-7s7.1 2.2 7.5 7` },
  bot: {
    line: 'M5 9h14v10H5zM12 9V5.5M2.5 12.5v3M21.5 12.5v3M9.5 15.8h5',
    fill: o(9, 12.5, 1.3) + o(15, 12.5, 1.3) + o(12, 4.2, 1.5),
  },
  device: { line: 'M7 3h10v18H7zM10.5 18h3M2 9.5V15M22 9.5V15' },
  crown: { line: 'M4 18h16M4.5 15L3 6.5l5.2 3.7L12 4.5l3.8 5.7L21 6.5 19.5 15z' },
  trophy: {
    line: 'M7 4h10v6a5 5 0 0 1-10 0zM7 5.5H3.5c0 3.8 1.2 5.3 3.7 5.5M17 5.5h3.5c0 3.8-1.2 5.3-3.7 5.5M12 15v3.5M8 20.5h8',
  },
  warning: { line: 'M12 4l9 16H3zM12 10v4.5', fill: o(12, 17.2, 1.1) },
  info: { line: `${o(12, 12, 8.5)}M12 11v5.5`, fill: o(12, 7.7, 1.2) },
  connection: {
    line: 'M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.3a4.4 4.4 0 0 1 6 0',
    fill: o(12, 19.5, 1.5),
  },
  offline: {
    line: 'M4 4l16 16M3 9.5c1.2-1.1 2.5-2 4-2.6M11.5 6A13 13 0 0 1 21 9.5M6 13c1.1-1 2.3-1.7 3.7-2.1M9 16.3a4.4 4.4 0 0 1 5-.7',
    fill: o(12, 19.5, 1.5),
  },
  send: { line: 'M20.5 3.5L3.5 10.5l7 3 3 7zM20.5 3.5l-10 10' },
  menu: { line: 'M4 6.5h16M4 12h16M4 17.5h16' },
  more: { fill: o(5.5, 12, 1.7) + o(12, 12, 1.7) + o(18.5, 12, 1.7) },
  up: { line: 'M5 15.5l7-7 7 7' },
  down: { line: 'M5 8.5l7 7 7-7' },
  left: { line: 'M15.5 5l-7 7 7 7' },
  right: { line: 'M8.5 5l7 7-7 7' },
  plus: { line: 'M12 4.5v15M4.5 12h15' },
  minus: { line: 'M4.5 12h15' },
  refresh: {
    line: 'M19.5 9.5A8 8 0 0 0 5 8M4.5 14.5A8 8 0 0 0 19 16M5 3.5V8h4.5M19 20.5V16h-4.5',
  },
  clock: { line: `${o(12, 12, 8.5)}M12 7v5l3.5 2` },
  flag: { line: 'M5.5 21V4c4.5-2 8.5 2 13 0v9.5c-4.5 2-8.5-2-13 0' },
  lock: { line: 'M5.5 10.5h13V20h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5', fill: o(12, 15.2, 1.4) },
  search: { line: `${o(10.5, 10.5, 6.5)}M15.5 15.5L20.5 20.5` },
  edit: { line: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7L17 10.5' },
  trash: {
    line: 'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 14h9.4l.8-14M10.2 10.5v6M13.8 10.5v6',
  },
  download: { line: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15' },
  replay: {
    line: 'M4.5 12a7.5 7.5 0 1 0 2.5-5.6M4.5 4v4.5H9',
    fill: 'M10 8.7v6.6l5.3-3.3z',
  },
  sound: {
    line: 'M4 9.5v5h3.5L12.5 19V5L7.5 9.5zM16 9a4.3 4.3 0 0 1 0 6M18.7 6.5a8 8 0 0 1 0 11',
  },
  external: { line: 'M13 4.5h6.5V11M19 5l-8.5 8.5M16.5 14v5.5h-12v-12H10' },
  target: { line: `${o(12, 12, 8.5)}${o(12, 12, 4.5)}`, fill: o(12, 12, 1.4) },

  // Rush: numbers and places.
  attack: {
    line: `${o(12, 12, 6.5)}M12 2.5v5.5M12 16v5.5M2.5 12H8M16 12h5.5`,
    fill: o(12, 12, 1.3),
  },
  defence: { line: SHIELD },
  price: { line: `${o(12, 12, 8.5)}M8.5 8.5h7M12 8.5v7.5` },
  buying: {
    line: `${o(14, 9, 6)}M14 6.5v5M11.5 9h5M3 14.5v6M3 15.5c3-1.5 4.5 1 8 1 2 0 2 2 0 2M11 18.5c3.5.5 6-1 8.5-3M3 20c5 1.5 11 1.8 17-3`,
  },
  medal: {
    line: `M8 3l2.8 6.5M16 3l-2.8 6.5M8 3h8${o(12, 15, 5.7)}`,
    fill: 'M12 11.8l1 2 2.2.3-1.6 1.5.4 2.2-2-1-2 1 .4-2.2-1.6-1.5 2.2-.3z',
  },
  medal_double: {
    line: `M5.5 3L8 8M11 3L9.3 7.5M13 3l1.7 4.5M18.5 3L16 8M5.5 3h13${o(8, 14.5, 5)}M14.2 10.2a5 5 0 1 1 0 8.6`,
    fill: 'M8 11.6l.9 1.9 2 .2-1.5 1.4.4 2L8 16.1l-1.8 1 .4-2-1.5-1.4 2-.2z',
  },
  base: {
    line: 'M3.5 20.5h17M5.5 20.5v-6l3-3h7l3 3v6M9.5 20.5v-4h5v4M12 11.5V3.5h5.5l-1.5 2 1.5 2H12',
  },
  guard: {
    line: 'M3.5 14.5c0-5.5 3.5-9 8.5-9s8.5 3.5 8.5 9zM3.5 14.5c-1 0-1.5 2.5-.5 2.5h18c1 0 .5-2.5-.5-2.5M7 17v1.5c0 1 2 2 5 2s5-1 5-2V17',
  },
  damage: { line: BURST },
  destroyed: { line: `${BURST}M9.5 9.8l5 5M14.5 9.8l-5 5` },
  garage: { line: 'M3.5 20.5V9L12 4l8.5 5v11.5M6.5 20.5v-8h11v8M6.5 15h11M6.5 17.8h11' },
  store: {
    line: 'M4 10.5V20h16v-9.5M3 8.5L5 4h14l2 4.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9.5 20v-5.5h5V20',
  },
  deck: { line: 'M8.5 3.5h11V17h-11zM6.5 6H5v13.5h11V19M8.5 8h11' },
  discard: { line: 'M6 4h12v8M6 4v16h5M17 14.5v6M14 17.8l3 3 3-3' },
  hand: {
    line: 'M9.7 4.3l7.6 1.3-2.4 13.6-7.6-1.3zM7.9 6.5L3.5 8.2 8 20l2-.7M17.2 7.5l3.8 2.3-4.8 8',
  },
  card: { line: 'M6 3.5h12v17H6zM9 7h6' },
  repair: {
    line: 'M14.5 9.5L5 19M3.8 17.8l2.4 2.4M19.8 7.2a4.5 4.5 0 0 1-6.3 3.3 4.5 4.5 0 0 1 3.5-7l-2.2 2.8.8 2.3 2.4.6z',
  },

  // Rush: abilities and traits.
  reinforcements: { line: 'M4 9h9v11H4zM7 9V6.5h9V17h-3M18.5 3v6M15.5 6h6' },
  recruitment: {
    line: `${o(9.5, 7.5, 3.5)}M3 20c.3-4.5 2.7-6.5 6.5-6.5 2 0 3.6.6 4.7 1.7M17.5 13.5v7M14 17h7`,
  },
  scouting: {
    line: `${o(6.8, 15.5, 3.8)}${o(17.2, 15.5, 3.8)}M3.3 14L6 6h3l1.5 7M20.7 14L18 6h-3l-1.5 7M10.6 14.5c.9-.5 1.9-.5 2.8 0`,
  },
  sabotage: {
    line: `${o(10.5, 14.5, 6)}M14.7 10.3l2.3-2.3M15.5 6.5l3 3M18.5 6.5c.3-2 1.5-2.5 3-2.5M7.5 13.5a3.2 3.2 0 0 1 2.5-2.2`,
  },
  tank_ace: { line: o(12, 12, 9), fill: STAR },
  research: {
    line: 'M9.5 3.5h5M10.5 3.5v6L4.8 18.3c-.7 1.2 0 2.2 1.2 2.2h12c1.2 0 1.9-1 1.2-2.2L13.5 9.5v-6M7.8 14.5h8.4',
  },
  rearmament: {
    line: 'M6 20.5V10c0-3 1.2-5.5 2.7-6.5C10.2 4.5 11.4 7 11.4 10v10.5zM6 16.5h5.4M6 10h5.4M14.5 13a4 4 0 0 1 6.5-1.5M21 8.5v3h-3M21.5 17a4 4 0 0 1-6.5 1.5M15 21.5v-3h3',
  },
  heroic_deed: {
    line: 'M5 13.5C4 18 8 21 12 21s8-3 7-7.5M5 13.5L3 12M19 13.5l2-1.5M6.5 17L4 17M17.5 17l2.5 0',
    fill: 'M12 2.5l2.2 4.7 5.1.6-3.8 3.5 1 5.1L12 13.9l-4.5 2.5 1-5.1-3.8-3.5 5.1-.6z',
  },
  bases_only: {
    line: 'M3.5 20.5h17M5.5 20.5v-5l3-3h7l3 3v5M9.5 20.5v-3.5h5v3.5M12 2.5v6.5M9 6l3 3 3-3',
  },
  vehicles_only: {
    line: 'M5 15.5h14a2.5 2.5 0 0 1 0 5H5a2.5 2.5 0 0 1 0-5zM6 15.5l1-3h10l1.5 3M12 2.5v6.5M9 6l3 3 3-3',
  },
  own_nation_buying: {
    line: `${o(8.5, 8.5, 5)}M8.5 6.2v4.6M6.2 8.5h4.6M13 21V11.5c2.5-1.2 5 1.2 8 0V17c-3 1.2-5.5-1.2-8 0`,
  },

  // Nations: a shape and a letter each.
  ussr: {
    line: 'M12 2.5l8.3 4.75v9.5L12 21.5l-8.3-4.75v-9.5zM15 9.3c-.5-1.1-1.6-1.6-3-1.6-1.7 0-3 .8-3 2.1 0 2.9 6 1.5 6 4.4 0 1.4-1.3 2.2-3 2.2-1.5 0-2.6-.6-3.1-1.7',
  },
  germany: {
    line: 'M3.5 3.5h17v17h-17zM9 7.8v8.4h2.5c2.4 0 4-1.7 4-4.2s-1.6-4.2-4-4.2z',
  },
  usa: { line: `${o(12, 12, 9.3)}M9 7.7v5.3a3 3 0 0 0 6 0V7.7` },
  france: { line: 'M12 2l10 10-10 10L2 12zM10 16V8h4.5M10 12h3.7' },

  // Types of vehicles: the side of a track with its weight, or what it is for.
  light_tank: { line: TRACK, fill: o(12, 12, 1.7) },
  medium_tank: { line: TRACK, fill: o(9, 12, 1.7) + o(15, 12, 1.7) },
  heavy_tank: { line: TRACK, fill: o(7.2, 12, 1.7) + o(12, 12, 1.7) + o(16.8, 12, 1.7) },
  spg: {
    line: 'M7.5 8.5h9a5 5 0 0 1 0 10h-9a5 5 0 0 1 0-10zM8 8.5l9.5-5.5',
    fill: o(12, 13.5, 2.3),
  },
  support_unit: {
    line: `M3 7h11v9.5H3zM14 10h4l3 3.5v3h-7${o(7.5, 17.5, 2.2)}${o(17, 17.5, 2.2)}M8.5 9.5v4M6.5 11.5h4`,
  },

  // Battlegrounds: icons of tokens.
  extra_turn: {
    line: 'M19.5 9.5A8 8 0 0 0 5 8M4.5 14.5A8 8 0 0 0 19 16M5 3.5V8h4.5M19 20.5V16h-4.5M12 9v6M9 12h6',
  },
  extra_tank: {
    line: 'M4.5 15h11a2.5 2.5 0 0 1 0 5h-11a2.5 2.5 0 0 1 0-5zM5 15l1-3h8l1.5 3M7.5 12V9h5v3M12.5 10h4M19 3v6M16 6h6',
  },
  direction: {
    line: 'M12 12L12 3.5M9 6.5l3-3 3 3M12 12l7.5 5.5M19.7 13.3l-.2 4.2-4.2-.3M12 12l-7.5 5.5M4.3 13.3l.2 4.2 4.2-.3',
  },
  extra_shot: {
    line: `${o(10, 14, 5.5)}M10 6v4.5M10 17.5V22M2 14h4.5M13.5 14H18M19 2.5v6M16 5.5h6`,
  },
  extra_move: { line: 'M3 14h10M9.5 10l4 4-4 4M3 18.5h3M3 9.5h3M18.5 3v6M15.5 6h6' },
  order_swap: { line: 'M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 15.5H6M9.5 12L6 15.5 9.5 19' },
  armour: { line: `${SHIELD}M12 3v18M4.5 11.5h15` },
  mine: {
    line: `${o(12, 13, 6)}M12 3.5V7M5 6l2.7 2.7M19 6l-2.7 2.7M2.5 13H6M18 13h3.5M5 20l2.7-2.7M19 20l-2.7-2.7`,
  },
  pair: { line: 'M3.5 6.5h8v11h-8zM12.5 6.5h8v11h-8z' },

  // Duel: symbols, cards, states, crews.
  binoculars: {
    line: `${o(6.8, 15.5, 3.8)}${o(17.2, 15.5, 3.8)}M3.3 14L6 6h3l1.5 7M20.7 14L18 6h-3l-1.5 7M10.6 14.5c.9-.5 1.9-.5 2.8 0`,
  },
  flames: {
    line: `${FLAME}M12 19.5c-1.7 0-2.5-1.3-2.3-2.8.2-1.4 1.3-2 2-3.4 1.2 1.2 2.6 2.2 2.6 3.8 0 1.3-.8 2.4-2.3 2.4z`,
  },
  extinguisher: {
    line: 'M8 9.5h6V21H8zM8 9.5C8 7.5 9.2 6.5 11 6.5s3 1 3 3M11 6.5V4M8.5 4h5M13.5 4c3 0 5 2 5.5 5.5M8 13.5h6',
  },
  explosion: { line: BURST, fill: o(11.7, 12, 2.2) },
  smoke: {
    line: 'M6.5 19h11a3.8 3.8 0 0 0 .8-7.5 4.5 4.5 0 0 0-7.3-4.3A5 5 0 0 0 5 11.5 3.8 3.8 0 0 0 6.5 19zM9.5 14.5c.8-1.5 3-1.5 3.5 0M14.5 12.5c.7-.8 1.9-.8 2.5 0',
  },
  order: {
    line: 'M12 3.5l2.6 5.5 6 .7-4.4 4.1 1.2 6L12 16.8l-5.4 3 1.2-6-4.4-4.1 6-.7z',
  },
  move: { line: 'M3.5 12h16M13.5 6l6 6-6 6' },
  flank: {
    line: 'M4 19.5V11a6.5 6.5 0 0 1 6.5-6.5H19M14.5 1.5L19 4.5l-4.5 3.5M11 13h9v7h-9z',
  },
  fire: { line: 'M3 10h9v5H3zM12 11h3v3h-3M18 12.5h4M17.5 9.5L20 7M17.5 15.5L20 18' },
  leadership: {
    line: 'M5 9c0-3 3-5 7-5s7 2 7 5l1 1.5c-4 1.7-12 1.7-16 0zM6 11.3c0 .9.3 1.7.3 2.2C6.3 17 8.5 20.5 12 20.5s5.7-3.5 5.7-7c0-.5.3-1.3.3-2.2M12 6.3v1.5',
  },
  tactics: {
    line: `M4 4l4 4M8 4L4 8M7 20c0-5 2-6 5-6s4.5-2 4.5-6.5M13 10.5L16.5 7l3.5 3.5${o(7, 20, 0.01)}`,
    fill: o(7, 19.5, 1.8),
  },
  command: { line: 'M5 9c0-3 3-5 7-5s7 2 7 5l1 1.5c-4 1.7-12 1.7-16 0z' },
  field: {
    line: 'M2.5 18.5h19M5 18.5v-3M9 18.5v-4.5M13 18.5v-3M17 18.5v-4.5M3 9c3-1.5 6-1.5 9 0s6 1.5 9 0',
  },
  brush: {
    line: 'M2.5 19.5h19M5.5 19.5c-2.5-1-2.5-5 0-5.5 0-3.5 4.5-4.5 6-2 2.5-1.5 5.5 0 5.5 2.5 3 0 3.5 4 1.5 5M9 19.5v-3M13.5 19.5v-4',
  },
  woods: {
    line: 'M8 3.5L3.5 11h2.7L3 16.5h10L9.8 11h2.7zM8 16.5V21M16.5 7.5l4 6.5h-2.2l2.7 4.5h-6M17 18.5V21',
  },
  gully: { line: 'M2.5 7h5l2.5 9.5h4L16.5 7h5M4.5 10.5H8M16 10.5h3.5M10.5 20h3' },
  building: {
    line: 'M4 20.5V10.5L12 4.5l8 6v10zM10 20.5v-5h4v5M7.3 12.5h1.5M15.2 12.5h1.5M16.5 7.5V4',
  },
  rubble: {
    line: 'M2.5 20h19M4 20l1-5 4-1 1.5 6M9 14l2-4.5 4.5 1.5 1 9M15.5 13l4 1.5.7 5.5M6 11V5l2 2 2-3',
  },
  mud: {
    line: 'M3 15.5c0-2 4-3.5 9-3.5s9 1.5 9 3.5-4 3.5-9 3.5-9-1.5-9-3.5zM8.5 15.2c2-.6 5-.6 7 0M7 8.5l-1-3M12 8V4.5M17 8.5l1-3',
  },
  mines: {
    line: `M4.5 19h15l-1.5-5.5H6zM9 13.5v-2h6v2M12 11.5V9M8 7.5L6 5M16 7.5L18 5M12 6V3`,
  },
  hill: { line: 'M2 19.5C6 19.5 8 7 12 7s6 12.5 10 12.5zM9.5 12.5c1.6 1 3.4 1 5 0' },
  hull_down: {
    line: 'M2 20c4 0 4.5-5.5 9-5.5s6.5 2 11 2M6 14.5V12h9.5v2.8M15.5 13h6M8 12l1-3h5l1 3',
  },
  concealed: {
    line: 'M3 19.5h18M5 19.5c-2-2-1-5 1-5 .5-2.5 4-3 5-.5M19 19.5c2-2 1-5-1-5-.5-2.5-4-3-5-.5M12 12V4.5M9.5 7L12 4.5 14.5 7',
  },
  commander: {
    line: `M6.5 10.5a5.5 5.5 0 0 1 11 0v2a5.5 5.5 0 0 1-11 0zM5 10.5h14M4 21c.7-1.8 2.2-2.8 4-3.3M20 21c-.7-1.8-2.2-2.8-4-3.3M12 5V2.5`,
  },
  gunner: { line: `${o(12, 12, 8)}M12 4v5M12 15v5M4 12h5M15 12h5`, fill: 'M12 10.5l1.7 3h-3.4z' },
  loader: { line: 'M8 21V10.5c0-3.5 1.7-6.5 4-7.5 2.3 1 4 4 4 7.5V21zM8 17.5h8M8 10.5h8' },
  driver: {
    line: `${o(12, 12, 8.5)}${o(12, 12, 2.2)}M12 14.2v6.3M10 11.2L3.8 9.5M14 11.2l6.2-1.7`,
  },
  assistant: { line: `M3 9.5h11v4.5H3zM14 10.8h7v2h-7M6.5 14l-1.5 6h3l1.5-6M10 9.5V7h2.5` },
  wounded: { line: `M4 4h16v16H4zM12 8v8M8 12h8` },
  killed: {
    line: `M5.5 11a6.5 6.5 0 0 1 13 0c0 2.5-1.3 3.6-2.3 4.5v3.5h-8.4v-3.5c-1-.9-2.3-2-2.3-4.5zM10.5 19v2M13.5 19v2`,
    fill: `${o(9.3, 11.5, 1.6)}${o(14.7, 11.5, 1.6)}M12 13.5l1 1.8h-2z`,
  },
  immobilised: {
    line: 'M3.5 9.5h17M3.5 15.5H8l1.5-2 2 4 2-4 1.5 2h5.5M5.5 9.5v-2h13v2M4 4l2 2M20 4l-2 2M3.5 9.5a3 3 0 0 0 0 6M20.5 9.5a3 3 0 0 1 0 6',
  },
  track_damage: { line: 'M9 8H6.5a4 4 0 0 0 0 8H9M15 8h2.5a4 4 0 0 1 0 8H15M12 5v3M12 16v3M10 11l4 2' },
  on_fire: { line: FLAME },
  bogged: {
    line: `${o(12, 9, 5.5)}${o(12, 9, 1.5)}M2.5 14.5c2.5 0 2.5 2 5 2s2.5-2 4.5-2 2.5 2 4.5 2 2.5-2 5-2M4.5 19.5c2 0 2.5 1.5 4.5 1.5`,
  },
  shaken: {
    line: 'M8 4L5 8.5l3 3-3 3L8 19M16 4l3 4.5-3 3 3 3-3 4.5M12 7v6.5',
    fill: o(12, 17.3, 1.2),
  },
  broken: {
    line: 'M5.5 21V4c2.5-1 4.5 0 6.5.5M18.5 4v9.5c-2 .9-4 .6-6 .1M5.5 13.5c1.5-.7 3-.7 4-.5M13.5 3.5L11 8l3 2-2.5 5',
  },
  spotted: {
    line: `M2.5 12C5 7.8 8.3 5.8 12 5.8s7 2 9.5 6.2c-2.5 4.2-5.8 6.2-9.5 6.2S5 16.2 2.5 12z`,
    fill: o(12, 12, 3),
  },
  radio: { line: 'M4 10h16v10.5H4zM7 10L17 3.5M13 13.5h4M13 17h4', fill: o(8.5, 15.2, 2.2) },
  apcr: {
    line: 'M3.5 8.5H13c4 0 6.5 1.8 8 3.5-1.5 1.7-4 3.5-8 3.5H3.5zM7 8.5v7',
    fill: 'M11 11h4l2.5 1-2.5 1h-4z',
  },
  infantry: {
    line: `${o(12, 6, 2.5)}M12 8.5v6M12 14.5l-3.5 6.5M12 14.5l3.5 6.5M6.5 12.5l11-3`,
  },
  gun: { line: 'M3 16h6l2-3h10M11 13L9.5 10H6v6M7 19.5h0', fill: o(8, 18.5, 2) },
  penetration: { line: 'M14 3.5h5v17h-5zM2.5 12h9M8 8l4 4-4 4' },
  ricochet: { line: 'M15 3.5h5v17h-5zM3 19l9.5-7L3 6M3 10.5V6h4.5' },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof set | (string & {});

export const icons = set as Record<string, Drawing> & { unknown: Drawing };

/** The letters that Duel's cards give their effect symbols. */
export const SYMBOLS: Readonly<Record<string, IconName>> = {
  B: 'binoculars',
  F: 'flames',
  X: 'extinguisher',
  E: 'explosion',
  S: 'smoke',
};
