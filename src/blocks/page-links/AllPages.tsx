import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import { chakra } from '../shared/chakra.tsx';
import { useRoute } from '../shared/context.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconView } from '../shared/IconView.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { Paragraph, Words } from '../shared/Words.tsx';
import type { PageLinksStyles } from './page-links.recipe.ts';

type Item = BlockProps<'page-links'>['items'][number];

/** Entries that follow each other and have the same group, under its heading. */
function grouped(items: readonly Item[]): { readonly group: Item['group']; readonly items: readonly Item[] }[] {
  const groups: { group: Item['group']; items: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last !== undefined && JSON.stringify(last.group) === JSON.stringify(item.group)) last.items.push(item);
    else groups.push({ group: item.group, items: [item] });
  }
  return groups;
}

type AllPagesProps = { readonly label: Text; readonly items: readonly Item[]; readonly styles: PageLinksStyles };

/** A list of pages that opens. The page that is shown is marked. */
export function AllPages({ label, items, styles }: AllPagesProps): ReactElement {
  const here = useRoute();
  return (
    <chakra.details css={styles.all}>
      <chakra.summary css={styles.summary}>
        <Words of={label} />
        <IconView of={icons.chevronRight} css={styles.sign} />
      </chakra.summary>
      <chakra.div css={styles.groups}>
        {grouped(items).map(({ group, items: links }, index) => (
          <chakra.div key={index} css={styles.group}>
            <Paragraph of={group} css={styles.heading} />
            <ItemList of={links}>
              {({ label, href }) => (
                <li>
                  <StyledLink to={href} css={styles.link} aria-current={href.href === here ? 'page' : undefined}>
                    <Words of={label} />
                  </StyledLink>
                </li>
              )}
            </ItemList>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.details>
  );
}
