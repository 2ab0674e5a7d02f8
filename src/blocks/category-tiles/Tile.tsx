import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { IconTile } from '../shared/IconView.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { categoryTilesRecipe } from './category-tiles.recipe.ts';

type TileProps = BlockProps<'category-tiles'>['items'][number];

/** One category; a link if it leads somewhere. */
export function Tile({ label, value, icon, href }: TileProps): ReactElement {
  const styles = useStyles(categoryTilesRecipe, { link: href !== undefined });
  const content = (
    <>
      {icon !== undefined && <IconTile of={icon} />}
      <chakra.span css={styles.words}>
        <chakra.span css={styles.label}>
          <Words of={label} />
        </chakra.span>{' '}
        {value !== undefined && (
          <chakra.span css={styles.value}>
            <Words of={value} />
          </chakra.span>
        )}
      </chakra.span>
    </>
  );
  return (
    <chakra.li css={styles.cell}>
      {href === undefined ? (
        <chakra.div css={styles.tile}>{content}</chakra.div>
      ) : (
        <StyledLink to={href} css={styles.tile}>
          {content}
        </StyledLink>
      )}
    </chakra.li>
  );
}
