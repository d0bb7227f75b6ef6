/** What the cards of the games show: ground and vehicles. Places and widths are in percent of the picture. */

export interface Extra {
  id: string;
  nation: string;
  facing: 'left' | 'right';
  left: number;
  bottom: number;
  width: number;
  turn?: number; // degrees, for those on cards
}

export interface Setting {
  sky: string;
  hills: string;
  ground: string;
  /** On playing cards, on a board of squares, or on open ground. */
  on: 'cards' | 'board' | 'field';
  vehicles: Extra[];
}

export const SCENES: Record<string, Setting> = {
  rush: {
    sky: '#d3cfae',
    hills: '#aeb084',
    ground: '#7f8a58',
    on: 'cards',
    vehicles: [
      { id: 'su-t34', nation: 'ussr', facing: 'right', left: 5, bottom: -30, width: 27, turn: -13 },
      { id: 'us-m4a3e8', nation: 'usa', facing: 'right', left: 26, bottom: -17, width: 27, turn: -4.5 },
      { id: 'fr-b1bis', nation: 'france', facing: 'right', left: 47, bottom: -17, width: 27, turn: 4.5 },
      { id: 'de-tiger', nation: 'germany', facing: 'right', left: 68, bottom: -30, width: 27, turn: 13 },
    ],
  },
  battlegrounds: {
    sky: '#e6dcbf',
    hills: '#cbbd8f',
    ground: '#b9a877',
    on: 'board',
    vehicles: [
      { id: 'tk11', nation: 'usa', facing: 'left', left: 45, bottom: 29, width: 21 },
      { id: 'tk04', nation: 'germany', facing: 'right', left: 2, bottom: 7, width: 42 },
      { id: 'tk03', nation: 'ussr', facing: 'left', left: 62, bottom: 4, width: 37 },
    ],
  },
  duel: {
    sky: '#dfe0d4',
    hills: '#b4b9a6',
    ground: '#7c8468',
    on: 'field',
    vehicles: [
      { id: 't34_85', nation: 'soviet', facing: 'right', left: 2, bottom: 5, width: 46 },
      { id: 'tiger1', nation: 'german', facing: 'left', left: 54, bottom: 12, width: 42 },
    ],
  },
};
