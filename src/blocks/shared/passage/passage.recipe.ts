import { code, copyButton, line, lists, quote, scroller, tables } from '../prose/prose-styles.ts';
import { slotRecipe } from '../recipe.ts';

export const passageRecipe = slotRecipe({
  base: {
    root: { '& > * + *': { marginTop: '4' }, '& strong': { color: 'fg' } },
  },
  variants: {
    list: { true: { root: lists } },
    table: { true: { root: { ...scroller, ...tables } } },
    code: { true: { root: { ...scroller, ...code, ...copyButton } } },
    quote: { true: { root: { ...quote, '& blockquote > * + *': { marginTop: '3' } } } },
    break: { true: { root: { ...line, '& hr': { ...line['& hr'], marginBlock: '8' } } } },
    heading: {
      true: {
        root: {
          '& > :is(h2, h3, h4, h5, h6)': {
            textStyle: 'card',
            color: 'fg',
            overflowWrap: 'anywhere',
            textWrap: 'balance',
          },
          '& > * + :is(h2, h3, h4, h5, h6)': { marginTop: '8' },
          '& > :is(h2, h3, h4, h5, h6) + *': { marginTop: '2.5' },
        },
      },
    },
  },
});
