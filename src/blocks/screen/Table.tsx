import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { chakra } from '../shared/chakra.tsx';
import { plainText } from '../shared/plain-text.ts';
import { scrollerNamed } from '../shared/scroller-named.ts';
import { useStyles } from '../shared/styles.ts';
import { Phrase, Words } from '../shared/Words.tsx';
import { partsRecipe } from './parts.recipe.ts';
import type { Row } from './parts.ts';
import { StateMark } from './StateMark.tsx';
import { stateRecipe } from './state.recipe.ts';

type TableProps = {
  /** What it is called where it has to scroll. */
  readonly title: Text;
  readonly columns: readonly Text[] | undefined;
  readonly rows: readonly Row[];
};

/** A table whose rows have states. */
export function Table({ title, columns, rows }: TableProps): ReactElement {
  const styles = useStyles(partsRecipe);
  return (
    <chakra.div css={styles.scroller} {...scrollerNamed(plainText(title))}>
      <chakra.table css={styles.table}>
        {columns !== undefined && (
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  <Words of={column} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">
                <RowName {...row} />
              </th>
              {row.cells?.map((cell, at) => (
                <td key={at}>
                  <Words of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

/** What a row is about, with its state. */
function RowName({ name, state, status }: Row): ReactElement {
  const styles = useStyles(partsRecipe);
  const look = useStyles(stateRecipe, { state });
  return (
    <chakra.div css={styles.name}>
      {state !== undefined && <StateMark of={state} isSaid={status !== undefined} />}
      <Phrase of={name} />
      <Phrase of={status} css={look.status} />
    </chakra.div>
  );
}
