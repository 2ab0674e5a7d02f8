import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { chakra } from '../shared/chakra.tsx';
import { useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { useChosenList } from '../shared/filters/long-list.ts';
import { plainText } from '../shared/plain-text.ts';
import { HeadedSection } from '../shared/SectionHead.tsx';
import { scrollerNamed } from '../shared/scroller-named.ts';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { headOf, picturesIn } from './picture-columns.ts';
import { Bodies, type Columns, Row } from './Rows.tsx';
import { tableRecipe } from './table.recipe.ts';

/** More columns than this scroll by themselves, where each row doesn't stand by itself. */
const MOST_SIDE_BY_SIDE = 6;

/** So many columns stand side by side on a phone, too. */
const MOST_ON_PHONES = 3;

/** Rows and columns. On a phone each row stands by itself: below the names of the columns, or with the names by its cells. */
export default function Table(props: BlockProps<'table'>): ReactElement {
  const { columns, onPhones = 'labels', rowHeads = true, rows, caption, ...around } = props;
  const { table: label } = useWords();
  const pictures = picturesIn(columns, rows);
  const { isLong } = useChosenList();
  const isWide = columns.length > MOST_SIDE_BY_SIDE;
  const styles = useStyles(tableRecipe, {
    phones:
      onPhones === 'labels'
        ? 'labels'
        : shapeOf(
            columns.filter((_, at) => at !== pictures[0]),
            pictures.length > 0,
          ),
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
          {caption !== undefined && (
            <caption>
              <Words of={caption} />
            </caption>
          )}
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  key={index}
                  scope="col"
                  data-align={column.align}
                  data-picture={index === pictures[0] ? '' : undefined}
                >
                  <Words of={column.title} />
                </th>
              ))}
            </tr>
          </thead>
          <Bodies
            columns={columns}
            rows={rows}
            head={rowHeads ? headOf(columns, pictures) : undefined}
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

/**
 * How a table with the names of its columns above all rows looks on a phone: as it is, or with the first cell of each row above the
 * others. @param columns without that of the pictures, which are beside all of these
 */
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
