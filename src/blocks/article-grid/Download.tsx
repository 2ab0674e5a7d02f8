import { useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Link } from '../../model/generated/resolved.ts';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { articleGridRecipe } from './article-grid.recipe.ts';

/** A link to a file, above the link that covers the card. */
export function Download({ label, href }: Link): ReactElement {
  const styles = useStyles(articleGridRecipe);
  const button = useRecipe({ key: 'button' });
  return (
    <StyledLink to={href} css={[button({ variant: 'outline', size: 'sm' }), styles.download]}>
      <IconView of={glyphs.download} />
      <span>
        <Words of={label} />
      </span>
    </StyledLink>
  );
}
