import type { SystemStyleObject } from '@chakra-ui/react';
import { laidOutInSight } from '../shared/filters/long-list.ts';
import { lineAbove, lineBelow, mutedCaption, slotRecipe, visuallyHidden } from '../shared/recipe.ts';
import { byBackground } from '../shared/surfaces.ts';
import { namedCell, plainTable, stickyHead } from '../shared/table-styles.ts';

const words: SystemStyleObject = {
  ...plainTable,
  '& th, & tfoot td': { fontWeight: 'semibold' },
  '& [scope=rowgroup]': { textStyle: 'card' },
  '& thead [data-picture]': { fontWeight: 'normal', color: 'fg.muted' },
  '& caption': {
    captionSide: 'bottom',
    paddingTop: '4',
    ...mutedCaption,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
};

/** The caption comes before the rows in the page, and after them on the screen, in all shapes. */
const captionLast: SystemStyleObject = { display: 'block', order: '1' };

/** Each row by itself, and by each of its cells the name of the column. */
const stack: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  '& :is(tbody, tfoot, tr, th)': { display: 'block' },
  '& caption': captionLast,
  '& thead': visuallyHidden,
  '& :is(tbody, tfoot) tr': { paddingBlock: '4', ...lineAbove },
  '& [scope=row]': { marginBottom: '2', textStyle: 'card' },
  '& tr:has([scope=rowgroup])': { paddingTop: '8' },
  '& td:empty': { display: 'none' },
  '& td:not(:empty)': namedCell,
  '& td[data-picture]': { _before: { display: 'none' } },
};

const numbers: SystemStyleObject = { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' };

const ends: SystemStyleObject = {
  '& [data-align=center]': { textAlign: 'center' },
  '& [data-align=end]': numbers,
};

/** The same with room for a price. Long words are parted where browsers can be told which are long: others would part any word. */
const onNarrow: SystemStyleObject = {
  '@supports (hyphenate-limit-chars: 10)': { '& :is(th, td)': { hyphens: 'auto', hyphenateLimitChars: '10 4' } },
  '& [data-align=center]': { textAlign: 'center' },
  '& [data-align=end]': { ...numbers, minWidth: '5.25em' },
};

const table: SystemStyleObject = {
  borderSpacing: '0',
  '& thead th': { ...stickyHead, verticalAlign: 'bottom' },
  '& :is(tbody, tfoot) :is(th, td)': {
    paddingBlock: '3',
    ...lineBelow,
    verticalAlign: 'top',
  },
  '& tbody + tbody [scope=rowgroup]': { paddingTop: '9' },
  '& :is(th, td):not(:last-child)': { paddingInlineEnd: '6' },
  '& tbody tr:has([data-picture]) :is(th, td)': { verticalAlign: 'middle' },
  '& [data-picture]': { width: '1%' },
  ...ends,
};

/** Safari forgets that a table is one where it's laid out otherwise. There the name of the column is heard before each cell. */
const heard: SystemStyleObject = { '& [data-column]::before': { ...visuallyHidden, content: 'attr(data-column) " "' } };

/** The first cell of each row above the others, which stand below each other as in a table. So do the names of the columns, once. */
const beside = (count: number): SystemStyleObject => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, auto)`,
  columnGap: count > 5 ? '2' : '4',
  '& caption': { ...captionLast, gridColumn: '1 / -1' },
  '& :is(thead, tbody, tfoot, tr)': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  '& tr > :first-child': { gridColumn: '1 / -1' },
  '& thead': stickyHead,
  '& thead th:not(:first-child)': { fontWeight: 'normal', color: 'fg.muted' },
  '& :is(tbody, tfoot) tr': { paddingBlock: '3', ...lineBelow },
  '& tbody + tbody tr:has([scope=rowgroup])': { paddingTop: '8' },
  '& tr': { rowGap: '0.5' },
  ...heard,
  ...(count > 3 ? ends : onNarrow),
});

/** The same beside the picture of the row. */
const pictured = (count: number): SystemStyleObject => {
  const cells = beside(count);
  return {
    ...cells,
    gridTemplateColumns: `auto ${String(cells.gridTemplateColumns)}`,
    '& tr > :first-child': undefined,
    '& thead th:not(:first-child)': undefined,
    '& thead th': { fontWeight: 'normal', color: 'fg.muted' },
    ...(count > 2 ? ends : onNarrow),
    '& tr': { rowGap: '0.5', gridTemplateRows: 'auto auto 1fr' },
    '& tr > [data-picture]': { gridColumn: '1', gridRow: '1 / span 3' },
    '& tr > :first-child:not([data-picture]), & tr > [data-picture]:first-child + *': { gridColumn: '2 / -1' },
    '& tr > [scope=rowgroup]:first-child': { gridColumn: '1 / -1' },
  };
};

/** Where letters are so large that a phone has room for little more than two words in a line, each row stands by itself. */
const inBox = (shape: SystemStyleObject): Readonly<Record<'scroller' | 'table', SystemStyleObject>> => ({
  scroller: { containerType: 'inline-size' },
  table: { mdDown: { '@container (min-width: 16rem)': shape, '@container (max-width: 15.99rem)': stack }, md: table },
});

/** What stays in sight lies over what passes under it. */
const ground = ({ background }: { readonly background: string }) => ({
  table: { '& :is(thead, thead th)': { background }, md: { '& [scope=row]': { background } } },
});

export const tableRecipe = slotRecipe({
  base: {
    scroller: {},
    table: words,
    /** Sizes are in em: they grow with the text. A drawing, which a logo mostly is, isn't cut. */
    thumbnail: {
      width: '5.5em',
      maxWidth: 'none',
      aspectRatio: '4 / 3',
      borderRadius: 'tile',
      '&[src*=".svg"]': { objectFit: 'contain' },
    },
    thumbnailLink: { display: 'block', width: 'fit-content', borderRadius: 'tile' },
  },
  variants: {
    phones: {
      labels: { table: { mdDown: stack, md: table } },
      table: inBox({ ...table, ...onNarrow, '& :is(th, td):not(:last-child)': { paddingInlineEnd: '4' } }),
      ...Object.fromEntries([2, 3, 4, 5, 6].map((count) => [`beside${count}`, inBox(beside(count))])),
      ...Object.fromEntries([2, 3].map((count) => [`pictured${count}`, inBox(pictured(count))])),
    },
    wide: {
      // Within what scrolls, the head stays at its top and the first column at its side.
      true: {
        scroller: { md: { maxHeight: '85vh', overflow: 'auto', overscrollBehaviorX: 'contain' } },
        table: {
          md: {
            '& thead th': { top: '0' },
            '& thead th:first-child': { insetInlineStart: '0', zIndex: '2' },
            '& :is(th, td)': { minWidth: '8rem' },
            '& [scope=row]': { position: 'sticky', insetInlineStart: '0' },
          },
        },
      },
    },
    // In a long list, browsers lay out each row by itself: where it has no columns, or those that were measured (`show-items.ts`).
    apart: {
      stacked: { table: { mdDown: { '& tbody tr': laidOutInSight } } },
      inColumns: {
        table: {
          mdDown: {
            '&[data-fixed]': {
              '&, & tbody tr': { gridTemplateColumns: 'var(--columns)' },
              '& tbody': { display: 'block', columnGap: 'inherit' },
              '& tbody tr': {
                ...laidOutInSight,
                columnGap: 'inherit',
                containIntrinsicBlockSize: 'auto var(--row)',
              },
            },
          },
        },
      },
    },
    background: byBackground(ground),
  },
});
