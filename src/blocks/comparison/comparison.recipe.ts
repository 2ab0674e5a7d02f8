import type { SystemStyleObject } from '@chakra-ui/react';
import { lineAbove, lineBelow, mutedCaption, slotRecipe, visuallyHidden } from '../shared/recipe.ts';
import { byBackground } from '../shared/surfaces.ts';
import { namedCell, plainTable, stickyHead } from '../shared/table-styles.ts';

const words: SystemStyleObject = {
  ...plainTable,
  '& th': { fontWeight: 'semibold' },
  '& th p': { ...mutedCaption, fontWeight: 'normal' },
  '& [scope=rowgroup]': { textStyle: 'card' },
  '& td': { color: 'fg.muted' },
};

/** Each row by itself, and by each of its cells the name of the column. */
const stack: SystemStyleObject = {
  '&, & :is(tbody, tr, th)': { display: 'block' },
  '& thead': visuallyHidden,
  '& tbody + tbody': { marginTop: '10' },
  '& [scope=rowgroup]': { paddingBottom: '3' },
  '& tr:has(td)': { paddingBlock: '4', ...lineAbove },
  '& [scope=row]': { marginBottom: '2' },
  '& td': { ...namedCell, color: 'fg' },
  '& td[data-highlighted]::before': { color: 'brand.fg', fontWeight: 'semibold' },
};

const table: SystemStyleObject = {
  tableLayout: 'fixed',
  borderSpacing: '0',
  '& thead td': { width: '28%' },
  '& thead :is(th, td)': { ...stickyHead, paddingBlock: '4', verticalAlign: 'bottom', textStyle: 'card' },
  '& thead th[data-highlighted]': { color: 'brand.fg', boxShadow: 'inset 0 -2px 0 {colors.brand.solid}' },
  '& [scope=rowgroup]': { paddingTop: '9', paddingBottom: '3' },
  '& tbody :is([scope=row], td)': {
    paddingBlock: '3',
    ...lineBelow,
    verticalAlign: 'top',
  },
  '& :is(th, td):not(:last-child)': { paddingInlineEnd: '5' },
  '& :is(th, td):not(:first-child)': { paddingInlineStart: '3' },
  '& tbody td[data-highlighted]': { color: 'fg', fontWeight: 'medium' },
};

/** The head lies over the rows that pass under it. */
const ground = ({ background }: { readonly background: string }) => ({
  table: { '& thead :is(th, td)': { background } },
});

export const comparisonRecipe = slotRecipe({
  base: { table: words },
  variants: {
    shape: {
      table: { table: { mdDown: stack, md: table } },
      stack: { table: stack },
    },
    background: byBackground(ground),
  },
});
