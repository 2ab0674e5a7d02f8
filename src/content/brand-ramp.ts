import { clampChroma, differenceEuclidean, formatHex, oklch, wcagContrast } from 'culori';
import type { BrandStop } from '../model/plan.ts';

/** A palette is a hue in OKLCH degrees, and how much more chroma than the table below the hue can carry. */
type Palette = { readonly hue: number; readonly chroma: number };

const palettes: Readonly<Record<string, Palette>> = {
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

const fallback = 'teal';

/** The stop that links and buttons have in light mode: `brand.solid` of the theme (a test shows it). */
const LINKS: BrandStop = '700';

/** Lightness and chroma of each stop. Text and ring colours taken from it meet WCAG AA at any hue (a test shows it). */
const stops: Readonly<Record<BrandStop, readonly [lightness: number, chroma: number]>> = {
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

function paletteOf(brand: string): Palette {
  const named = palettes[brand];
  if (named !== undefined) return named;
  const color = oklch(brand);
  if (color === undefined) throw new Error(`"${brand}" is neither a palette nor a colour.`);
  return { hue: color.h ?? 0, chroma: Math.min(color.c / baseChroma, mostChroma) };
}

/**
 * Makes the brand colours from `theme.brand`: only its hue and strength are kept, so that every text stays readable.
 * @param brand a palette's name or `#rrggbb`; teal when absent
 * @returns `#rrggbb` for each stop
 * @throws Error for anything else, which the schema does not let through
 */
export function brandRamp(brand: string = fallback): Record<BrandStop, string> {
  const { hue, chroma } = paletteOf(brand);
  const color = (stop: BrandStop): string => {
    const [l, c] = stops[stop];
    return formatHex(clampChroma({ mode: 'oklch', l, c: c * chroma, h: hue }, 'oklch'));
  };
  return {
    '50': color('50'),
    '100': color('100'),
    '200': color('200'),
    '300': color('300'),
    '400': color('400'),
    '500': color('500'),
    '600': color('600'),
    '700': color('700'),
    '800': color('800'),
    '900': color('900'),
    '950': color('950'),
  };
}

/** How far apart two colours are when nobody would call them the same: a distance in OKLab. */
const OTHER_COLOR = 0.12;

/** The contrast that WCAG AA asks of text. */
const READABLE = 4.5;

/**
 * What becomes of a brand colour on links and buttons, if visitors would notice that it is another.
 * @param brand `#rrggbb`
 * @returns the colour they see in light mode, and whether white text couldn't be read on the one given
 */
export function changedBrand(brand: string): { readonly shown: string; readonly isTooLight: boolean } | undefined {
  const shown = brandRamp(brand)[LINKS];
  if (differenceEuclidean('oklab')(brand, shown) < OTHER_COLOR) return undefined;
  return { shown, isTooLight: wcagContrast(brand, '#ffffff') < READABLE };
}
