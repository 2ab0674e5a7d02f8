import { defineSlotRecipe } from '@chakra-ui/react';

/** The head of a long text, the text, and its list of contents beside it on a wide screen. */
export const longTextRecipe = defineSlotRecipe({
  slots: ['head', 'title', 'description', 'columns', 'contents', 'contentsTitle'],
  base: {
    head: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', marginBottom: { base: '8', md: '12' } },
    title: { textStyle: 'heading', maxWidth: '24ch' },
    description: { textStyle: 'sectionLead', color: 'fg.muted', maxWidth: 'measure' },
    columns: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10' },
    contents: {
      maxWidth: 'measure',
      paddingInlineStart: '5',
      borderInlineStart: '2px solid',
      borderColor: 'border.emphasized',
      lg: {
        position: 'sticky',
        top: 'calc({spacing.header} + {spacing.8})',
        alignSelf: 'start',
        maxHeight: 'calc(100dvh - {spacing.header} - {spacing.16})',
        overflowY: 'auto',
        order: '1',
      },
      '& a': {
        display: 'block',
        paddingBlock: '1.5',
        textStyle: 'small',
        color: 'fg.muted',
        overflowWrap: 'anywhere',
        _hover: { color: 'brand.fg', textDecorationLine: 'underline', textUnderlineOffset: '.2em' },
      },
      // A phone shows the parts alone: the list stands above the text there.
      '& [data-depth="3"]': { display: { base: 'none', lg: 'block' }, paddingInlineStart: '4' },
    },
    contentsTitle: { textStyle: 'small', fontWeight: 'semibold', marginBottom: '1.5' },
  },
  variants: {
    contents: {
      true: { columns: { lg: { gridTemplateColumns: 'minmax(0, {sizes.reading}) 16rem', gap: '16' } } },
      false: {},
    },
    opens: {
      true: { title: { textStyle: 'title', maxWidth: '20ch' }, description: { textStyle: 'lead' } },
      false: {},
    },
  },
});
