import { centred, inLine, raised, recipe } from '../recipe.ts';
export const panelRecipe = recipe({
  base: { ...raised('panel'), padding: 'panel' },
});

const smallTile = { boxSize: '2.5rem', borderRadius: 'control', fontSize: '1rem' } as const;
const smallestTile = { boxSize: '2.25rem', borderRadius: 'small', fontSize: '.95rem' } as const;

export const iconTileRecipe = recipe({
  base: {
    ...centred,
    flex: 'none',
    background: 'brand.subtle',
    color: 'brand.fg',
    boxShadow: 'inset 0 0 0 1px {colors.brand.muted}',
  },
  variants: {
    size: {
      md: { boxSize: 'tile', borderRadius: 'tile', fontSize: '1.0625rem' },
      sm: smallTile,
      xs: smallestTile,
      xsUp: { ...smallestTile, xl: smallTile },
    },
  },
  defaultVariants: { size: 'md' },
});

export const badgeRecipe = recipe({
  base: {
    alignSelf: 'flex-start',
    maxWidth: '100%',
    padding: '.1875rem .625rem',
    borderRadius: 'badge',
    background: 'brand.subtle',
    color: 'brand.fg',
    textStyle: 'caption',
    fontWeight: 'semibold',
  },
});

export const chipRecipe = recipe({
  base: {
    ...inLine,
    gap: '1.5',
    minHeight: 'controlSmall',
    maxWidth: '100%',
    paddingBlock: '1.5',
    paddingInline: '1.125rem',
    borderRadius: 'full',
    background: 'outline.bg',
    boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
    textStyle: 'small',
    fontWeight: 'medium',
    transition: 'box-shadow {durations.fast}, color {durations.fast}',
    _hover: { color: 'brand.fg', boxShadow: 'inset 0 0 0 1px {colors.brand.fg}' },
    _focusVisible: { borderRadius: 'full' },
  },
});
