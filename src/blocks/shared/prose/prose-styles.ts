import type { SystemStyleObject } from '@chakra-ui/react';
import type { CodeToken } from '../../../model/prose.ts';
import { centred, lineAbove, lineAround, lineBelow } from '../recipe.ts';

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
    boxSize: '1.125rem',
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

export const line: SystemStyleObject = {
  '& hr': { border: '0', borderTop: '1px solid', borderColor: 'border.emphasized', marginBlock: '10' },
};

const tokens: readonly CodeToken[] = ['comment', 'string', 'constant', 'keyword', 'function', 'punctuation'];

export const code: SystemStyleObject = {
  '& [data-code]': {
    position: 'relative',
    ...lineAround,
    borderRadius: 'tile',
    background: 'code.bg',
    color: 'code.fg',
    overflow: 'hidden',
  },
  '& [data-code] > p': {
    paddingBlock: '2',
    paddingInline: '4',
    ...lineBelow,
    textStyle: 'caption',
    color: 'code.comment',
  },
  '& [data-code] > [data-scroll]': { borderRadius: 'tile', _focusVisible: { outlineOffset: '-3px' } },
  '& pre': { margin: '0', paddingBlock: '4', width: 'max-content', minWidth: '100%' },
  '& pre code': {
    display: 'block',
    padding: '0',
    paddingInline: '4',
    background: 'transparent',
    textStyle: 'code',
    overflowWrap: 'normal',
    tabSize: '4',
  },
  ...Object.fromEntries(tokens.map((token) => [`& pre .${token}`, { color: `code.${token}` }])),
};

/** The button that copies the code: at the end of the line with the language; without one, over the code when somebody points at it. */
export const copyButton: SystemStyleObject = {
  '& [data-copy]': {
    position: 'absolute',
    insetInlineEnd: '1',
    top: '1',
    zIndex: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'small',
    background: 'code.bg',
    textStyle: 'caption',
    color: 'code.comment',
  },
  '& [data-copy] > [role=status]:not(:empty)': { paddingInlineStart: '2', color: 'code.fg' },
  '& [data-copy] > button': {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '1.75rem',
    paddingInline: '2.5',
    border: '0',
    borderRadius: 'small',
    background: 'transparent',
    cursor: 'pointer',
    // The box around it cuts off what lies outside.
    _focusVisible: { outlineOffset: '-2px' },
    _hover: { color: 'code.fg', background: 'bg.muted' },
  },
  '@media (hover: hover)': {
    '& [data-code]:not(:hover, :focus-within) > [data-copy]:not(p + *)': { opacity: '0' },
  },
};
