import { clampChroma, colorsNamed, displayable, formatHex, oklch, parse, toGamut, wcagLuminance } from 'culori';
import type { Neutral, Neutrals, Ramp, Stop } from '../../model/theme.ts';
import table from './colors.json' with { type: 'json' };
import type { Lines, PaletteName, Paper, TintName } from './looks.ts';

/** The hue of a tint, and how strong it is beside that of stone. */
type Tint = { readonly hue: number; readonly share: number };

const named: Readonly<Record<TintName, Tint>> = {
  warm: { hue: 70, share: 0.8 },
  cool: { hue: 250, share: 1 },
  pure: { hue: 0, share: 0 },
};

/** The strongest tint: more would be a colour. */
const most = 1.4;
const besideBrand = 0.7;

/** A grey as light as another one to the eye (the same luminance, so that contrasts stay), of another hue. */
function tinted(grey: string, { hue, share }: Tint): string {
  const { c = 0, l = 0 } = oklch(grey) ?? {};
  const wanted = wcagLuminance(grey);
  const at = (lightness: number): string =>
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c: c * share, h: hue }, 'oklch'));
  let low = Math.max(0, l - 0.05);
  let high = Math.min(1, l + 0.05);
  for (let step = 0; step < 10; step += 1) {
    const middle = (low + high) / 2;
    if (wcagLuminance(at(middle)) < wanted) low = middle;
    else high = middle;
  }
  // Rounding must not take contrast away: dark greys are rounded down, light ones up.
  return at(wanted < 0.18 ? low : high);
}

function withTint(tint: Tint): Neutrals {
  const both = ({ light, dark }: Neutral): Neutral => ({ light: tinted(light, tint), dark: tinted(dark, tint) });
  const entries = Object.entries(stone).map(([name, neutral]) => [name, both(neutral)]);
  // The same names as those of stone.
  return Object.fromEntries(entries) as Neutrals;
}

const tintOf = ({ hue, chroma }: Color, share: number): Tint => ({ hue, share: Math.min(chroma * share, most) });

/**
 * The greys of a site.
 * @param written a name of a tint or a colour; a trace of the brand colour when absent
 */
export function neutralsOf(written: string | undefined, brand: Color, isStone: boolean): Neutrals {
  if (written === undefined) return isStone ? stone : withTint(tintOf(brand, besideBrand));
  const tint = new Map<string, Tint>(Object.entries(named)).get(written.trim().toLowerCase());
  return withTint(tint ?? tintOf(colorOf(written), 1));
}

export function withLines(neutrals: Neutrals, lines: Lines): Neutrals {
  const { text, textMuted, textSubtle, muted, line } = neutrals;
  if (lines === 'strong') {
    const strong = { light: text.light, dark: textSubtle.dark };
    return { ...neutrals, line: strong, lineStrong: { light: text.light, dark: textMuted.dark } };
  }
  if (lines === 'faint') return { ...neutrals, line: { light: muted.light, dark: muted.dark }, lineStrong: line };
  return neutrals;
}

/** The same greys on another paper: cards stay white. */
export function onPaper(neutrals: Neutrals, paper: Paper): Neutrals {
  if (paper === 'white') return neutrals;
  const { page, subtle, muted } = neutrals;
  return {
    ...neutrals,
    page: { light: subtle.light, dark: page.dark },
    subtle: { light: muted.light, dark: subtle.dark },
  };
}

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
const colors = table as unknown as Colors;
const { hues, amber, stops, stone } = colors;

/** The colour that a palette of others has by a name, as `#rrggbb`. */
export const colorElsewhere = new Map(Object.entries(colors.elsewhere));

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

function rampOf({ hue, chroma }: Hue): Ramp {
  const color = (stop: Stop): string => {
    const [l, c] = stops[stop];
    return formatHex(clampChroma({ mode: 'oklch', l, c: c * chroma, h: hue }, 'oklch'));
  };
  // Of each stop one.
  return Object.fromEntries((Object.keys(stops) as Stop[]).map((stop) => [stop, color(stop)])) as Ramp;
}
