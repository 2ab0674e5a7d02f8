import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Image } from '../../model/media.ts';
import { usePlace } from './context.tsx';
import { plainText } from './plain-text.ts';

type PictureProps = {
  readonly of: Image;
  /** Width by height of the frame, such as `4 / 3`. Left out: the picture's own. */
  readonly ratio?: string;
  readonly css?: SystemStyleObject;
};

// The tint shows until the picture arrives, and for good if it never does; the words in it are then set quietly.
const frame: SystemStyleObject = {
  width: '100%',
  height: 'auto',
  background: 'linear-gradient(160deg, {colors.bg.muted}, {colors.brand.subtle})',
  color: 'fg.subtle',
  textStyle: 'caption',
  textAlign: 'center',
  objectFit: 'cover',
};

/** A picture in a frame of fixed ratio, so that nothing moves when it arrives. The first block's comes first. */
export function Picture({ of: { src, alt, width, height }, ratio, css }: PictureProps): ReactElement {
  const { index } = usePlace();
  return (
    <chakra.img
      src={src}
      alt={plainText(alt)}
      {...(width !== undefined && height !== undefined ? { htmlWidth: width, htmlHeight: height } : {})}
      {...(index === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      css={[frame, ratio === undefined ? {} : { aspectRatio: ratio }, css ?? {}]}
    />
  );
}
