import { formatHex, oklch, wcagContrast } from 'culori';
import { type Hex, mix } from '../../model/mix.ts';
import type { Neutrals, Palette, Ramp, Shades } from '../../model/theme.ts';
import type { Color } from './color.ts';

/** The contrast that WCAG AA asks of text, and of what must be seen beside something else. */
const READABLE = 4.5;
const VISIBLE = 3;

const white = '#FFFFFF';
const black = '#000000';

/** How much of stop 500 is in the tints of a colour with a name of ours, and of one that is drawn as it was given: texts of that can be lighter. */
const namedTint = 0.26;
const givenTint = 0.15;

/** Ink on a bright surface: nearly black, with a trace of the colour. */
const inkOn = (ramp: Ramp, neutral: Neutrals): Hex => mix(ramp['950'], 0.4, neutral.ink.light);

const readsOn = (color: Hex, grounds: readonly Hex[], needs: number): boolean =>
  grounds.every((ground) => wcagContrast(color, ground) >= needs);

/** The colour itself, or the nearest darker one of its hue that can be read on all of the grounds. */
function readable(color: Hex, grounds: readonly Hex[]): Hex {
  if (readsOn(color, grounds, READABLE)) return color;
  const start = oklch(color) ?? { mode: 'oklch' as const, l: 0, c: 0 };
  let dark = 0;
  let light = start.l;
  for (let step = 0; step < 12; step += 1) {
    const l = (dark + light) / 2;
    // Less light carries less colour.
    const candidate = formatHex({ ...start, l, c: start.c * (0.4 + 0.6 * (l / start.l)) });
    if (readsOn(candidate, grounds, READABLE)) dark = l;
    else light = l;
  }
  return formatHex({ ...start, l: dark, c: start.c * (0.4 + 0.6 * (dark / start.l)) });
}

/** A colour all over a surface: exactly as given, with white text or, where that can't be read, with dark text. */
function solidOf(given: Hex, text: Hex): Shades {
  const isDark = wcagContrast(given, white) >= READABLE;
  const towards = isDark ? black : white;
  return {
    solid: given,
    solidHover: mix(towards, 0.14, given),
    solidActive: mix(towards, 0.26, given),
    contrast: isDark ? white : darkTextOn(given),
    text,
  };
}

const nearlyBlack = '#0A0A0A';
const darkTextOn = (given: Hex): Hex => (wcagContrast(given, nearlyBlack) >= READABLE ? nearlyBlack : black);

const named = (ramp: Ramp, ink: Hex): Pick<Palette, 'light' | 'dark'> => ({
  light: {
    solid: ramp['700'],
    solidHover: ramp['800'],
    solidActive: ramp['900'],
    contrast: white,
    text: ramp['700'],
  },
  dark: { solid: ramp['400'], solidHover: ramp['300'], solidActive: ramp['200'], contrast: ink, text: ramp['300'] },
});

/** Where text of the brand colour stands in light mode. */
const groundsOf = (ramp: Ramp, neutral: Neutrals): Hex[] => [
  neutral.page.light,
  neutral.subtle.light,
  neutral.muted.light,
  mix(ramp['500'], givenTint, white),
];

function bandOf({ ramp, given }: Color): Palette['band'] {
  const base = ramp['800'];
  const quiet = [ramp['200'], ramp['100'], ramp['50'], white];
  const text = given && quiet.find((color) => wcagContrast(color, given) >= READABLE);
  if (given === undefined || text === undefined) return { ground: base, text: ramp['200'], base };
  return { ground: given, text, base: wcagContrast(given, white) > wcagContrast(base, white) ? given : base };
}

/** What becomes of the brand colour, beside the neutrals of the site. */
export function brandPalette(color: Color, neutral: Neutrals): Palette {
  const { ramp, given } = color;
  const ink = inkOn(ramp, neutral);
  const ofName = named(ramp, ink);
  if (given === undefined) return { ramp, ...ofName, tint: namedTint, band: bandOf(color) };
  const text = readable(given, groundsOf(ramp, neutral));
  const isSeenInDark = readsOn(given, [neutral.page.dark, neutral.subtle.dark], VISIBLE);
  return {
    ramp: { ...ramp, '700': text },
    light: solidOf(given, text),
    dark: isSeenInDark ? solidOf(given, ramp['300']) : ofName.dark,
    tint: givenTint,
    band: bandOf(color),
  };
}

/** What becomes of the accent: marks of it are as given, and texts can be read. */
export function accentPalette(color: Color, neutral: Neutrals): Palette {
  const { ramp, given } = color;
  const palette = brandPalette(color, neutral);
  const light = { ...palette.light, solid: given ?? ramp['500'] };
  const dark = {
    ...palette.dark,
    solid: given !== undefined && readsOn(given, [neutral.page.dark], VISIBLE) ? given : ramp['400'],
  };
  return { ...palette, light, dark };
}
