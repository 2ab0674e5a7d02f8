import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Picture } from '../shared/Picture.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { logoStripRecipe } from './logo-strip.recipe.ts';

type LogoProps = BlockProps<'logo-strip'>['items'][number];

/** A name with its mark; a link if it leads somewhere. */
export function Logo({ label, image, href }: LogoProps): ReactElement {
  const styles = useStyles(logoStripRecipe, { link: href !== undefined });
  const content = (
    <>
      {image !== undefined && <Picture of={image} sizes="10rem" css={styles.mark} />}
      <Words of={label} />
    </>
  );
  if (href === undefined) return <chakra.span css={styles.logo}>{content}</chakra.span>;
  return (
    <StyledLink to={href} css={styles.logo}>
      {content}
    </StyledLink>
  );
}
