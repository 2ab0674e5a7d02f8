import { clampChroma, colorsNamed, displayable, formatHex, oklch, parse, toGamut } from 'culori';
import type { Neutrals, Ramp, Stop } from '../../model/theme.ts';
import table from './colors.json' with { type: 'json' };
import type { PaletteName } from './names.ts';

type Colors = {
  /** The colours that have a name of ours: shades of a hue, each of them readable. They come before CSS colours of the same name. */
  readonly hues: Readonly<Record<PaletteName, Hue>>;
  /** An accent has one more: it is lighter and stronger than the shades of a hue. */
  readonly amber: Ramp;
  /** Lightness and chroma of each stop. Text and ring colours taken from it meet WCAG AA at any hue (a test shows it). */
  readonly stops: Readonly<Record<Stop, readonly [lightness: number, chroma: number]>>;
  /** Cool at the dark end, warm plaster at the light end. The neutrals of teal, and the measure of how light all others are. */
  readonly stone: Neutrals;
  /** What palettes of others name: the shade of it that can be read on white, or comes closest to that. */
  readonly elsewhere: Readonly<Record<string, string>>;
};

// Of pairs in JSON, the compiler only knows that they are lists.
export const colors = table as unknown as Colors;
const { hues, amber, stops } = colors;

/** The colour that a palette of others has by a name, as `#rrggbb`. */
export const colorElsewhere = new Map(Object.entries(colors.elsewhere));

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
