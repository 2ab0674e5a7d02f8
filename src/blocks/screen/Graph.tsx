import type { ReactElement } from 'react';
import { plainText } from '../../model/plain-text.ts';
import { Paragraph, Phrase, Words } from '../shared/Elements.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { type GraphData, type GraphNode, type Point, round, SIZE, type State, StateMark } from './parts.tsx';
import { graphRecipe } from './screen.recipe.ts';

/** A map of things and the lines between them. Screen readers get the lines as a list. */
export function Graph(graph: GraphData): ReactElement {
  const { nodes, links = [] } = graph;
  const styles = useStyles(graphRecipe);
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
                  <chakra.p css={styles.name}>
                    <StateMark of={state} />
                    <Phrase of={name} />
                  </chakra.p>
                  <Paragraph of={note} css={styles.note} />
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
