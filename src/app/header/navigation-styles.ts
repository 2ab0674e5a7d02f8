import type { SystemStyleObject } from '@chakra-ui/react';
import { centred, inLine, lineBelow, mutedSmall, wrapping } from '../../blocks/shared/fragments.ts';
import { wash } from './fragments.ts';

/** On small screens: a sheet from the bar to the bottom of the screen. Where it settles from stands in `theme/global-css.ts`. */
export const sheet: SystemStyleObject = {
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
    overflowWrap: 'anywhere',
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'brand.fg' },
    '& svg': { flex: 'none', color: 'fg.subtle' },
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
export const row: SystemStyleObject = {
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
    '& svg': { width: '.9375rem', height: '.9375rem', strokeWidth: '2' },
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
export const parts: SystemStyleObject = {
  // On small screens the last in the bar, though the keyboard comes to it first: what it shows stands next to it.
  '& [data-sheet]': { order: '1', marginInlineStart: '-3' },
  '& [data-sheet] summary': {
    ...centred,
    width: 'controlSmall',
    height: 'controlSmall',
    marginRight: '-.625rem',
    borderRadius: 'control',
    '& svg': { width: '1.5rem', height: '1.5rem' },
  },
  '& [data-sheet]:not([open]) svg:last-of-type, & [data-sheet][open] svg:first-of-type': { display: 'none' },
  '& .entry': {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    '& svg': { width: '1.25rem', height: '1.25rem', transition: 'transform {durations.calm} {easings.calm}' },
  },
  '& [open] > .entry svg': { transform: 'rotate(180deg)' },
};

/** On the widest screens: with more room around its entries. */
export const roomy: SystemStyleObject = {
  '& .entry': { paddingInline: '.875rem', '&[aria-current]': { _after: { insetInlineStart: '.875rem' } } },
};
