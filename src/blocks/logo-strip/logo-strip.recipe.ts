import { inLine, mutedSmall, slotRecipe, stack, wrapping } from '../shared/recipe.ts';
export const logoStripRecipe = slotRecipe({
  base: {
    root: { ...stack, gap: '7', justifyItems: 'center' },
    title: { ...mutedSmall, fontWeight: 'normal', textAlign: 'center' },
    heading: { marginBottom: '4', ...mutedSmall, textAlign: 'center', '& + *': { marginInline: 'auto' } },
    list: {
      ...wrapping,
      justifyContent: 'center',
      gap: '1.5rem clamp(2rem, 4.4vw, 4rem)',
      maxWidth: { base: '34rem', lg: '100%' },
    },
    logo: {
      ...inLine,
      gap: '.5em',
      minHeight: '1.5rem',
      fontSize: 'clamp(1.1875rem, 1.05rem + .6vw, 1.5rem)',
      fontWeight: 'semibold',
      lineHeight: '1.35',
      letterSpacing: '-.028em',
      wordSpacing: '.05em',
      color: 'fg.muted',
    },
    // As high as the name's own letters and a little more, whatever size that is set in.
    mark: {
      width: 'auto',
      height: '1.4em',
      maxWidth: '8rem',
      flex: 'none',
      objectFit: 'contain',
      background: 'none',
      // A drawn scene has no width of its own.
      '&:not(img)': { width: '1.875em', borderRadius: 'small' },
    },
  },
  variants: {
    link: { true: { logo: { transition: 'color {durations.fast}', _hover: { color: 'fg' } } } },
  },
});
