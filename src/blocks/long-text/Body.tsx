import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Image } from '../../model/media.ts';
import type {
  Footnote,
  FootnoteCall,
  NoteKind,
  Prose,
  ProseHeading,
  ProseInline,
  ProseNode,
  ProseWords,
} from '../../model/prose.ts';
import { chakra } from '../shared/chakra.tsx';
import { NthProvider, usePlace, useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { IconView } from '../shared/IconView.tsx';
import { Picture } from '../shared/Picture.tsx';
import { plainText } from '../shared/plain-text.ts';
import { Part } from '../shared/prose/Part.tsx';
import type { Renderers } from '../shared/prose/renderers.ts';
import { SmartLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { bodyRecipe } from './body.recipe.ts';
import { icons } from './generated/icons.ts';

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

function Call({ of: { number, id, noteId } }: { readonly of: FootnoteCall }): ReactElement {
  const { footnote } = useWords();
  return (
    <sup>
      <a id={id} href={`#${noteId}`} role="doc-noteref" aria-label={fillIn(footnote, { number })}>
        {number}
      </a>
    </sup>
  );
}

function Piece({ of: piece }: { readonly of: ProseInline }): ReactElement {
  const styles = useStyles(bodyRecipe);
  if (typeof piece === 'string') return <>{piece}</>;
  switch (piece.kind) {
    case 'code':
    case 'year':
      return <Words of={[piece]} />;
    case 'strong':
      return (
        <strong>
          <BodyWords of={piece.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <BodyWords of={piece.children} />
        </em>
      );
    case 'strike':
      return (
        <del>
          <BodyWords of={piece.children} />
        </del>
      );
    case 'link':
      return (
        <SmartLink to={piece.to}>
          <BodyWords of={piece.children} />
        </SmartLink>
      );
    case 'image':
      return <Picture of={piece.image} sizes="(min-width: 60rem) 20rem, 50vw" css={styles.picture} />;
    case 'footnote':
      return <Call of={piece} />;
    case 'break':
      return <br />;
  }
}

/** Places words of a long text. */
function BodyWords({ of: words }: { readonly of: ProseWords }): ReactElement {
  return (
    <>
      {words.map((piece, index) => (
        <Fragment key={index}>
          <Piece of={piece} />
        </Fragment>
      ))}
    </>
  );
}

function Back({ to, number, at }: { readonly to: string; readonly number: number; readonly at: number }): ReactElement {
  const { backToText, backToPlace } = useWords();
  const label = fillIn(at === 0 ? backToText : backToPlace, { number, place: at + 1 });
  return (
    <a href={`#${to}`} role="doc-backlink" aria-label={label} data-screen-only="">
      <IconView of={icons.back} />
    </a>
  );
}

type FootnotesProps = {
  readonly of: readonly Footnote[];
  /** Places the parts of a footnote. */
  readonly parts: (content: readonly ProseNode[]) => ReactNode;
};

/** The footnotes of a text, each with the ways back to where it is called. */
function Footnotes({ of: footnotes, parts }: FootnotesProps): ReactElement {
  const { footnotes: label } = useWords();
  return (
    <div role="doc-endnotes" aria-label={label} data-footnotes="">
      <ol>
        {footnotes.map(({ number, id, calls, content }) => (
          <li key={id} id={id}>
            {parts(content)}
            {calls.map((to, at) => (
              <Back key={to} to={to} number={number} at={at} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function plain(piece: ProseInline): string {
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'code':
      return piece.text;
    case 'year':
      return piece.year;
    case 'break':
      return ' ';
    case 'image':
      return plainText(piece.image.alt);
    case 'footnote':
      return '';
    default:
      return plainWords(piece.children);
  }
}

/** Words of a long text without their marks, for an attribute or for a list of contents. */
export function plainWords(words: ProseWords): string {
  return words.map(plain).join('');
}
