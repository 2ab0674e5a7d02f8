import type { SystemStyleObject } from '@chakra-ui/react';
import { fieldsInSight, inputLook, mutedCaption, mutedSmall, slotRecipe, visuallyHidden, wrapping } from '../recipe.ts';

export const mailFormRecipe = slotRecipe({
  base: {
    form: { display: 'flex', flexDirection: 'column', ...fieldsInSight },
    title: { textStyle: 'subheading' },
    description: { marginTop: '1.5', fontSize: '1rem', color: 'fg.muted', maxWidth: 'measure' },
    instead: { color: 'fg.muted', '* + &': { marginTop: '6' } },
    ways: { marginTop: '4' },
    /** While the boot script holds the form until the app is there: the button looks and reads as if it were disabled. */
    submit: {
      '[data-held] &': {
        background: 'bg.muted',
        color: 'fg.subtle',
        boxShadow: 'inset 0 0 0 1px {colors.border}',
        pointerEvents: 'none',
        '& > *': { display: 'none' },
        _before: { content: 'attr(data-sending)' },
      },
    },
    /** Words that are there for a screen reader as soon as a form is held, and before that for nobody. */
    whileHeld: { ...visuallyHidden, display: 'none', '[data-held] &': { display: 'block' } },
    whileSending: visuallyHidden,
    trap: { position: 'absolute', insetInlineStart: '-624rem', boxSize: '1px', overflow: 'hidden' },
    outcome: {
      ...wrapping,
      alignItems: 'center',
      columnGap: '5',
      rowGap: '3',
      '&:has(p)': { marginTop: '6' },
    },
    status: {
      flex: '1 1 20rem',
      borderRadius: 'control',
      // It has the focus while a message is on its way, and there is nothing to be seen in it.
      '&:not(:has(> [data-outcome]))': { outline: 'none' },
      // Here and not in the box, so that the page carries these colours from the start: the sheet with all others may not come.
      '& > [data-outcome]': { borderColor: 'error.muted', background: 'error.subtle', color: 'error.fg' },
      '& > [data-outcome=success]': {
        borderColor: 'success.muted',
        background: 'success.subtle',
        color: 'success.fg',
      },
    },
    box: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      paddingBlock: '.9375rem',
      paddingInline: '1.125rem',
      border: '1px solid',
      borderRadius: 'control',
      textStyle: 'small',
      fontWeight: 'medium',
      '& > svg': { marginTop: '.1em' },
    },
    plainAnswer: {
      display: 'none',
      marginTop: '4',
      ...mutedCaption,
      '@media (scripting: none)': { display: 'block' },
    },
    otherWay: {
      ...mutedSmall,
      '& a': {
        color: 'brand.fg',
        fontWeight: 'semibold',
        textDecorationLine: 'underline',
        textUnderlineOffset: '.2em',
      },
    },
  },
});

const wrong: SystemStyleObject = {
  borderColor: 'error.fg',
  boxShadow: '0 0 0 1px {colors.error.fg}',
  '&:focus': {
    boxShadow: '0 0 0 1px {colors.error.fg}, 0 0 0 4px color-mix(in srgb, {colors.brand.focusRing} 35%, transparent)',
  },
  // Not by colour alone: the line under it says so in words.
  '& ~ [data-problem]': { display: 'block' },
};

const wrongMark: SystemStyleObject = {
  outline: '2px solid {colors.error.fg}',
  outlineOffset: '2px',
  '& ~ [data-problem]': { display: 'block' },
};

const wrongGroup: SystemStyleObject = { '& > [data-problem]': { display: 'block' } };

const locked: SystemStyleObject = {
  background: 'bg.muted',
  borderColor: 'border.emphasized',
  color: 'fg.subtle',
  cursor: 'not-allowed',
};

export const fieldRecipe = slotRecipe({
  base: {
    label: {
      ...wrapping,
      // A legend has some of its own.
      width: '100%',
      padding: '0',
      justifyContent: 'space-between',
      columnGap: '4',
      marginBottom: '2',
      textStyle: 'small',
      fontWeight: 'semibold',
      lineHeight: '1.4',
      overflowWrap: 'anywhere',
      '& > :first-child': { flex: '1 1 6rem', minWidth: '0' },
    },
    problem: { display: 'none', marginTop: '1.5', textStyle: 'caption', color: 'error.fg' },
    optional: { flex: 'none', fontWeight: 'normal', color: 'fg.subtle' },
    input: {
      ...inputLook,
      // A field that is scrolled to is seen with its label above and the words under it.
      scrollMarginBlock: '3.5rem 2.5rem',
      transition: 'border-color {durations.fast}, box-shadow {durations.fast}',
      _placeholder: { color: 'fg.subtle', opacity: '1' },
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
      '[data-hold] &': { '&:user-invalid': wrong },
      '&[aria-invalid=true]': wrong,
      '&[readonly], &[inert]': locked,
    },
    select: {
      appearance: 'none',
      font: 'inherit',
      color: 'inherit',
      paddingInlineEnd: '2.75rem',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
    },
    // Over the end of the list's box, whose own mark can't be styled.
    chevron: {
      alignSelf: 'center',
      justifySelf: 'end',
      boxSize: '1.125rem',
      marginInlineEnd: '.9375rem',
      color: 'fg.muted',
      transform: 'rotate(90deg)',
      pointerEvents: 'none',
    },
    group: {
      '&[inert]': { color: 'fg.subtle' },
      '[data-hold] &': { '&:has(:user-invalid)': wrongGroup },
      '&[aria-invalid=true]': wrongGroup,
    },
    answers: { display: 'grid', gap: '1', paddingBlock: '.3125rem' },
    answer: {
      display: 'flex',
      gap: '3',
      minHeight: '2.125rem',
      paddingBlock: '.25rem',
      fontSize: '1rem',
      lineHeight: '1.5',
      cursor: 'pointer',
    },
    mark: {
      flex: 'none',
      boxSize: '1.25rem',
      marginTop: '.125rem',
      scrollMarginBlock: '5rem 2.5rem',
      accentColor: '{colors.brand.solid}',
      cursor: 'pointer',
      '[data-hold] &': { '&:user-invalid': wrongMark },
      '&[aria-invalid=true]': wrongMark,
    },
    tick: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      '&[inert]': { color: 'fg.subtle' },
      // In line with the label.
      '& > input': { marginTop: '.375rem' },
      '& > label': { justifyContent: 'space-between' },
      '& > div, & > p': { gridColumn: '2', marginBlock: '0 .25rem' },
    },
    note: { marginTop: '-1', marginBottom: '2', ...mutedCaption },
  },
  variants: {
    // Boxes for dates are higher by themselves.
    lines: {
      one: { input: { height: 'control' } },
      many: { input: { flex: '1', minHeight: '9rem', resize: 'vertical' } },
    },
  },
  defaultVariants: { lines: 'one' },
});
