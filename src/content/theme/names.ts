/**
 * The names of ours that colours have, by the key that takes them. They stand apart from what they mean (`color.ts`), so
 * that a check of a site with such names needn't load what knows colours.
 */
const palettes = ['teal', 'cyan', 'blue', 'indigo', 'violet', 'pink', 'red', 'orange', 'green', 'gray'] as const;

export const colorNames = {
  brand: palettes,
  accent: ['amber', ...palettes],
  neutral: ['warm', 'cool', 'pure'],
} as const;

export type ColorKey = keyof typeof colorNames;
export type PaletteName = (typeof palettes)[number];
export type TintName = (typeof colorNames.neutral)[number];
