import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Href } from '../../model/text.ts';
import { chakra } from '../shared/chakra.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Portrait } from '../shared/portrait/Portrait.tsx';
import { linkRecipe } from '../shared/recipes/link.recipe.ts';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Paragraph, Words } from '../shared/Words.tsx';
import { quoteRecipe } from './quote.recipe.ts';

type PersonProps = NonNullable<BlockProps<'quote'>['person']> & {
  /** Where the name leads. */
  readonly href?: Href;
  readonly size?: 'sm' | 'md';
};

/** Who said it: portrait or initials, name and role, the company's logo. */
export function Person({ name, role, image, logo, href, size = 'md' }: PersonProps): ReactElement {
  const styles = useStyles(quoteRecipe);
  return (
    <chakra.div css={styles.person}>
      <Portrait name={name} image={image} size={size} />
      <chakra.div css={styles.who}>
        {href === undefined ? (
          <Paragraph of={name} css={styles.name} />
        ) : (
          <chakra.p css={styles.name}>
            <StyledLink to={href} css={linkRecipe({ variant: 'underline' })}>
              <Words of={name} />
            </StyledLink>
          </chakra.p>
        )}
        <Paragraph of={role} css={styles.role} />
      </chakra.div>
      {logo !== undefined && <Picture of={logo} sizes="10rem" css={styles.logo} />}
    </chakra.div>
  );
}
