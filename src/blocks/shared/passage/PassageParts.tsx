import { createElement } from 'react';
import type { ProseNode } from '../../../model/prose.ts';
import { type PassagePartsProps, usePlace } from '../context.tsx';
import { Words } from '../Elements.tsx';
import { Part } from '../prose/Part.tsx';
import { chakra, useStyles } from '../styles.ts';
import { passageRecipe } from './passage.recipe.ts';

function nodes(parts: readonly ProseNode[], level: number) {
  return (
    <>
      {parts.map((node, index) => {
        if (node.kind === 'note' || node.kind === 'figure') return null;
        if (node.kind !== 'heading') return <Part key={index} of={node} nodes={(inner) => nodes(inner, level)} />;
        return createElement(`h${Math.min(6, level + node.depth - 2)}`, { key: index }, <Words of={node.words} />);
      })}
    </>
  );
}

function kindsIn(parts: readonly ProseNode[]): readonly ProseNode['kind'][] {
  return parts.flatMap((part) => {
    if (part.kind === 'list') return [part.kind, ...part.items.flatMap(({ content }) => kindsIn(content))];
    return part.kind === 'quote' ? [part.kind, ...kindsIn(part.content)] : [part.kind];
  });
}

/** Places a text that has more than paragraphs. Its elements take their look from the one around them. */
export default function PassageParts({ of: parts, inItem = false, css }: PassagePartsProps) {
  const level = usePlace().itemLevel + Number(inItem);
  const { paragraph: _, ...kinds } = Object.fromEntries(kindsIn(parts).map((kind) => [kind, true]));
  const styles = useStyles(passageRecipe, kinds);
  return <chakra.div css={[css, styles.root]}>{nodes(parts, level)}</chakra.div>;
}
