import type { SystemStyleObject } from '@chakra-ui/react';
import { columns } from './fragments.ts';

/** Two halves of a page's twelve columns: what stands at the right begins at the same line on every page. */
export const halves: SystemStyleObject = { gridTemplateColumns: columns(2), columnGap: 'cardGap' };

/** Room between a large text at the left and what stands beside it. */
export const besideText: SystemStyleObject = { paddingInlineEnd: '12' };
