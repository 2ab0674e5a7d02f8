import { columns, mutedSmall, stack } from '../shared/fragments.ts';
import { slotRecipe } from '../shared/recipe.ts';

/** Room for a text and its list of contents side by side. */
const WIDE = '@container (width >= 52rem)';
/** The whole width of a page: the list of contents has the first four of its twelve columns, the text the others. */
const WHOLE = '@container (width >= 68rem)';

/** The head of a long text, the text, and its list of contents beside it on a wide screen. */
export const longTextRecipe = slotRecipe({
  base: {
    head: { ...stack, gap: '4', marginBottom: { base: '8', md: '12' } },
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
        overflowWrap: 'anywhere',
        _hover: { color: 'brand.fg', textDecorationLine: 'underline', textUnderlineOffset: '.2em' },
      },
      // A phone shows the parts alone: the list stands above the text there.
      '& [data-depth="3"]': { display: 'none', paddingInlineStart: '4', [WIDE]: { display: 'block' } },
    },
    contentsTitle: { textStyle: 'small', fontWeight: 'semibold', marginBottom: '1.5' },
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
      false: {},
    },
    opens: {
      true: { title: { textStyle: 'title', maxWidth: '20ch' }, description: { textStyle: 'lead' } },
      false: {},
    },
  },
});
