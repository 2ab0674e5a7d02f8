import type { SystemStyleObject } from '@chakra-ui/react';
import { breakable, columns, inLine, lineAround, mutedSmall, raised, slotRecipe, stack } from '../shared/recipe.ts';

const card = {
  display: 'grid',
  gap: '1',
  padding: 'card',
  ...raised('card'),
  ...breakable,
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'brand.fg' },
} as const;

/** Of the list in a side menu, beside what it leads to: open, whether it was opened or not. */
const beside = (styles: SystemStyleObject): SystemStyleObject => ({
  // Where browsers can't show what is closed, it opens as it does on a phone.
  '@supports selector(::details-content)': { lg: styles },
});

/** What is around a side menu and the blocks beside it: see `App.tsx`. */
const around = '[data-columns]:has(> section > div > &)';

const menuColumns: Readonly<Record<string, SystemStyleObject>> = {
  [around]: {
    width: '100%',
    maxWidth: 'calc({sizes.container} + 2 * {spacing.gutter})',
    marginInline: 'auto',
    lg: {
      display: 'grid',
      gridTemplateColumns: 'calc(13.5rem + 2 * {spacing.gutter}) minmax(0, 1fr)',
    },
  },
  [`${around} > section`]: { paddingBottom: { base: '6', lg: 'section' } },
  // Both begin on one line: at the top of a page, below the header that lies over it.
  [`${around} > section:not([data-follows]) + div > section:first-of-type`]: { lg: { paddingTop: 'sectionTight' } },
  [`${around}:not(section ~ *) > section:not([data-follows]) + div > section:first-of-type`]: {
    lg: { paddingTop: 'calc({spacing.header} + {spacing.sectionTight})' },
  },
};

export const pageLinksRecipe = slotRecipe({
  base: {
    menu: {
      lg: {
        position: 'sticky',
        top: 'calc({spacing.header} + {spacing.8})',
        maxHeight: 'calc(100dvh - {spacing.header} - {spacing.16})',
        overflowY: 'auto',
        // Room for the ring around a link that has the focus.
        paddingInline: '1',
        marginInline: '-1',
      },
    },
    ends: { ...stack, gap: 'cardGap', sm: { gridTemplateColumns: columns(2) } },
    previous: { ...card, gridColumn: '1' },
    next: { ...card, textAlign: 'end', sm: { gridColumn: '2' } },
    where: mutedSmall,
    name: { fontWeight: 'semibold', color: 'brand.fg' },
    all: { marginTop: '6' },
    summary: {
      ...inLine,
      gap: '2',
      minHeight: 'controlSmall',
      fontWeight: 'semibold',
      maxWidth: '100%',
      borderRadius: 'control',
    },
    sign: {
      boxSize: '1rem',
      color: 'fg.muted',
      transition: 'transform {durations.fast}',
      'details[open] > summary > &': { transform: 'rotate(90deg)' },
    },
    groups: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      gap: '6',
      marginTop: '4',
    },
    group: { display: 'grid', alignContent: 'start', gap: '1', minWidth: '0' },
    heading: mutedSmall,
    link: {
      ...inLine,
      minHeight: '1.75rem',
      borderRadius: 'control',
      _hover: { textDecoration: 'underline' },
      '&[aria-current]': { fontWeight: 'semibold', color: 'brand.fg' },
    },
  },
  variants: {
    variant: {
      'side-menu': {
        menu: { ...menuColumns },
        all: {
          marginTop: '0',
          ...lineAround,
          borderRadius: 'tile',
          paddingInline: '4',
          ...beside({
            border: '0',
            padding: '0',
            '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
          }),
        },
        summary: { display: 'flex', justifyContent: 'space-between', ...beside({ display: 'none' }) },
        groups: {
          marginTop: '1',
          paddingBottom: '5',
          ...beside({ gridTemplateColumns: columns(1), padding: '0' }),
        },
        heading: { fontWeight: 'semibold', color: 'fg' },
        link: {
          display: 'flex',
          minHeight: { base: '2.25rem', lg: '1.875rem' },
          paddingInlineStart: '3.5',
          borderRadius: '0',
          borderInlineStart: '2px solid',
          borderColor: 'border',
          ...mutedSmall,
          _hover: { color: 'brand.fg' },
          '&[aria-current]': { borderColor: 'brand.solid' },
        },
      },
    },
  },
});
