import type { SystemStyleObject } from '@chakra-ui/react';

/** Seen by nobody, read by screen readers. */
export const unseen: SystemStyleObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
