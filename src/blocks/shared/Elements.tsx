import { type ComponentPropsWithRef, createElement, type ReactNode, type ThHTMLAttributes, useContext } from 'react';
import type { Action, Link } from '../../model/generated/resolved.ts';
import type { Icon, IconNode } from '../../model/media.ts';
import { onceFor } from '../../model/once.ts';
import type { Passage } from '../../model/prose.ts';
import { type Href, type Inline, plainText, type Text } from '../../model/text.ts';
import { LongContext, useFrame, useParts, usePlace } from './context.tsx';
import { elementsRecipe } from './elements.recipe.ts';
import { icons } from './generated/icons.ts';
import { buttonRecipe, iconTileRecipe, linkRecipe, taglineRecipe } from './recipes.recipe.ts';
import { type Css, chakra, useStyles } from './styles.ts';

/* What blocks are made of, small: icons, links, words and buttons. */

/** Those that point onward: to the left where one reads from the right. */
const onward: ReadonlySet<Icon> = new Set([icons.arrowRight, icons.chevronRight]);

const camelCase = (name: string): string =>
  name === 'class' ? 'className' : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function shape([name, attributes]: IconNode, key: number) {
  const props = Object.fromEntries(
    Object.entries(attributes).map(([attribute, value]) => [camelCase(attribute), value]),
  );
  return createElement(name, { ...props, key });
}

/** The elements of an icon, for an `<svg>`. Pages have the same few again and again. */
export const iconShapes = onceFor((icon: Icon) => icon.map(shape));

type ShownIcon = Icon | keyof typeof icons;

/** Draws an icon in the colour of the text around it. It is decoration: screen readers pass it by. */
export function IconView({ of: shown, css }: { readonly of: ShownIcon; readonly css?: Css }) {
  const styles = useStyles(elementsRecipe);
  const icon = typeof shown === 'string' ? icons[shown] : shown;
  const own = onward.has(icon) ? styles.mirrored : undefined;
  return (
    <chakra.svg viewBox="0 0 24 24" aria-hidden="true" css={[styles.icon, own, css]}>
      {iconShapes(icon)}
    </chakra.svg>
  );
}

/** `xsUp`: small, and on wide screens a little larger. */
type TileSize = 'md' | 'sm' | 'xs' | 'xsUp';
type IconTileProps = { readonly of: ShownIcon | undefined; readonly size?: TileSize };

export function IconTile({ of: icon, size = 'md' }: IconTileProps) {
  if (icon === undefined) return null;
  return (
    <chakra.span css={iconTileRecipe({ size })}>
      <IconView of={icon} />
    </chakra.span>
  );
}

type SmartLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly to: Href };

const isElsewhere = (href: string): boolean => /^https?:/.test(href);

/** A link. One to a page of this site says so (`data-page`), for the app to follow it without leaving the document (`src/app/hydrate.tsx`). */
export function SmartLink({ to, ...rest }: SmartLinkProps) {
  const { base } = useFrame();
  if (to.kind === 'page') return <a href={base + to.href.slice(1)} data-page="" {...rest} />;
  return <a href={to.href} rel={isElsewhere(to.href) ? 'noopener' : undefined} {...rest} />;
}

export const StyledLink = chakra(SmartLink);

/** What screen readers call a link, and voice control listens to: the words that are seen on it, then what tells it from others with the same words, if anything does. */
export const linkName = (seen: Text, about: Text | undefined): string | undefined =>
  about && `${plainText(seen)}: ${plainText(about)}`;

/** As the boot script does for the years of a page that was loaded. */
function correctYear(place: HTMLElement | null): void {
  const now = new Date().getFullYear();
  if (place !== null && Number(place.dataset.year) < now) place.textContent = String(now);
}

const marks = { yes: 'check', no: 'close' } as const;

type SignProps = { readonly of: ShownIcon; readonly text: string; readonly says?: keyof typeof marks };

/** An icon in place of words, with these for who doesn't see it. */
function Sign({ of: icon, text, says }: SignProps) {
  const styles = useStyles(elementsRecipe);
  return (
    <>
      <IconView of={icon} css={[styles.sign, says && styles[says]]} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

function Piece({ of: piece }: { readonly of: Exclude<Inline, string> }) {
  const LongPiece = useContext(LongContext);
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
export function Words({ of: text }: { readonly of: Text }) {
  if (typeof text === 'string') return <>{text}</>;
  return <>{text.map((piece, index) => (typeof piece === 'string' ? piece : <Piece key={index} of={piece} />))}</>;
}

/** What there may be, and how it looks. */
type Shown<Of> = { readonly of: Of | undefined; readonly css?: Css | undefined };

export function Paragraph(props: Shown<Text>) {
  return <Phrase as="p" {...props} />;
}

type Element = 'span' | 'p' | `h${1 | 2 | 3 | 4}` | 'li' | 'dt' | 'dd' | 'th' | 'td' | 'caption' | 'figcaption';

type PhraseProps = Shown<Text> &
  Omit<ThHTMLAttributes<HTMLElement>, 'children'> & { readonly as?: Element | 'strong' | 'em' | 'del' };

/** A text that is a part of a line, or all of another element (`as`), with the attributes of that; nothing without one. */
export function Phrase({ of: text, as = 'span', ...props }: PhraseProps) {
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

export function LinkedWords({ of: text, href, ...props }: LinkedWordsProps) {
  const words = <Words of={text} />;
  return href === undefined ? (
    words
  ) : (
    <StyledLink to={href} {...props}>
      {words}
    </StyledLink>
  );
}

type LinkBoxProps = {
  readonly to: Href | undefined;
  readonly as: 'div' | 'span';
  readonly css: Css;
  readonly children: ReactNode;
};

/** A box that is a link if it leads somewhere. */
export function LinkBox({ to, as, ...box }: LinkBoxProps) {
  const Box = chakra[as];
  return to === undefined ? <Box {...box} /> : <StyledLink to={to} {...box} />;
}

/** Things as a list; nothing without them. */
function listed<Item>(of: readonly Item[] | undefined, css: Css | undefined, one: (item: Item) => ReactNode) {
  if (of === undefined) return null;
  return (
    <chakra.ul css={css}>
      {of.map((item, index) => (
        <li key={index}>{one(item)}</li>
      ))}
    </chakra.ul>
  );
}

export function TextList({ of: texts, css }: Shown<readonly Text[]>) {
  return listed(texts, css, (text) => <Words of={text} />);
}

export function TextLinks({ of: links, css, linkCss }: Shown<readonly Link[]> & { readonly linkCss: Css }) {
  return listed(links, css, ({ label, href }) => <LinkedWords of={label} href={href} css={linkCss} />);
}

type ProseProps = Shown<Passage> & { readonly inItem?: boolean };

/** Places a text of one or more paragraphs, or of more than that; nothing without one. @param inItem below the heading of an item: its own are a level below that */
export function Prose({ of: passage, css, inItem }: ProseProps) {
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

type ProseBoxProps = ProseProps & {
  readonly as?: 'div' | 'dd' | 'figcaption' | 'blockquote';
  readonly id?: string;
  /** How each paragraph looks. */
  readonly each?: Css;
};

export function ProseBox({ as = 'div', id, css, each, ...prose }: ProseBoxProps) {
  if (prose.of === undefined) return null;
  const Box = chakra[as];
  return (
    <Box id={id} css={css}>
      <Prose {...prose} css={each} />
    </Box>
  );
}

/** The block's own title; nothing without one. Its level follows from the place on the page, its look from `css`. */
export function Title(title: Shown<Text>) {
  return <Phrase as={`h${usePlace().titleLevel}`} {...title} />;
}

type ItemHeadingProps = { readonly id?: string | undefined; readonly css: Css; readonly children: ReactNode };

/** The heading of one of the block's items, one level below the block's title. */
export function ItemHeading({ id, css, children }: ItemHeadingProps) {
  const Heading = chakra[`h${usePlace().itemLevel}`];
  return (
    <Heading id={id} css={css}>
      {children}
    </Heading>
  );
}

export function ItemTitle(title: Shown<Text>) {
  return <Phrase as={`h${usePlace().itemLevel}`} {...title} />;
}

type TaglineProps = Shown<Text> & { readonly mark?: 'ornament' | 'none' | undefined };

/** The small line above a title; nothing without one. */
export function Tagline({ of: text, mark = 'ornament', css }: TaglineProps) {
  return <Paragraph of={text} css={[taglineRecipe({ mark }), css]} />;
}

/** What makes a box that scrolls by itself one that the keyboard reaches, and that screen readers have a name for. */
export const scrollerNamed = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

type VisuallyHiddenProps = ComponentPropsWithRef<'span'> & { readonly as?: 'span' | 'h1' | 'legend' };

export function VisuallyHidden({ as = 'span', ...props }: VisuallyHiddenProps) {
  const Element = chakra[as] as typeof chakra.span;
  return <Element css={useStyles(elementsRecipe).hidden} {...props} />;
}

export function CheckedPoints({ of: points, css }: Shown<readonly Text[]>) {
  return listed(points, [useStyles(elementsRecipe).points, css], (point) => (
    <>
      <IconView of="check" />
      <Phrase of={point} />
    </>
  ));
}

/** How loud a button is, in the words of the button recipe. */
const variants = { primary: 'solid', secondary: 'outline', link: 'ghost' } as const;

type ActionLinkProps = Action & {
  /** What tells it from other buttons with the same words. */
  readonly about?: Text;
  readonly size?: 'md' | 'sm';
};

export function ActionLink({ label, about, href, icon, variant = 'primary', size = 'md' }: ActionLinkProps) {
  const look = buttonRecipe({ variant: variants[variant], size });
  return (
    <StyledLink to={href} aria-label={linkName(label, about)} css={look}>
      <Words of={label} />
      {icon && <IconView of={icon} />}
    </StyledLink>
  );
}

/** A row of buttons: the first is primary, the others secondary, unless they say otherwise. Nothing without them. */
export function Actions({ of: actions, css }: Shown<readonly Action[]>) {
  const styles = useStyles(elementsRecipe);
  if (actions === undefined) return null;
  return (
    <chakra.div css={[styles.actions, css]} data-screen-only="">
      {actions.map((action, index) => (
        <ActionLink key={index} variant={index === 0 ? 'primary' : 'secondary'} {...action} />
      ))}
    </chakra.div>
  );
}
