import { useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Link } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { linkName } from '../shared/link-name.ts';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { articleGridRecipe } from './article-grid.recipe.ts';

type DownloadProps = Link & {
  /** What the file is about. */
  readonly of: Text;
};

/** A link to a file, above the link that covers the card. */
export function Download({ label, href, of: title }: DownloadProps): ReactElement {
  const styles = useStyles(articleGridRecipe);
  const button = useRecipe({ key: 'button' });
  return (
    <StyledLink
      to={href}
      aria-label={linkName(label, title)}
      css={[button({ variant: 'outline', size: 'sm' }), styles.download]}
    >
      <IconView of={glyphs.download} />
      <span>
        <Words of={label} />
      </span>
    </StyledLink>
  );
}
