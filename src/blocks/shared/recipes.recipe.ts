import { centred, inLine, raised, recipe } from './recipe.ts';

/** Anything that looks like a button: a link with `css={buttonRecipe()}`, or a real `<button>`. */
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

/** The page's column: 1184 px and a gutter at each side. */
export const containerRecipe = recipe({
  base: {
    width: '100%',
    maxWidth: 'calc({sizes.container} + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
});

/** Links made of words: `underline` inside a text, `plain` on their own. */
export const linkRecipe = recipe({
  base: {
    color: 'brand.fg',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.2em',
  },
  variants: {
    variant: {
      underline: {
        textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
        _hover: { textDecorationColor: 'currentColor' },
      },
      plain: {
        fontWeight: 'semibold',
        textDecorationColor: 'transparent',
        transition: 'text-decoration-color {durations.fast}',
        _hover: { textDecorationColor: 'currentColor' },
      },
    },
    color: { inherit: { color: 'inherit' } },
  },
  defaultVariants: { variant: 'underline' },
});

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

/** A small label: a category, an industry. */
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

/** A round link with a hairline: categories under a hero. */
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

/** The small line above a title, with the block's one mark of the accent. */
export const taglineRecipe = recipe({
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2.5',
    textStyle: 'small',
    fontFamily: 'tagline',
    fontWeight: 'semibold',
    lineHeight: '1.4',
    letterSpacing: 'tagline',
    textTransform: '{assets.taglineCase}',
    color: 'brand.fg',
  },
  variants: {
    mark: {
      ornament: {
        _before: {
          content: '{assets.mark}',
          width: 'markWidth',
          height: 'markHeight',
          flex: 'none',
          background: 'accent.solid',
          clipPath: '{assets.markShape}',
        },
      },
    },
  },
  defaultVariants: { mark: 'ornament' },
});
