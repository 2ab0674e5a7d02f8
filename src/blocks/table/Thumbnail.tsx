import type { ReactElement } from 'react';
import type { Image } from '../../model/media.ts';
import type { Href } from '../../model/text.ts';
import { Picture } from '../shared/Picture.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { tableRecipe } from './table.recipe.ts';

type ThumbnailProps = {
  readonly image: Image;
  /** Where it leads. */
  readonly to?: Href;
  readonly isLazy: boolean;
};

/** A small picture, in a box of the same size in all rows, so that nothing moves when it arrives. */
export function Thumbnail({ image, to, isLazy }: ThumbnailProps): ReactElement {
  const styles = useStyles(tableRecipe);
  const picture = <Picture of={image} sizes="6rem" css={styles.thumbnail} loading={isLazy ? 'lazy' : 'eager'} />;
  if (to === undefined) return picture;
  return (
    <StyledLink to={to} css={styles.thumbnailLink}>
      {picture}
    </StyledLink>
  );
}
