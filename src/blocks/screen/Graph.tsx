import type { ReactElement } from 'react';
import { chakra } from '../shared/chakra.tsx';
import { useStyles } from '../shared/styles.ts';
import { Paragraph, Phrase, Words } from '../shared/Words.tsx';
import { graphRecipe } from './graph.recipe.ts';
import { linesOf, rowsOf } from './graph-map.ts';
import type { GraphData } from './parts.ts';
import { StateMark } from './StateMark.tsx';

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
                    {state !== undefined && <StateMark of={state} />}
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
              {state !== undefined && <StateMark of={state} />}
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
