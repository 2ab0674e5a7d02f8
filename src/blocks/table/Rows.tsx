import { useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ListHeading } from '../../model/screen.ts';
import type { Text } from '../../model/text.ts';
import { useListMark } from '../shared/context.tsx';
import { useListParts } from '../shared/list-parts.ts';
import { plainText } from '../shared/plain-text.ts';
import { StyledLink } from '../shared/SmartLink.tsx';
import { roles } from '../shared/table/roles.ts';
import { Phrase, Words } from '../shared/Words.tsx';

export type Columns = BlockProps<'table'>['columns'];

/** The rows of a table: all of them, or those of each group below its heading. */
export function Bodies({
  columns,
  rows,
  rowHeads,
}: Required<Pick<BlockProps<'table'>, 'columns' | 'rows' | 'rowHeads'>>): ReactElement {
  const mark = useListMark();
  const parts = useListParts(rows);
  const shown = (some: readonly (readonly Text[])[]): ReactElement[] =>
    some.map((cells, index) => <Row key={index} cells={cells} columns={columns} hasHead={rowHeads} />);
  if (parts === undefined)
    return (
      <tbody {...roles.group} {...mark}>
        {shown(rows)}
      </tbody>
    );
  return (
    <>
      {parts.map(({ heading, from, items }, index) => (
        <tbody
          key={index}
          {...roles.group}
          {...(mark['data-list'] !== undefined && {
            // The row of the heading is none of the items.
            'data-list': [rows.length, ...items.map((_, at) => from + at)].join(' '),
          })}
        >
          <tr {...roles.row}>
            <th id={heading.id} scope="rowgroup" colSpan={columns.length} {...roles.rowHeader}>
              <GroupTitle {...heading} />
            </th>
          </tr>
          {shown(items)}
        </tbody>
      ))}
    </>
  );
}

/** What the rows of a group have in common, and the page for it. */
function GroupTitle({ title, href }: Pick<ListHeading, 'title' | 'href'>): ReactElement {
  const link = useRecipe({ key: 'link' });
  if (href === undefined) return <Words of={title} />;
  return (
    <StyledLink to={href} css={[link({ variant: 'underline' }), { color: 'inherit' }]}>
      <Words of={title} />
    </StyledLink>
  );
}

type RowProps = {
  readonly cells: readonly Text[];
  readonly columns: Columns;
  /** Whether the first cell says what the row is about. */
  readonly hasHead: boolean;
};

export function Row({ cells, columns, hasHead }: RowProps): ReactElement {
  return (
    <tr {...roles.row}>
      {columns.map(({ title, align }, at) => {
        const cell = cells[at] ?? '';
        if (hasHead && at === 0)
          return (
            <th key={at} scope="row" {...roles.rowHeader} data-align={align}>
              <Words of={cell} />
            </th>
          );
        return cell === '' ? (
          <td key={at} {...roles.cell} />
        ) : (
          <td key={at} {...roles.cell} data-align={align} data-column={plainText(title)}>
            <Phrase of={cell} />
          </td>
        );
      })}
    </tr>
  );
}
