import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Image } from '../../model/media.ts';
import { usePlace } from './context.tsx';
import { plainText } from './plain-text.ts';

type PictureProps = {
  readonly of: Image;
  /** How wide the picture is shown, for browsers to choose among its widths: the value of `sizes`. */
  readonly sizes: string;
  /** The look of the frame: its ratio, its corners. */
  readonly css?: SystemStyleObject;
};

const tint = 'linear-gradient(160deg, {colors.bg.muted}, {colors.brand.muted})';

const frame: SystemStyleObject = {
  position: 'relative',
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  objectFit: 'cover',
  // Browsers draw this only for a picture that could not be fetched: its words, in place of the mark for a broken one.
  _after: {
    content: 'attr(alt)',
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    padding: '4',
    background: `${tint}, {colors.bg}`,
    color: 'fg.muted',
    textStyle: 'caption',
    textAlign: 'center',
  },
};

// Shown until the picture arrives. A drawing may be transparent: nothing stands behind it.
const awaited: SystemStyleObject = { background: tint };
const isDrawing = (src: string): boolean => /\.svg(?:$|[?#])/.test(src);

/** A picture in a frame of fixed ratio, so that nothing moves when it arrives. The first block's is fetched first. */
export function Picture({ of: { src, alt, width, height, srcSet }, sizes, css }: PictureProps): ReactElement {
  const { index } = usePlace();
  return (
    <chakra.img
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      src={src}
      alt={plainText(alt)}
      {...(width !== undefined && height !== undefined ? { htmlWidth: width, htmlHeight: height } : {})}
      {...(index === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      css={[frame, isDrawing(src) ? {} : awaited, css ?? {}]}
    />
  );
}
