import type { SystemStyleObject } from '@chakra-ui/react';
import type { NoteKind } from '../../model/prose.ts';
import { code, copyButton, line, lists, quote, scroller, tables } from '../shared/prose/prose-styles.ts';
import { centred, columns, mutedSmall, slotRecipe, stack } from '../shared/recipe.ts';

/** Room for a text and its list of contents side by side. */
const WIDE = '@container (width >= 52rem)';
/** The whole width of a page: the list of contents has the first four of its twelve columns, the text the others. */
const WHOLE = '@container (width >= 68rem)';

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
  ...line,
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
    ...centred,
    flex: 'none',
    alignSelf: 'center',
    boxSize: '1.75rem',
    fontSize: '.8125rem',
    color: 'fg.subtle',
    borderRadius: 'badge',
    _hover: { color: 'brand.fg' },
    // Where there is a pointer it shows beside the heading that is pointed at.
    '@media (hover: hover)': { opacity: '0' },
  },
  '& [data-heading]:hover > a, & [data-heading] > a:focus-visible': { opacity: '1' },
};

const quotes: SystemStyleObject = {
  ...quote,
  '& :is(blockquote, aside > div) > * + *': { marginTop: '3' },
  '& figcaption': { marginTop: '2.5', ...mutedSmall },
  '& figure img': { height: 'auto', borderRadius: 'tile' },
};

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

const footnotes: SystemStyleObject = {
  '& sup': { lineHeight: '0', fontSize: '.75em' },
  '& sup a': { paddingInline: '.2em', color: 'brand.fg', fontWeight: 'semibold', textDecorationLine: 'none' },
  '& [data-footnotes]': {
    marginTop: '12',
    paddingTop: '6',
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    ...mutedSmall,
  },
  '& [data-footnotes] > ol > li > p': { display: 'inline' },
  '& [role="doc-backlink"]': {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '1.75rem',
    verticalAlign: 'middle',
    color: 'brand.fg',
    fontSize: '.875rem',
  },
  '& :is(sup a, [data-footnotes] li):target': { background: 'brand.subtle', borderRadius: 'badge' },
};

export const longTextRecipe = slotRecipe({
  base: {
    head: { ...stack, gap: '4', marginBottom: { base: '8', md: '12' } },
    tagline: {},
    title: { textStyle: 'heading', maxWidth: '24ch' },
    description: { textStyle: 'sectionLead', color: 'fg.muted', maxWidth: 'measure' },
    // It may stand in a part of the page: what is beside the text depends on the room there, not on the screen.
    frame: { containerType: 'inline-size' },
    columns: {
      ...stack,
      gap: '10',
      [WHOLE]: {
        gridTemplateColumns: columns(12),
        columnGap: 'cardGap',
        // Lines keep their length; code, tables and pictures take the room that is there.
        '& > :last-child': { gridColumn: '5 / -1', maxWidth: 'none' },
        '& > :last-child > :not([data-code], [data-scroll], figure)': { maxWidth: 'reading' },
      },
    },
    contents: {
      maxWidth: 'measure',
      paddingInlineStart: '5',
      borderInlineStart: '2px solid',
      borderColor: 'border.emphasized',
      [WIDE]: {
        position: 'sticky',
        top: 'calc({spacing.header} + {spacing.8})',
        alignSelf: 'start',
        maxHeight: 'calc(100dvh - {spacing.header} - {spacing.16})',
        overflowY: 'auto',
        order: '1',
      },
      [WHOLE]: { order: '0', gridColumn: 'span 4' },
      // Above the text it takes as little of the screen as it can.
      '& ul': { columnWidth: '13rem', columnGap: '6', [WIDE]: { columnWidth: 'auto' } },
      '& a': {
        display: 'block',
        paddingBlock: '1.5',
        ...mutedSmall,
        _hover: { color: 'brand.fg', textDecorationLine: 'underline', textUnderlineOffset: '.2em' },
      },
      // A phone shows the parts alone: the list stands above the text there.
      '& [data-depth="3"]': { display: 'none', paddingInlineStart: '4', [WIDE]: { display: 'block' } },
    },
    contentsTitle: { textStyle: 'small', fontWeight: 'semibold', marginBottom: '1.5' },
    /** A long text. Its elements take their look from here, by what they are: a class for each would be thousands. */
    body: {
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
      ...scroller,
      ...tables,
      ...code,
      ...copyButton,
      ...footnotes,
    },
    picture: { width: 'auto' },
  },
  variants: {
    contents: {
      true: {
        columns: {
          '@container (52rem <= width < 68rem)': {
            gridTemplateColumns: 'minmax(0, {sizes.reading}) minmax(0, 16rem)',
            gap: '12',
          },
        },
      },
    },
    opens: {
      true: { title: { textStyle: 'title', maxWidth: '20ch' }, description: { textStyle: 'lead' } },
    },
  },
});
