import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { Words } from '../shared/Words.tsx';
import type { LinkListStyles } from './link-list.recipe.ts';

type LinkRowProps = BlockProps<'link-list'>['items'][number]['links'][number] & {
  /** Leads to all of them, and is set a little apart. */
  readonly isLast?: boolean;
  readonly styles: LinkListStyles;
};

/** One link. It covers the whole row, with the line about it. */
export function LinkRow({ label, href, description, badge, isLast = false, styles }: LinkRowProps): ReactElement {
  const small = useRecipe({ key: 'badge' });
  return (
    <chakra.li css={[styles.row, isLast ? styles.last : {}]}>
      <chakra.div css={styles.words}>
        <StyledLink to={href} css={styles.link}>
          <Words of={label} />
        </StyledLink>
        {badge !== undefined && (
          <chakra.span css={small({})}>
            <Words of={badge} />
          </chakra.span>
        )}
        {description !== undefined && (
          <chakra.p css={styles.about}>
            <Words of={description} />
          </chakra.p>
        )}
      </chakra.div>
      <IconView of={glyphs.arrowRight} css={styles.arrow} />
    </chakra.li>
  );
}
