import { Fragment, type ReactElement } from 'react';
import type { FootnoteCall, ProseInline, ProseWords } from '../../model/prose.ts';
import { useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { Picture } from '../shared/Picture.tsx';
import { SmartLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { bodyRecipe } from './body.recipe.ts';

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
export function BodyWords({ of: words }: { readonly of: ProseWords }): ReactElement {
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
