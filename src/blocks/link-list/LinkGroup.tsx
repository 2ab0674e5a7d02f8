import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { IconTile } from '../shared/IconView.tsx';
import { Prose } from '../shared/Prose.tsx';
import { ItemHeading } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import { LinkRow } from './LinkRow.tsx';
import type { LinkListStyles } from './link-list.recipe.ts';

type LinkGroupProps = BlockProps<'link-list'>['items'][number] & { readonly styles: LinkListStyles };

/** One list of links under what they are about. */
export function LinkGroup({ title, icon, description, links, more, styles }: LinkGroupProps): ReactElement {
  return (
    <chakra.div css={styles.group}>
      <chakra.div css={styles.head}>
        {icon !== undefined && <IconTile of={icon} size="sm" />}
        <div>
          <ItemHeading css={styles.title}>
            <Words of={title} />
          </ItemHeading>
          {description !== undefined && <Prose of={description} css={styles.text} />}
        </div>
      </chakra.div>
      <chakra.ul css={styles.links}>
        {links.map((link, index) => (
          <LinkRow key={index} {...link} styles={styles} />
        ))}
        {more !== undefined && <LinkRow {...more} isLast styles={styles} />}
      </chakra.ul>
    </chakra.div>
  );
}
