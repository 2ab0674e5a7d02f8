import fontUrl from './instrument-sans.woff2?url';

/** Address of the web font, base included, to be preloaded. */
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

/** The web font, and stand-ins with its metrics, so that nothing moves when the font arrives. */
export const fontFaceCss =
  `@font-face{font-family:"Instrument Sans";src:url("${fontUrl}") format("woff2");font-weight:400 700;font-display:swap}` +
  standIn('400 599', ['Arial', 'Liberation Sans', 'Helvetica'], 1.028) +
  standIn('600 700', ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], 0.975);
