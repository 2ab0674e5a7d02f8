import type { JsonObject } from '../../model/json.ts';
import { onceFor } from '../../model/once.ts';
import { isFound, keysOfForm, listsIn } from '../../schema/lists.ts';
import { bodyBlock } from '../../schema/schemas/schemas.ts';
import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type Node, type ScalarNode, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { DATED_LISTS, visibleParts } from '../dates/calendar.ts';
import { headingIdsOf } from '../texts/long/headings.ts';
import { eachNode, picturePath, picturesOf, withoutCode } from '../texts/nodes.ts';
import { placeholdersIn } from '../texts/placeholders.ts';
import { type Content, fieldsIn } from './contents.ts';
import { linksInTree, type ParsedText, partsOf, placeIn, type TextValue } from './parts.ts';

/**
 * What the fonts of PDF documents have nothing for: other writing systems than these four, and emoji. Signs that all have in common,
 * such as arrows, are there. `src/print/fonts.ts` names the fonts.
 */
const missing =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+|\p{Emoji_Presentation}/u;

/** Letters and signs of Western Europe, which the fonts have. Most texts are nothing else, and this is found out at once. */
const western = /^[\0-\u02af\u2010-\u2027]*$/;

/** The first letters in a file that a PDF document can't show. */
export function pdfLettersIn(content: Content): Finding | undefined {
  function* texts(): Generator<readonly [TextValue, string]> {
    for (const value of partsOf(content, 'text', 'richText', 'passage')) yield [value, value.text];
    for (const value of partsOf(content, 'longText')) yield [value, withoutCode(value.root, value.text)];
  }
  for (const [value, text] of texts()) {
    const { 0: letters, index } = western.test(text) ? {} : (missing.exec(text) ?? {});
    if (letters !== undefined && index !== undefined)
      return finding('pdf-letters', placeIn(value, index, index + letters.length), { letters });
  }
  return undefined;
}

/**
 * What a file has for the checks across files. It follows from the file alone, is saved with it, and survives JSON. Whatever such a check asks of
 * all files is a line here; what it asks of few it finds in the file itself.
 */
const facts = {
  /** The title of a page, as it is written. Of one that couldn't be read, nothing is known. */
  title: ({ root, masks }: Content): string | undefined => {
    const [start] = valueAt(root, 'title')?.range ?? [];
    return masks.some(({ range, isValue }) => isValue && range[0] === start) ? undefined : textOf(root, 'title');
  },
  /** The kind that a page says it has, or of which all entries are in a file. */
  kind: ({ root, dataOf }: Content): string | undefined => dataOf ?? textOf(root, 'kind'),
  types: ({ root }: Content): readonly string[] => each(blocksOf(root).flatMap((block) => textOf(block, 'type') ?? [])),
  /** With the places where they stand: of a page with a link to nowhere only the text is read then. */
  links: (content: Content) => [...linksInTree(content)],
  pictures: (content: Content): readonly string[] =>
    each([
      ...[...partsOf(content, 'imagePath')].map(({ text }) => text),
      ...[...partsOf(content, 'longText')].flatMap(({ root }) => picturesOf(root).map(({ url }) => picturePath(url))),
    ]),
  /** The names that stand in braces in its texts, each once. */
  placeholders: (content: Content): readonly string[] => {
    // Most texts have none, and then it isn't asked what of them is code.
    const texts = [...partsOf(content, 'markedText', 'markedRichText', 'passage', 'markdown', 'href', 'file')];
    if (!texts.some(({ text }) => text.includes('{'))) return [];
    const found = [...partsOf(content, 'words', 'href', 'file')].flatMap(({ text }) => placeholdersIn(text));
    return each(found.map(({ name }) => name));
  },
  folders: ({ root }: Content): readonly string[] =>
    foldersIn(root).flatMap(({ value }) => (typeof value === 'string' ? value : [])),
  namesPlaces: ({ root }: Content): boolean => placeNamesIn(root).length > 0,
  /** What in its texts the site says words about, each once: `long-text tip`, `passage table`. */
  says: (content: Content): readonly string[] =>
    each([
      ...[...partsOf(content, 'longText')].flatMap((value) => saidAbout(value).map((name) => `long-text ${name}`)),
      ...[...partsOf(content, 'markedPassage')].flatMap((value) => saidAbout(value).map((name) => `passage ${name}`)),
    ]).sort(),
  /** Whether it has lists that ask for pages, or that visitors search. */
  hasLists: ({ root }: Content): boolean =>
    blocksOf(root).some((block) => listsIn(block).some(isFound) || hasKey(block, 'find')),
  /** Whether it has dates, or is a draft. */
  hasDates: ({ root }: Content): boolean =>
    hasKey(root, 'draft', 'publishAt', 'expireAt') ||
    visibleParts(root).some((part) => hasKey(part, 'visible') || DATED_LISTS.has(textOf(part, 'type') ?? '')),
  hasAliases: ({ root }: Content): boolean => hasKey(root, 'aliases'),
  hasBody: ({ root }: Content): boolean => hasKey(root, 'body'),
  /** Whether visitors can have the dates of one of its blocks in a file. */
  hasCalendarFile: ({ root }: Content): boolean =>
    blocksOf(root).some((block) => {
      const written = valueAt(block, 'calendarFile');
      return written !== undefined && !(written.kind === 'scalar' && written.value !== true);
    }),
  /** The places in it that links can lead to, but for the headings of lists. */
  anchors: (content: Content): readonly string[] => anchorsIn(content, []),
  /** Whether it has letters that a PDF document can't show. */
  hasPdfLetters: (content: Content): boolean => pdfLettersIn(content) !== undefined,
};

export type Facts = { readonly [Name in keyof typeof facts]: ReturnType<(typeof facts)[Name]> };

/** By the values of the file: what else is known of it changes with the day. */
const known = new WeakMap<Content['values'], Facts>();

/** What a file has for the others, found when it is first asked for, unless it was noted by an earlier reading. */
export function factsOf(content: Content): Facts {
  const found = content.facts ?? known.get(content.values);
  if (found !== undefined) return found;
  // It has all of their names.
  const all = Object.fromEntries(Object.entries(facts).map(([name, find]) => [name, find(content)])) as Facts;
  known.set(content.values, all);
  return all;
}

/**
 * What is known of a file that could be parsed without reading it. It is asked of all files, and what is in a file only of those that
 * something may be wrong with: of a file in which nothing was wrong before, this is all that there is until somebody looks into it.
 */
export type Outline = Facts & {
  readonly [Name in 'sort' | 'route' | 'draft' | 'absence' | 'parameters' | 'pdf' | 'bodyFile']: Content[Name];
} & {
  readonly file: string;
  /** Of a page: the text in a file of its own, if that could be read. */
  readonly body: Outline | undefined;
  /** Of a page of a kind: what it says to those who list it. */
  readonly fields: JsonObject | undefined;
};

/** The outline of a file whose content is known. Nothing of it is read for that: neither does asking for the name of its text. */
export const outlineOf = onceFor((content: Content): Outline => {
  const { sort, source, route, draft, absence, parameters, pdf, body, bodyFile } = content;
  const known = factsOf(content);
  return {
    ...known,
    ...{ file: source.file, sort, route, draft, absence, parameters, pdf, bodyFile },
    body: body && outlineOf(body),
    fields: sort === 'data' || known.kind === undefined ? undefined : fieldsIn(content),
  };
});

const blocksOf = (root: Node): readonly Node[] => [...itemsOf(root, 'blocks'), ...itemsOf(root, 'layout')];

/** The names of places of the site in a file, with the type of their block; in site.yaml that of the footer. */
export const placeNamesIn = (root: Node): readonly { readonly type?: string; readonly node: Node }[] => [
  ...eachOf(valueAt(valueAt(root, 'footer'), 'places')).map((node) => ({ node })),
  ...blocksOf(root).flatMap((block) => {
    const type = textOf(block, 'type') ?? '';
    return saidAs('placeNames', block).map((node) => ({ type, node }));
  }),
];

export const foldersIn = (root: Node): readonly ScalarNode[] =>
  blocksOf(root).flatMap((block) =>
    saidAs('pictureFolder', block).flatMap((node) => (node.kind === 'scalar' ? node : [])),
  );

/** What a block says under a key that has the form of a shared definition. */
const saidAs = (form: string, block: Node): readonly Node[] =>
  keysOfForm(textOf(block, 'type') ?? '', form).flatMap((key) => eachOf(valueAt(block, key)));

const eachOf = (node: Node | undefined): readonly Node[] => (node?.kind === 'list' ? node.items : [node ?? []].flat());

const hasKey = (root: Node, ...keys: readonly string[]): boolean =>
  keys.some((key) => entryOf(root, key) !== undefined);

const each = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The places on a page that a link can lead to, its text in a file of its own included. @param headings those of its lists */
export function anchorsIn(page: Content, headings: readonly string[]): string[] {
  const ids = idsIn(page.root).flatMap((id) => (id.kind === 'scalar' ? String(id.value) : []));
  const texts = longTextsOf(page).map(({ node, text }) => ({ owner: node, text }));
  return ['main', ...ids, ...headingIdsOf(ids, texts, headings)];
}

/** The ids that the author of a page has given: those of its blocks, and of entries in them, such as tabs. */
export function idsIn(root: Node): Node[] {
  const named = itemsOf(root, 'blocks').flatMap((block) => [block, ...itemsOf(block, 'items')]);
  return named.flatMap((block) => valueAt(block, 'id') ?? []);
}

/** The long texts of a page in the order in which it shows them. */
function longTextsOf(page: Content): TextValue[] {
  const texts = [...partsOf(page, 'markdown')];
  const ofPage = valueAt(page.root, 'body');
  const own = [
    ...texts.filter(({ node }) => node === ofPage),
    ...(page.body === undefined ? [] : partsOf(page.body, 'markdown')),
  ].slice(0, 1);
  const byNode = new Map<Node, TextValue>(texts.map((text) => [text.node, text]));
  const place = itemsOf(page.root, 'blocks').find(
    (block) => textOf(block, 'type') === bodyBlock() && entryOf(block, 'body') === undefined,
  );
  const inBlocks = itemsOf(page.root, 'blocks').flatMap((block) => {
    if (block === place) return own;
    const body = valueAt(block, 'body');
    return (body === undefined ? undefined : byNode.get(body)) ?? [];
  });
  return place === undefined ? [...inBlocks, ...own] : inBlocks;
}

/** What in a text the site says words about: `footnote`, `table`, or the name of a note, such as `tip`. */
function saidAbout({ root, text }: ParsedText): string[] {
  const notes = [...text.matchAll(/^[ \t]*>[ \t]*\[!(\w+)\]/gm)].map(([, name = '']) => name.toLowerCase());
  // Passages have tasks that are no more than lines of a list.
  const tasks = [...text.matchAll(/^[ \t]*(?:[-*+]|\d+[.)]) \[([ xX])\] /gm)].map(([, mark]) =>
    mark === ' ' ? 'task' : 'done',
  );
  const nodes = [...eachNode(root)].flatMap(({ type }) => {
    if (type === 'footnoteReference') return 'footnote';
    return type === 'table' || type === 'code' || type === 'heading' ? type : [];
  });
  return [...notes, ...tasks, ...nodes];
}
