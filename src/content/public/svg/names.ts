const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The elements of SVG that draw, describe or move something, and can run or fetch nothing by themselves. */
export const ELEMENTS = words(`
  svg g defs symbol use switch title desc metadata style view a
  path rect circle ellipse line polyline polygon image text tspan tref textPath altGlyph altGlyphDef altGlyphItem glyphRef
  linearGradient radialGradient meshgradient meshGradient mesh meshrow meshRow meshpatch meshPatch stop solidColor solidcolor
  pattern hatch hatchpath hatchPath clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateColor animateMotion animateTransform set mpath
  font font-face font-face-src font-face-name font-face-format glyph missing-glyph hkern vkern
  flowRoot flowRegion flowPara flowSpan flowDiv flowLine color-profile cursor foreignObject
`);

/** Elements that change an attribute while the picture is shown. */
export const ANIMATIONS = words('animate animateColor animateTransform set');

/** Attributes that say how something looks: they may be written in a style sheet, too, and may refer to parts of the picture. */
const LOOKS = `
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-profile color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule
  filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust
  font-stretch font-style font-variant font-variation-settings font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering inline-size isolation kerning letter-spacing lighting-color line-height marker marker-end marker-mid
  marker-start mask mask-border mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-inside shape-rendering
  shape-subtract shape-margin shape-padding solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-align-last text-anchor text-decoration
  text-decoration-color text-decoration-line text-decoration-style text-indent text-orientation text-overflow text-rendering text-transform
  transform transform-box transform-origin unicode-bidi vector-effect visibility white-space white-space-collapse word-spacing writing-mode
  -inkscape-font-specification -inkscape-stroke
`;

/** Attributes that say where something is, and how large. */
const GEOMETRY = `
  cx cy d dx dy fr fx fy gradientTransform height k1 k2 k3 k4 method offset path pathLength patternTransform points r rotate rx ry
  side spacing startOffset stdDeviation textLength lengthAdjust viewBox width x x1 x2 y y1 y2 z preserveAspectRatio radius scale
  seed order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale specularConstant
  specularExponent diffuseConstant limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth elevation baseFrequency numOctaves stitchTiles
  type values tableValues slope intercept amplitude exponent in in2 result operator mode xChannelSelector yChannelSelector
  clipPathUnits maskUnits maskContentUnits markerHeight markerUnits markerWidth orient refX refY patternUnits patternContentUnits
  gradientUnits spreadMethod filterUnits filterRes primitiveUnits hatchUnits hatchContentUnits pitch
`;

/** What an animation may change: neither where a link leads nor what happens at a press. */
export const ANIMATED = words(`${LOOKS} ${GEOMETRY} class`);

/** The attributes of SVG elements without a namespace. `data-` and `aria-` may begin others. */
export const ATTRIBUTES = words(`
  ${LOOKS} ${GEOMETRY}
  id class style lang tabindex role version baseProfile contentScriptType contentStyleType zoomAndPan snapshotTime externalResourcesRequired
  requiredFeatures requiredExtensions systemLanguage focusable
  href target rel hreflang download media title crossorigin decoding fetchpriority loading
  attributeName attributeType begin dur end min max restart repeatCount repeatDur fill calcMode keyTimes keySplines keyPoints
  from to by additive accumulate origin viewTarget
  accent-height alphabetic arabic-form ascent bbox cap-height descent font-variant glyph-name g1 g2 u1 u2 k hanging horiz-adv-x
  horiz-origin-x horiz-origin-y ideographic mathematical overline-position overline-thickness panose-1 slope stemh stemv
  strikethrough-position strikethrough-thickness underline-position underline-thickness unicode unicode-range units-per-em
  v-alphabetic v-hanging v-ideographic v-mathematical vert-adv-y vert-origin-x vert-origin-y widths x-height format glyphRef string
  local name rendering-intent space xmlns docname
`);

export const SVG = 'http://www.w3.org/2000/svg';
export const XHTML = 'http://www.w3.org/1999/xhtml';
export const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Attributes with a prefix that browsers know. `xml:base` would change where all links lead. */
export const PREFIXED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [XLINK, words('href title type show actuate role arcrole')],
  [XML, words('space lang id')],
]);

/** The notes of drawing programs about who made a picture: descriptions of things, of licences. */
const DESCRIPTIONS = words(`
  http://www.w3.org/1999/02/22-rdf-syntax-ns# http://www.w3.org/2000/01/rdf-schema# http://www.w3.org/2004/02/skos/core#
  http://www.w3.org/ns/dcat# http://www.w3.org/2001/XMLSchema http://www.w3.org/2001/XMLSchema-instance
`);

/**
 * Whether browsers make nothing of elements and attributes of a namespace, as with the notes of drawing programs. Those that
 * they know are the business of the W3C and of browser makers.
 */
export function isInert(uri: string): boolean {
  if (uri === XMLNS || uri === '' || DESCRIPTIONS.has(uri)) return true;
  return !/^https?:\/\/(?:[\w-]+\.)*(?:w3\.org|mozilla\.org)(?:[/:]|$)|^urn:schemas-microsoft-com/i.test(uri);
}
