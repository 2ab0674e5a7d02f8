import type { SystemStyleObject } from '@chakra-ui/react';

/** A field that visitors write into, in a form or above a list. */
export const inputLook: SystemStyleObject = {
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
  _hover: { borderColor: 'fg.muted' },
};

/** Of a form: a field that gets the focus is seen with its label, in Safari too. That scrolls to where one writes, and looks at no margin of the field. */
export const fieldsInSight: Readonly<Record<string, SystemStyleObject>> = {
  'html:has(&:focus-within)': { scrollPaddingBlock: 'calc({sizes.header} + 4rem) 5rem' },
};
