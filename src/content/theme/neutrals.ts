import { clampChroma, formatHex, oklch, wcagLuminance } from 'culori';
import type { Neutral, Neutrals } from '../../model/theme.ts';
import { type Color, colorOf, colors } from './color.ts';
import type { TintName } from './names.ts';

const { stone } = colors;

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

/** How strong hairlines are. */
export type Lines = 'faint' | 'normal' | 'strong';

/** The same greys with other hairlines. */
export function withLines(neutrals: Neutrals, lines: Lines): Neutrals {
  const { text, textMuted, textSubtle, muted, line } = neutrals;
  if (lines === 'strong') {
    const strong = { light: text.light, dark: textSubtle.dark };
    return { ...neutrals, line: strong, lineStrong: { light: text.light, dark: textMuted.dark } };
  }
  if (lines === 'faint') return { ...neutrals, line: { light: muted.light, dark: muted.dark }, lineStrong: line };
  return neutrals;
}

/** Whether pages are white, or of the colour of paper. */
export type Paper = 'white' | 'tinted';

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
