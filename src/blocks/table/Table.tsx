import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Image } from '../../model/media.ts';
import { type Href, pictureIn, plainText, type Text } from '../../model/text.ts';
import { fillIn, useListMark, useWords } from '../shared/context.tsx';
import { LinkedWords, Phrase, StyledLink, scrollerNamed } from '../shared/Elements.tsx';
import { useChosenList } from '../shared/filters/long-list.ts';
import { Picture } from '../shared/Picture.tsx';
import { linkRecipe } from '../shared/recipes.recipe.ts';
import { HeadedSection, useListParts } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { tableRecipe } from './table.recipe.ts';

const MOST_SIDE_BY_SIDE = 6;

const MOST_ON_PHONES = 3;

/** Rows and columns. On a phone each row stands by itself: below the names of the columns, or with the names by its cells. */
export default function Table(props: BlockProps<'table'>) {
  const { columns, onPhones = 'labels', rowHeads = true, rows, caption, ...around } = props;
  const { table: label } = useWords();
  // The places of the columns with pictures in them.
  const pictures = columns.flatMap((_, at) => (rows.some((cells) => pictureIn(cells[at]) !== undefined) ? [at] : []));
  const { isLong } = useChosenList();
  const isWide = columns.length > MOST_SIDE_BY_SIDE;
  const others = columns.filter((_, at) => at !== pictures[0]);
  const styles = useStyles(tableRecipe, {
    phones: onPhones === 'labels' ? onPhones : shapeOf(others, pictures.length > 0),
    // After the one above, whose styles it changes.
    wide: isWide,
    apart: isLong ? (onPhones === 'labels' ? 'stacked' : 'inColumns') : undefined,
    background: around.background ?? 'default',
  });
  const heads = columns.map((column) => plainText(column.title)).join(', ');
  const scroller = isWide ? scrollerNamed(fillIn(label, { columns: heads })) : {};
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.scroller} {...scroller}>
        <chakra.table css={styles.table}>
          <Phrase as="caption" of={caption} />
          <thead>
            <tr>
              {columns.map((column, index) => (
                <Phrase
                  key={index}
                  as="th"
                  scope="col"
                  of={column.title}
                  data-align={column.align}
                  data-picture={index === pictures[0] ? '' : undefined}
                />
              ))}
            </tr>
          </thead>
          <Bodies
            columns={columns}
            rows={rows}
            // The first column that has words says what a row is about.
            head={rowHeads ? columns.findIndex((_, at) => !pictures.includes(at)) : undefined}
            picture={pictures[0]}
          />
          {hasFoot && (
            <tfoot>
              <Row
                cells={columns.map(({ foot = '' }) => foot)}
                columns={columns}
                head={columns[0]?.foot === undefined ? undefined : 0}
                picture={pictures[0]}
              />
            </tfoot>
          )}
        </chakra.table>
      </chakra.div>
    </HeadedSection>
  );
}

/** How a table with its head above all rows looks on a phone. @param columns without that of the pictures, which are beside all of these */
function shapeOf(columns: Columns, hasPictures: boolean): Shape {
  if (columns.length <= (hasPictures ? MOST_ON_PHONES - 1 : MOST_ON_PHONES)) return 'table';
  const [, ...others] = columns;
  const words = others.filter(({ align }) => align !== 'end');
  // Six numbers have room in a line, as in the table of a league. More don't, and words don't.
  if (others.length > 6 || (others.length > 5 && words.length > 0)) return 'labels';
  // Words need more room than numbers, and a picture takes a part of it: then the other cells take two lines.
  const isTight = others.length > 3 && (words.length > 2 || hasPictures);
  const inLine = isTight ? Math.ceil(others.length / 2) : others.length;
  return hasPictures ? `pictured${inLine}` : `beside${inLine}`;
}

type Shape = 'labels' | 'table' | `beside${number}` | `pictured${number}`;

type Columns = BlockProps<'table'>['columns'];

/** So many rows may be in sight when a page is opened: their pictures are fetched at once. */
const ROWS_IN_SIGHT = 8;

function Bodies({ rows, ...each }: Pick<BlockProps<'table'>, 'rows'> & OfRows) {
  const { columns } = each;
  const mark = useListMark();
  const parts = useListParts(rows);
  const shown = (some: readonly (readonly Text[])[], before = 0) =>
    some.map((cells, index) => <Row key={index} cells={cells} {...each} isFar={before + index >= ROWS_IN_SIGHT} />);
  if (parts === undefined) return <tbody {...mark}>{shown(rows)}</tbody>;
  return (
    <>
      {parts.map(({ heading, items }, index) => (
        <tbody
          key={index}
          {...(mark['data-list'] !== undefined && {
            // The row of the heading is none of the items.
            'data-list': [rows.length, ...items.map((_, at) => heading.from + at)].join(' '),
          })}
        >
          <tr>
            <th id={heading.id} scope="rowgroup" colSpan={columns.length}>
              <LinkedWords
                of={heading.title}
                href={heading.href}
                css={linkRecipe({ variant: 'underline', color: 'inherit' })}
              />
            </th>
          </tr>
          {shown(items, heading.from)}
        </tbody>
      ))}
    </>
  );
}

type OfRows = {
  readonly columns: Columns;
  /** Which cell says what the row is about, if any does. */
  readonly head: number | undefined;
  readonly picture: number | undefined;
};

type RowProps = OfRows & {
  readonly cells: readonly Text[];
  readonly isFar?: boolean;
};

function Row({ cells, columns, head, picture, isFar = false }: RowProps) {
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
        if (at === head) return <Phrase key={at} as="th" scope="row" of={cell} data-align={align} />;
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

/** A small picture, in a box of the same size in all rows, so that nothing moves when it arrives. */
function Thumbnail({ image, to, isLazy }: { readonly image: Image; readonly to?: Href; readonly isLazy: boolean }) {
  const styles = useStyles(tableRecipe);
  const picture = <Picture of={image} sizes="6rem" css={styles.thumbnail} loading={isLazy ? 'lazy' : 'eager'} />;
  if (to === undefined) return picture;
  return (
    <StyledLink to={to} css={styles.thumbnailLink}>
      {picture}
    </StyledLink>
  );
}
