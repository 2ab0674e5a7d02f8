import { slotRecipe } from './recipe.ts';

const sides =
  'linear-gradient(90deg, transparent calc(50% - 66rem), #000 calc(50% - 42rem), #000 calc(50% + 42rem), transparent calc(50% + 66rem))';
const faded = {
  mask: `linear-gradient(#000 calc(100% - 9rem), transparent), ${sides}`,
  maskComposite: 'intersect',
} as const;

const glow = {
  _before: {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '2rem',
    width: '62rem',
    height: '26rem',
    transform: 'translateX(-50%)',
    background: 'radial-gradient(closest-side, {colors.terrace.glow}, transparent)',
  },
} as const;

const behind = {
  position: 'absolute',
  inset: '0',
  zIndex: '-1',
  pointerEvents: 'none',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  _highContrast: { display: 'none' },
} as const;

export const terracesRecipe = slotRecipe({
  base: {
    plain: { ...behind, background: '{assets.ornament}', mask: 'linear-gradient(#000 40%, transparent)' },
    root: {
      ...behind,
      overflow: 'hidden',
      '& path': { fill: 'terrace.ground', stroke: 'terrace.line', strokeWidth: '1' },
      '& [data-water]': { fill: 'none', stroke: 'accent.solid', strokeWidth: '2', strokeLinecap: 'round' },
      // What a browser draws that doesn't know the colours: nothing, and not all of it in black.
      '& svg': { position: 'absolute', maxWidth: 'none', overflow: 'visible', fill: 'none' },
    },
    wide: { left: '50%', bottom: '0', transform: 'translateX(-50%)', '&:not(:only-child)': { hideBelow: 'md' } },
    narrow: { left: '50%', bottom: '0', transform: 'translateX(-50%)', hideFrom: 'md' },
  },
  variants: {
    flight: {
      well: { root: { ...faded, ...glow } },
      flank: { root: faded },
      deepWell: { root: { ...faded, ...glow } },
      corner: {
        root: { opacity: { base: '.3', md: '.55' } },
        wide: { left: 'auto', right: '0', transform: 'none', display: 'block' },
      },
      bowl: {
        root: { opacity: { base: '.3', md: '.55' } },
        // Of the bowl, a phone would show one level line at the lower edge.
        wide: { display: { base: 'none', md: 'block' } },
      },
    },
  },
});
