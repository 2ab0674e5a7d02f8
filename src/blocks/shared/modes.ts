import type { SystemStyleObject } from '@chakra-ui/react';

/** Where it's dark: in a dark band, in dark mode, and without script on a dark device. Paper is always light. */
const where = (styles: SystemStyleObject): SystemStyleObject => ({
  'html .dark &': styles,
  '@media screen': {
    '.dark &': styles,
    'html:not(.light, .dark) &': { '@media (prefers-color-scheme: dark)': styles },
  },
});

/** Of two pictures, the one for light and the one for dark. A picture that asks for the mode itself gets none in Safari. */
export const inLight: SystemStyleObject = where({ display: 'none' });
export const inDark: SystemStyleObject = { display: 'none', ...where({ display: 'block' }) };
