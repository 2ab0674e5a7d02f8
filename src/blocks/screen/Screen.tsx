import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { largest, smallest } from '../../model/lists.ts';
import { plainText, type Text } from '../../model/text.ts';
import { useFrame, useWords } from '../shared/context.tsx';
import { ItemTitle, Paragraph, Phrase, Prose, scrollerNamed, TextList, Words } from '../shared/Elements.tsx';
import { HeadedSection } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { screenRecipe, stateRecipe } from './screen.recipe.ts';

/** A screen of a product in a browser's frame: everything on it is text and drawings made from data. */
export default function Screen({ address, tabs, items, caption, ...around }: BlockProps<'screen'>) {
  const styles = useStyles(screenRecipe);
  const widths = widthsOf(items);
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.frame}>
        <chakra.div css={styles.bar}>
          <Paragraph of={address} css={styles.address} />
        </chakra.div>
        <TextList of={tabs} css={styles.tabs} />
        <chakra.div css={styles.parts}>
          {items.map((item, index) => (
            <Part key={index} {...item} width={widths[index] ?? 'full'} />
          ))}
        </chakra.div>
      </chakra.div>
      <Paragraph of={caption} css={styles.caption} />
    </HeadedSection>
  );
}

type PartProps = ItemOf<'screen'> & { readonly width: Width };

export function Part({ title, tiles, chart, columns, rows, graph, alerts, width }: PartProps) {
  const styles = useStyles(screenRecipe, { width });
  return (
    <chakra.div css={styles.part}>
      <ItemTitle of={title} css={styles.title} />
      {tiles !== undefined && (
        <chakra.dl css={styles.tiles}>
          {tiles.map(({ value, label, trend, state }, index) => (
            <chakra.div key={index} css={styles.tile}>
              <chakra.dt css={styles.tileLabel}>
                <StateMark of={state} />
                <Phrase of={label} />
              </chakra.dt>
              <Phrase as="dd" of={value} css={styles.tileValue} />
              <Phrase as="dd" of={trend} css={styles.trend} />
            </chakra.div>
          ))}
        </chakra.dl>
      )}
      {chart !== undefined && <Chart {...chart} />}
      {graph !== undefined && <Graph {...graph} />}
      {rows !== undefined && <Table title={title} columns={columns} rows={rows} />}
      {alerts !== undefined && (
        <chakra.ul css={styles.alerts}>
          {alerts.map(({ time, title: words, description, state }, index) => (
            <chakra.li key={index} css={styles.alert}>
              <chakra.span css={styles.alertMark}>
                <StateMark of={state} />
              </chakra.span>
              <div>
                <Paragraph of={words} css={styles.alertTitle} />
                <Prose of={description} css={styles.alertText} />
              </div>
              <Paragraph of={time} css={styles.time} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}

type TableProps = {
  readonly title: Text;
  readonly columns: readonly Text[] | undefined;
  readonly rows: readonly Row[];
};

function Table({ title, columns, rows }: TableProps) {
  const styles = useStyles(screenRecipe);
  return (
    <chakra.div css={styles.scroller} {...scrollerNamed(plainText(title))}>
      <chakra.table css={styles.table}>
        {columns !== undefined && (
          <thead>
            <tr>
              {columns.map((column, index) => (
                <Phrase key={index} as="th" scope="col" of={column} />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">
                <chakra.div css={styles.name}>
                  <StateMark of={row.state} isSaid={row.status !== undefined} />
                  <Phrase of={row.name} />
                  <Status {...row} />
                </chakra.div>
              </th>
              {row.cells?.map((cell, at) => (
                <Phrase key={at} as="td" of={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

function Status({ state, status }: Row) {
  return <Phrase of={status} css={useStyles(stateRecipe, { state }).status} />;
}

type Width = 'half' | 'full';

/** Parts are half as wide as the screen. One that asks for it takes all, and so does one that would have no other beside it. */
export function widthsOf(parts: readonly { readonly wide?: boolean | undefined }[]): readonly Width[] {
  let isSecond = false;
  return parts.map(({ wide }, index) => {
    const isFirst = !isSecond && wide !== true && parts[index + 1] !== undefined && parts[index + 1]?.wide !== true;
    const width = isFirst || isSecond ? 'half' : 'full';
    isSecond = isFirst;
    return width;
  });
}

type ScreenPart = ItemOf<'screen'>;

/** The mark of a state: its colour and its shape; nothing without one. `isSaid`: words beside it say the same. */
function StateMark({ of: state, isSaid = false }: { readonly of: State | undefined; readonly isSaid?: boolean }) {
  const styles = useStyles(stateRecipe, { state });
  const { stateOk, stateWarning, stateError, stateBusy } = useWords();
  if (state === undefined) return null;
  const names = { ok: stateOk, warning: stateWarning, error: stateError, busy: stateBusy };
  const said = isSaid ? { 'aria-hidden': true } : { role: 'img', 'aria-label': names[state] };
  return <chakra.span css={styles.mark} {...said} />;
}

type ChartData = NonNullable<ScreenPart['chart']>;
type Row = NonNullable<ScreenPart['rows']>[number];
type GraphData = NonNullable<ScreenPart['graph']>;
type GraphNode = GraphData['nodes'][number];

type State = NonNullable<Row['state']>;

/** A drawing is stretched to its box: so many units across and down. */
const SIZE = 100;

type Point = { readonly x: number; readonly y: number };

const round = (value: number): number => Math.round(value * 10) / 10;

/** More than these would not fit below their columns: the eye gets the first and the last. */
const MOST_SEEN = 8;
/** Browsers round what has more. */
const MOST_DECIMALS = 3;

function Chart({ shape = 'line', unit, values }: ChartData) {
  const styles = useStyles(screenRecipe, { isDense: values.length > MOST_SEEN });
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
const pathsOf = (drawn: Readonly<Record<string, string>>) =>
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

/** A map of things and the lines between them. Screen readers get the lines as a list. */
function Graph(graph: GraphData) {
  const { nodes, links = [] } = graph;
  const styles = useStyles(screenRecipe);
  return (
    <chakra.div css={styles.map}>
      <chakra.svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" css={styles.lines}>
        {linesOf(graph).map(({ d, state }, index) => (
          <path key={index} d={d} data-state={state} />
        ))}
      </chakra.svg>
      <chakra.div css={styles.rows}>
        {rowsOf(nodes).map((row, index) => (
          <chakra.ul key={index} css={styles.row}>
            {row.map(({ name, note, state }, at) => (
              <li key={at}>
                <chakra.div css={styles.node} data-state={state}>
                  <chakra.p css={styles.nodeName}>
                    <StateMark of={state} />
                    <Phrase of={name} />
                  </chakra.p>
                  <Paragraph of={note} css={styles.nodeNote} />
                </chakra.div>
              </li>
            ))}
          </chakra.ul>
        ))}
      </chakra.div>
      {links.length > 0 && (
        <chakra.ul css={styles.links}>
          {links.map(({ from, to, state }, index) => (
            <li key={index}>
              <Words of={from} /> – <Words of={to} />
              <StateMark of={state} />
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}

type Line = { readonly d: string; readonly state: State | undefined };

export function rowsOf(nodes: readonly GraphNode[]): readonly (readonly GraphNode[])[] {
  const numbers = [...new Set(nodes.map(({ row = 1 }) => row))].sort((one, other) => one - other);
  return numbers.map((number) => nodes.filter(({ row = 1 }) => row === number));
}

/** The lines between things, from middle to middle. All rows are of one height, and the things of a row of one width. */
export function linesOf({ nodes, links = [] }: GraphData): readonly Line[] {
  const rows = rowsOf(nodes);
  const places = new Map(
    rows.flatMap((row, down) =>
      row.map(({ name }, across) => {
        const place = { x: (across + 0.5) / row.length, y: (down + 0.5) / rows.length };
        return [plainText(name), place] as const;
      }),
    ),
  );
  return links.flatMap(({ from, to, state }): Line[] => {
    const [start, end] = [places.get(plainText(from)), places.get(plainText(to))];
    return start === undefined || end === undefined ? [] : [{ d: curve(start, end), state }];
  });
}

/** A line that leaves its row and comes into the other one upright. */
function curve(start: Point, end: Point): string {
  const [x1, y1, x2, y2] = [start.x, start.y, end.x, end.y].map((share) => round(share * SIZE));
  if (y1 === y2 || x1 === x2) return `M${x1} ${y1}L${x2} ${y2}`;
  const middle = round(((start.y + end.y) / 2) * SIZE);
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}
