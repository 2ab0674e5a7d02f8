import type { BlockProps } from '../../model/generated/resolved.ts';
import { IconTile, IconView, Phrase, ProseBox, SmartLink, VisuallyHidden, Words } from '../shared/Elements.tsx';
import { ListSection, useMostTogether } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { downloadListRecipe } from './download-list.recipe.ts';
import { icons } from './generated/icons.ts';

const FEW = 4;

export default function DownloadList({ items, ...around }: BlockProps<'download-list'>) {
  const styles = useStyles(downloadListRecipe, { many: useMostTogether(items) > FEW });
  return (
    <ListSection {...around} of={items} css={styles.list}>
      {({ label, href: { href, format, size }, description, icon = icons.file }) => (
        <chakra.li css={styles.file}>
          <IconTile of={icon} size="sm" />
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
            <Phrase of={format} />
            <Phrase of={size} />
            <IconView of="download" />
          </chakra.p>
        </chakra.li>
      )}
    </ListSection>
  );
}
