import type { ReactElement } from 'react';
import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { plainText } from '../../model/plain-text.ts';
import type { Text } from '../../model/text.ts';
import { ItemTitle, Paragraph, Phrase, Prose, TextList } from '../shared/Elements.tsx';
import { HeadedSection } from '../shared/Section.tsx';
import { scrollerNamed } from '../shared/scroller-named.ts';
import { chakra, useStyles } from '../shared/styles.ts';
import { Chart } from './Chart.tsx';
import { Graph } from './Graph.tsx';
import type { Row } from './parts.tsx';
import { StateMark } from './parts.tsx';
import { frameRecipe, partsRecipe, stateRecipe } from './screen.recipe.ts';

/** A screen of a product in a browser's frame: everything on it is text and drawings made from data. */
export default function Screen({ address, tabs, items, caption, ...around }: BlockProps<'screen'>): ReactElement {
  const styles = useStyles(frameRecipe);
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

export function Part({ title, tiles, chart, columns, rows, graph, alerts, width }: PartProps): ReactElement {
  const { part, title: heading } = useStyles(frameRecipe, { width });
  const styles = useStyles(partsRecipe);
  return (
    <chakra.div css={part}>
      <ItemTitle of={title} css={heading} />
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

function Table({ title, columns, rows }: TableProps): ReactElement {
  const styles = useStyles(partsRecipe);
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

function Status({ state, status }: Row): ReactElement {
  return <Phrase of={status} css={useStyles(stateRecipe, { state }).status} />;
}

type Width = 'half' | 'full';

/** Parts are half as wide as the screen. One that asks for it takes all, and so does one that would have no other beside it. */
export function widthsOf(parts: readonly { readonly wide?: boolean | undefined }[]): readonly Width[] {
  const widths: Width[] = [];
  let index = 0;
  while (index < parts.length) {
    const next = parts[index + 1];
    if (parts[index]?.wide === true || next === undefined || next.wide === true) {
      widths.push('full');
      index += 1;
    } else {
      widths.push('half', 'half');
      index += 2;
    }
  }
  return widths;
}
