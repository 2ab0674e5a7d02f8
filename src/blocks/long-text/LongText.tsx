import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Image } from '../../model/media.ts';
import { plainText } from '../../model/plain-text.ts';
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
import { ProseBox } from '../shared/Prose.tsx';
import { Part } from '../shared/prose/Part.tsx';
import type { Renderers } from '../shared/prose/renderers.ts';
import { Section } from '../shared/Section.tsx';
import { SmartLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Tagline, Title } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import { icons } from './generated/icons.ts';
import { bodyRecipe, longTextRecipe } from './long-text.recipe.ts';

/** A list of fewer headings helps nobody. */
const FEWEST = 2;

/** A text to be read at length: an article, a guide, terms of use. */
export default function LongText({
  tagline,
  title,
  description,
  body,
  contents,
  background,
}: BlockProps<'long-text'>): ReactElement {
  const headings = contents === true ? headingsOf(body) : [];
  const hasContents = headings.length >= FEWEST;
  const styles = useStyles(longTextRecipe, { contents: hasContents, opens: usePlace().titleLevel === 1 });
  return (
    <Section background={background}>
      {(tagline !== undefined || title !== undefined || description !== undefined) && (
        <chakra.div css={styles.head}>
          {tagline !== undefined && <Tagline of={tagline} />}
          {title !== undefined && <Title of={title} css={styles.title} />}
          <ProseBox of={description} each={styles.description} />
        </chakra.div>
      )}
      <chakra.div css={styles.frame}>
        <chakra.div css={styles.columns}>
          {hasContents && <Contents of={headings} />}
          <Body of={body} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}

/** The headings that a list of contents names: those of the parts, and of the parts in these. */
function headingsOf({ content }: BlockProps<'long-text'>['body']): ProseHeading[] {
  return content.filter((node) => node.kind === 'heading').filter(({ depth }) => depth <= 3);
}

/** Links to the headings of a text. */
function Contents({ of: headings }: { readonly of: readonly ProseHeading[] }): ReactElement {
  const { index } = usePlace();
  const { onThisPage, onThisPagePart } = useWords();
  // A second list on the page has another name, for people who go from one to the next by name.
  const label = index === 0 ? onThisPage : fillIn(onThisPagePart, { number: index + 1 });
  const styles = useStyles(longTextRecipe);
  return (
    <chakra.nav aria-label={label} css={styles.contents} data-screen-only="">
      <chakra.p css={styles.contentsTitle}>{onThisPage}</chakra.p>
      <ul>
        {headings.map(({ id, depth, words }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`}>{plainText(words)}</a>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}

const render: Renderers<ProseWords, ProseNode> = {
  words: (words) => <BodyWords of={words} />,
  plain: plainText,
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
function Body({ of: { content, footnotes } }: { readonly of: Prose }): ReactElement {
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
      <a href={`#${id}`} aria-label={fillIn(linkToHeading, { title: plainText(words) })} data-screen-only="">
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
