import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactElement } from 'react';
import type { Prose, ProseNode } from '../../model/prose.ts';
import { useStyles } from '../shared/styles.ts';
import { BodyWords } from './BodyWords.tsx';
import { bodyRecipe } from './body.recipe.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { DataTable } from './DataTable.tsx';
import { Figure } from './Figure.tsx';
import { Footnotes } from './Footnotes.tsx';
import { Heading } from './Heading.tsx';
import { ItemList } from './ItemList.tsx';
import { NoteBox } from './NoteBox.tsx';

function Part({ of: node }: { readonly of: ProseNode }): ReactElement {
  switch (node.kind) {
    case 'heading':
      return <Heading of={node} />;
    case 'paragraph':
      return (
        <p>
          <BodyWords of={node.words} />
        </p>
      );
    case 'list':
      return <ItemList of={node} parts={partsOf} />;
    case 'table':
      return <DataTable of={node} />;
    case 'code':
      return <CodeBlock of={node} />;
    case 'quote':
      return (
        <blockquote>
          <Parts of={node.content} />
        </blockquote>
      );
    case 'note':
      return (
        <NoteBox note={node.note}>
          <Parts of={node.content} />
        </NoteBox>
      );
    case 'figure':
      return <Figure image={node.image} caption={node.caption} />;
    case 'break':
      return <hr />;
  }
}

function partsOf(content: readonly ProseNode[]): ReactElement {
  return <Parts of={content} />;
}

/** Places the parts of a long text, one below the other. */
function Parts({ of: content }: { readonly of: readonly ProseNode[] }): ReactElement {
  return (
    <>
      {content.map((node, index) => (
        <Fragment key={index}>
          <Part of={node} />
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
      <Parts of={content} />
      {footnotes.length > 0 && <Footnotes of={footnotes} parts={partsOf} />}
    </chakra.div>
  );
}
