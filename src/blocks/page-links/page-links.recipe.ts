import { defineSlotRecipe } from '@chakra-ui/react';

const card = {
  display: 'grid',
  gap: '1',
  padding: 'card',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'card',
  background: 'bg.panel',
  color: 'fg',
  minWidth: '0',
  overflowWrap: 'anywhere',
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'brand.fg' },
} as const;

/** Two cards side by side, and a list that opens. */
export const pageLinksRecipe = defineSlotRecipe({
  slots: ['ends', 'previous', 'next', 'where', 'name', 'all', 'summary', 'groups', 'group', 'heading', 'link'],
  base: {
    ends: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'cardGap',
      sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    previous: { ...card, gridColumn: '1' },
    next: { ...card, textAlign: 'end', sm: { gridColumn: '2' } },
    where: { textStyle: 'small', color: 'fg.muted' },
    name: { fontWeight: 'semibold', color: 'brand.fg' },
    all: { marginTop: '6' },
    summary: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'controlSmall',
      fontWeight: 'semibold',
      cursor: 'pointer',
      borderRadius: 'control',
    },
    groups: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      gap: '6',
      marginTop: '4',
    },
    group: { display: 'grid', alignContent: 'start', gap: '1', minWidth: '0' },
    heading: { textStyle: 'small', color: 'fg.muted' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '1.75rem',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline' },
      '&[aria-current]': { fontWeight: 'semibold', color: 'brand.fg' },
    },
  },
});
