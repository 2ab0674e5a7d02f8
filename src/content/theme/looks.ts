import type { Density, LookName, Ornament, Radius } from '../../model/theme.ts';

// The names of our colours stand apart from what they mean: a check of a site with such names needn't load `color.ts`.
const palettes = ['teal', 'cyan', 'blue', 'indigo', 'violet', 'pink', 'red', 'orange', 'green', 'gray'] as const;

export const colorNames = {
  brand: palettes,
  accent: ['amber', ...palettes],
  neutral: ['warm', 'cool', 'pure'],
} as const;

export type ColorKey = keyof typeof colorNames;
export type PaletteName = (typeof palettes)[number];
export type TintName = (typeof colorNames.neutral)[number];

export type Fonts = { readonly heading: string; readonly body: string };

/** How strong hairlines are, and whether pages are white, or of the colour of paper. */
export type Lines = 'faint' | 'normal' | 'strong';
export type Paper = 'white' | 'tinted';

/** What a look has where site.yaml says nothing else. How it sets type is in `src/app/theme/looks/`. */
type Defaults = {
  readonly fonts: Fonts;
  readonly radius: Radius;
  readonly density: Density;
  readonly ornament: Ornament;
  readonly lines: Lines;
  readonly paper: Paper;
  /** The tint of its greys, if it isn't that of the brand. */
  readonly tint?: 'warm';
};

const USUAL = { density: 'normal', lines: 'normal', paper: 'white' } as const;

const both = (font: string): Fonts => ({ heading: font, body: font });

export const looks: Readonly<Record<LookName, Defaults>> = {
  stepwell: { ...USUAL, fonts: both('Instrument Sans'), radius: 'medium', ornament: 'stepwell' },
  plain: { ...USUAL, fonts: both('Inter'), radius: 'small', ornament: 'none' },
  editorial: {
    ...USUAL,
    fonts: { heading: 'Fraunces', body: 'Source Serif 4' },
    radius: 'none',
    density: 'spacious',
    ornament: 'rule',
    paper: 'tinted',
    tint: 'warm',
  },
  bold: { ...USUAL, fonts: both('Archivo'), radius: 'none', ornament: 'rings', lines: 'strong' },
  soft: { ...USUAL, fonts: both('Nunito'), radius: 'large', ornament: 'glow', lines: 'faint' },
  technical: {
    ...USUAL,
    fonts: { heading: 'Space Grotesk', body: 'IBM Plex Sans' },
    radius: 'small',
    density: 'compact',
    ornament: 'grid',
  },
};

export const defaultLook: LookName = 'stepwell';

/** A name that authors write may be one that there isn't. */
export const isLook = (name: string | undefined): name is LookName => name !== undefined && Object.hasOwn(looks, name);
