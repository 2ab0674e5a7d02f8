import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { chakra } from '../shared/chakra.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconTile, IconView } from '../shared/IconView.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { useMostTogether } from '../shared/list-parts.ts';
import { ProseBox } from '../shared/Prose.tsx';
import { HeadedSection } from '../shared/Section.tsx';
import { SmartLink } from '../shared/SmartLink.tsx';
import { type Style, useStyles } from '../shared/styles.ts';
import { VisuallyHidden } from '../shared/VisuallyHidden.tsx';
import { Words } from '../shared/Words.tsx';
import { downloadListRecipe } from './download-list.recipe.ts';
import { icons as ownIcons } from './generated/icons.ts';

/** More files than this stand in two columns. */
const FEW = 4;

/** Files to download, each with its format and its size. */
export default function DownloadList({ items, ...around }: BlockProps<'download-list'>): ReactElement {
  const styles = useStyles(downloadListRecipe, { many: useMostTogether(items) > FEW });
  return (
    <HeadedSection {...around}>
      <ItemList of={items} css={styles.list}>
        {(item) => <File {...item} styles={styles} />}
      </ItemList>
    </HeadedSection>
  );
}

type FileProps = ItemOf<'download-list'> & {
  readonly styles: Readonly<Record<'file' | 'label' | 'description' | 'facts', Style>>;
};

/** One file. The link covers the row, and says the format and the size, too. */
function File({ label, href: file, description, icon, styles }: FileProps): ReactElement {
  const { href, format, size } = file;
  return (
    <chakra.li css={styles.file}>
      <IconTile of={icon ?? ownIcons.file} size="sm" />
      <div>
        <chakra.p css={styles.label}>
          <SmartLink to={href}>
            <Words of={label} />
            {format !== undefined && (
              <VisuallyHidden>{size === undefined ? ` (${format})` : ` (${format}, ${size})`}</VisuallyHidden>
            )}
          </SmartLink>
        </chakra.p>
        <ProseBox of={description} each={styles.description} />
      </div>
      <chakra.p css={styles.facts} aria-hidden="true">
        {format !== undefined && <span>{format}</span>}
        {size !== undefined && <span>{size}</span>}
        <IconView of={icons.download} />
      </chakra.p>
    </chakra.li>
  );
}
