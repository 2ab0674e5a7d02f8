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
