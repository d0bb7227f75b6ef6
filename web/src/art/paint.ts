/** The colours of vehicles. `ink` is one colour: that of the text around, with the gaps in `--vehicle-gap` (paper). */

export type Paint =
  | 'body' // the main colour, shaded from top to bottom
  | 'side' // the same, darker: what lies lower or farther
  | 'wheel'
  | 'light'
  | 'dark' // lines and shadows
  | 'band' // camouflage
  | 'band2'
  | 'metal'
  | 'track'
  | 'link'
  | 'shade' // between the wheels
  | 'tyre'
  | 'canvas'
  | 'wood'
  | 'glass'
  | 'mark';

export type Palette = Record<Paint, string>;

const COMMON = {
  metal: '#4a4a46',
  track: '#34322d',
  link: '#6d675b',
  tyre: '#2a2a28',
  canvas: '#8d8262',
  wood: '#7a5f3d',
  glass: '#a9bdbd',
  mark: '#ece6d2',
};

function coat(body: string, side: string, light: string, dark: string, band: string, band2: string): Palette {
  return {
    ...COMMON,
    shade: `color-mix(in srgb, ${dark} 72%, ${side})`,
    body,
    side,
    wheel: `color-mix(in srgb, ${body} 60%, ${side})`,
    light,
    dark,
    band,
    band2,
  };
}

export const COATS = {
  green: coat('#5f7040', '#475630', '#92a56c', '#222a16', '#4b5730', '#7d7a4c'),
  white: coat('#c9c9bd', '#a3a497', '#eeeee6', '#3c3f34', '#7d8466', '#8e9479'),
  grey: coat('#66707a', '#4c555d', '#97a3ac', '#22282d', '#575f62', '#747b7c'),
  yellow: coat('#b09a63', '#8b774a', '#d9c690', '#3d3219', '#6d7045', '#7d5738'),
  olive: coat('#6d6a45', '#524f33', '#a19d70', '#292714', '#5c5a35', '#7c774d'),
  french: coat('#748069', '#586352', '#a5b199', '#272d22', '#7d6545', '#566049'),
  plain: coat('#76806a', '#59624f', '#a6b098', '#262b20', '#626c56', '#89917a'),
  british: coat('#707046', '#555635', '#a3a36f', '#292a17', '#4e5035', '#86835a'),
} satisfies Record<string, Palette>;

export type Coat = keyof typeof COATS;

export const INK: Palette = (() => {
  const gap = 'var(--vehicle-gap, var(--paper))';
  const mix = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, ${gap})`;
  return {
    body: mix(84),
    side: mix(96),
    wheel: mix(76),
    light: mix(48),
    dark: 'currentColor',
    band: mix(84),
    band2: mix(84),
    metal: mix(96),
    track: 'currentColor',
    link: mix(62),
    shade: 'currentColor',
    tyre: 'currentColor',
    canvas: mix(62),
    wood: mix(72),
    glass: mix(25),
    mark: gap,
  };
})();

/** The usual coat of a nation, by the names that Rush and Duel give it. */
export const USUAL: Readonly<Record<string, Coat>> = {
  ussr: 'green',
  soviet: 'green',
  germany: 'yellow',
  german: 'yellow',
  usa: 'olive',
  france: 'french',
  britain: 'british',
};
