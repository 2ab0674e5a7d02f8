import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { downloadListRecipe } from './download-list.recipe.ts';
import { File } from './File.tsx';

/** More files than this stand in two columns. */
const FEW = 4;

/** Files to download, each with its format and its size. */
export default function DownloadList({ items, background, ...head }: BlockProps<'download-list'>): ReactElement {
  const styles = useStyles(downloadListRecipe, { many: items.length > FEW });
  return (
    <Section background={background}>
      <SectionHead {...head} />
      <chakra.ul css={styles.list}>
        {items.map((item, index) => (
          <File key={index} {...item} styles={styles} />
        ))}
      </chakra.ul>
    </Section>
  );
}
