import { useContext } from 'react';
import type { DrawingLabel, DrawnImage, Image, ImageFile } from '../../model/media.ts';
import { plainText } from '../../model/text.ts';
import { NthContext, usePlace } from './context.tsx';
import { iconShapes } from './Elements.tsx';
import { elementsRecipe } from './elements.recipe.ts';
import { sceneRecipe } from './scene/scene.recipe.ts';
import { type Css, chakra, useStyles } from './styles.ts';

type PictureProps = {
  readonly of: Image | undefined;
  /** How wide the picture is shown, for browsers to choose among its widths: the value of `sizes`. */
  readonly sizes: string;
  readonly css?: Css | undefined;
  /** When it is fetched in the first block of a page: with the others, or once somebody comes near. Left out: as its place says. */
  readonly loading?: 'eager' | 'lazy';
};

/** So many items of the first block are seen at once on a wide screen. */
const IN_SIGHT = 4;

/**
 * A picture in a frame of fixed ratio, so that nothing moves when it arrives. The first of the first block is fetched first, those beside it
 * with what else the page needs, and all others once somebody comes near. Of two, for light and dark, one
 * is seen: what isn't seen and is `lazy` isn't fetched. Nothing without a picture.
 */
export function Picture({ of: image, css, ...shown }: PictureProps) {
  const styles = useStyles(elementsRecipe);
  if (image === undefined) return null;
  if ('drawing' in image) return <Scene of={image} css={css} />;
  if (image.dark === undefined) return <File of={image} css={[css]} {...shown} />;
  return (
    <>
      <File of={image} css={[css, styles.inLight]} {...shown} />
      <File of={image.dark} css={[css, styles.inDark]} {...shown} loading="lazy" />
    </>
  );
}

type FileProps = Omit<PictureProps, 'of' | 'css'> & {
  readonly of: ImageFile;
  readonly css: readonly (Css | undefined)[];
};

function File({ of: { src, alt, width, height, srcSet }, sizes, css, loading }: FileProps) {
  const { index } = usePlace();
  const nth = useContext(NthContext);
  const styles = useStyles(elementsRecipe);
  const isLazy = index > 0 || nth >= IN_SIGHT || loading === 'lazy';
  return (
    <chakra.img
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      src={src}
      alt={plainText(alt)}
      {...(width !== undefined && height !== undefined ? { width, height } : {})}
      {...(isLazy ? { loading: 'lazy' } : loading === undefined && nth === 0 && { fetchPriority: 'high' })}
      decoding="async"
      css={[styles.picture, /\.svg(?:$|[?#])/.test(src) ? undefined : styles.awaited, ...css]}
    />
  );
}

const anchors = { left: 'end', right: 'start', center: 'middle' } as const;

function label({ text, x, y, side, detail }: DrawingLabel, key: number) {
  return (
    <text key={key} x={x} y={y} textAnchor={anchors[side]} {...(detail ? { 'data-detail': '' } : {})}>
      {plainText(text)}
    </text>
  );
}

/** A picture that is drawn here, in the colours of the theme. It stands in the dark, as screens and wells do. */
function Scene({ of: { drawing, alt, cover }, css }: { readonly of: DrawnImage; readonly css: Css | undefined }) {
  const styles = useStyles(sceneRecipe, { hue: cover?.hue });
  const said = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': plainText(alt) };
  return (
    <chakra.div className="dark" css={[styles.root, css]}>
      <chakra.svg
        viewBox={drawing.viewBox}
        {...(cover === undefined ? {} : { preserveAspectRatio: 'xMidYMid slice' })}
        {...said}
        css={styles.drawing}
      >
        {iconShapes(drawing.shapes)}
        {drawing.labels.map(label)}
      </chakra.svg>
      {cover !== undefined && (
        <chakra.p css={styles.words} aria-hidden="true" data-cover="">
          {plainText(cover.words)}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** How wide pictures are shown, as values of `sizes`. Media queries cannot read tokens: 60rem is the breakpoint `lg`, 74rem the container. */

/** Beside a text on a desktop, as wide as the page on a phone. */
export const halfWide = '(min-width: 60rem) 36rem, 100vw';

/** At the top of a card, in a grid of so many columns on a desktop and as many as fit below. */
export function wideInColumns(columns: number): string {
  if (columns === 1) return '(min-width: 60rem) 74rem, 100vw';
  return `(min-width: 60rem) ${Math.ceil(74 / columns)}rem, (min-width: 42rem) 50vw, 100vw`;
}
