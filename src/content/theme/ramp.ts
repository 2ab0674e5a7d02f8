import { clampChroma, formatHex, oklch } from 'culori';
import type { Ramp, Stop } from '../../model/theme.ts';

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
export function hueOf(color: string): Hue {
  const { c = 0, h = 0 } = oklch(color) ?? {};
  return { hue: h, chroma: Math.min(c / baseChroma, mostChroma) };
}

/** All shades of a hue. */
export function rampOf({ hue, chroma }: Hue): Ramp {
  const color = (stop: Stop): string => {
    const [l, c] = stops[stop];
    return formatHex(clampChroma({ mode: 'oklch', l, c: c * chroma, h: hue }, 'oklch'));
  };
  // Of each stop one.
  return Object.fromEntries((Object.keys(stops) as Stop[]).map((stop) => [stop, color(stop)])) as Ramp;
}
