import type { Icon } from '../../model/media.ts';

/** From Lucide (ISC licence). */
export const closeIcon: Icon = [
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
];
