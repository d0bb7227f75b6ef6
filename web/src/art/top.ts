/** Tanks from above, for the board of Battlegrounds: they look up on a page of 64 by 64. */

export interface TopForm {
  /** Of the hull between the tracks: half its width, its upper and its lower end. */
  hull: [half: number, from: number, to: number];
  /** Of the tracks: width, upper and lower end. */
  tracks: [width: number, from: number, to: number];
  /** The turret or the fighting compartment, an outline; `open` shows its inside. */
  turret: string;
  open?: boolean;
  /** Where the barrel begins and ends, its thickness, with a muzzle brake. */
  gun: [from: number, to: number, thick: number, brake?: boolean];
  /** How far the nose is sloped. */
  nose: number;
}

const PLAIN: TopForm = {
  hull: [11, 14, 58],
  tracks: [6.5, 13, 59],
  turret: 'M24 27Q32 22 40 27L41 40Q32 46 23 40z',
  gun: [27, 5, 3],
  nose: 4,
};

const FORMS: Readonly<Record<string, TopForm>> = {
  // M12: an open deck, the long gun over all of it
  tk01: {
    hull: [11.5, 13, 55],
    tracks: [6, 12, 56],
    turret: 'M25 40H39L41 52H23z',
    open: true,
    gun: [48, 3, 4.2],
    nose: 5,
  },
  // Hummel: an open box at the rear
  tk02: {
    hull: [12, 12, 60],
    tracks: [5.5, 11, 61],
    turret: 'M25 31H39L43 37V58H21V37z',
    open: true,
    gun: [42, 4, 3.6],
    nose: 6,
  },
  // KV-2: the big box
  tk03: {
    hull: [11, 12, 59],
    tracks: [7.5, 11, 60],
    turret: 'M23 24H41L43 29V46H21V29z',
    gun: [26, 9, 5],
    nose: 5,
  },
  // Jagdpanther: sloped all around
  tk04: {
    hull: [13.5, 13, 60],
    tracks: [5.5, 14, 60],
    turret: 'M25 22H39L44 47H20z',
    gun: [26, 1, 3.2, true],
    nose: 8,
  },
  // SU-100
  tk05: {
    hull: [12.5, 14, 58],
    tracks: [5.5, 13, 59],
    turret: 'M25 21H39L43 39H21z',
    gun: [25, 1, 3.4],
    nose: 7,
  },
  // StuG III: low and wide, the gun off to the right of the middle
  tk06: {
    hull: [11.5, 14, 58],
    tracks: [5.5, 13, 59],
    turret: 'M22 25H42L45 32V46H19V32z',
    gun: [28, 6, 3.2, true],
    nose: 5,
  },
  // T-34: hexagon
  tk07: {
    hull: [11.5, 13, 59],
    tracks: [6.5, 12, 60],
    turret: 'M27 22H37L42 28L39 40H25L22 28z',
    gun: [25, 7, 3],
    nose: 7,
  },
  // Cromwell: a square turret
  tk08: {
    hull: [11, 12, 60],
    tracks: [6, 11, 61],
    turret: 'M23 25H41V43H23z',
    gun: [27, 7, 2.8, true],
    nose: 4,
  },
  // Sherman: cast and round
  tk09: {
    hull: [12, 13, 59],
    tracks: [6, 12, 60],
    turret: 'M32 22C39 22 42 27 42 32C42 38 38 44 32 44S22 38 22 32C22 27 25 22 32 22z',
    gun: [25, 9, 3],
    nose: 7,
  },
  // Hellcat: an open turret with a long gun
  tk10: {
    hull: [11, 14, 58],
    tracks: [5.5, 13, 59],
    turret: 'M28 22H36L41 29L40 44H24L23 29z',
    open: true,
    gun: [27, 3, 2.8, true],
    nose: 6,
  },
  // Chaffee
  tk11: {
    hull: [10.5, 15, 57],
    tracks: [5.5, 14, 58],
    turret: 'M28 23H36L40 29L38 44H26L24 29z',
    gun: [26, 8, 2.8],
    nose: 6,
  },
  // BT-7: narrow nose, small turret
  tk12: {
    hull: [10, 14, 58],
    tracks: [5.5, 13, 59],
    turret: 'M32 25C37 25 39.5 28 39.5 32L38 44H26L24.5 32C24.5 28 27 25 32 25z',
    gun: [28, 12, 2.2],
    nose: 9,
  },
};

export function topForm(card: string): TopForm {
  return FORMS[card] ?? PLAIN;
}

/** The paint of the four players' figures, and the shape that tells them apart without colours. */
export interface TopCoat {
  body: string;
  light: string;
  dark: string;
  mark: string;
  shape: string;
}

export const TOP_COATS: Readonly<Record<string, TopCoat>> = {
  green: {
    body: '#4d8546',
    light: '#82b377',
    dark: '#1c3a19',
    mark: '#fffdf2',
    shape: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
  yellow: { body: '#dba91f', light: '#f6d777', dark: '#5a4100', mark: '#231a00', shape: 'M0-4.5L5 3.8H-5z' },
  blue: {
    body: '#3b78b8',
    light: '#84b1de',
    dark: '#12304f',
    mark: '#fffdf2',
    shape: 'M-3.7-3.7h7.4v7.4h-7.4z',
  },
  red: {
    body: '#bb4434',
    light: '#e48c7d',
    dark: '#4a120b',
    mark: '#fffdf2',
    shape: 'M0-5.2L5.2 0L0 5.2L-5.2 0z',
  },
};
