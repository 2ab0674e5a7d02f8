import type { SystemStyleObject } from '@chakra-ui/react';
import { centred, lineAbove, lineAround } from '../fragments.ts';

/** Lists with bullets, numbers or boxes. */
export const lists: SystemStyleObject = {
  '& :is(ul, ol)': { paddingInlineStart: '6' },
  '& ul': { listStyleType: 'disc' },
  '& ul ul': { listStyleType: 'circle' },
  '& ol': { listStyleType: 'decimal' },
  '& li': { paddingInlineStart: '1', overflowWrap: 'anywhere' },
  '& li::marker': { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  '& li + li': { marginTop: '1.5' },
  '& li:not([data-task]) > * + *, & [data-task] > div > * + *, & li > :is(ul, ol, p + *, [data-code], [data-scroll])': {
    marginTop: '2.5',
  },
  '& [data-task]': { display: 'flex', gap: '2.5', marginInlineStart: '-6', paddingInlineStart: '0' },
  '& [data-task] > span': {
    ...centred,
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    marginTop: '.3em',
    border: '1.5px solid',
    borderColor: 'border.field',
    borderRadius: '4px',
    fontSize: '.6875rem',
  },
  '& [data-task="done"] > span': { background: 'brand.solid', borderColor: 'brand.solid', color: 'brand.contrast' },
  '& [data-task] > span svg': { strokeWidth: '3' },
};

/** What scrolls by itself where the screen is too narrow for it. */
export const scroller: SystemStyleObject = {
  '& [data-scroll]': { overflowX: 'auto', overscrollBehaviorX: 'contain' },
};

/** Tables in their scrollers. */
export const tables: SystemStyleObject = {
  // A shade at the end says that there is more. It scrolls out of the way of the last column.
  '& [data-scroll="table"]': {
    ...lineAround,
    borderRadius: 'tile',
    background:
      'linear-gradient(to left, {colors.bg.panel} 40%, transparent) right / 3rem 100% no-repeat local, linear-gradient(to left, color-mix(in srgb, {colors.fg} 16%, transparent), transparent) right / 1.25rem 100% no-repeat scroll, {colors.bg.panel}',
  },
  // On a phone, a column is as wide as its words, up to a measure: rows of one word a line would be endless.
  '& table': {
    borderCollapse: 'collapse',
    width: '100%',
    textStyle: 'small',
    mdDown: { width: 'max-content', minWidth: '100%' },
  },
  '& :is(th, td)': {
    paddingBlock: '2.5',
    paddingInline: { base: '4', md: '3' },
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: { base: '7rem', md: '4rem' },
    overflowWrap: 'normal',
  },
  // Code isn't broken.
  '& :is(th, td):not(:has(code))': { mdDown: { maxWidth: '15rem', overflowWrap: 'break-word' } },
  '& thead': { background: 'bg.muted' },
  '& th': { fontWeight: 'semibold' },
  '& tbody tr': lineAbove,
  '& [data-align="center"]': { textAlign: 'center' },
  '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
};

/** Words of others. */
export const quote: SystemStyleObject = {
  '& blockquote': {
    marginInline: '0',
    marginBottom: '0',
    paddingInlineStart: '5',
    borderInlineStart: '3px solid',
    borderColor: 'brand.solid',
    color: 'fg.muted',
    fontStyle: 'italic',
  },
};

/** A line between two parts. */
export const line: SystemStyleObject = {
  '& hr': { border: '0', borderTop: '1px solid', borderColor: 'border.emphasized', marginBlock: '10' },
};
