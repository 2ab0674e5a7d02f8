import {
  createSystem,
  defaultBaseConfig,
  defineGlobalStyles,
  type SystemConfig,
  type SystemContext,
} from '@chakra-ui/react';
import { mapValues } from '../../blocks/shared/recipe.ts';
import type { LookPropertyName, readable, SettableName } from '../../model/look-properties.ts';
import { onceFor } from '../../model/once.ts';
import type { Theme } from '../../model/theme.ts';
import { readableColors } from './generated/design.ts';
import { modeCss, modeTokens, variableOf, variablePrefix } from './modes.ts';
import type { ColorName } from './roles.ts';
import { breakpoints, propertyTokens, responsiveTokens, tokensOf, tokenValues } from './tokens.ts';

const title = { fontFamily: 'heading', fontWeight: 'title', textWrap: 'balance', overflowWrap: 'anywhere' } as const;

/** The most of a window's width that a size may be: where text is very large, titles stay in proportion to the screen, and their longest words fit. */
const widest = {
  display: '12.5vw',
  title: '11.25vw',
  heading: '10vw',
  subheading: '9vw',
  card: '8vw',
  article: '8.5vw',
  stat: '15vw',
} as const;

const fitting = <Name extends keyof typeof widest>(name: Name) =>
  `min(${widest[name]}*var(--unzoomed), {fontSizes.${name}})` as const;

/** A kind of title. @param spaces the token of the spaces between its words */
const titled = <Name extends keyof typeof widest>(name: Name, lineHeight: string, spaces?: string) => ({
  value: {
    ...title,
    fontSize: fitting(name),
    lineHeight,
    letterSpacing: name,
    ...(spaces && { wordSpacing: `{letterSpacings.${spaces}}` }),
  },
});

/** Every kind of type on the site, by what it is for. How large and how heavy it is, is a matter of the look (`looks/`). */
const textStyles = {
  display: titled('display', 'display', 'wordDisplay'),
  title: titled('title', 'title', 'wordTitle'),
  heading: titled('heading', 'heading', 'word'),
  subheading: titled('subheading', '1.3', 'word'),
  card: titled('card', '1.35'),
  article: titled('article', '1.28'),
  lead: { value: { fontSize: 'lead', lineHeight: '1.55' } },
  sectionLead: { value: { fontSize: 'sectionLead', lineHeight: '1.55' } },
  body: { value: { fontSize: 'body', lineHeight: '1.6' } },
  cardBody: { value: { fontSize: 'cardBody', lineHeight: '1.6' } },
  small: { value: { fontSize: 'small', lineHeight: '1.5' } },
  caption: { value: { fontSize: 'caption', lineHeight: '1.5' } },
  stat: {
    value: {
      fontFamily: 'heading',
      fontSize: fitting('stat'),
      fontWeight: 'stat',
      lineHeight: '1',
      letterSpacing: 'stat',
      fontVariantNumeric: 'tabular-nums lining-nums',
      overflowWrap: 'break-word',
    },
  },
  code: { value: { fontFamily: 'mono', fontSize: '.875rem', lineHeight: '1.75' } },
};

const reset = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: '0', padding: '0' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'semibold', textWrap: 'balance' },
  'p, li, dd': { textWrap: 'pretty' },
  // A word too long for its box breaks, and does not hold the box open.
  'h1, h2, h3, h4, p, li, dt, dd, summary, label': { overflowWrap: 'anywhere' },
  // Safari forgets that a list is one when it has no marks, unless the marks are an empty string.
  'ul, ol': { listStyleType: '""' },
  // There, even an empty mark makes the first line of its item higher. Others don't let a mark have a line height.
  '::marker': { lineHeight: '1' },
  fieldset: { border: '0', minWidth: '0' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  a: { color: 'inherit', textDecoration: 'none' },
  // An e-mail address is one long word. In `:where`, because an attribute counts as much as a class: a button is laid out by its recipe.
  ':where(a[href^="mailto:"])': { overflowWrap: 'anywhere' },
  // A phone number keeps together as long as it fits, and is read from left to right everywhere.
  ':where(a[href^="tel:"])': { display: 'inline-block', unicodeBidi: 'plaintext' },
  'button, input, textarea': { margin: '0', font: 'inherit', color: 'inherit' },
  summary: { listStyle: 'none', cursor: 'pointer' },
  'summary::-webkit-details-marker': { display: 'none' },
  // In Safari, after a click on something inside a summary, Tab never leaves it. So a click is on the summary itself.
  'summary > *': { pointerEvents: 'none' },
  'summary :is(a, button)': { pointerEvents: 'auto' },
  'strong, b': { fontWeight: 'semibold' },
} as const;

const page = {
  html: { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollPaddingTop: 'header', background: 'bg' },
  // Some browsers make letters alone larger, and Safari does so after it has calculated: also where a size is a share of the window, so
  // that words fit. Such a size is multiplied by this first. It's 1 where they don't, and where people have chosen larger letters.
  '@property --letters': { syntax: '"<length>"', inherits: 'true', initialValue: '16px' },
  body: {
    fontSize: '16px',
    '--letters': '1em',
    '--unzoomed': 'tan(atan2(16px, var(--letters)))',
    margin: '0',
    background: 'bg',
    color: 'fg',
    fontFamily: 'body',
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
  },
  // A short page fills the window: its last section takes the height that is left, and the footer ends at the bottom.
  '#root': { textStyle: 'body', display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  main: { display: 'flex', flexDirection: 'column', flex: '1 0 auto', '& > :last-child': { flexGrow: '1' } },
  // For the first moment of a page (boot.ts, arrive.ts): what isn't on the screen is laid out after what is.
  // Sections by name: for "any child" browsers would look up the style of every element when the mark goes.
  '[data-first] main > section:nth-child(n + 3), [data-first] footer': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: '100vh',
  },
  '::selection': { background: 'brand.solid', color: 'brand.contrast' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'brand.focusRing',
    outlineOffset: '3px',
    borderRadius: 'badge',
  },
  // These take the focus from the script, or as the goal of the skip link: nobody tabs to them.
  'main:focus-visible, h1:focus-visible': { outline: 'none' },
  code: {
    padding: '.125em .375em',
    borderRadius: 'badge',
    background: 'bg.muted',
    fontFamily: 'mono',
    fontSize: '.875em',
  },
  // A name or an option isn't broken at its hyphens.
  '@media (min-width: 24rem)': { 'code:not([data-long], pre *)': { whiteSpace: 'nowrap' } },
} as const;

const calm = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      transition: 'none !important',
      animation: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;

/** How drawn scenes move, and lists are seen: see `blocks/shared/scene/` and `blocks/shared/filters/`. */
const motion = {
  '@keyframes scene-flow': { from: { strokeDashoffset: '80' } },
  '@keyframes scene-still': { to: { visibility: 'hidden' } },
  '@keyframes list-seen': { to: { visibility: 'visible' } },
  '@keyframes scene-breathe': { '50%': { opacity: '.04' } },
} as const;

/** Under the menu of small screens the page stands still, and neither Tab nor a screen reader gets to it. The menu settles as it appears. */
const sheet = {
  '@media (max-width: 63.99rem)': {
    'html:has([data-sheet][open])': { overflow: 'hidden', '& :is(main, footer)': { visibility: 'hidden' } },
    '@starting-style': { '[data-sheet][open] + nav': { opacity: '.4', transform: 'translateY(6px)' } },
  },
} as const;

/** On paper a page reads like a document: no chrome (whatever carries `data-screen-only`), answers open, no torn cards. */
const paper = {
  '@media print': {
    // What asks for a pointer or a keyboard says nothing on paper.
    '[data-screen-only], [data-more], form': { display: 'none !important' },
    '#root, main': { display: 'block !important', minHeight: '0' },
    // A picture that isn't there takes a line with its words.
    'main img': {
      aspectRatio: 'auto !important',
      width: 'auto !important',
      height: 'auto !important',
      maxWidth: '100%',
      minHeight: '0 !important',
      maxHeight: '8cm',
      boxShadow: 'none !important',
      _before: { display: 'none !important' },
    },
    '#root': { fontSize: '11pt' },
    'section, section > div': { paddingBlock: '.75rem !important' },
    // A drawing made for a dark band keeps its ground.
    'section.dark img': { background: '#0A1213', WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' },
    // A block that fits on a page stays in one piece.
    'section > div, li, dl > div, figure, form, blockquote': { breakInside: 'avoid' },
    // Neither a heading nor what leads into a longer block is left alone at the foot of a page.
    'h1, h2, h3, section > div > :has(> :is(h1, h2)):not(:last-child)': { breakAfter: 'avoid' },
    'details::details-content': { contentVisibility: 'visible !important', blockSize: 'auto !important' },
    // A link that covers its card does so with the same pseudo-element.
    'p a[href^="http"]::after': { content: '" (" attr(href) ")"', position: 'static !important' },
  },
} as const;

/** The few rules for bare elements; everything else belongs to a recipe. */
const globalCss = defineGlobalStyles({ ...reset, ...page, ...calm, ...motion, ...sheet, ...paper });

/** All of them have a token. */
type Colors = Readonly<Record<Extract<keyof typeof readable, `${string}-color`>, ColorName>>;

type Values = Readonly<Partial<Record<LookPropertyName, string>>>;

function valuesOf(theme: Theme): Values {
  const values = tokenValues(theme);
  const set = propertyTokens.map(([property, [category, name]]) => [property, values[category]?.[name] ?? '']);
  const { '--look-card-shadow': shadow, ...sizes }: Readonly<Partial<Record<SettableName, string>>> =
    Object.fromEntries(set);
  return {
    ...sizes,
    // For our own titles, their styles say that.
    '--look-display-size': `min(${widest.display}, ${sizes['--look-display-size']})`,
    '--look-title-size': `min(${widest.title}, ${sizes['--look-title-size']})`,
    '--look-heading-size': `min(${widest.heading}, ${sizes['--look-heading-size']})`,
    '--look-card-shadow': shadow === 'unset' ? 'none' : (shadow ?? 'none'),
    '--look-text-font': theme.fonts.body.stack,
    '--look-heading-font': theme.fonts.heading.stack,
    ...mapValues(readableColors satisfies Colors, (name) => `var(${variableOf('colors', name)})`),
  };
}

/** Properties that blocks of a site's own read, set wherever colours change: each has the colour of where it is read. Nothing for a site without such blocks. */
function namedProperties(theme: Theme): ReturnType<typeof defineGlobalStyles> {
  if (theme.isRead !== true) return {};
  return { ':root, .dark, .on-brand': { ...valuesOf(theme), ...theme.properties?.own } };
}

/** Chakra's own writes a second declaration, `--bg-currentcolor`, beside every background; nothing reads it. */
const background = {
  values: 'colors' as const,
  shorthand: ['bg'],
  transform: (value: string) => ({ background: value }),
};

const themeConfig = (theme: Theme): SystemConfig => ({
  cssVarsPrefix: variablePrefix,
  disableLayers: true,
  preflight: false,
  conditions,
  utilities: { background },
  globalCss: { ...globalCss, ...modeCss(theme), ...namedProperties(theme) },
  theme: {
    breakpoints,
    tokens: tokensOf(theme),
    semanticTokens: { ...responsiveTokens(theme), ...modeTokens(theme) },
    textStyles,
  },
});

/** Makes something once for each theme, and shares it among all pages. Equal themes give the same object. */
export function byTheme<T>(make: (theme: Theme) => T): (theme: Theme) => T {
  const byText = new Map<string, T>();
  return onceFor((theme: Theme) => {
    const text = JSON.stringify(theme);
    const made = byText.get(text) ?? make(theme);
    byText.set(text, made);
    return made;
  });
}

/** The site's own small Chakra system: only the tokens in use. Made once for a theme: it takes a few milliseconds. */
export const themeFor = byTheme((theme: Theme): SystemContext => createSystem(defaultBaseConfig, themeConfig(theme)));

/** Without the attributes that Chakra's own components set: none is used here. */
const conditions: NonNullable<SystemConfig['conditions']> = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  active: '&:active:not(:disabled)',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  disabled: '&:disabled',
  before: '&::before',
  after: '&::after',
  first: '&:first-of-type',
  last: '&:last-of-type',
  empty: '&:empty',
  placeholder: '&::placeholder',
  // Chakra sorts queries by the length in them. Two without one it compares as words, and the first comparison of
  // words keeps a browser busy for 20 ms.
  highContrast: '@media (forced-colors: active) and (width >= 0px)',
};
