import { defineRecipe } from '@chakra-ui/react';
import { centred, inLine, raised } from '../../../blocks/shared/fragments.ts';

/** A raised box of its own: the contact form, its details. */
export const panel = defineRecipe({
  className: 'panel',
  base: {
    ...raised('panel'),
    padding: 'panel',
  },
});

/** The tinted square that an icon sits in. */
export const iconTile = defineRecipe({
  className: 'icon-tile',
  base: {
    ...centred,
    flex: 'none',
    background: 'brand.subtle',
    color: 'brand.fg',
    boxShadow: 'inset 0 0 0 1px {colors.brand.muted}',
  },
  variants: {
    size: {
      md: { width: 'tile', height: 'tile', borderRadius: 'tile', fontSize: '1.0625rem' },
      sm: { width: '2.5rem', height: '2.5rem', borderRadius: 'control', fontSize: '1rem' },
      xs: { width: '2.25rem', height: '2.25rem', borderRadius: 'small', fontSize: '.95rem' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A small label: a category, an industry. */
export const badge = defineRecipe({
  className: 'badge',
  base: {
    alignSelf: 'flex-start',
    maxWidth: '100%',
    padding: '.1875rem .625rem',
    borderRadius: 'badge',
    background: 'brand.subtle',
    color: 'brand.fg',
    textStyle: 'caption',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
  },
});

/** A round link with a hairline: categories under a hero. */
export const chip = defineRecipe({
  className: 'chip',
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
    overflowWrap: 'anywhere',
    transition: 'box-shadow {durations.fast}, color {durations.fast}',
    _hover: { color: 'brand.fg', boxShadow: 'inset 0 0 0 1px {colors.brand.fg}' },
    _focusVisible: { borderRadius: 'full' },
  },
});
