import { clampChroma, colorsNamed, displayable, formatHex, oklch, parse, toGamut } from 'culori';
import type { Ramp, Stop } from '../../model/theme.ts';
import type { PaletteName } from './names.ts';

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

/** A hue in OKLCH degrees, and how much more chroma than the table below the hue can carry. */
export type Hue = { readonly hue: number; readonly chroma: number };

/** Lightness and chroma of each stop. Text and ring colours taken from it meet WCAG AA at any hue (a test shows it). */
const stops: Readonly<Record<Stop, readonly [lightness: number, chroma: number]>> = {
  '50': [0.976, 0.016],
  '100': [0.948, 0.03],
  '200': [0.898, 0.052],
  '300': [0.832, 0.076],
  '400': [0.752, 0.095],
  '500': [0.655, 0.1],
  '600': [0.553, 0.092],
  '700': [0.47, 0.08],
  '800': [0.395, 0.068],
  '900': [0.325, 0.055],
  '950': [0.245, 0.042],
};

/** Chroma of stop 500, and the most it may be multiplied by. */
const baseChroma = stops['500'][1];
const mostChroma = 1.8;

/** The hue and the strength of a colour. @param color as `#rrggbb` */
function hueOf(color: string): Hue {
  const { c = 0, h = 0 } = oklch(color) ?? {};
  return { hue: h, chroma: Math.min(c / baseChroma, mostChroma) };
}

/** All shades of a hue. */
function rampOf({ hue, chroma }: Hue): Ramp {
  const color = (stop: Stop): string => {
    const [l, c] = stops[stop];
    return formatHex(clampChroma({ mode: 'oklch', l, c: c * chroma, h: hue }, 'oklch'));
  };
  // Of each stop one.
  return Object.fromEntries((Object.keys(stops) as Stop[]).map((stop) => [stop, color(stop)])) as Ramp;
}
