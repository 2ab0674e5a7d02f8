import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { plainText } from '../shared/plain-text.ts';
import { HeadedSection } from '../shared/SectionHead.tsx';
import { scrollerNamed } from '../shared/scroller-named.ts';
import { useStyles } from '../shared/styles.ts';
import { roles } from '../shared/table/roles.ts';
import { Phrase, Words } from '../shared/Words.tsx';
import { tableRecipe } from './table.recipe.ts';

/** More columns than this scroll by themselves, where each row doesn't stand by itself. */
const MOST_SIDE_BY_SIDE = 6;

/** Rows and columns. On a phone each row stands by itself, with the names of the columns by its cells. */
export default function Table(props: BlockProps<'table'>): ReactElement {
  const { columns, rowHeads = true, rows, caption, ...around } = props;
  const { table: label } = useWords();
  const isWide = columns.length > MOST_SIDE_BY_SIDE;
  const styles = useStyles(tableRecipe, { wide: isWide, background: around.background ?? 'default' });
  const heads = columns.map((column) => plainText(column.title)).join(', ');
  const scroller = isWide ? scrollerNamed(fillIn(label, { columns: heads })) : {};
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.scroller} {...scroller}>
        <chakra.table css={styles.table} {...roles.table}>
          {caption !== undefined && (
            <caption>
              <Words of={caption} />
            </caption>
          )}
          <thead {...roles.group}>
            <tr {...roles.row}>
              {columns.map((column, index) => (
                <th key={index} scope="col" {...roles.columnHeader} data-align={column.align}>
                  <Words of={column.title} />
                </th>
              ))}
            </tr>
          </thead>
          <Rows columns={columns} rows={rows} rowHeads={rowHeads} />
        </chakra.table>
      </chakra.div>
    </HeadedSection>
  );
}

type RowsProps = Pick<BlockProps<'table'>, 'columns' | 'rows'> & { readonly rowHeads: boolean };

/** The rows of a table. The first cell of each says what it is about, if `rowHeads` says so. */
function Rows({ columns, rows, rowHeads }: RowsProps): ReactElement {
  return (
    <tbody {...roles.group}>
      {rows.map((cells, index) => (
        <tr key={index} {...roles.row}>
          {columns.map(({ title, align }, at) => {
            const cell = cells[at] ?? '';
            return rowHeads && at === 0 ? (
              <th key={at} scope="row" {...roles.rowHeader} data-align={align}>
                <Words of={cell} />
              </th>
            ) : (
              <td key={at} {...roles.cell} data-align={align} data-column={plainText(title)}>
                <Phrase of={cell} />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
