import { colorsNamed, displayable, formatHex, parse, toGamut } from 'culori';
import type { Ramp } from '../../model/theme.ts';
import type { PaletteName } from './names.ts';
import { type Hue, hueOf, rampOf } from './ramp.ts';

/** The colours that have a name of ours: shades of a hue, each of them readable. They come before CSS colours of the same name. */
const hues: Readonly<Record<PaletteName, Hue>> = {
  teal: { hue: 205, chroma: 1 },
  cyan: { hue: 222, chroma: 1.1 },
  blue: { hue: 258, chroma: 1.7 },
  indigo: { hue: 276, chroma: 1.7 },
  violet: { hue: 295, chroma: 1.7 },
  pink: { hue: 352, chroma: 1.6 },
  red: { hue: 25, chroma: 1.6 },
  orange: { hue: 50, chroma: 1.4 },
  green: { hue: 155, chroma: 1.2 },
  gray: { hue: 220, chroma: 0.12 },
};

/** An accent has one more: it is lighter and stronger than the shades of a hue. */
const amber: Ramp = {
  '50': '#FFF7EE',
  '100': '#FFEDD8',
  '200': '#FEDAAE',
  '300': '#F9C380',
  '400': '#EEAC53',
  '500': '#D59230',
  '600': '#AC7215',
  '700': '#89590B',
  '800': '#6A4408',
  '900': '#503408',
  '950': '#331F04',
};

/** All names of colours in CSS. */
export const cssNames: readonly string[] = Object.keys(colorsNamed);

/** A colour as its author wrote it: one of our names, or a colour of CSS that is to be drawn as it is. */
export type Color = Hue & { readonly ramp: Ramp; readonly given?: string };

/** What is wrong with a text that should be a colour. */
export type NoColor = 'unknown' | 'transparent';

const toSrgb = toGamut('rgb', 'oklch');

/** A colour of CSS as `#rrggbb`, brought into sRGB where it is stronger than that. */
export function hexOf(text: string): string | NoColor {
  const color = parse(text.trim());
  if (color === undefined) return 'unknown';
  if (color.alpha !== undefined && color.alpha < 1) return 'transparent';
  return formatHex(displayable(color) ? color : toSrgb(color));
}

/** Whether a result of `hexOf` is a colour. */
export const isHex = (found: string): boolean => found.startsWith('#');

/**
 * Reads a colour.
 * @throws Error for what is none, which the check of a site does not let through
 */
export function colorOf(text: string): Color {
  const name = text.trim().toLowerCase();
  if (name === 'amber') return { ...hueOf(amber['500']), ramp: amber };
  const named = new Map<string, Hue>(Object.entries(hues)).get(name);
  if (named !== undefined) return { ...named, ramp: rampOf(named) };
  const given = hexOf(text);
  if (!isHex(given)) throw new Error(`"${text}" is not a colour.`);
  const hue = hueOf(given);
  return { ...hue, ramp: rampOf(hue), given };
}
