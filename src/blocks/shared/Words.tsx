import type { ComponentPropsWithRef, ReactElement, ReactNode, ThHTMLAttributes } from 'react';
import type { Link } from '../../model/generated/resolved.ts';
import type { Passage } from '../../model/prose.ts';
import type { Href, Inline, Text } from '../../model/text.ts';
import { useLongPiece, useParts, usePlace } from './context.tsx';
import { elementsRecipe } from './elements.recipe.ts';
import { IconView, type ShownIcon } from './IconView.tsx';
import { linkRecipe } from './recipes/link.recipe.ts';
import { taglineRecipe } from './recipes/tagline.recipe.ts';
import { type SmartLinkProps, StyledLink } from './SmartLink.tsx';
import { type Css, chakra, useStyles } from './styles.ts';

/** As the boot script does for the years of a page that was loaded. */
function correctYear(place: HTMLElement | null): void {
  const now = new Date().getFullYear();
  if (place !== null && Number(place.dataset.year) < now) place.textContent = String(now);
}

const marks = { yes: 'check', no: 'close' } as const;

type SignProps = { readonly of: ShownIcon; readonly text: string; readonly says?: keyof typeof marks };

/** An icon in place of words, with these for who doesn't see it. */
function Sign({ of: icon, text, says }: SignProps): ReactElement {
  const styles = useStyles(elementsRecipe);
  return (
    <>
      <IconView of={icon} css={[styles.sign, says && styles[says]]} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

function Piece({ of: piece }: { readonly of: Exclude<Inline, string> }): ReactElement | null {
  const LongPiece = useLongPiece();
  switch (piece.kind) {
    case 'strong':
      return <Phrase as="strong" of={piece.children} />;
    case 'emphasis':
      return <Phrase as="em" of={piece.children} />;
    case 'code':
      return <code {...(piece.long && { 'data-long': '' })}>{piece.text}</code>;
    case 'link':
      // One rule of the long text styles all its links: a class on each would be thousands.
      return (
        <LinkedWords of={piece.children} href={piece.to} css={LongPiece ? '' : linkRecipe({ variant: 'underline' })} />
      );
    case 'year':
      return (
        <span ref={correctYear} data-year={piece.year} suppressHydrationWarning>
          {piece.year}
        </span>
      );
    case 'mark':
      return <Sign of={marks[piece.says]} says={piece.says} text={piece.text} />;
    case 'icon':
      return <Sign of={piece.icon} text={piece.text} />;
    case 'picture':
      return <Words of={piece.image.alt} />;
    default:
      if (LongPiece === undefined) throw new Error(`${piece.kind} outside of a long text`);
      return <LongPiece of={piece} />;
  }
}

/** Places a text in the markup. `data-year` lets the boot script correct the year in an old page. */
export function Words({ of: text }: { readonly of: Text }): ReactElement {
  if (typeof text === 'string') return <>{text}</>;
  return <>{text.map((piece, index) => (typeof piece === 'string' ? piece : <Piece key={index} of={piece} />))}</>;
}

type ParagraphProps = { readonly of: Text | undefined; readonly css?: Css | undefined };

export function Paragraph(props: ParagraphProps): ReactElement {
  return <Phrase as="p" {...props} />;
}

type Element = 'span' | 'p' | `h${1 | 2 | 3 | 4}` | 'li' | 'dt' | 'dd' | 'th' | 'td' | 'caption' | 'figcaption';

type PhraseProps = ParagraphProps &
  Omit<ThHTMLAttributes<HTMLElement>, 'children'> & { readonly as?: Element | 'strong' | 'em' | 'del' };

/** A text that is a part of a line, or all of another element (`as`), with the attributes of that; nothing without one. */
export function Phrase({ of: text, as = 'span', ...props }: PhraseProps): ReactElement | null {
  if (text === undefined) return null;
  const Box = chakra[as] as typeof chakra.th;
  return (
    <Box {...props}>
      <Words of={text} />
    </Box>
  );
}

type LinkedWordsProps = Omit<SmartLinkProps, 'to'> & {
  readonly of: Text;
  readonly href: Href | undefined;
  readonly css?: Css | undefined;
};

export function LinkedWords({ of: text, href, ...props }: LinkedWordsProps): ReactElement {
  const words = <Words of={text} />;
  return href === undefined ? (
    words
  ) : (
    <StyledLink to={href} {...props}>
      {words}
    </StyledLink>
  );
}

type TextListProps = { readonly of: readonly Text[] | undefined; readonly css: Css };

export function TextList({ of: texts, css }: TextListProps): ReactElement | null {
  if (texts === undefined) return null;
  return (
    <chakra.ul css={css}>
      {texts.map((text, index) => (
        <Phrase key={index} as="li" of={text} />
      ))}
    </chakra.ul>
  );
}

type TextLinksProps = { readonly of: readonly Link[] | undefined; readonly css: Css; readonly linkCss: Css };

export function TextLinks({ of: links, css, linkCss }: TextLinksProps): ReactElement | null {
  if (links === undefined) return null;
  return (
    <chakra.ul css={css}>
      {links.map(({ label, href }, index) => (
        <li key={index}>
          <LinkedWords of={label} href={href} css={linkCss} />
        </li>
      ))}
    </chakra.ul>
  );
}

type ProseProps = {
  readonly of: Passage | undefined;
  readonly css?: Css | undefined;
  /** Whether it stands below the heading of an item: its own headings are a level below that. */
  readonly inItem?: boolean;
};

/** Places a text of one or more paragraphs, or of more than that; nothing without one. */
export function Prose({ of: passage, css, inItem }: ProseProps): ReactElement | null {
  const { passage: Parts } = useParts();
  const { between } = useStyles(elementsRecipe);
  if (passage === undefined) return null;
  if ('parts' in passage) return Parts ? <Parts of={passage.parts} inItem={inItem} css={css} /> : null;
  return (
    <>
      {passage.map((text, index) => (
        <Paragraph key={index} of={text} css={[css, between]} />
      ))}
    </>
  );
}

type ProseBoxProps = {
  readonly of: Passage | undefined;
  readonly as?: 'div' | 'dd' | 'figcaption';
  readonly css?: Css;
  readonly each?: Css;
};

/** The same in a box of its own; nothing without a text. */
export function ProseBox({ of: passage, as = 'div', css, each }: ProseBoxProps): ReactElement | null {
  if (passage === undefined) return null;
  const Box = chakra[as];
  return (
    <Box css={css}>
      <Prose of={passage} css={each} />
    </Box>
  );
}

type TitleProps = { readonly of: Text | undefined; readonly css: Css };

/** The block's own title; nothing without one. Its level follows from the place on the page, its look from `css`. */
export function Title(title: TitleProps): ReactElement {
  return <Phrase as={`h${usePlace().titleLevel}`} {...title} />;
}

type ItemHeadingProps = {
  readonly id?: string | undefined;
  readonly css: Css;
  readonly children: ReactNode;
};

/** The heading of one of the block's items, one level below the block's title. */
export function ItemHeading({ id, css, children }: ItemHeadingProps): ReactElement {
  const Heading = chakra[`h${usePlace().itemLevel}`];
  return (
    <Heading id={id} css={css}>
      {children}
    </Heading>
  );
}

export function ItemTitle(title: TitleProps): ReactElement {
  return <Phrase as={`h${usePlace().itemLevel}`} {...title} />;
}

type TaglineProps = {
  readonly of: Text | undefined;
  readonly mark?: 'ornament' | 'none' | undefined;
  readonly css?: Css;
};

/** The small line above a title; nothing without one. */
export function Tagline({ of: text, mark = 'ornament', css }: TaglineProps): ReactElement {
  return <Paragraph of={text} css={[taglineRecipe({ mark }), css]} />;
}

type VisuallyHiddenProps = ComponentPropsWithRef<'span'> & { readonly as?: 'span' | 'h1' | 'legend' };

export function VisuallyHidden({ as = 'span', ...props }: VisuallyHiddenProps): ReactElement {
  const Element = chakra[as] as typeof chakra.span;
  return <Element css={useStyles(elementsRecipe).hidden} {...props} />;
}

type CheckedPointsProps = { readonly of: readonly Text[] | undefined; readonly css?: Css };

export function CheckedPoints({ of: points, css }: CheckedPointsProps): ReactElement | null {
  const styles = useStyles(elementsRecipe);
  if (points === undefined) return null;
  return (
    <chakra.ul css={[styles.points, css]}>
      {points.map((point, index) => (
        <li key={index}>
          <IconView of="check" />
          <Phrase of={point} />
        </li>
      ))}
    </chakra.ul>
  );
}
