import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { plainText } from '../shared/plain-text.ts';
import { Paragraph, Phrase, Words } from '../shared/Words.tsx';

type GroupProps = BlockProps<'comparison'>['groups'][number] & {
  readonly columns: BlockProps<'comparison'>['columns'];
};

/** Rows that belong together, under their heading. */
export function Group({ title, rows, columns }: GroupProps): ReactElement {
  return (
    <tbody>
      {title !== undefined && (
        <tr>
          <th scope="rowgroup" colSpan={columns.length + 1}>
            <Words of={title} />
          </th>
        </tr>
      )}
      {rows.map(({ label, description, cells }, index) => (
        <tr key={index}>
          <th scope="row">
            <Words of={label} />
            <Paragraph of={description} />
          </th>
          {columns.map((column, at) => (
            <td
              key={at}
              data-column={plainText(column.title)}
              data-highlighted={column.highlighted === true ? '' : undefined}
            >
              <Phrase of={cells[at] ?? ''} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
