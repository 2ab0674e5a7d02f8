import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { IconTile, IconView, LinkedWords, Paragraph, Phrase, Prose } from '../shared/Elements.tsx';
import { badgeRecipe } from '../shared/recipes.recipe.ts';
import { GroupTitle, HeadedSection, ItemList } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { linkListRecipe } from './link-list.recipe.ts';

/** Lists of links with a line about each, under what they are about. No more columns than lists. */
export default function LinkList({ columns = 2, compact, items, ...around }: BlockProps<'link-list'>) {
  const styles = useStyles(linkListRecipe, { columns: Math.min(columns, items.length), compact });
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.grid}>
        {items.map(({ title, icon, description, links, more }, index) => (
          <chakra.div key={index} css={styles.group}>
            <chakra.div css={styles.head}>
              <IconTile of={icon} size="sm" />
              <div>
                <GroupTitle of={title} at={index} css={styles.title} />
                <Prose of={description} css={styles.text} />
              </div>
            </chakra.div>
            <ItemList of={links} css={styles.links} last={more && <LinkRow {...more} isLast compact={compact} />}>
              {(link) => <LinkRow {...link} compact={compact} />}
            </ItemList>
          </chakra.div>
        ))}
      </chakra.div>
    </HeadedSection>
  );
}

type LinkRowProps = ItemOf<'link-list'>['links'][number] & {
  /** Leads to all of them, and is set a little apart. */
  readonly isLast?: boolean;
  readonly compact: boolean | undefined;
};

function LinkRow({ label, href, description, badge, isLast, compact }: LinkRowProps) {
  const styles = useStyles(linkListRecipe, { compact });
  return (
    <chakra.li css={[styles.row, isLast ? styles.last : undefined]}>
      <chakra.div css={styles.words}>
        <LinkedWords of={label} href={href} css={styles.link} />
        <Phrase of={badge} css={badgeRecipe({})} />
        <Paragraph of={description} css={styles.about} />
      </chakra.div>
      <IconView of="arrowRight" css={styles.arrow} />
    </chakra.li>
  );
}
