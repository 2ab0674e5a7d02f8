import type { SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Image } from '../../model/media.ts';
import type { Href } from '../../model/text.ts';
import { Picture } from '../shared/Picture.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';

type ThumbnailProps = {
  readonly image: Image;
  /** Where it leads. */
  readonly to?: Href;
  readonly isLazy: boolean;
};

/** Sizes are in em: they grow with the text. A drawing, which a logo mostly is, isn't cut. */
const box: SystemStyleObject = {
  display: 'block',
  width: '5.5em',
  maxWidth: 'none',
  aspectRatio: '4 / 3',
  borderRadius: 'tile',
  '&[src*=".svg"]': { objectFit: 'contain' },
};

/** A small picture, in a box of the same size in all rows, so that nothing moves when it arrives. */
export function Thumbnail({ image, to, isLazy }: ThumbnailProps): ReactElement {
  const picture = <Picture of={image} sizes="6rem" css={box} loading={isLazy ? 'lazy' : 'eager'} />;
  if (to === undefined) return picture;
  return (
    <StyledLink to={to} css={{ display: 'block', width: 'fit-content', borderRadius: 'tile' }}>
      {picture}
    </StyledLink>
  );
}
