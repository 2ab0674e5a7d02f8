import type { SystemStyleObject } from '@chakra-ui/react';
import type { CodeToken } from '../../../model/prose.ts';
import { lineAround, lineBelow } from '../fragments.ts';

const tokens: readonly CodeToken[] = ['comment', 'string', 'constant', 'keyword', 'function', 'punctuation'];

/** Code in a box, with what its stretches are in the colours of the theme. */
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
