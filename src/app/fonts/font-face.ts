import { ourFont, type Theme } from '../../model/theme.ts';
import rareUrl from './instrument-rare.woff2?url';
import fontUrl from './instrument-sans.woff2?url';

/** Address of the letters that every page needs, base included, to be preloaded. */
export { fontUrl };

/**
 * A stand-in for some weights, made from what the device has. `scale` makes its lines as long as those of Instrument
 * Sans (measured over the home page's text); the overrides keep its lines as high (ascent .97, descent .25).
 */
function standIn(weights: string, names: readonly string[], scale: number): string {
  const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;
  return (
    `@font-face{font-family:"Instrument Sans Fallback";font-weight:${weights};` +
    `src:${names.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(scale)};` +
    `ascent-override:${percent(0.97 / scale)};descent-override:${percent(0.25 / scale)};line-gap-override:0%}`
  );
}

const face = (url: string): string =>
  `font-family:"Instrument Sans";src:url("${url}") format("woff2");font-weight:400 700;font-display:swap`;

/** The letters of the second file: accented ones, and signs that few pages have. Browsers fetch it for a page that has one of them. */
const rare = 'U+A1-A8,U+AA-B6,U+B8-308,U+201A,U+201E,U+2039-203A,U+2122-2212';

/**
 * The web font in two files (cut from @fontsource/instrument-sans with `subset-font`; `rare` says which letter is in which),
 * and stand-ins with its metrics, so that nothing moves when the font arrives. A letter is taken from the last face that has it.
 */
const ours =
  `@font-face{${face(fontUrl)}}@font-face{${face(rareUrl)};unicode-range:${rare}}` +
  standIn('400 599', ['Arial', 'Liberation Sans', 'Helvetica'], 1.028) +
  standIn('600 700', ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], 0.975);

/** What every page of a theme says of its fonts. */
export function fontFaceCss({ fonts, faces }: Theme): string {
  return (usesOurs({ fonts }) ? ours : '') + (faces?.css ?? '');
}

const usesOurs = ({ fonts }: Pick<Theme, 'fonts'>): boolean =>
  [fonts.body, fonts.heading].some(({ name }) => name === ourFont);
