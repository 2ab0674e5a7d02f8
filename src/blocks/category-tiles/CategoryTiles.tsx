import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { IconTile } from '../shared/IconView.tsx';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { categoryTilesRecipe } from './category-tiles.recipe.ts';

/** Categories in one box, divided by hairlines. It has no more columns than it can fill. */
export default function CategoryTiles({
  tagline,
  title,
  description,
  columns = 3,
  items,
  background,
}: BlockProps<'category-tiles'>): ReactElement {
  const styles = useStyles(categoryTilesRecipe, { columns: Math.min(columns, items.length) });
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      <chakra.ul css={styles.box}>
        {items.map((item, index) => (
          <Tile key={index} {...item} />
        ))}
      </chakra.ul>
    </Section>
  );
}

type TileProps = BlockProps<'category-tiles'>['items'][number];

/** One category; a link if it leads somewhere. */
function Tile({ label, value, icon, href }: TileProps): ReactElement {
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
