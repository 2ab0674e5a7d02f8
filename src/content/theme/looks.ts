import type { Density, LookName, Ornament, Radius } from '../../model/theme.ts';
import type { Lines, Paper } from './neutrals.ts';

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

export const looks: Readonly<Record<LookName, Defaults>> = {
  stepwell: {
    fonts: { heading: 'Instrument Sans', body: 'Instrument Sans' },
    radius: 'medium',
    density: 'normal',
    ornament: 'stepwell',
    lines: 'normal',
    paper: 'white',
  },
  plain: {
    fonts: { heading: 'Inter', body: 'Inter' },
    radius: 'small',
    density: 'normal',
    ornament: 'none',
    lines: 'normal',
    paper: 'white',
  },
  editorial: {
    fonts: { heading: 'Fraunces', body: 'Source Serif 4' },
    radius: 'none',
    density: 'spacious',
    ornament: 'rule',
    lines: 'normal',
    paper: 'tinted',
    tint: 'warm',
  },
  bold: {
    fonts: { heading: 'Archivo', body: 'Archivo' },
    radius: 'none',
    density: 'normal',
    ornament: 'rings',
    lines: 'strong',
    paper: 'white',
  },
  soft: {
    fonts: { heading: 'Nunito', body: 'Nunito' },
    radius: 'large',
    density: 'normal',
    ornament: 'glow',
    lines: 'faint',
    paper: 'white',
  },
  technical: {
    fonts: { heading: 'Space Grotesk', body: 'IBM Plex Sans' },
    radius: 'small',
    density: 'compact',
    ornament: 'grid',
    lines: 'normal',
    paper: 'white',
  },
};

export const defaultLook: LookName = 'stepwell';

/** A name that authors write may be one that there isn't. */
export const isLook = (name: string | undefined): name is LookName => name !== undefined && Object.hasOwn(looks, name);
