import { type Finding, finding, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import { textInCurlyQuotes } from '../../yaml/mistakes/quotes/quotes.ts';
import {
  type ListNode,
  type Node,
  nodeAt,
  type Path,
  type ScalarNode,
  startOf,
  textOf,
} from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import { routeOf } from '../formats/route.ts';
import { choiceCalled } from '../schemas/choice-words.ts';
import type { Schema } from '../schemas/schemas.ts';
import { nearest } from '../schemas/suggest.ts';
import { type Context, nameOf, schemaAt } from './context.ts';

/** A value where a text is wanted. */
export function notText(context: Context, path: Path, node: Node, schema: Schema): Finding {
  const key = nameOf(path);
  if (node.kind !== 'scalar') {
    const src = textOf(node, 'src');
    if (src !== undefined) return pathInKeys(context, node, key, src);
    const text = context.source.text.slice(...node.range);
    if (text.startsWith('{')) {
      const mistake = finding('quote-braces', inText(context.source, node.range), { better: quoted(text) });
      const isShort = !/[\n:,]/.test(text);
      return withAnswer(mistake, [replace(node.range, quoted(text))], isShort);
    }
    const colon = typeof path.at(-1) === 'number' ? colonInEntry(context, path, node) : undefined;
    if (colon !== undefined) return colon;
    const isEntry = typeof path.at(-1) === 'number';
    const found = node.kind === 'list' ? 'list' : 'keys';
    if (node.kind === 'list' && schema.enum !== undefined && !isEntry)
      return oneChoice(context, key, node, schema.enum);
    const one = isEntry || node.kind !== 'list' ? undefined : oneOfTexts(node, schema);
    if (one !== undefined) {
      const facts = { key, found, isEntry, text: one, isChoice: true } as const;
      return finding('text-not-list', inText(context.source, startOf(node)), facts);
    }
    const whole = isEntry ? undefined : textOfList(node);
    const isOfForm = key === 'action' && schemaAt(context, path.slice(0, -1)).properties?.submitLabel !== undefined;
    const facts = { key, found, isEntry, isOfForm, isInBrackets: isInBrackets(context, path), ...whole } as const;
    return finding('text-not-list', inText(context.source, startOf(node)), facts);
  }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(node.source)) {
    const description = schema.form ?? schema.description ?? '';
    const suggestion = node.value === true && schema.pattern.endsWith('\\.pdf$') ? documentOf(context) : undefined;
    const facts = { key, value: node.source, description, suggestion };
    const mistake = finding('bad-format', inText(context.source, node.range), facts);
    return withEdits(mistake, suggestion === undefined ? undefined : [replace(node.range, suggestion)]);
  }
  const mistake = finding('not-text', inText(context.source, node.range), {
    key,
    written: node.source,
    becomes: whatItBecomes(node),
    better: quoted(node.source),
  });
  return withEdits(mistake, [replace(node.range, quoted(node.source))]);
}

/** The document of a page, at the address of the page. */
function documentOf({ source: { file } }: Context): string | undefined {
  const route = file.startsWith('pages/') ? routeOf(file) : '/';
  return route === '/' || route.includes('[') ? undefined : `${route}.pdf`;
}

/** A list where one of a few choices is wanted. */
function oneChoice({ source }: Context, key: string, node: ListNode, allowed: readonly string[]): Finding {
  const written = node.items.flatMap((item) => (item.kind === 'scalar' ? String(item.value) : []));
  const meant = written.flatMap((each) =>
    allowed.includes(each) ? each : (choiceCalled(key, each, allowed) ?? nearest(each, allowed) ?? []),
  );
  const [text = allowed[0] ?? ''] = meant;
  const facts = { key, found: 'list', isEntry: false, text, isChoice: true } as const;
  const mistake = finding('text-not-list', inText(source, startOf(node)), facts);
  const isOnly = node.items.length === 1 && written[0] === text && source.text.charAt(node.range[0]) === '[';
  return isOnly ? withEdits(mistake, [replace(node.range, text)]) : mistake;
}

/** The first of several texts that is allowed where all of them in one text are not: of colours, addresses or paths. */
function oneOfTexts(node: ListNode, { format, pattern }: Schema): string | undefined {
  const texts = node.items.flatMap((item) => (item.kind === 'scalar' && item.style !== 'block' ? item : []));
  if (texts.length < 2 || texts.length < node.items.length) return undefined;
  const form = pattern === undefined ? undefined : new RegExp(pattern);
  const isAllowed = (text: string): boolean => form?.test(text) ?? true;
  if (format === undefined && isAllowed(texts.map(({ value }) => String(value)).join(', '))) return undefined;
  const first = texts.find(({ value }) => isAllowed(String(value)));
  return first && (first.style === 'plain' ? first.source : quoted(String(first.value)));
}

/** The entries of a list of short texts in one text. */
function textOfList(node: Node): { readonly text: string } | undefined {
  const items = node.kind === 'list' ? node.items : [];
  const texts = items.flatMap((item) =>
    item.kind !== 'scalar' || item.style === 'block' ? [] : item.style === 'plain' ? item.source : String(item.value),
  );
  if (texts.length === 0 || texts.length < items.length) return undefined;
  const text = texts.join(', ');
  return { text: text.length > 60 || /[:#"]|^\W/.test(text) ? quoted(text) : text };
}

/** `{ src: /a.png, alt: A }` where the path of a picture is all that is wanted. */
function pathInKeys(context: Context, node: Node, key: string, src: string): Finding {
  const facts = { key, found: 'keys', isEntry: false, text: src } as const;
  return finding('text-not-list', inText(context.source, startOf(node)), facts);
}

/** Whether a value is an entry of a list in brackets. */
export function isInBrackets({ source, root }: Context, path: Path): boolean {
  const list = typeof path.at(-1) === 'number' ? nodeAt(root, path.slice(0, -1)) : undefined;
  return list !== undefined && source.text.charAt(list.range[0]) === '[';
}

/** Keys that say no more than that a text follows. */
export const NAMES_OF_TEXTS = /^(?:title|label|name|text|description|value|caption|item|entry|feature)$/;

/** `- Fast: very fast`, or `- title: Fast`, where a text is wanted. */
function colonInEntry(context: Context, path: Path, node: Node): Finding | undefined {
  const [only, ...others] = node.kind === 'map' ? node.entries : [];
  if (only === undefined || others.length > 0 || only.value.kind !== 'scalar' || only.value.source === '')
    return undefined;
  const range = [only.keyRange[0], only.value.range[1]] as const;
  const text = context.source.text.slice(...range);
  if (text.includes('\n')) return undefined;
  if (NAMES_OF_TEXTS.test(only.key)) {
    const facts = { key: nameOf(path), found: 'keys', isEntry: true, text: only.value.source } as const;
    const mistake = finding('text-not-list', inText(context.source, startOf(node)), facts);
    return withAnswer(mistake, [replace(range, only.value.source)], false);
  }
  const inCurly = textInCurlyQuotes(text);
  if (inCurly === undefined) return finding('colon-in-text', inText(context.source, range), { text: quoted(text) });
  const better = quoted(inCurly);
  const mistake = finding('colon-in-text', inText(context.source, range), { text: better, isCurly: true });
  return withAnswer(mistake, [replace(range, better)], false);
}

/** What YAML makes of a text without quotes. */
function whatItBecomes({ source, value }: ScalarNode): 'yes-or-no' | 'number' | { readonly number: string } {
  if (typeof value === 'boolean') return 'yes-or-no';
  return source === String(value) ? 'number' : { number: String(value) };
}
