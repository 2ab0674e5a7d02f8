import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Image, ImageFile } from '../../model/media.ts';
import { usePlace } from './context.tsx';
import { inDark, inLight } from './modes.ts';
import { useNth } from './nth.tsx';
import { plainText } from './plain-text.ts';
import { Scene } from './scene/Scene.tsx';

type PictureProps = {
  readonly of: Image;
  /** How wide the picture is shown, for browsers to choose among its widths: the value of `sizes`. */
  readonly sizes: string;
  /** The look of the frame: its ratio, its corners. */
  readonly css?: SystemStyleObject;
  /** When it is fetched in the first block of a page: with the others, or once somebody comes near. Left out: as its place says. */
  readonly loading?: 'eager' | 'lazy';
};

const frame: SystemStyleObject = {
  position: 'relative',
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  objectFit: 'cover',
  // Browsers draw this only for a picture that could not be fetched: an ornament in place of their mark for a broken one. Its
  // words are there for screen readers.
  _before: {
    content: '""',
    position: 'absolute',
    inset: '0',
    background: 'brand.muted',
    boxShadow: '{assets.picture}',
  },
};

// Shown until the picture arrives. A drawing may be transparent: nothing stands behind it.
const awaited: SystemStyleObject = { background: 'brand.muted', boxShadow: '{assets.picture}' };
const isDrawing = (src: string): boolean => /\.svg(?:$|[?#])/.test(src);

/** So many items of the first block are seen at once on a wide screen. */
const IN_SIGHT = 4;

/**
 * A picture in a frame of fixed ratio, so that nothing moves when it arrives. The first of the first block is fetched first, those beside it
 * with what else the page needs, and all others once somebody comes near. Of two, for light and dark, one
 * is seen: what isn't seen and is `lazy` isn't fetched.
 */
export function Picture({ of: image, css = {}, ...shown }: PictureProps): ReactElement {
  if ('drawing' in image) return <Scene of={image} css={css} />;
  if (image.dark === undefined) return <File of={image} css={[css]} {...shown} />;
  return (
    <>
      <File of={image} css={[css, inLight]} {...shown} />
      <File of={image.dark} css={[css, inDark]} {...shown} loading="lazy" />
    </>
  );
}

type FileProps = Omit<PictureProps, 'of' | 'css'> & {
  readonly of: ImageFile;
  readonly css: readonly SystemStyleObject[];
};

function File({ of: { src, alt, width, height, srcSet }, sizes, css, loading }: FileProps): ReactElement {
  const { index } = usePlace();
  const nth = useNth();
  const isLazy = index > 0 || nth >= IN_SIGHT || loading === 'lazy';
  return (
    <chakra.img
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      src={src}
      alt={plainText(alt)}
      {...(width !== undefined && height !== undefined ? { htmlWidth: width, htmlHeight: height } : {})}
      {...(isLazy ? { loading: 'lazy' } : loading === undefined && nth === 0 && { fetchPriority: 'high' })}
      decoding="async"
      css={[frame, isDrawing(src) ? {} : awaited, ...css]}
    />
  );
}
