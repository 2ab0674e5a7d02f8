import type { SystemStyleObject } from '@chakra-ui/react';
import { entryRow, entryWords, wordBehind } from '../shared/dated/entry.ts';
import { breakable, columns, lineAbove, lineAround, mutedCaption, slotRecipe, stack } from '../shared/recipe.ts';
import { byBackground } from '../shared/surfaces.ts';
import { MARKS, NAMES } from './tracks.ts';

/** The days come after the marks, which are in all columns, so that nothing can be placed by itself. */
const daysInColumns = Object.fromEntries(
  [2, 3, 4, 5, 6, 7, 8, 9].map((place) => [`& > :nth-of-type(${place})`, { gridColumn: String(place) }]),
);

const subgrid: SystemStyleObject = { display: 'grid', gridTemplateRows: 'subgrid' };

/** What stays in sight lies over what passes under it. */
const ground = ({ background }: { readonly background: string }) => ({
  name: { lg: { background } },
  marks: { '& span': { background } },
});

const boxed: SystemStyleObject = {
  display: 'block',
  height: '100%',
  padding: '2.5',
  borderRadius: 'tile',
  background: 'bg.panel',
  ...lineAround,
};

/** In columns there is no room for what is as large as in a list. */
const small = {
  entry: { lg: boxed },
  time: { lg: { textStyle: 'caption', color: 'brand.fg' } },
  title: { lg: { textStyle: 'small', fontWeight: 'semibold' } },
} as const;

const named = { position: 'sticky', zIndex: '2', top: 'header', textStyle: 'small', fontWeight: 'semibold' } as const;

const byHour = {
  week: { lg: { gap: '0', alignItems: 'stretch', ...daysInColumns } },
  marks: { lg: { display: 'contents' } },
  day: {
    lg: {
      ...subgrid,
      gridRow: '1 / -1',
      gridTemplateColumns: columns(1),
      borderInlineStart: '1px solid',
      borderColor: 'border',
    },
    '&[data-today]': { lg: { '&, & > :first-child': { background: 'brand.subtle' } } },
  },
  // In all rows of its day.
  name: {
    lg: {
      gridArea: '1 / 1 / -1',
      alignSelf: 'start',
      ...named,
      minHeight: NAMES,
      padding: '2',
      paddingTop: '3',
    },
  },
  entries: {
    lg: {
      ...subgrid,
      gridArea: '2 / 1 / -1',
      gridTemplateColumns: columns(1),
      '& > li': { minWidth: '0', padding: '2px', border: '0' },
    },
  },
  ...small,
} satisfies Record<string, SystemStyleObject>;

const byDay = {
  week: { lg: { columnGap: '3' } },
  name: { lg: { ...named, paddingBlock: '2' } },
  entries: { lg: { ...stack, gap: '1.5', '& > li': { border: '0' } } },
  ...small,
} satisfies Record<string, SystemStyleObject>;

export const timetableRecipe = slotRecipe({
  base: {
    week: {
      ...stack,
      gap: '10',
      alignItems: 'start',
      md: { gridTemplateColumns: columns(2), columnGap: 'cardGap' },
    },
    marks: {
      display: 'none',
      '& > *': { gridColumn: '1 / -1', ...lineAbove },
      '& span': {
        position: 'sticky',
        zIndex: '1',
        insetInlineStart: '0',
        display: 'block',
        width: MARKS,
        paddingTop: '2',
        ...mutedCaption,
        fontVariantNumeric: 'tabular-nums lining-nums',
      },
    },
    day: {
      '@media print': { marginTop: '1rem' },
      // A day of which nothing is chosen keeps its place in the week.
      '&[data-empty]': { lg: { display: 'grid !important' } },
      '&[data-today] > :first-child': { color: 'brand.fg' },
    },
    name: {
      ...breakable,
      paddingBottom: '2',
      textStyle: 'article',
      // Some languages write the names of days small; at the start of a line they are large.
      '& > :first-child': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
    },
    today: { '[data-today] &': wordBehind },
    entries: { '& > li': lineAbove },
    entry: entryRow,
    time: { textStyle: 'small', fontVariantNumeric: 'tabular-nums lining-nums', color: 'fg.muted' },
    ...entryWords,
  },
  variants: {
    shape: { hours: byHour, days: byDay },
    background: byBackground(ground),
  },
});
