import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { chakra } from '../shared/chakra.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconTile, IconView } from '../shared/IconView.tsx';
import { GroupTitle, ItemList } from '../shared/ItemList.tsx';
import { Prose } from '../shared/Prose.tsx';
import { badgeRecipe } from '../shared/recipes/surfaces.recipe.ts';
import { HeadedSection } from '../shared/Section.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Paragraph, Phrase, Words } from '../shared/Words.tsx';
import { type LinkListStyles, linkListRecipe } from './link-list.recipe.ts';

/** Lists of links with a line about each. No more columns than lists. */
export default function LinkList({ columns = 2, compact, items, ...around }: BlockProps<'link-list'>): ReactElement {
  const styles = useStyles(linkListRecipe, { columns: Math.min(columns, items.length), compact });
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.grid}>
        {items.map((group, index) => (
          <LinkGroup key={index} {...group} at={index} styles={styles} />
        ))}
      </chakra.div>
    </HeadedSection>
  );
}

type LinkGroupProps = BlockProps<'link-list'>['items'][number] & {
  readonly at: number;
  readonly styles: LinkListStyles;
};

/** One list of links under what they are about. */
function LinkGroup({ title, icon, description, links, more, at, styles }: LinkGroupProps): ReactElement {
  return (
    <chakra.div css={styles.group}>
      <chakra.div css={styles.head}>
        {icon !== undefined && <IconTile of={icon} size="sm" />}
        <div>
          <GroupTitle of={title} at={at} css={styles.title} />
          {description !== undefined && <Prose of={description} css={styles.text} />}
        </div>
      </chakra.div>
      <ItemList of={links} css={styles.links} last={more && <LinkRow {...more} isLast styles={styles} />}>
        {(link) => <LinkRow {...link} styles={styles} />}
      </ItemList>
    </chakra.div>
  );
}

type LinkRowProps = BlockProps<'link-list'>['items'][number]['links'][number] & {
  /** Leads to all of them, and is set a little apart. */
  readonly isLast?: boolean;
  readonly styles: LinkListStyles;
};

/** One link. It covers the whole row, with the line about it. */
function LinkRow({ label, href, description, badge, isLast = false, styles }: LinkRowProps): ReactElement {
  return (
    <chakra.li css={[styles.row, isLast ? styles.last : undefined]}>
      <chakra.div css={styles.words}>
        <StyledLink to={href} css={styles.link}>
          <Words of={label} />
        </StyledLink>
        <Phrase of={badge} css={badgeRecipe({})} />
        <Paragraph of={description} css={styles.about} />
      </chakra.div>
      <IconView of={icons.arrowRight} css={styles.arrow} />
    </chakra.li>
  );
}
