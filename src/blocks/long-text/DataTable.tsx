import type { ReactElement } from 'react';
import type { Alignment, ProseTable } from '../../model/prose.ts';
import { useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { BodyWords } from './BodyWords.tsx';
import { plainWords } from './plain-words.ts';
import { Scroller } from './Scroller.tsx';

const alignOf = (align: Alignment | undefined): { 'data-align'?: Alignment } =>
  align === undefined || align === 'start' ? {} : { 'data-align': align };

/** A table that scrolls by itself where the screen is too narrow for it; the keyboard reaches it for that. */
export function DataTable({ of: { columns, rows } }: { readonly of: ProseTable }): ReactElement {
  const { table } = useWords();
  const heads = columns.map(({ words }) => plainWords(words)).filter((head) => head !== '');
  return (
    <Scroller of="table" label={fillIn(table, { columns: heads.join(', ') })}>
      <table>
        <thead>
          <tr>
            {columns.map(({ words, align }, index) =>
              words.length === 0 ? (
                <td key={index} {...alignOf(align)} />
              ) : (
                <th key={index} scope="col" {...alignOf(align)}>
                  <BodyWords of={words} />
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
                  <BodyWords of={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
