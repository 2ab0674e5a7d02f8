import type { BlockProps } from '../../model/generated/resolved.ts';
import { plainText } from '../../model/text.ts';
import { Paragraph, Phrase, Words } from '../shared/Elements.tsx';
import { HeadedSection } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { comparisonRecipe } from './comparison.recipe.ts';

/** More columns than this are too narrow to read, on any screen. */
const MOST_SIDE_BY_SIDE = 5;

/** A table that compares things line by line. Where it has no room, each line stands by itself, with the names by its cells. */
export default function Comparison(props: BlockProps<'comparison'>) {
  // The labels are said of the marks already.
  const { columns, groups, yesLabel: _, noLabel: __, ...around } = props;
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
          <tbody key={index}>
            {group.title !== undefined && (
              <tr>
                <Phrase as="th" scope="rowgroup" colSpan={columns.length + 1} of={group.title} />
              </tr>
            )}
            {group.rows.map(({ label, description, cells }, row) => (
              <tr key={row}>
                <th scope="row">
                  <Words of={label} />
                  <Paragraph of={description} />
                </th>
                {columns.map(({ title, highlighted }, at) => (
                  <td key={at} data-column={plainText(title)} data-highlighted={highlighted === true ? '' : undefined}>
                    <Phrase of={cells[at] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </chakra.table>
    </HeadedSection>
  );
}
