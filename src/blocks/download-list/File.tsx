import { chakra, type SystemStyleObject, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { glyphs } from '../shared/glyphs.ts';
import { IconTile, IconView } from '../shared/IconView.tsx';
import { Prose } from '../shared/Prose.tsx';
import { SmartLink } from '../shared/SmartLink.tsx';
import { Words } from '../shared/Words.tsx';
import { fileIcon } from './icons.ts';

type FileProps = ItemOf<'download-list'> & {
  readonly styles: Readonly<Record<'file' | 'label' | 'description' | 'facts', SystemStyleObject>>;
};

/** One file. The link covers the row, and says the format and the size, too. */
export function File({ label, href: file, description, icon, styles }: FileProps): ReactElement {
  const { href, format, size } = file;
  return (
    <chakra.li css={styles.file}>
      <IconTile of={icon ?? fileIcon} size="sm" />
      <div>
        <chakra.p css={styles.label}>
          <SmartLink to={href}>
            <Words of={label} />
            {format !== undefined && (
              <VisuallyHidden>{size === undefined ? ` (${format})` : ` (${format}, ${size})`}</VisuallyHidden>
            )}
          </SmartLink>
        </chakra.p>
        {description !== undefined && (
          <div>
            <Prose of={description} css={styles.description} />
          </div>
        )}
      </div>
      <chakra.p css={styles.facts} aria-hidden="true">
        {format !== undefined && <span>{format}</span>}
        {size !== undefined && <span>{size}</span>}
        <IconView of={glyphs.download} />
      </chakra.p>
    </chakra.li>
  );
}
