/** Anything that looks like a button: a link with `css={buttonRecipe()}`, or a real `<button>`. */
import { inLine, recipe } from '../recipe.ts';
export const buttonRecipe = recipe({
  base: {
    ...inLine,
    justifyContent: 'center',
    gap: 'min(.5rem, 2.5vw)',
    maxWidth: '100%',
    border: '0',
    borderRadius: 'button',
    cursor: 'pointer',
    fontWeight: 'semibold',
    lineHeight: '1.25',
    letterSpacing: '-.003em',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    transition:
      'background-color {durations.fast} {easings.calm}, box-shadow {durations.fast} {easings.calm}, transform {durations.fast} {easings.calm}',
    '& svg': {
      boxSize: '1.125rem',
      transition: 'transform {durations.calm} {easings.calm}',
    },
    _hover: { '@media (prefers-reduced-motion: no-preference)': { '& svg': { transform: 'translateX(3px)' } } },
    _active: { transform: 'translateY(1px)' },
    _focusVisible: { borderRadius: 'button' },
    // Forced colours take backgrounds and shadows away.
    _highContrast: { border: '1px solid' },
    _disabled: {
      background: 'bg.muted',
      color: 'fg.subtle',
      boxShadow: 'inset 0 0 0 1px {colors.border}',
      cursor: 'not-allowed',
      transform: 'none',
    },
  },
  variants: {
    variant: {
      solid: {
        background: 'brand.solid',
        color: 'brand.contrast',
        boxShadow: 'button',
        _hover: { background: 'brand.solidHover' },
        '&:active:active': { background: 'brand.solidActive' },
      },
      outline: {
        background: 'outline.bg',
        color: 'fg',
        boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}, {shadows.outline}',
        _hover: { background: 'outline.hover', boxShadow: 'inset 0 0 0 1px {colors.fg.subtle}' },
        '&:active:active': { background: 'outline.active' },
      },
      ghost: {
        color: 'brand.fg',
        _hover: { background: 'brand.subtle' },
        '&:active:active': { background: 'brand.muted' },
      },
    },
    // Where letters are very large, words need the room.
    size: {
      md: { minHeight: 'control', paddingBlock: '2', paddingInline: 'min(1.375rem, 6.9vw)', fontSize: '1rem' },
      sm: {
        minHeight: 'controlSmall',
        paddingBlock: '1.5',
        paddingInline: 'min(1.125rem, 5.7vw)',
        fontSize: '.9375rem',
      },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
