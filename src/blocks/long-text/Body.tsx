import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactElement } from 'react';
import type { Prose, ProseNode, ProseWords } from '../../model/prose.ts';
import type { How } from '../shared/prose/how.ts';
import { Part } from '../shared/prose/Part.tsx';
import { useStyles } from '../shared/styles.ts';
import { BodyWords } from './BodyWords.tsx';
import { bodyRecipe } from './body.recipe.ts';
import { Figure } from './Figure.tsx';
import { Footnotes } from './Footnotes.tsx';
import { Heading } from './Heading.tsx';
import { NoteBox } from './NoteBox.tsx';
import { plainWords } from './plain-words.ts';

const how: How<ProseWords, ProseNode> = {
  words: (words) => <BodyWords of={words} />,
  plain: plainWords,
  isEmpty: (words) => words.length === 0,
  nodes: partsOf,
  wordsOf: (node) => (node.kind === 'paragraph' ? node.words : undefined),
};

function Node({ of: node }: { readonly of: ProseNode }): ReactElement {
  switch (node.kind) {
    case 'heading':
      return <Heading of={node} />;
    case 'note':
      return <NoteBox note={node.note}>{partsOf(node.content)}</NoteBox>;
    case 'figure':
      return <Figure image={node.image} caption={node.caption} />;
    default:
      return <Part of={node} how={how} />;
  }
}

/** Places the parts of a long text, one below the other. */
function partsOf(content: readonly ProseNode[]): ReactElement {
  return (
    <>
      {content.map((node, index) => (
        <Fragment key={index}>
          <Node of={node} />
        </Fragment>
      ))}
    </>
  );
}

/** Places a long text and its footnotes. All of its elements take their look from the one around them, for there may be thousands. */
export function Body({ of: { content, footnotes } }: { readonly of: Prose }): ReactElement {
  const styles = useStyles(bodyRecipe);
  return (
    <chakra.div css={styles.root}>
      {partsOf(content)}
      {footnotes.length > 0 && <Footnotes of={footnotes} parts={partsOf} />}
    </chakra.div>
  );
}
