import { slotRecipe } from '../../blocks/shared/recipe.ts';

export const errorRecipe = slotRecipe({
  base: {
    root: { position: 'relative', isolation: 'isolate', overflow: 'hidden', paddingTop: 'header', background: 'bg' },
    text: {
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      paddingTop: 'clamp(4rem, 2rem + 7vw, 8rem)',
      paddingBottom: 'clamp(17rem, 15rem + 6vw, 22rem)',
    },
    title: { textStyle: 'title', maxWidth: '14em' },
    status: {
      marginTop: '5',
      fontSize: 'clamp(1.125rem, 1rem + .5vw, 1.375rem)',
      fontWeight: 'medium',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      '& strong': { color: 'accent.fg' },
    },
    lead: {
      marginTop: '8',
      maxWidth: '37rem',
      textStyle: 'lead',
      color: 'fg.muted',
      textWrap: 'balance',
    },
    actions: {
      justifyContent: 'center',
      marginTop: '9',
      width: { base: '100%', md: 'auto' },
      '& > a': { flex: { base: '1 1 100%', md: 'none' } },
    },
    stack: { marginTop: '9', maxWidth: '100%', overflow: 'auto', textAlign: 'left', fontSize: '.8125rem' },
  },
});
