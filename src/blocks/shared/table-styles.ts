import type { SystemStyleObject } from '@chakra-ui/react';
import { wrapping } from './recipe.ts';

/** A table without the browser's own look. */
export const plainTable = {
  width: '100%',
  textStyle: 'small',
  '& :is(th, td)': { padding: '0', textAlign: 'start', fontWeight: 'normal', overflowWrap: 'anywhere' },
} as const satisfies SystemStyleObject;

/** A cell of a row that stands by itself, with the name of its column: in two columns, or one where letters are very large. */
export const namedCell = {
  ...wrapping,
  columnGap: '4',
  paddingBlock: '1',
  '& > span': { flex: '3 1 7.5rem', minWidth: '0' },
  _before: { content: 'attr(data-column)', flex: '2 1 5rem', minWidth: '0', color: 'fg.muted' },
} as const satisfies SystemStyleObject;

/** The names of the columns, which stay in sight. */
export const stickyHead = {
  position: 'sticky',
  top: 'header',
  zIndex: '1',
  paddingBlock: '3.5',
  borderBottom: '1px solid',
  borderColor: 'border.emphasized',
} as const satisfies SystemStyleObject;
