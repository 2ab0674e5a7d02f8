import type { Density, LookName, Ornament, Radius } from '../../model/theme.ts';
import type { Lines, Paper } from './color.ts';

export type Fonts = { readonly heading: string; readonly body: string };

/** What a look has where site.yaml says nothing else. How it sets type is in `src/app/theme/looks/`. */
type Defaults = {
  readonly fonts: Fonts;
  readonly radius: Radius;
  readonly density: Density;
  readonly ornament: Ornament;
  /** How strong hairlines are. */
  readonly lines: Lines;
  /** Whether pages are white, or of the colour of paper. */
  readonly paper: Paper;
  /** The tint of its greys, if it isn't that of the brand. */
  readonly tint?: 'warm';
};

/** What most looks have. */
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
