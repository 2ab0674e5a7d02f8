import type { Embed, Icon } from '../../model/media.ts';
import { glyphs } from '../shared/glyphs.ts';

/** What stands for a video and for a map. From Lucide (ISC licence). */
export const signs: Readonly<Record<Embed['shows'], Icon>> = {
  video: [
    [
      'path',
      {
        d: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
      },
    ],
  ],
  map: glyphs.mapPin,
};
