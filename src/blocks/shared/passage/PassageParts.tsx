import { createElement, Fragment, type ReactElement } from 'react';
import { plainText } from '../../../model/plain-text.ts';
import type { PassageNode } from '../../../model/prose.ts';
import type { Text } from '../../../model/text.ts';
import { chakra } from '../chakra.tsx';
import { type PassagePartsProps, usePlace } from '../context.tsx';
import { Part } from '../prose/Part.tsx';
import type { Renderers } from '../prose/renderers.ts';
import { useStyles } from '../styles.ts';
import { Words } from '../Words.tsx';
import { passageRecipe } from './passage.recipe.ts';

/** Places parts one below the other. */
function nodes(parts: readonly PassageNode[], level: number): ReactElement {
  const render: Renderers<Text, PassageNode> = {
    words: (words) => <Words of={words} />,
    plain: plainText,
    isEmpty: (words) => words.length === 0,
    nodes: (inner) => nodes(inner, level),
    wordsOf: (node) => (node.kind === 'paragraph' ? node.words : undefined),
  };
  return (
    <>
      {parts.map((node, index) => (
        <Fragment key={index}>
          {node.kind === 'heading' ? (
            createElement(`h${Math.min(6, level + node.depth - 2)}`, null, <Words of={node.words} />)
          ) : (
            <Part of={node} render={render} />
          )}
        </Fragment>
      ))}
    </>
  );
}

/** What of a text there is a style for. */
function kindsIn(parts: readonly PassageNode[]): readonly PassageNode['kind'][] {
  return parts.flatMap((part) => {
    if (part.kind === 'list') return [part.kind, ...part.items.flatMap(({ content }) => kindsIn(content))];
    return part.kind === 'quote' ? [part.kind, ...kindsIn(part.content)] : [part.kind];
  });
}

/** Places a text that has more than paragraphs. Its elements take their look from the one around them. */
export default function PassageParts({ of: parts, inItem = false, css }: PassagePartsProps): ReactElement {
  const level = usePlace().itemLevel + Number(inItem);
  const { paragraph: _, ...kinds } = Object.fromEntries(kindsIn(parts).map((kind) => [kind, true]));
  const styles = useStyles(passageRecipe, kinds);
  return <chakra.div css={[css, styles.root]}>{nodes(parts, level)}</chakra.div>;
}
