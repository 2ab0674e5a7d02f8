import type { SystemStyleObject } from '@chakra-ui/react';
import {
  centred,
  inDark,
  inLight,
  inLine,
  lineAbove,
  lineBelow,
  mutedCaption,
  mutedSmall,
  slotRecipe,
  wrapping,
} from '../../blocks/shared/recipe.ts';
import type { MenuFrom } from '../../model/frame.ts';

const wash = 'color-mix(in srgb, {colors.fg} 6%, transparent)';

const hidden = { display: 'none' } as const;
const solid = { _before: { opacity: '1' } } as const;

/** The bar at the top: clear over the hero, solid after 50 px of scroll (`data-scrolled` on <html>, boot script). */
const barStyles: SystemStyleObject = {
  position: 'sticky',
  top: '0',
  zIndex: '50',
  height: 'header',
  marginBottom: 'calc(-1 * {sizes.header})',
  _before: {
    content: '""',
    position: 'absolute',
    inset: '0',
    background: 'bg',
    ...lineBelow,
    opacity: '{assets.bar}',
    transition: 'opacity {durations.calm} {easings.calm}',
  },
  '[data-scrolled] &': solid,
  '&:has([data-sheet][open])': solid,
  // Its words would not be readable over a page that opens with a dark section.
  '&:has(+ main > section.dark:first-of-type)': solid,
  // Without script nobody tells how far the page is scrolled.
  '@media (scripting: none)': solid,
  '& .bar': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    gap: { base: 'min(5vw, 1rem)', xl: '5', '2xl': '8' },
  },
  '& .tools': { display: 'flex', alignItems: 'center', gap: '1', flex: 'none', marginInlineStart: 'auto' },
  '& .tools a': {
    display: { base: 'none', xl: 'inline-flex' },
    minHeight: 'controlSmall',
    marginInlineStart: '2',
    paddingBlock: '1.5',
    paddingInline: '1.125rem',
    fontSize: '.9375rem',
    whiteSpace: 'nowrap',
  },
  '& [data-mode-switch]': {
    ...centred,
    boxSize: 'controlSmall',
    padding: '0',
    border: '0',
    borderRadius: 'small',
    background: 'transparent',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'color {durations.fast}, background-color {durations.fast}',
    _hover: { color: 'fg', background: wash },
    '& svg': { boxSize: '1.25rem' },
    '& svg:first-of-type': { '.dark &': hidden },
    '& svg:last-of-type': { '.light &': hidden },
    // Only a script sets one of the classes, and without it the switch does nothing.
    'html:not(.light, .dark) &': hidden,
  },
};

/** On small screens: a sheet from the bar to the bottom of the screen. Where it settles from stands in `theme/theme.ts`. */
const sheet: SystemStyleObject = {
  '& nav': {
    display: 'none',
    position: 'fixed',
    inset: '{sizes.header} 0 0',
    height: 'calc(100dvh - {sizes.header})',
    flexDirection: 'column',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: 'bg',
    paddingBlock: '.5rem 1.5rem',
    paddingInline: 'max({spacing.gutter}, 50vw - {sizes.container} / 2)',
    transition: 'opacity 200ms, transform 200ms',
  },
  '& [open] + nav': { display: 'flex' },
  '& nav > ul > li': lineBelow,
  '& .entry': {
    justifyContent: 'space-between',
    minHeight: '3.625rem',
    fontSize: '1.1875rem',
    fontWeight: 'semibold',
    lineHeight: '1.35',
    letterSpacing: '-.012em',
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'brand.fg' },
    '& svg': { color: 'fg.subtle' },
  },
  '& .end': {
    display: 'grid',
    gap: '4',
    marginTop: 'auto',
    paddingTop: '6',
    // From here on it stands in the bar.
    '& > a': { hideFrom: 'xl' },
    '& p': {
      ...wrapping,
      justifyContent: 'space-between',
      columnGap: '4',
      ...mutedSmall,
    },
    '& p a': { ...inLine, minHeight: '2rem' },
  },
};

/** On wide screens: a row in the bar. */
const row: SystemStyleObject = {
  '& [data-sheet], & .end': { display: 'none' },
  '& nav': { marginInlineStart: 'auto' },
  '& nav + .tools': { marginInlineStart: '0' },
  '& nav > ul': { display: 'flex', alignItems: 'center', gap: '0.5' },
  '& .entry': {
    position: 'relative',
    display: 'inline-flex',
    gap: '.3rem',
    minHeight: 'controlSmall',
    paddingInline: '.625rem',
    borderRadius: 'small',
    ...mutedSmall,
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    transition: 'color {durations.fast}, background-color {durations.fast}',
    _hover: { color: 'fg', background: wash },
    '& svg': { boxSize: '.9375rem', strokeWidth: '2' },
    '&[aria-current]': {
      color: 'fg',
      fontWeight: 'semibold',
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '.625rem',
        bottom: '.375rem',
        width: '1rem',
        height: '2px',
        borderRadius: '2px',
        background: 'accent.solid',
        forcedColorAdjust: 'none',
      },
    },
  },
  '& [open] > .entry': { color: 'fg', background: wash },
};

/** The list of the menu, the button that shows it on small screens, and what stands under it there. */
const parts: SystemStyleObject = {
  // On small screens the last in the bar, though the keyboard comes to it first: what it shows stands next to it.
  '& [data-sheet]': { order: '1', marginInlineStart: '-3' },
  '& [data-sheet] summary': {
    ...centred,
    boxSize: 'controlSmall',
    marginRight: '-.625rem',
    borderRadius: 'control',
    '& svg': { boxSize: '1.5rem' },
  },
  '& [data-sheet]:not([open]) svg:last-of-type, & [data-sheet][open] svg:first-of-type': { display: 'none' },
  '& .entry': {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    '& svg': { boxSize: '1.25rem', transition: 'transform {durations.calm} {easings.calm}' },
  },
  '& [open] > .entry svg': { transform: 'rotate(180deg)' },
};

/** On the widest screens: with more room around its entries. */
const roomy: SystemStyleObject = {
  '& .entry': { paddingInline: '.875rem', '&[aria-current]': { _after: { insetInlineStart: '.875rem' } } },
};

/** On small screens: links under their entry. The arrow of the last one looks like the icons of the others. */
const group: SystemStyleObject = {
  '& .panel, & .panel ul': { display: 'grid', gap: '0.5' },
  '& .panel': { paddingBottom: '3' },
  '& .panel a': {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minHeight: '3rem',
    fontSize: '1.0625rem',
    color: 'fg.muted',
    fontWeight: 'medium',
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'brand.fg' },
  },
  '& .panel small, & .foot > span': { display: 'none' },
  '& .foot svg': {
    order: '-1',
    boxSize: '2.25rem',
    padding: '.53rem',
    borderRadius: 'small',
    background: 'brand.subtle',
    color: 'brand.fg',
    boxShadow: 'inset 0 0 0 1px {colors.brand.muted}',
  },
};

/** On wide screens: a box that opens under its entry. */
const box: SystemStyleObject = {
  '& .panel': {
    position: 'absolute',
    top: 'calc(100% + .25rem)',
    insetInlineEnd: 'gutter',
    width: '42rem',
    maxHeight: 'calc(100dvh - {sizes.header} - 1.5rem)',
    overflow: 'auto',
    // Transparent until forced colours take the shadow away.
    outline: '1px solid transparent',
    borderRadius: 'card',
    background: 'bg.panel',
    boxShadow: 'pop',
  },
  '& .panel ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1', padding: '2.5' },
  '& .narrow': { width: '23rem', '& ul': { gridTemplateColumns: '1fr' } },
  '& .panel ul a': {
    display: 'block',
    height: '100%',
    padding: '3.5',
    borderRadius: 'control',
    textStyle: 'small',
    fontWeight: 'semibold',
    lineHeight: '1.35',
    transition: 'background-color {durations.fast}',
    _hover: { background: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px', borderRadius: 'control' },
    '&[aria-current]': { color: 'brand.fg' },
    // With an icon: the icon beside both lines, or centred beside the only one.
    '&:has(> span)': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3.5',
      alignContent: 'start',
    },
    '& > span': { gridRow: 'span 2' },
    '& > span + b:last-child': { alignSelf: 'center', gridRow: 'span 2' },
    '& small': {
      display: 'block',
      marginTop: '0.5',
      ...mutedCaption,
      fontWeight: 'normal',
      lineHeight: '1.45',
    },
  },
  '& .foot': {
    ...wrapping,
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '4',
    paddingBlock: '2.5',
    paddingInline: '6',
    ...lineAbove,
    background: 'bg.subtle',
    ...mutedSmall,
    '& a': {
      ...inLine,
      gap: '1.5',
      minHeight: '2rem',
      fontWeight: 'semibold',
      color: 'brand.fg',
      textDecorationLine: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '.22em',
      transition: 'text-decoration-color {durations.fast}',
      _hover: { textDecorationColor: 'currentColor' },
    },
    '& svg': { boxSize: '1.0625rem' },
  },
};

/** On the widest screens it opens right below its entry. */
const below: SystemStyleObject = {
  '& nav details': { position: 'relative' },
  '& .panel': { top: 'calc(100% + .75rem)', right: 'auto', left: '50%', transform: 'translateX(-50%)' },
};

export const brandRecipe = slotRecipe({
  base: {
    root: {
      ...inLine,
      gap: '2.5',
      // Between a menu and its button it breaks between words, on small screens anywhere.
      minWidth: { base: '0', xl: 'auto' },
      minHeight: 'controlSmall',
      fontFamily: 'heading',
      // In proportion to a narrow screen, where a long name would be higher than the bar.
      fontSize: 'min(4.6vw*var(--unzoomed), 1.125rem)',
      fontWeight: 'semibold',
      lineHeight: '1.2',
      letterSpacing: '-.018em',
      overflowWrap: { base: 'anywhere', xl: 'break-word' },
      '& img': {
        position: 'relative',
        boxSize: 'min(10vw, 1.875rem)',
        flex: 'none',
        // Drawn only for a picture that could not be fetched, over the browser's mark for a broken one.
        _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'small', background: 'brand.solid' },
      },
    },
  },
  variants: {
    /** A logo with the name in it is as wide as it is. */
    isWide: { true: { root: { '& img': { width: 'auto', maxWidth: 'min(50vw, 14rem)' } } } },
    /** One picture for each mode. */
    hasTwo: { true: { root: { '& img': inLight, '& img + img': inDark } } },
  },
});

/** A menu that is a sheet below a width of screen, and a row from there on. */
const rowFrom = (width: 'xl' | '2xl') => ({
  menu: { [`${width}Down`]: sheet, [width]: row },
  panel: { [`${width}Down`]: group, [width]: box },
});

/** The top of every page, by the width of screen from which on its menu is a row. All of its parts are plain elements in the root. */
export const headerRecipe = slotRecipe({
  base: {
    bar: barStyles,
    menu: parts,
    roomyMenu: {},
    panel: { '& .panel b': { fontWeight: 'inherit' } },
    roomyPanel: {},
    /** A menu without entries is there for its button on small screens. */
    alone: { hideFrom: 'xl' },
  },
  variants: {
    menuFrom: {
      xl: rowFrom('xl'),
      '2xl': rowFrom('2xl'),
      none: { menu: sheet, panel: group },
    } satisfies Record<MenuFrom, object>,
    isRow: { true: { roomyMenu: { '2xl': roomy }, roomyPanel: { '2xl': below } } },
  },
});
