import type { SystemStyleObject } from '@chakra-ui/react';

/** Of a link that was clicked, and is followed here as soon as the app is there. The line is seen around dark pictures, too. */
export const heldStyle: SystemStyleObject = {
  cursor: 'progress',
  outline: '2px solid {colors.brand.focusRing}',
  outlineOffset: '3px',
};
