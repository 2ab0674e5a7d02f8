import type { ReactElement } from 'react';
import { largest, smallest } from '../../model/lists.ts';
import { useFrame } from '../shared/context.tsx';
import { Paragraph, Phrase } from '../shared/Elements.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { type ChartData, type Point, round, SIZE } from './parts.tsx';
import { chartRecipe } from './screen.recipe.ts';

/** More than these would not fit below their columns: the eye gets the first and the last. */
const MOST_SEEN = 8;
/** Browsers round what has more. */
const MOST_DECIMALS = 3;

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
        {shape === 'line' ? pathsOf(lineOf(numbers)) : pathsOf(barsOf(numbers))}
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

function decimalsOf(numbers: readonly number[]): number {
  const decimals = numbers.map((each) => /\.(\d+)$/.exec(String(each))?.[1]?.length ?? 0);
  return Math.min(MOST_DECIMALS, largest(decimals, 0));
}

/** The paths of a drawing, by what they show: later ones lie over those before. */
const pathsOf = (drawn: Readonly<Record<string, string>>): ReactElement[] =>
  Object.entries(drawn).flatMap(([name, d]) =>
    d === '' ? [] : <path key={name} d={d} {...{ [`data-${name}`]: '' }} />,
  );

const AIR = 0.15;

/** Where a value lies between the lowest and the highest, 0 to 1. All are in the middle where they are the same. */
const shareOf = (value: number, low: number, high: number): number => (high > low ? (value - low) / (high - low) : 0.5);

/** A line through the middle of each column: its path, the area below it, and its end. */
export function lineOf(values: readonly number[]): Readonly<Record<'area' | 'line' | 'end', string>> {
  const [low, high] = [smallest(values), largest(values)];
  const air = (high - low) * AIR;
  const points = values.map(
    (value, index): Point => ({
      x: round(((index + 0.5) / values.length) * SIZE),
      y: round((1 - shareOf(value, low - air, high + air)) * SIZE),
    }),
  );
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return { area: '', line: '', end: '' };
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return { area: `${line}V${SIZE}H${first.x}Z`, line, end: `M${last.x} ${last.y}h0` };
}

/** Bars from the line of zero, in the middle of each column: all but the last, and the last. */
export function barsOf(values: readonly number[]): { readonly bars: string; readonly last: string } {
  const [low, high] = [smallest(values, 0), largest(values, 0)];
  const wide = SIZE / values.length;
  const heightOf = (value: number): number => round((1 - (high > low ? shareOf(value, low, high) : 0)) * SIZE);
  const zero = heightOf(0);
  const all = values.map((value, index) => {
    const left = round((index + 0.2) * wide);
    return `M${left} ${zero}V${heightOf(value)}H${round(left + 0.6 * wide)}V${zero}Z`;
  });
  return { bars: all.slice(0, -1).join(''), last: all.at(-1) ?? '' };
}
