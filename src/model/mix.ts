/** A colour as `#rrggbb`, or `#rrggbbaa` where it lets through what is behind it. */
export type Hex = string;

const channels = (color: Hex): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const twoDigits = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/**
 * Mixes two opaque colours in sRGB, as CSS `color-mix(in srgb, over share, under)` does, but at build time.
 * @param share how much of `over`: 0 to 1
 */
export function mix(over: Hex, share: number, under: Hex): Hex {
  const below = channels(under);
  return `#${channels(over)
    .map((value, index) => twoDigits(value * share + (below[index] ?? 0) * (1 - share)))
    .join('')}`;
}

/** The same colour, letting through what is behind it. `opacity`: 0 to 1. */
export function veil(color: Hex, opacity: number): Hex {
  return `${color}${twoDigits(opacity * 255)}`;
}

/** The three channels of a colour as CSS writes them in `rgb()`: `9 18 19`. */
export const rgb = (color: Hex): string => channels(color).join(' ');
