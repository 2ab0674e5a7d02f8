import fontUrl from './instrument-sans.woff2?url';

/** Address of the web font, base included, to be preloaded. */
export { fontUrl };

/**
 * The web font, and a stand-in with its metrics made from what the device has, so that nothing moves when the font
 * arrives. The four numbers were measured against Instrument Sans.
 */
export const fontFaceCss =
  `@font-face{font-family:"Instrument Sans";src:url("${fontUrl}") format("woff2");font-weight:400 700;font-display:swap}` +
  '@font-face{font-family:"Instrument Sans Fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");' +
  'size-adjust:103%;ascent-override:94.2%;descent-override:24.3%;line-gap-override:0%}';
