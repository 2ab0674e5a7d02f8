import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { plainText } from '../shared/plain-text.ts';
import { roles } from '../shared/table/roles.ts';
import { Words } from '../shared/Words.tsx';

type RowsProps = Pick<BlockProps<'table'>, 'columns' | 'rows'> & { readonly rowHeads: boolean };

/** The rows of a table. The first cell of each says what it is about, if `rowHeads` says so. */
export function Rows({ columns, rows, rowHeads }: RowsProps): ReactElement {
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
                <span>
                  <Words of={cell} />
                </span>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
