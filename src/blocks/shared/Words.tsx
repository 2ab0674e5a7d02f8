import type { ReactElement, ThHTMLAttributes } from 'react';
import type { Link } from '../../model/generated/resolved.ts';
import type { Icon } from '../../model/media.ts';
import type { Href, Inline, Text } from '../../model/text.ts';
import { elementsRecipe } from './elements.recipe.ts';
import { icons } from './generated/icons.ts';
import { IconView } from './IconView.tsx';
import { useLongPiece } from './long-piece.ts';
import { linkRecipe } from './recipes/link.recipe.ts';
import { type SmartLinkProps, StyledLink } from './SmartLink.tsx';
import { type Css, chakra, useStyles } from './styles.ts';

/** As the boot script does for the years of a page that was loaded. */
function correctYear(place: HTMLElement | null): void {
  const now = new Date().getFullYear();
  if (place !== null && Number(place.dataset.year) < now) place.textContent = String(now);
}

const marks = { yes: icons.check, no: icons.close } as const;

type SignProps = { readonly of: Icon; readonly text: string; readonly says?: keyof typeof marks };

/** An icon in place of words, with these for who doesn't see it. */
function Sign({ of: icon, text, says }: SignProps): ReactElement {
  const styles = useStyles(elementsRecipe);
  return (
    <>
      <IconView of={icon} css={[styles.sign, says && styles[says]]} />
      <chakra.span css={styles.hidden}>{text}</chakra.span>
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

/** A text in a paragraph of its own; nothing without one. */
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

/** A text, which is a link if it leads somewhere. */
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

/** Short texts as a list; nothing without them. */
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

/** Links as a list; nothing without them. */
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
