import { isFound, listsIn } from '../../schema/lists.ts';
import { entryOf, itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { DATED_LISTS } from '../dates/calendar.ts';
import { picturePath, picturesOf } from '../texts/long/pictures.ts';
import { eachNode } from '../texts/nodes.ts';
import { splitPlaceholders } from '../texts/placeholders.ts';
import type { Content, Summary } from './contents.ts';
import { type LongValue, linksOf, partsOf, savedPlaces, textsIn } from './parts.ts';

/** Those of a page, or of the layout of a kind. */
const blocksOf = (root: Node): readonly Node[] => [...itemsOf(root, 'blocks'), ...itemsOf(root, 'layout')];

const hasKey = (root: Node, ...keys: readonly string[]): boolean =>
  keys.some((key) => entryOf(root, key) !== undefined);

const typesOf = (root: Node): string[] => [...new Set(blocksOf(root).flatMap((block) => textOf(block, 'type') ?? []))];

/** Also those that are written down, and searched by visitors. */
const listsOf = (root: Node): boolean =>
  blocksOf(root).some((block) => listsIn(block).some(isFound) || hasKey(block, 'find'));

const datesOf = (root: Node): boolean =>
  hasKey(root, 'draft', 'publishAt', 'expireAt') ||
  blocksOf(root).some((block) => hasKey(block, 'visible') || DATED_LISTS.has(textOf(block, 'type') ?? ''));

/** Whether visitors can have the dates of a block in a file. */
export const hasCalendarFile = (root: Node): boolean =>
  blocksOf(root).some((block) => {
    const written = valueAt(block, 'calendarFile');
    return written !== undefined && !(written.kind === 'scalar' && written.value !== true);
  });

/** The names in braces, as the rule about them sees them. */
function namesIn(content: Content): string[] {
  // Most texts have none, and then it isn't asked what of them is code.
  const texts = [...partsOf(content, 'markedText', 'markedRichText', 'passage', 'markdown', 'href', 'file')];
  if (!texts.some(({ text }) => text.includes('{'))) return [];
  const pieces = [...partsOf(content, 'words', 'href', 'file')].flatMap(({ text }) => splitPlaceholders(text));
  return [...new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name])))];
}

/** What in the texts of a file the site says words about, as `wordsSaidIn` says. */
export function saysIn(content: Content): readonly string[] {
  return content.summary?.says ?? wordsSaidIn(content);
}

/** The paths of the pictures of a file, each once. */
export function picturesIn(content: Content): readonly string[] {
  if (content.summary !== undefined) return content.summary.pictures;
  const paths = knownPictures.get(content.values) ?? pathsIn(content);
  knownPictures.set(content.values, paths);
  return paths;
}

const knownPictures = new WeakMap<Content['values'], readonly string[]>();

function pathsIn(content: Content): string[] {
  const inFields = [...partsOf(content, 'imagePath')].map(({ text }) => text);
  const inTexts = [...partsOf(content, 'longText')].flatMap(({ root }) =>
    picturesOf(root).map(({ url }) => picturePath(url)),
  );
  return [...new Set([...inFields, ...inTexts])];
}

/** What a file has for the others. */
export function summaryOf(content: Content): Summary {
  const { root } = content;
  const [title, kind] = [titleOf(content), textOf(root, 'kind')];
  const links = linksOf([content]);
  const lists = listsOf(root);
  return {
    ...(title === undefined ? {} : { title }),
    ...(kind === undefined ? {} : { kind }),
    types: typesOf(root),
    links: links.map(({ href }) => href),
    places: savedPlaces(links),
    pictures: picturesIn(content),
    has: {
      lists,
      dates: datesOf(root),
      aliases: hasKey(root, 'aliases'),
      body: hasKey(root, 'body'),
      calendarFile: hasCalendarFile(root),
      anchors: lists || idsIn(root).length > 0 || !textsIn(content, 'markdown').next().done,
    },
    placeholders: namesIn(content),
    says: wordsSaidIn(content),
  };
}

/** Whether a file may have something, so that it must be looked at. */
export function mayHave(content: Content, what: keyof Summary['has']): boolean {
  return content.summary === undefined || content.summary.has[what];
}

/** The names that stand in braces in a file; undefined if it must be looked at to know. */
export function placeholdersIn(content: Content): readonly string[] | undefined {
  if (content.summary !== undefined) return content.summary.placeholders;
  // A backslash may write a brace.
  return /[{}\\]/.test(content.source.text) ? undefined : [];
}

/** The title of a page, as it is written. */
export function titleIn(content: Content): string | undefined {
  return content.summary === undefined ? titleOf(content) : content.summary.title;
}

/** Of one that couldn't be read, nothing is known. */
function titleOf({ root, masks }: Content): string | undefined {
  const [start] = valueAt(root, 'title')?.range ?? [];
  return masks.some(({ range, isValue }) => isValue && range[0] === start) ? undefined : textOf(root, 'title');
}

/** The kind that a page says it has, or of which all entries are in a file. */
export function kindIn(content: Content): string | undefined {
  if (content.dataOf !== undefined) return content.dataOf;
  return content.summary === undefined ? textOf(content.root, 'kind') : content.summary.kind;
}

/** The types of the blocks of a page. */
export function typesIn(content: Content): readonly string[] {
  return content.summary?.types ?? typesOf(content.root);
}

/** Where the links of a file lead. */
export function hrefsIn(content: Content): readonly string[] {
  if (content.summary !== undefined) return content.summary.links;
  const hrefs = known.get(content.values) ?? linksOf([content]).map(({ href }) => href);
  known.set(content.values, hrefs);
  return hrefs;
}

/** By the values of the file: what else is known of it changes with the day. */
const known = new WeakMap<Content['values'], readonly string[]>();

/** What in a text the site says words about: `footnote`, `table`, or the name of a note, such as `tip`. */
function* saidAbout({ root, text }: LongValue): Generator<string> {
  for (const [, name = ''] of text.matchAll(/^[ \t]*>[ \t]*\[!(\w+)\]/gm)) yield name.toLowerCase();
  // Passages have tasks that are no more than lines of a list.
  for (const [, mark = ''] of text.matchAll(/^[ \t]*(?:[-*+]|\d+[.)]) \[([ xX])\] /gm))
    yield mark === ' ' ? 'task' : 'done';
  for (const node of eachNode(root)) {
    if (node.type === 'table' || node.type === 'code') yield node.type;
    if (node.type === 'footnoteReference') yield 'footnote';
    if (node.type === 'heading') yield 'heading';
  }
}

/** What in the texts of a file the site says words about, each once: `long-text tip`, `passage table`. */
function wordsSaidIn(content: Content): readonly string[] {
  const said = new Set<string>();
  for (const value of partsOf(content, 'longText')) for (const name of saidAbout(value)) said.add(`long-text ${name}`);
  for (const value of partsOf(content, 'markedPassage'))
    for (const name of saidAbout(value)) said.add(`passage ${name}`);
  return [...said].sort();
}

/** The ids that the author of a page has given: those of its blocks, and of entries in them, such as tabs. */
export function idsIn(root: Node): Node[] {
  const named = itemsOf(root, 'blocks').flatMap((block) => [block, ...itemsOf(block, 'items')]);
  return named.flatMap((each) => valueAt(each, 'id') ?? []);
}
