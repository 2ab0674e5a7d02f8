import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';
import type { NoteKind } from '../../model/prose.ts';
import { code, copyButton } from './code-styles.ts';

const words: SystemStyleObject = {
  '& > * + *': { marginTop: '5' },
  // The links of its words; those of headings and footnotes have a look of their own.
  '& :is(p, li, td, th, figcaption, h2, h3, h4, h5, h6) a:not([role])': {
    color: 'brand.fg',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.2em',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    _hover: { textDecorationColor: 'currentColor' },
  },
  '& del': { color: 'fg.muted' },
  '& hr': { border: '0', borderTop: '1px solid', borderColor: 'border.emphasized', marginBlock: '10' },
  '& p img': { display: 'inline-block', height: 'auto', verticalAlign: 'middle' },
};

const headings: SystemStyleObject = {
  '& > [data-heading]': { display: 'flex', alignItems: 'baseline', gap: '1' },
  '& [data-heading] + *': { marginTop: '3' },
  '& :is(h2, h3, h4, h5, h6)': { overflowWrap: 'anywhere', textWrap: 'balance', fontWeight: 'semibold' },
  '& > * + [data-heading="2"]': { marginTop: { base: '10', md: '12' } },
  '& > * + [data-heading="3"]': { marginTop: { base: '8', md: '10' } },
  '& > * + :is([data-heading="4"], [data-heading="5"], [data-heading="6"])': { marginTop: '7' },
  '& [data-heading="2"] > :first-child': {
    textStyle: 'subheading',
    fontSize: 'clamp(1.375rem, 1.25rem + .55vw, 1.6875rem)',
  },
  '& [data-heading="3"] > :first-child': { textStyle: 'card' },
  '& [data-heading] > a': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    alignSelf: 'center',
    width: '1.75rem',
    height: '1.75rem',
    fontSize: '.8125rem',
    color: 'fg.subtle',
    borderRadius: 'badge',
    _hover: { color: 'brand.fg' },
    // Where there is a pointer it shows beside the heading that is pointed at.
    '@media (hover: hover)': { opacity: '0' },
  },
  '& [data-heading]:hover > a, & [data-heading] > a:focus-visible': { opacity: '1' },
};

const lists: SystemStyleObject = {
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
    display: 'grid',
    placeItems: 'center',
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

const quotes: SystemStyleObject = {
  '& blockquote': {
    marginInline: '0',
    marginBottom: '0',
    paddingInlineStart: '5',
    borderInlineStart: '3px solid',
    borderColor: 'brand.solid',
    color: 'fg.muted',
    fontStyle: 'italic',
  },
  '& :is(blockquote, aside > div) > * + *': { marginTop: '3' },
  '& figcaption': { marginTop: '2.5', textStyle: 'small', color: 'fg.muted' },
  '& figure img': { height: 'auto', borderRadius: 'tile' },
};

/** What a note's mark is drawn in, and what stands behind its words. */
const note = (color: string, ground: string, edge: string): SystemStyleObject => ({
  background: `${ground}`,
  borderColor: edge,
  '& > p': { color },
});

const noteLooks: Readonly<Record<NoteKind, SystemStyleObject>> = {
  note: note('fg', 'bg.muted', 'border.emphasized'),
  tip: note('success.fg', 'success.subtle', 'success.muted'),
  important: note('brand.fg', 'brand.subtle', 'brand.muted'),
  warning: note('warning.fg', 'warning.subtle', 'warning.muted'),
  caution: note('error.fg', 'error.subtle', 'error.muted'),
};

const notes: SystemStyleObject = {
  '& aside': { border: '1px solid', borderRadius: 'note', paddingBlock: '4', paddingInline: '5' },
  '& aside > p': { display: 'flex', alignItems: 'center', gap: '2', marginBottom: '1.5', fontWeight: 'semibold' },
  ...Object.fromEntries(Object.entries(noteLooks).map(([kind, look]) => [`& [data-note="${kind}"]`, look])),
};

const tables: SystemStyleObject = {
  '& [data-scroll]': { overflowX: 'auto', overscrollBehaviorX: 'contain' },
  // A shade at the end says that there is more. It scrolls out of the way of the last column.
  '& [data-scroll="table"]': {
    border: '1px solid',
    borderColor: 'border',
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
  '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
  '& [data-align="center"]': { textAlign: 'center' },
  '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
};

const footnotes: SystemStyleObject = {
  '& sup': { lineHeight: '0', fontSize: '.75em' },
  '& sup a': { paddingInline: '.2em', color: 'brand.fg', fontWeight: 'semibold', textDecorationLine: 'none' },
  '& [data-footnotes]': {
    marginTop: '12',
    paddingTop: '6',
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    textStyle: 'small',
    color: 'fg.muted',
  },
  '& [data-footnotes] > ol > li > p': { display: 'inline' },
  '& [role="doc-backlink"]': {
    display: 'inline-grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    verticalAlign: 'middle',
    color: 'brand.fg',
    fontSize: '.875rem',
  },
  '& :is(sup a, [data-footnotes] li):target': { background: 'brand.subtle', borderRadius: 'badge' },
};

/** A long text. Its elements take their look from here, by what they are: a class for each would be thousands. */
export const bodyRecipe = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      maxWidth: 'reading',
      color: 'color-mix(in srgb, {colors.fg} 70%, {colors.fg.muted})',
      lineHeight: '1.7',
      '& strong': { color: 'fg' },
      '& :is(h2, h3, h4, h5, h6)': { color: 'fg' },
      ...words,
      ...lists,
      ...headings,
      ...quotes,
      ...notes,
      ...tables,
      ...code,
      ...copyButton,
      ...footnotes,
    },
  },
});
