import type { SystemStyleObject } from '@chakra-ui/react';
import { entryRow, entryWords } from '../shared/dated/entry.ts';
import { breakable, columns, lineAbove, lineAround, mutedCaption, stack } from '../shared/fragments.ts';
import { slotRecipe } from '../shared/styles.ts';
import { byBackground } from '../shared/surfaces.ts';

/** How high an hour is at least: what needs more room makes it higher, on all days alike. */
const HOUR = 4.5;
/** How wide something is at least, where the week scrolls. */
const LANE = 8;
/** How wide the times at the side are, and how high the names of the days. */
const MARKS = '4rem';
const NAMES = '3.75rem';

type Tracks = { readonly lanes: readonly number[]; readonly rows: readonly number[]; readonly isWide: boolean };

/** The rows and columns of a week. Days are as wide as they have things side by side. */
export function gridTracks({ lanes, rows, isWide }: Tracks): SystemStyleObject {
  const widths = lanes.map((count) => `minmax(${isWide ? `${count * LANE}rem` : '0'},${count}fr)`);
  const heights = rows.map((minutes) => `minmax(${Math.round((minutes * HOUR * 100) / 60) / 100}rem,auto)`);
  return {
    lg: { gridTemplateColumns: `${MARKS} ${widths.join(' ')}`, gridTemplateRows: `${NAMES} ${heights.join(' ')}` },
  };
}

/** The lanes of a day. */
export const besideEachOther = (lanes: number): SystemStyleObject =>
  lanes === 1 ? {} : { lg: { gridTemplateColumns: columns(lanes) } };

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

/** Days one below the other, each a list; on a wide screen side by side over the hours of the day. */
export const timetableRecipe = slotRecipe({
  base: {
    scroller: {},
    week: {
      ...stack,
      gap: '10',
      alignItems: 'start',
      md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 'cardGap' },
      lg: { gap: '0', alignItems: 'stretch', ...daysInColumns },
    },
    marks: {
      display: 'none',
      lg: { display: 'contents' },
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
      lg: {
        ...subgrid,
        gridRow: '1 / -1',
        gridTemplateColumns: columns(1),
        borderInlineStart: '1px solid',
        borderColor: 'border',
      },
      // A day of which nothing is chosen keeps its place in the week.
      '&[data-empty]': { lg: { display: 'grid !important' } },
      '&[data-today]': {
        lg: { '&, & > :first-child': { background: 'brand.subtle' } },
        '& > :first-child': { color: 'brand.fg' },
      },
    },
    name: {
      ...breakable,
      paddingBottom: '2',
      textStyle: 'article',
      // Some languages write the names of days small; at the start of a line they are large.
      '& > :first-child': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
      // It stays in sight as long as its day does, so it is in all rows of it.
      lg: {
        gridArea: '1 / 1 / -1',
        alignSelf: 'start',
        position: 'sticky',
        zIndex: '2',
        top: 'header',
        minHeight: NAMES,
        padding: '2',
        paddingTop: '3',
        textStyle: 'small',
        fontWeight: 'semibold',
      },
    },
    today: { marginInlineStart: '2', textStyle: 'caption', fontWeight: 'medium' },
    entries: {
      '& > li': lineAbove,
      lg: {
        ...subgrid,
        gridArea: '2 / 1 / -1',
        gridTemplateColumns: columns(1),
        '& > li': { minWidth: '0', padding: '2px', border: '0' },
      },
    },
    entry: {
      ...entryRow,
      lg: {
        display: 'block',
        height: '100%',
        padding: '2.5',
        borderRadius: 'tile',
        background: 'bg.panel',
        ...lineAround,
      },
    },
    time: {
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums lining-nums',
      color: 'fg.muted',
      lg: { textStyle: 'caption', color: 'brand.fg' },
    },
    ...entryWords,
    title: { fontWeight: 'semibold', lg: { textStyle: 'small', fontWeight: 'semibold' } },
    note: { marginTop: '6', ...mutedCaption, maxWidth: 'measure' },
  },
  variants: {
    wide: {
      // Within what scrolls, the days stay at its top and the times at its side.
      true: {
        scroller: { lg: { maxHeight: '85vh', overflow: 'auto', overscrollBehaviorX: 'contain' } },
        name: { lg: { top: '0' } },
      },
      false: {},
    },
    background: byBackground(ground),
  },
});
