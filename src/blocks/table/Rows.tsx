import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ListHeading } from '../../model/screen.ts';
import { pictureIn, type Text } from '../../model/text.ts';
import { useListMark } from '../shared/context.tsx';
import { useListParts } from '../shared/list-parts.ts';
import { plainText } from '../shared/plain-text.ts';
import { linkRecipe } from '../shared/recipes/link.recipe.ts';
import { StyledLink } from '../shared/SmartLink.tsx';
import { Phrase, Words } from '../shared/Words.tsx';
import { Thumbnail } from './Thumbnail.tsx';

export type Columns = BlockProps<'table'>['columns'];

/** So many rows may be in sight when a page is opened: their pictures are fetched at once. */
const ROWS_IN_SIGHT = 8;

/** The rows of a table: all of them, or those of each group below its heading. */
export function Bodies({ rows, ...each }: Pick<BlockProps<'table'>, 'rows'> & OfRows): ReactElement {
  const { columns } = each;
  const mark = useListMark();
  const parts = useListParts(rows);
  const shown = (some: readonly (readonly Text[])[], before = 0): ReactElement[] =>
    some.map((cells, index) => <Row key={index} cells={cells} {...each} isFar={before + index >= ROWS_IN_SIGHT} />);
  if (parts === undefined) return <tbody {...mark}>{shown(rows)}</tbody>;
  return (
    <>
      {parts.map(({ heading, from, items }, index) => (
        <tbody
          key={index}
          {...(mark['data-list'] !== undefined && {
            // The row of the heading is none of the items.
            'data-list': [rows.length, ...items.map((_, at) => from + at)].join(' '),
          })}
        >
          <tr>
            <th id={heading.id} scope="rowgroup" colSpan={columns.length}>
              <GroupTitle {...heading} />
            </th>
          </tr>
          {shown(items, from)}
        </tbody>
      ))}
    </>
  );
}

/** What the rows of a group have in common, and the page for it. */
function GroupTitle({ title, href }: Pick<ListHeading, 'title' | 'href'>): ReactElement {
  if (href === undefined) return <Words of={title} />;
  return (
    <StyledLink to={href} css={linkRecipe({ variant: 'underline', color: 'inherit' })}>
      <Words of={title} />
    </StyledLink>
  );
}

/** What is the same for all rows. */
type OfRows = {
  readonly columns: Columns;
  /** Which cell says what the row is about, if any does. */
  readonly head: number | undefined;
  /** Which cell is the picture of the row, if it has one. */
  readonly picture: number | undefined;
};

type RowProps = OfRows & {
  readonly cells: readonly Text[];
  /** Whether its pictures can wait. */
  readonly isFar?: boolean;
};

export function Row({ cells, columns, head, picture, isFar = false }: RowProps): ReactElement {
  return (
    <tr>
      {columns.map(({ title, align }, at) => {
        const cell = cells[at] ?? '';
        const shown = pictureIn(cell);
        if (at === picture || shown !== undefined)
          return (
            <td key={at} data-align={align} data-picture={at === picture ? '' : undefined}>
              {shown !== undefined && <Thumbnail {...shown} isLazy={isFar} />}
            </td>
          );
        if (at === head)
          return (
            <th key={at} scope="row" data-align={align}>
              <Words of={cell} />
            </th>
          );
        return cell === '' ? (
          <td key={at} />
        ) : (
          <td key={at} data-align={align} data-column={plainText(title)}>
            <Phrase of={cell} />
          </td>
        );
      })}
    </tr>
  );
}
