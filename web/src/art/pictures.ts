/** The sixteen locations of Battlegrounds: small flat scenes of 64 by 64, told apart by their shapes.
 *
 * Each is a list of `colour path` in the order of drawing; a stroke has its width after the colour (`ink:2 path`). */

const COLOURS: Readonly<Record<string, string>> = {
  sky: '#cfe0dc',
  dusk: '#ecd9b0',
  haze: '#dcd9c6',
  far: '#a9bda0',
  grass: '#8ea464',
  dark: '#5d7442',
  fir: '#3d5936',
  soil: '#a98a5c',
  road: '#e2cf9d',
  stone: '#b5ae99',
  grey: '#847f70',
  ink: '#2b2e25',
  white: '#f6f1e0',
  red: '#b1523a',
  wine: '#863a2a',
  wood: '#94693f',
  water: '#6fa3b8',
  deep: '#4c8099',
  gold: '#dba43a',
  smoke: '#f1ede0',
};

const SCENES: Readonly<Record<string, readonly string[]>> = {
  // bridge
  p01: [
    'sky M0 0h64v64H0z',
    'far M0 30Q16 20 32 29T64 27V44H0z',
    'water M0 44h64v20H0z',
    'white:1.5 M4 56h12M26 60h14M46 55h12',
    'stone M0 26Q32 14 64 26V52H56A10 13 0 0 0 36 52H28A10 13 0 0 0 8 52H0z',
    'grey M0 26Q32 14 64 26V31Q32 19 0 31z',
    'ink:1.5 M0 26Q32 14 64 26M8 52A10 13 0 0 1 28 52M36 52A10 13 0 0 1 56 52',
  ],
  // windmill
  p02: [
    'dusk M0 0h64v64H0z',
    'grass M0 52Q32 44 64 52V64H0z',
    'white M23 56L27 25h10L41 56z',
    'stone M35 25h2L41 56H35z',
    'wine M25 26Q32 13 39 26z',
    'ink M30 56V48h5v8zM30 35h4v4h-4z',
    'ink:2.2 M32 24L12 6M32 24L52 6M32 24L14 42M32 24L50 42',
    'white M13 3L27 16L23 20L9 8zM55 8L41 20L37 16L51 3zM10 41L22 30L26 33L14 45zM54 41L42 30L38 33L50 45z',
    'ink:1.2 M13 3L27 16L23 20L9 8zM55 8L41 20L37 16L51 3zM10 41L22 30L26 33L14 45zM54 41L42 30L38 33L50 45z',
    'gold M29 24a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  ],
  // railway station
  p03: [
    'sky M0 0h64v64H0z',
    'soil M0 46h64v18H0z',
    'road M4 22h56v24H4z',
    'red M2 24L8 15H24L32 6L40 15H56L62 24z',
    'white M27 17.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
    'ink:1.4 M32 14.5v3l2 1.5M27 17.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
    'ink M9 29h7v9H9zM20 29h6v17H20zM38 29h6v17H38zM48 29h7v9H48zM29 29h6v9H29z',
    'wood M4 53h4v8H4zM14 53h4v8H14zM24 53h4v8H24zM34 53h4v8H34zM44 53h4v8H44zM54 53h4v8H54z',
    'ink:2 M0 54.5H64M0 59.5H64',
  ],
  // crossroads
  p04: [
    'grass M0 0h64v64H0z',
    'dark M3 3h17v17H3zM44 3h17v17H44zM3 44h17v17H3zM44 44h17v17H44z',
    'far M6 6h5v5H6zM13 12h5v5H13zM53 47h5v5H53zM47 53h5v5H47z',
    'road M23 0H41V23H64V41H41V64H23V41H0V23H23z',
    'white:2.5 M32 1v5M32 10v6M32 48v6M32 58v5M1 32H6M10 32h6M48 32h6M58 32h5',
    'ink:1.2 M23 0V23H0M41 0V23H64M0 41H23V64M64 41H41V64',
  ],
  // tank factory
  p05: [
    'haze M0 0h64v64H0z',
    'smoke M8 12a5 5 0 0 1 8-4a6 6 0 0 1 11-2a5 5 0 0 1 8 5a4 4 0 0 1-3 6H14a5 5 0 0 1-6-5z',
    'grey M9 18h7V40H9zM21 18h7V40H21z',
    'red M9 18h7v3H9zM21 18h7v3H21z',
    'wine M4 58V38L18 28V38L32 28V38L46 28V38L60 28V58z',
    'ink:1.2 M4 58V38L18 28V38L32 28V38L46 28V38L60 28V58',
    'ink M19 44H45V58H19z',
    'gold M23 56a3 3 0 0 1 0-5h2l1-3h9l.5 1H42v1.5H36l1 .5h4a2.5 2.5 0 0 1 0 5z',
    'soil M0 58h64v6H0z',
  ],
  // harbour
  p06: [
    'sky M0 0h64v64H0z',
    'water M0 44h64v20H0z',
    'grey M44 54V48h20v16H44z',
    'ink:2.5 M54 48V8M54 12L20 20M54 8L44 14M54 22H60',
    'ink:1.2 M22 20V29',
    'gold M18 29h8v6H18z',
    'wine M3 40H42L37 54H9z',
    'white M3 40H42L41 44H5zM24 31H34V40H24z',
    'red M27 24h5v7H27z',
    'ink M26 34h2v2H26zM30 34h2v2H30z',
    'white:1.5 M2 58H14M20 61H34',
  ],
  // church tower
  p07: [
    'sky M0 0h64v64H0z',
    'grass M0 54Q32 48 64 54V64H0z',
    'white M26 58V24H42V58z',
    'stone M38 24H42V58H38z',
    'wine M24 25L34 4L44 25z',
    'ink:1.6 M34 6V0M31.5 2h5',
    'road M4 58V44H26V58z',
    'red M1 45L8 35H26V45z',
    'ink M31 42a3 4 0 0 1 6 0v6H31zM12 49h3v5H12zM19 49h3v5H19z',
    'gold M30 31a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
    'ink:1.2 M34 28.5V31l2 1',
  ],
  // forest path
  p08: [
    'far M0 0h64v64H0z',
    'dark M0 26H64V64H0z',
    'road M20 64C22 52 42 50 38 42C35 37 29 36 31 29H34C34 34 44 36 46 43C49 53 42 56 44 64z',
    'fir M14 2L4 20H9L1 36H11V44H17V36H27L19 20H24zM51 6L43 21H47L40 35H48V42H54V35H63L55 21H59z',
    'wood M11.5 36h5v9h-5zM48.5 35h5v8h-5z',
    'fir M5 44L-2 60H12zM58 42L50 60H66z',
  ],
  // hill
  p09: [
    'dusk M0 0h64v64H0z',
    'gold M44 14a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
    'far M30 64C40 40 52 34 64 34V64z',
    'grass M0 64C8 58 14 18 28 18S48 58 58 64z',
    'dark M28 18C42 18 48 58 58 64H40C38 46 38 24 28 18z',
    'white:1.5 M14 42Q24 47 36 42M19 31Q27 35 35 31M9 53Q24 59 40 53',
    'ink:2 M28 19V5',
    'red M29 5L40 8L29 12z',
  ],
  // castle ruin
  p10: [
    'dusk M0 0h64v64H0z',
    'grass M0 54Q20 44 40 48T64 52V64H0z',
    'stone M8 54V14h4v5h4V14h4v5h4v8L27 32L25 38L29 54zM42 54L40 40L43 34L41 28L46 24V30H50V24h4V30h4V54z',
    'grey M29 54V42L33 39L37 43L42 42V54zM20 19h4v8L27 32L25 38L29 54H23L20 36z',
    'ink M13 24h4v8H13zM48 36h4v7H48z',
    'ink:1.2 M8 54V14h4v5h4V14h4v5h4v8L27 32L25 38L29 54M42 54L40 40L43 34L41 28L46 24V30H50V24h4V30h4V54M10 40h6M16 46h7M46 48h6',
    'grey M28 57l4-3 5 3zM40 59l3-3 5 3z',
  ],
  // fuel depot
  p11: [
    'haze M0 0h64v64H0z',
    'soil M0 54h64v10H0z',
    'white M5 20Q17 12 29 20V54H5zM35 20Q47 12 59 20V54H35z',
    'stone M23 17Q27 18 29 20V54H23zM53 17Q57 18 59 20V54H53z',
    'ink:1.4 M5 20Q17 12 29 20V54H5zM35 20Q47 12 59 20V54H35zM5 44H29M35 44H59M29 36H35M29 40H35',
    'red M17 24C21 30 23 32 23 35.5A6 6 0 0 1 11 35.5C11 32 13 30 17 24z',
    'red M47 24C51 30 53 32 53 35.5A6 6 0 0 1 41 35.5C41 32 43 30 47 24z',
    'wood M10 55h9v7H10zM21 55h9v7H21z',
  ],
  // airfield
  p12: [
    'grass M0 0h64v64H0z',
    'grey M12 64L26 0H38L52 64z',
    'white:2.5 M32 2v7M32 56v7',
    'white M16 64h5l1-7h-4.5zM43 64h5l-1.5-7H42z',
    'ink M32 8C34 8 35.5 13 35.5 22L60 31V37L35.5 34L34.5 46L42 51V54.5L32 53L22 54.5V51L29.5 46L28.5 34L4 37V31L28.5 22C28.5 13 30 8 32 8z',
    'gold M32 12C33 12 33.8 15 33.8 20H30.2C30.2 15 31 12 32 12zM10 31.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM50 31.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  ],
  // farm
  p13: [
    'sky M0 0h64v64H0z',
    'gold M0 48H64V64H0z',
    'road M0 54h64v2H0zM0 60h64v2H0z',
    'stone M44 18Q51 10 58 18V52H44z',
    'grey M53 14Q57 15 58 18V52H53z',
    'red M6 52V30L12 20L24 13L36 20L42 30V52z',
    'wine M3 31L11 18L24 10L37 18L45 31L41 32L35 22L24 15L13 22L7 32z',
    'white M15 36H33V52H15zM20 21h8v7H20z',
    'wine:2 M15 36L33 52M33 36L15 52M15 36H33V52H15z',
  ],
  // quarry
  p14: [
    'haze M0 0h64v64H0z',
    'soil M0 64V12H14V24H26V36H38V48H50V58H64V64z',
    'stone M0 12H14V24H10L0 22zM14 24H26V36H21L14 33zM26 36H38V48H33L26 45zM38 48H50V58H45L38 55z',
    'ink:1.4 M0 12H14V24H26V36H38V48H50V58H64',
    'ink:3.2 M36 34L56 12',
    'grey M42 7C50 4 60 9 62 20C58 15 55 13 53 15L50 12C51 10 48 8 42 7z',
    'ink:1 M42 7C50 4 60 9 62 20C58 15 55 13 53 15L50 12C51 10 48 8 42 7z',
    'stone M52 58l4-5 6 1 2 4z',
  ],
  // bunker
  p15: [
    'far M0 0h64v64H0z',
    'grass M0 30Q20 20 40 26T64 24V64H0z',
    'grey M4 54L12 30H52L60 54z',
    'stone M8 30Q32 16 56 30L58 37H6z',
    'ink M14 39H50V47H14z',
    'grey M28 41.5H44V44.5H28z',
    'ink:1.4 M8 30Q32 16 56 30L58 37H6zM4 54L12 37M60 54L52 37',
    'dark M0 54Q10 48 20 54T42 53T64 54V64H0z',
    'ink:1.5 M2 60q4-5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0',
  ],
  // workshop
  p16: [
    'haze M0 0h64v64H0z',
    'wood M4 60V24L32 8L60 24V60z',
    'ink M0 25L32 5L64 25L62 29L32 11L2 29z',
    'ink M12 30H52V60H12z',
    'gold M30 33h4l.6 3.2 2.6 1.1L39.9 35.5l2.8 2.8-1.8 2.7 1.1 2.6 3.2.6v4l-3.2.6-1.1 2.6 1.8 2.7-2.8 2.8-2.7-1.8-2.6 1.1L34 59.5H30l-.6-3.2-2.6-1.1-2.7 1.8-2.8-2.8 1.8-2.7-1.1-2.6-3.2-.6v-4l3.2-.6 1.1-2.6-1.8-2.7 2.8-2.8 2.7 1.8 2.6-1.1z',
    'ink M27 46.2a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
    'soil M0 60h64v4H0z',
  ],
};

export interface Stroke {
  d: string;
  fill: string;
  line?: string;
  width?: number;
}

function read(notes: readonly string[]): Stroke[] {
  return notes.map((note) => {
    const at = note.indexOf(' ');
    const [colour = '', width] = note.slice(0, at).split(':');
    const d = note.slice(at + 1);
    const paint = COLOURS[colour]!;
    return width === undefined ? { d, fill: paint } : { d, fill: 'none', line: paint, width: Number(width) };
  });
}

/** A signpost in a field: for pictures of packs that are not ours. */
const OTHER = [
  'sky M0 0h64v64H0z',
  'grass M0 46Q32 38 64 46V64H0z',
  'wood M30 14h5v42h-5z',
  'white M12 18H46L54 25L46 32H12z',
  'ink:1.4 M12 18H46L54 25L46 32H12z',
];

export function scene(id: string): Stroke[] {
  return read(SCENES[id] ?? OTHER);
}
