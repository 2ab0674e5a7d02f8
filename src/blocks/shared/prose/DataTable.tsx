import type { ReactElement } from 'react';
import type { Alignment, TableOf } from '../../../model/prose.ts';
import { useWords } from '../context.tsx';
import { fillIn } from '../fill-in.ts';
import type { Renderers } from './renderers.ts';
import { Scroller } from './Scroller.tsx';

const alignOf = (align: Alignment | undefined): { 'data-align'?: Alignment } =>
  align === undefined || align === 'start' ? {} : { 'data-align': align };

type DataTableProps<W, N> = { readonly of: TableOf<W>; readonly render: Renderers<W, N> };

/** A table that scrolls by itself where the screen is too narrow for it; the keyboard reaches it for that. */
export function DataTable<W, N>({ of: { columns, rows }, render }: DataTableProps<W, N>): ReactElement {
  const { table } = useWords();
  const heads = columns.map(({ words }) => render.plain(words)).filter((head) => head !== '');
  return (
    <Scroller of="table" label={fillIn(table, { columns: heads.join(', ') })}>
      <table>
        <thead>
          <tr>
            {columns.map(({ words, align }, index) =>
              render.isEmpty(words) ? (
                <td key={index} {...alignOf(align)} />
              ) : (
                <th key={index} scope="col" {...alignOf(align)}>
                  {render.words(words)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((words, index) => (
                <td key={index} {...alignOf(columns[index]?.align)}>
                  {render.words(words)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
