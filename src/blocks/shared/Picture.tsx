import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Image, ImageFile } from '../../model/media.ts';
import { usePlace } from './context.tsx';
import { plainText } from './plain-text.ts';
import { Scene } from './scene/Scene.tsx';

type PictureProps = {
  readonly of: Image;
  /** How wide the picture is shown, for browsers to choose among its widths: the value of `sizes`. */
  readonly sizes: string;
  /** The look of the frame: its ratio, its corners. */
  readonly css?: SystemStyleObject;
};

const toward = (share: number, color: string): string =>
  `color-mix(in srgb, {colors.brand.${color}} ${share}%, {colors.bg.muted})`;

// A stepwell seen from above: ledges of even width with a fine edge, each a little deeper in the water's colour.
const ledges = [1, 2, 3, 4, 5, 6].flatMap((step) => {
  const inner = `clamp(${step * 0.75}rem, ${Number((step * 1.4).toFixed(1))}vw, ${step * 1.5}rem)`;
  return [
    `inset 0 0 0 ${inner} ${toward(step * 14, 'muted')}`,
    `inset 0 0 0 calc(${inner} + 1px) ${toward(40 - step * 4, 'fg')}`,
  ];
});
const well = ledges.join(', ');

const frame: SystemStyleObject = {
  position: 'relative',
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  objectFit: 'cover',
  // Browsers draw this only for a picture that could not be fetched: the well in place of their mark for a broken one. Its
  // words are there for screen readers.
  _before: { content: '""', position: 'absolute', inset: '0', background: 'brand.muted', boxShadow: well },
};

// Shown until the picture arrives. A drawing may be transparent: nothing stands behind it.
const awaited: SystemStyleObject = { background: 'brand.muted', boxShadow: well };
const isDrawing = (src: string): boolean => /\.svg(?:$|[?#])/.test(src);

/** A picture in a frame of fixed ratio, so that nothing moves when it arrives. The first block's is fetched first. */
export function Picture({ of: image, sizes, css }: PictureProps): ReactElement {
  return 'drawing' in image ? <Scene of={image} css={css ?? {}} /> : <File of={image} sizes={sizes} css={css} />;
}

type FileProps = Pick<PictureProps, 'sizes'> & { readonly of: ImageFile; readonly css: SystemStyleObject | undefined };

function File({ of: { src, alt, width, height, srcSet }, sizes, css }: FileProps): ReactElement {
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
