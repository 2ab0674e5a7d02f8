import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { plainText } from '../shared/plain-text.ts';
import { roles } from '../shared/table/roles.ts';
import { Paragraph, Phrase, Words } from '../shared/Words.tsx';

/** What is said where a cell is only a mark. */
type Labels = Readonly<Record<'yes' | 'no', Text>>;

const icons = { yes: glyphs.check, no: glyphs.minus } as const;

/** What is a choice and no text, written where texts may stand, too. In quotes, `true` and `false` are the same. */
function markOf(text: Text): 'yes' | 'no' | undefined {
  if (text === 'yes' || text === 'true') return 'yes';
  return text === 'no' || text === 'false' ? 'no' : undefined;
}

/** The words of a cell, or its mark. */
function CellWords({ of: text, labels }: { readonly of: Text; readonly labels: Labels }): ReactElement {
  const mark = markOf(text);
  if (mark === undefined) return <Words of={text} />;
  return (
    <span data-mark={mark}>
      <IconView of={icons[mark]} />
      <Phrase of={labels[mark]} />
    </span>
  );
}

type GroupProps = BlockProps<'comparison'>['groups'][number] & {
  readonly columns: BlockProps<'comparison'>['columns'];
  readonly labels: Labels;
};

/** Rows that belong together, under their heading. */
export function Group({ title, rows, columns, labels }: GroupProps): ReactElement {
  return (
    <tbody {...roles.group}>
      {title !== undefined && (
        <tr {...roles.row}>
          <th scope="rowgroup" colSpan={columns.length + 1} {...roles.rowHeader}>
            <Words of={title} />
          </th>
        </tr>
      )}
      {rows.map(({ label, description, cells }, index) => (
        <tr key={index} {...roles.row}>
          <th scope="row" {...roles.rowHeader}>
            <Words of={label} />
            <Paragraph of={description} />
          </th>
          {columns.map((column, at) => (
            <td
              key={at}
              {...roles.cell}
              data-column={plainText(column.title)}
              data-highlighted={column.highlighted === true ? '' : undefined}
            >
              <span>
                <CellWords of={cells[at] ?? ''} labels={labels} />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
