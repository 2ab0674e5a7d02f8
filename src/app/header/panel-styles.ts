import type { SystemStyleObject } from '@chakra-ui/react';
import { inLine, lineAbove, mutedCaption, mutedSmall, wrapping } from '../../blocks/shared/fragments.ts';

/** On small screens: links under their entry. The arrow of the last one looks like the icons of the others. */
export const group: SystemStyleObject = {
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
    width: '2.25rem',
    height: '2.25rem',
    padding: '.53rem',
    borderRadius: 'small',
    background: 'brand.subtle',
    color: 'brand.fg',
    boxShadow: 'inset 0 0 0 1px {colors.brand.muted}',
  },
};

/** On wide screens: a box that opens under its entry. */
export const box: SystemStyleObject = {
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
    '& svg': { width: '1.0625rem', height: '1.0625rem' },
  },
};

/** On the widest screens it opens right below its entry. */
export const below: SystemStyleObject = {
  '& nav details': { position: 'relative' },
  '& .panel': { top: 'calc(100% + .75rem)', right: 'auto', left: '50%', transform: 'translateX(-50%)' },
};
