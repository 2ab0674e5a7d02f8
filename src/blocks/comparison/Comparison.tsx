import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { chakra } from '../shared/chakra.tsx';
import { ProseBox } from '../shared/Prose.tsx';
import { HeadedSection } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { Paragraph, Words } from '../shared/Words.tsx';
import { comparisonRecipe } from './comparison.recipe.ts';
import { Group } from './Group.tsx';

/** More columns than this are too narrow to read, on any screen. */
const MOST_SIDE_BY_SIDE = 5;

/** A table that compares things line by line. Where it has no room, each line stands by itself, with the names by its cells. */
export default function Comparison(props: BlockProps<'comparison'>): ReactElement {
  // The labels are said of the marks already.
  const { columns, groups, yesLabel: _, noLabel: __, note, ...around } = props;
  const styles = useStyles(comparisonRecipe, {
    shape: columns.length > MOST_SIDE_BY_SIDE ? 'stack' : 'table',
    background: around.background ?? 'default',
  });
  return (
    <HeadedSection {...around}>
      <chakra.table css={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={index} scope="col" data-highlighted={column.highlighted === true ? '' : undefined}>
                <Words of={column.title} />
                <Paragraph of={column.description} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <Group key={index} {...group} columns={columns} />
        ))}
      </chakra.table>
      <ProseBox of={note} css={styles.note} />
    </HeadedSection>
  );
}
