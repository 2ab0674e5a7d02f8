import type { ReactElement } from 'react';
import { largest } from '../../model/lists.ts';
import { chakra } from '../shared/chakra.tsx';
import { useFrame } from '../shared/context.tsx';
import { useStyles } from '../shared/styles.ts';
import { Paragraph, Phrase } from '../shared/Words.tsx';
import { chartRecipe } from './chart.recipe.ts';
import { barsOf, lineOf } from './chart-shapes.ts';
import type { ChartData } from './parts.ts';

/** More than these would not fit below their columns: the eye gets the first and the last. */
const MOST_SEEN = 8;
/** Browsers round what has more. */
const MOST_DECIMALS = 3;

/** Numbers as a line or as bars, and as text below them. */
export function Chart({ shape = 'line', unit, values }: ChartData): ReactElement {
  const styles = useStyles(chartRecipe, { isDense: values.length > MOST_SEEN });
  const { language } = useFrame();
  const numbers = values.map(({ value }) => value);
  const { format } = new Intl.NumberFormat(language, { minimumFractionDigits: decimalsOf(numbers) });
  return (
    <chakra.div css={styles.chart}>
      <Paragraph of={unit} css={styles.unit} />
      <chakra.svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" css={styles.drawing}>
        <path d="M0 25H100M0 50H100M0 75H100M0 100H100" data-grid="" />
        {shape === 'line' ? <Line of={numbers} /> : <Bars of={numbers} />}
      </chakra.svg>
      <chakra.ol css={styles.values}>
        {values.map(({ label, value }, index) => (
          <li key={index}>
            <Phrase of={label} css={styles.label} />{' '}
            <chakra.span css={styles.value} suppressHydrationWarning>
              {format(value)}
            </chakra.span>
          </li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

/** How many decimals the number has that has most, so that all are written alike. */
function decimalsOf(numbers: readonly number[]): number {
  const decimals = numbers.map((each) => /\.(\d+)$/.exec(String(each))?.[1]?.length ?? 0);
  return Math.min(MOST_DECIMALS, largest(decimals, 0));
}

type NumbersProps = { readonly of: readonly number[] };

function Line({ of: numbers }: NumbersProps): ReactElement {
  const { line, area, end } = lineOf(numbers);
  return (
    <>
      <path d={area} data-area="" />
      <path d={line} data-line="" />
      <path d={end} data-end="" />
    </>
  );
}

function Bars({ of: numbers }: NumbersProps): ReactElement {
  const { bars, last } = barsOf(numbers);
  return (
    <>
      {bars !== '' && <path d={bars} data-bars="" />}
      <path d={last} data-last="" />
    </>
  );
}
