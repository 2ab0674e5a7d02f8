/**
 * The roles that the elements of a table have by themselves. They are written down because Safari forgets them where the style
 * sheet shows a table as anything else, which it does on small screens.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const;
