import { createElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Image } from '../../model/media.ts';
import type { Footnote, NoteKind, Prose, ProseHeading, ProseNode } from '../../model/prose.ts';
import { plainText, type Text } from '../../model/text.ts';
import { fillIn, LongContext, type LongPieceProps, NthContext, usePlace, useWords } from '../shared/context.tsx';
import { IconView, Phrase, Words } from '../shared/Elements.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Part } from '../shared/prose/Part.tsx';
import { Section, SectionHead } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { icons } from './generated/icons.ts';
import { longTextRecipe } from './long-text.recipe.ts';

/** A list of fewer headings helps nobody. */
const FEWEST = 2;

export default function LongText({ body, contents, background, ...head }: BlockProps<'long-text'>) {
  // Those of the parts, and of the parts in these.
  const all = contents === true ? body.content.filter((node) => node.kind === 'heading') : [];
  const headings = all.filter(({ depth }) => depth <= 3);
  const hasContents = headings.length >= FEWEST;
  const styles = useStyles(longTextRecipe, { contents: hasContents, opens: usePlace().titleLevel === 1 });
  return (
    <Section background={background}>
      <SectionHead {...head} styles={styles} />
      <chakra.div css={styles.frame}>
        <chakra.div css={styles.columns}>
          {hasContents && <Contents of={headings} />}
          <Body of={body} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}

function Contents({ of: headings }: { readonly of: readonly ProseHeading[] }) {
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

function partsOf(content: readonly ProseNode[]) {
  return (
    <>
      {content.map((node, index) => {
        switch (node.kind) {
          case 'heading':
            return <Heading key={index} {...node} />;
          case 'note':
            return <NoteBox key={index} note={node.note} content={node.content} />;
          case 'figure':
            return <Figure key={index} image={node.image} caption={node.caption} />;
          default:
            return <Part key={index} of={node} nodes={partsOf} />;
        }
      })}
    </>
  );
}

/** Places a long text and its footnotes. All of its elements take their look from the one around them, for there may be thousands. */
function Body({ of: { content, footnotes } }: { readonly of: Prose }) {
  const styles = useStyles(longTextRecipe);
  return (
    <chakra.div css={styles.body}>
      <LongContext value={LongPiece}>
        {partsOf(content.slice(0, 1))}
        {/* Whoever reads as far as these comes near to them. */}
        <NthContext value={Number.POSITIVE_INFINITY}>{partsOf(content.slice(1))}</NthContext>
        {footnotes.length > 0 && <Footnotes of={footnotes} />}
      </LongContext>
    </chakra.div>
  );
}

function Heading({ depth, id = '', words }: ProseHeading) {
  const level = Math.min(6, usePlace().itemLevel + depth - 2);
  const { linkToHeading } = useWords();
  return (
    <div data-heading={depth}>
      {createElement(`h${level}`, { id }, <Words of={words} />)}
      <a href={`#${id}`} aria-label={fillIn(linkToHeading, { title: plainText(words) })} data-screen-only="">
        <IconView of={icons.link} />
      </a>
    </div>
  );
}

function Figure({ image, caption }: { readonly image: Image; readonly caption: Text | undefined }) {
  return (
    <figure>
      <Picture of={image} sizes="(min-width: 42rem) 40rem, 100vw" css={useStyles(longTextRecipe).picture} />
      <Phrase as="figcaption" of={caption} />
    </figure>
  );
}

/** A note beside the text. What it is stands in words, too. */
function NoteBox({ note, content }: { readonly note: NoteKind; readonly content: readonly ProseNode[] }) {
  const words = useWords();
  return (
    <aside role="note" data-note={note}>
      <p>
        <IconView of={icons[note]} />
        {words[note]}
      </p>
      <div>{partsOf(content)}</div>
    </aside>
  );
}

function LongPiece({ of: piece }: LongPieceProps) {
  const { picture } = useStyles(longTextRecipe);
  const { footnote } = useWords();
  switch (piece.kind) {
    case 'strike':
      return <Phrase as="del" of={piece.children} />;
    case 'image':
      return <Picture of={piece.image} sizes="(min-width: 60rem) 20rem, 50vw" css={picture} />;
    case 'footnote': {
      const { number, id, noteId } = piece;
      return (
        <sup>
          <a id={id} href={`#${noteId}`} role="doc-noteref" aria-label={fillIn(footnote, { number })}>
            {number}
          </a>
        </sup>
      );
    }
    case 'break':
      return <br />;
    default:
      return null;
  }
}

function Back({ to, number, at }: { readonly to: string; readonly number: number; readonly at: number }) {
  const { backToText, backToPlace } = useWords();
  const label = fillIn(at === 0 ? backToText : backToPlace, { number, place: at + 1 });
  return (
    <a href={`#${to}`} role="doc-backlink" aria-label={label} data-screen-only="">
      <IconView of={icons.back} />
    </a>
  );
}

function Footnotes({ of: footnotes }: { readonly of: readonly Footnote[] }) {
  const { footnotes: label } = useWords();
  return (
    <div role="doc-endnotes" aria-label={label} data-footnotes="">
      <ol>
        {footnotes.map(({ number, id, calls, content }) => (
          <li key={id} id={id}>
            {partsOf(content)}
            {calls.map((to, at) => (
              <Back key={to} to={to} number={number} at={at} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
