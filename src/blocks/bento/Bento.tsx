import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { CardMore, CoverTitle } from '../shared/CoverTitle.tsx';
import { useWords } from '../shared/context.tsx';
import { CheckedPoints, IconTile, Phrase, Prose } from '../shared/Elements.tsx';
import { ListSection, useCounts } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { bentoRecipe } from './bento.recipe.ts';

/** The place of a card: how many of the 12 columns and how many rows it takes on a wide screen, and of 2 columns on a tablet. */
type Cell = {
  readonly columns: 3 | 4 | 5 | 6 | 7 | 12;
  readonly rows: 1 | 2;
  readonly tablet: 1 | 2;
};

type Columns = Cell['columns'];

/** How many cards are in each row, from the top: two and three by turns, so that large and small cards lie beside each other. */
function rowsOf(count: number): readonly number[] {
  const fives = Array.from({ length: Math.floor(count / 5) }, () => [2, 3]).flat();
  const byRest = [fives, [3, ...fives.slice(2), 3], [...fives, 2], [3, ...fives], [...fives, 2, 2]];
  return byRest[count % 5] ?? fives;
}

/** The columns of a row's cards, 12 in all. Of pairs one is wider, by turns; of triples one in the first row and in the last. */
function patternOf(size: number, before: number, isLast: boolean): readonly Columns[] {
  if (size === 2) return before % 2 === 0 ? [7, 5] : [5, 7];
  if (before === 0) return [6, 3, 3];
  return isLast ? [3, 3, 6] : [4, 4, 4];
}

function wideColumns(count: number): readonly Columns[] {
  const rows = rowsOf(count);
  return rows.flatMap((size, index) => {
    const before = rows.slice(0, index).filter((each) => each === size).length;
    return patternOf(size, before, index === rows.length - 1);
  });
}

/** One fills the width; of three, the first is as high as the two beside it. */
const few: Readonly<Record<number, readonly Omit<Cell, 'tablet'>[]>> = {
  1: [{ columns: 12, rows: 1 }],
  3: [
    { columns: 7, rows: 2 },
    { columns: 5, rows: 1 },
    { columns: 5, rows: 1 },
  ],
};

/** The places of some cards, which fill whole rows whatever their number. Where that is odd, the first is as wide as a tablet. */
export function cellsOf(count: number): readonly Cell[] {
  const wide = few[count] ?? wideColumns(count).map((columns) => ({ columns, rows: 1 as const }));
  return wide.map((cell, index) => ({ ...cell, tablet: index === 0 && count % 2 === 1 ? 2 : 1 }));
}

export default function Bento({ items, ...around }: BlockProps<'bento'>) {
  const styles = useStyles(bentoRecipe);
  const cells = useCounts(items).flatMap(cellsOf);
  return (
    <ListSection {...around} of={items} css={styles.grid}>
      {(item, index) => <Card {...item} cell={cells[index]} />}
    </ListSection>
  );
}

type CardProps = ItemOf<'bento'> & { readonly cell: Cell | undefined };

function Card({ cell, title, description, icon, figure, points, href, ...item }: CardProps) {
  const { learnMore } = useWords();
  const { linkLabel: more = learnMore } = item;
  const styles = useStyles(bentoRecipe, { ...cell, link: href !== undefined });
  return (
    <chakra.li css={styles.card}>
      {icon !== undefined && (
        <chakra.div css={styles.top}>
          <IconTile of={icon} />
        </chakra.div>
      )}
      {figure !== undefined && (
        <chakra.p css={styles.figure}>
          <Phrase of={figure.value} css={styles.value} /> <Phrase of={figure.label} css={styles.label} />
        </chakra.p>
      )}
      <chakra.div css={styles.body}>
        <CoverTitle of={title} href={href} more={more} css={styles.title} />
        <Prose of={description} css={styles.text} />
        <CheckedPoints of={points} css={styles.points} />
      </chakra.div>
      {href !== undefined && (
        <chakra.div css={styles.foot}>
          <CardMore of={more} css={styles.more} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
