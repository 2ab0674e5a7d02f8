import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Image } from '../../model/media.ts';
import { usePlace } from './context.tsx';
import { plainText } from './plain-text.ts';

type PictureProps = {
  readonly of: Image;
  /** The look of the frame: its ratio, its corners. */
  readonly css?: SystemStyleObject;
};

const frame: SystemStyleObject = {
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  // A picture that does not arrive leaves its frame, not the browser's mark for a broken one.
  textIndent: '-100vw',
  overflow: 'hidden',
};

// It shows until the picture arrives, and for good if it never does. A drawing may be transparent: nothing behind it.
const tint: SystemStyleObject = { background: 'linear-gradient(160deg, {colors.bg.muted}, {colors.brand.muted})' };
const isDrawing = (src: string): boolean => /\.svg(?:$|[?#])/.test(src);

/** A picture in a frame of fixed ratio, so that nothing moves when it arrives. The first block's is fetched first. */
export function Picture({ of: { src, alt, width, height }, css }: PictureProps): ReactElement {
  const { index } = usePlace();
  return (
    <chakra.img
      src={src}
      alt={plainText(alt)}
      {...(width !== undefined && height !== undefined ? { htmlWidth: width, htmlHeight: height } : {})}
      {...(index === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      css={[frame, isDrawing(src) ? {} : tint, css ?? {}]}
    />
  );
}
