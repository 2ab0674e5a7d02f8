import type { SystemStyleObject } from '@chakra-ui/react';
import { lineAbove, lineBelow, mutedCaption, visuallyHidden } from '../shared/fragments.ts';
import { slotRecipe } from '../shared/styles.ts';
import { byBackground } from '../shared/surfaces.ts';

/** What is the same in both shapes. */
const words: SystemStyleObject = {
  width: '100%',
  textStyle: 'small',
  '& :is(th, td)': { padding: '0', textAlign: 'start', fontWeight: 'normal', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 'semibold' },
  '& caption': {
    captionSide: 'bottom',
    paddingTop: '4',
    ...mutedCaption,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
};

/** Each row by itself, and by each of its cells the name of the column. */
const stack: SystemStyleObject = {
  // The caption comes before the rows in the page, and after them on the screen, in both shapes.
  display: 'flex',
  flexDirection: 'column',
  '& :is(tbody, tr, th)': { display: 'block' },
  '& caption': { display: 'block', order: '1' },
  '& thead': visuallyHidden,
  '& tbody tr': { paddingBlock: '4', ...lineAbove },
  '& [scope=row]': { marginBottom: '2', textStyle: 'card' },
  '& td': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: '4',
    paddingBlock: '1',
    _before: { content: 'attr(data-column)', color: 'fg.muted' },
  },
};

/** A table as people know it, whose head stays in sight. */
const table: SystemStyleObject = {
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& thead th': {
    position: 'sticky',
    top: 'header',
    zIndex: '1',
    paddingBlock: '3.5',
    borderBottom: '1px solid',
    borderColor: 'border.emphasized',
    verticalAlign: 'bottom',
  },
  '& tbody :is(th, td)': {
    paddingBlock: '3',
    ...lineBelow,
    verticalAlign: 'top',
  },
  '& :is(th, td):not(:last-child)': { paddingInlineEnd: '6' },
  '& [data-align=center]': { textAlign: 'center' },
  '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
};

/** What stays in sight lies over what passes under it. */
const ground = ({ background }: { readonly background: string }) => ({
  table: { '& thead th': { background }, md: { '& [scope=row]': { background } } },
});

/** A table, or its rows one below the other. */
export const tableRecipe = slotRecipe({
  base: { scroller: {}, table: { ...words, mdDown: stack, md: table } },
  variants: {
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
      false: {},
    },
    background: byBackground(ground),
  },
});
