import type { PrintInline, PrintWords } from '../../model/print.ts';
import type { Href, Inline, Text } from '../../model/text.ts';

/** What the words of a page need to become those of a document. */
export type PrintContext = {
  /** `https://example.com`. */
  readonly origin: string;
  /** Path the site is served under. */
  readonly base: string;
  readonly route: string;
  /** Whole address of the page. */
  readonly address: string;
  /** Whole address of the document. */
  readonly document: string;
  /** What links on the page can lead to within the document. */
  readonly ids: ReadonlySet<string>;
  /** What a block shows before the fields of its items, by their keys. */
  readonly labels?: Readonly<Record<string, string>>;
};

/** Words that lead to where a link of the page leads. */
export function linked(to: Href, children: PrintWords, context: PrintContext): PrintInline {
  const { href } = to;
  const [path = '', anchor] = href.split('#');
  const isHere = path === '' || (to.kind === 'page' && path === context.route);
  if (isHere && anchor !== undefined && context.ids.has(anchor)) return { kind: 'jump', to: anchor, children };
  return { kind: 'link', to: addressOf(to, context), children };
}

/** Whether a link leads to the document that it stands in. */
export const isDocument = ({ href }: Href, { origin, document }: PrintContext): boolean => origin + href === document;

/** The whole address that a link leads to: a document is read away from its site. One to itself leads to its page. */
export function addressOf(to: Href, context: PrintContext): string {
  const { kind, href } = to;
  const { origin, base, address } = context;
  if (isDocument(to, context)) return address;
  if (kind === 'page') return `${origin}${base}${href.slice(1)}`;
  if (href.startsWith('#')) return `${address}${href}`;
  return href.startsWith('/') ? `${origin}${href}` : href;
}

export function wordsOf(text: Text, context: PrintContext): PrintWords {
  return typeof text === 'string' ? [text] : text.flatMap((inline) => inlineOf(inline, context));
}

function inlineOf(inline: Inline, context: PrintContext): PrintInline | PrintWords {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'code':
    case 'break':
      return inline;
    case 'year':
      return inline.year;
    case 'mark':
    case 'icon':
      return inline.text;
    case 'picture':
    case 'image':
      return wordsOf(inline.image.alt, context);
    case 'footnote':
      return { kind: 'call', number: inline.number, to: inline.noteId };
    case 'link':
      return linked(inline.to, wordsOf(inline.children, context), context);
    default:
      return { kind: inline.kind, children: wordsOf(inline.children, context) };
  }
}

/** The texts of a line, with a dot between them. */
export function dotted(texts: readonly PrintWords[]): PrintWords {
  return texts.flatMap((words, index) => (index === 0 ? words : [' \u00b7 ', ...words]));
}
