import { inColumns, mutedSmall, slotRecipe } from '../shared/recipe.ts';
export const statsRecipe = slotRecipe({
  base: {
    list: {
      display: 'grid',
      // Two beside each other, or one where letters are very large.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))',
      gap: 'clamp(2rem, 1.5rem + 2vw, 3rem) 0',
    },
    item: {
      position: 'relative',
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      paddingInlineStart: 'clamp(1rem, .6rem + 1.6vw, 2rem)',
      paddingInlineEnd: '4',
      borderInlineStart: '1px solid',
      borderColor: 'border',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '-1.5px',
        top: '.35rem',
        width: '2px',
        height: '2.25rem',
        background: 'accent.solid',
      },
    },
    // The number stands first for the eye; a screen reader says what it counts before it says the number.
    icon: { order: '-2', marginBottom: '4', color: 'brand.fg', '& svg': { boxSize: '1.5rem' } },
    // A number is never broken: where its column is narrow it is set smaller.
    value: {
      order: '-1',
      textStyle: 'stat',
      fontSize: 'clamp(1.75rem, 18cqi*var(--unzoomed), 4rem)',
      marginInlineStart: '-.03em',
    },
    label: { marginTop: '3.5', fontWeight: 'semibold', lineHeight: '1.4' },
    description: { marginTop: '1', ...mutedSmall, maxWidth: '24ch' },
  },
  variants: { columns: inColumns('list', [1, 2, 3, 4]) },
});
