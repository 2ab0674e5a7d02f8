import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';

const wrong: SystemStyleObject = {
  borderColor: 'error.fg',
  boxShadow: '0 0 0 1px {colors.error.fg}',
  '&:focus': {
    boxShadow: '0 0 0 1px {colors.error.fg}, 0 0 0 4px color-mix(in srgb, {colors.brand.focusRing} 35%, transparent)',
  },
  // Not by colour alone: the line under it says so in words.
  '& ~ [data-problem]': { display: 'block' },
};

/** A label and the box under it. */
export const fieldRecipe = defineSlotRecipe({
  slots: ['label', 'optional', 'input', 'problem'],
  base: {
    label: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      marginBottom: '2',
      textStyle: 'small',
      fontWeight: 'semibold',
      lineHeight: '1.4',
      overflowWrap: 'anywhere',
    },
    problem: { display: 'none', marginTop: '1.5', textStyle: 'caption', color: 'error.fg' },
    optional: { flex: 'none', fontWeight: 'normal', color: 'fg.subtle' },
    input: {
      display: 'block',
      width: '100%',
      minHeight: 'control',
      paddingBlock: '.6875rem',
      paddingInline: '.9375rem',
      border: '1px solid',
      borderColor: 'border.field',
      borderRadius: 'control',
      background: 'bg',
      fontSize: '1rem',
      lineHeight: '1.5',
      // A field that is scrolled to is seen with its label above and the words under it.
      scrollMarginBlock: '3.5rem 2.5rem',
      transition: 'border-color {durations.fast}, box-shadow {durations.fast}',
      _placeholder: { color: 'fg.subtle', opacity: '1' },
      _hover: { borderColor: 'fg.muted' },
      '&:focus': {
        // Forced colours take the shadow away and keep the outline.
        outline: '2px solid transparent',
        outlineOffset: '2px',
        borderColor: 'brand.focusRing',
        borderRadius: 'control',
        boxShadow:
          '0 0 0 1px {colors.brand.focusRing}, 0 0 0 4px color-mix(in srgb, {colors.brand.focusRing} 20%, transparent)',
      },
      // What the browser finds, until the app judges. Two rules: a browser that does not know the first reads the second.
      '[data-held-until-ready] &': { '&:user-invalid': wrong },
      '&[aria-invalid=true]': wrong,
      '&[readonly]': {
        background: 'bg.muted',
        borderColor: 'border.emphasized',
        color: 'fg.subtle',
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    lines: { one: {}, many: { input: { flex: '1', minHeight: '9rem', resize: 'vertical' } } },
  },
  defaultVariants: { lines: 'one' },
});
