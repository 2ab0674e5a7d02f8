import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Image } from '../../model/media.ts';
import type { NoteKind, Prose, ProseHeading, ProseNode, ProseWords } from '../../model/prose.ts';
import { chakra } from '../shared/chakra.tsx';
import { usePlace, useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { IconView } from '../shared/IconView.tsx';
import { NthProvider } from '../shared/nth.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Part } from '../shared/prose/Part.tsx';
import type { Renderers } from '../shared/prose/renderers.ts';
import { useStyles } from '../shared/styles.ts';
import { BodyWords } from './BodyWords.tsx';
import { bodyRecipe } from './body.recipe.ts';
import { Footnotes } from './Footnotes.tsx';
import { icons } from './generated/icons.ts';
import { plainWords } from './plain-words.ts';

const render: Renderers<ProseWords, ProseNode> = {
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
      return <Part of={node} render={render} />;
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
      {partsOf(content.slice(0, 1))}
      {/* Whoever reads as far as these comes near to them. */}
      <NthProvider value={Number.POSITIVE_INFINITY}>{partsOf(content.slice(1))}</NthProvider>
      {footnotes.length > 0 && <Footnotes of={footnotes} parts={partsOf} />}
    </chakra.div>
  );
}

/** A heading of the text, below that of its block, and beside it the link that leads to it. */
function Heading({ of: { depth, id, words } }: { readonly of: ProseHeading }): ReactElement {
  const level = Math.min(6, usePlace().itemLevel + depth - 2);
  const { linkToHeading } = useWords();
  return (
    <div data-heading={depth}>
      {createElement(`h${level}`, { id }, <BodyWords of={words} />)}
      <a href={`#${id}`} aria-label={fillIn(linkToHeading, { title: plainWords(words) })} data-screen-only="">
        <IconView of={icons.link} />
      </a>
    </div>
  );
}

type FigureProps = { readonly image: Image; readonly caption: ProseWords | undefined };

/** A picture as wide as the text, never wider than it is, with its caption. */
function Figure({ image, caption }: FigureProps): ReactElement {
  return (
    <figure>
      <Picture of={image} sizes="(min-width: 42rem) 40rem, 100vw" css={useStyles(bodyRecipe).picture} />
      {caption !== undefined && (
        <figcaption>
          <BodyWords of={caption} />
        </figcaption>
      )}
    </figure>
  );
}

type NoteBoxProps = { readonly note: NoteKind; readonly children: ReactNode };

/** A note beside the text. What it is stands in words, too. */
function NoteBox({ note, children }: NoteBoxProps): ReactElement {
  const words = useWords();
  return (
    <aside role="note" data-note={note}>
      <p>
        <IconView of={icons[note]} />
        {words[note]}
      </p>
      <div>{children}</div>
    </aside>
  );
}
