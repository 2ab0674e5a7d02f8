import type { JsonObject } from '../model/json.ts';
import { largest } from '../model/lists.ts';
import { once } from '../model/once.ts';
import { folderOfTexts, isJson } from '../model/page-file.ts';
import { simpleWords } from '../values/address-words.ts';
import { isOnlyNearest } from '../values/suggest.ts';
import { type Finding, finding, inText, startOfFile, withAnswer, withEdits } from '../yaml/findings/finding.ts';
import { findEach } from '../yaml/findings/together.ts';
import {
  type Entry,
  entryOf,
  itemsOf,
  type MapNode,
  type Node,
  plainValue,
  type ScalarNode,
  startOf,
  textOf,
  valueAt,
} from '../yaml/syntax/tree.ts';
import { lineEndOf, replace, rewrite, rewriteScalar } from '../yaml/text/edits.ts';
import { type Line, lineAt, type Range, type SourceText, wordsOf } from '../yaml/text/source.ts';
import { isRightBlock, validateBlock } from './block.ts';
import { listToBlocks } from './edits/entries.ts';
import { asMeant, explainAll, explainPlaced } from './explain/explain.ts';
import { wrongInFields } from './explain/fields-of-page.ts';
import { putUnderKeys } from './explain/misplaced.ts';
import { gatherEntries, withoutExtraDashes } from './explain/misplaced-entries.ts';
import { unwrapped } from './explain/wrappers.ts';
import { wordAt } from './schemas/dictionary.ts';
import { kindMeant } from './schemas/kind-words.ts';
import { blockNames, bodyBlock, type Schema, schemaOf } from './schemas/schemas.ts';
import type { SiteFacts } from './schemas/site-facts.ts';
import { isCalled, meantKey } from './schemas/synonyms.ts';
import { errorsIn, errorsOf } from './schemas/validators.ts';

/** What a page is held against. */
type AroundPage = {
  readonly kinds: KindSchemas;
  /** The keys that it has in another place: `body` in a file of its own, and what is taken from the text of a page in Markdown. */
  readonly elsewhere: ReadonlySet<string>;
  readonly site: SiteFacts;
};

/** Holds a page against the schema of its kind, and each of its blocks against the block's own. */
export function validatePage(source: SourceText, root: Node | undefined, around: AroundPage): Finding[] {
  const { kinds, elsewhere, site } = around;
  const hasBody = elsewhere.has('body');
  const written = keysOf(source, root, 'title: Our services');
  if (!('kind' in written)) return [written];
  const kind = textOf(written, 'kind');
  const schema = kind === undefined ? undefined : kinds.get(kind)?.schema;
  const ofFields = schema === undefined ? () => [] : () => wrongInFields(source, written, { schema, site });
  const asWritten = once(() => errorsInShell(written, schema, elsewhere));
  const isTrue = (kind === undefined || schema !== undefined) && asWritten().length === 0;
  if (isTrue && hasRightBlocks(source, written, hasBody)) return ofFields();
  const misnamed = kindByOtherName(source, written, kinds) ?? kindLeftOut(source, written, kinds);
  if (misnamed !== undefined) return [misnamed.mistake, ...validatePage(source, misnamed.page, around)];
  // What else a page of a kind that is not there may have, and lacks, nobody knows.
  if (kind !== undefined && schema === undefined) return [unknownKind(source, written, around)];
  const whole = {
    source,
    owner: kind === undefined ? 'a page' : `a page of the kind "${kind}"`,
    site,
    node: written,
    schema: schema ?? schemaOf('page'),
    path: [],
    isSound: (block: Node) => isRightBlock(source, block, {}),
  };
  // What is taken from the text of a page is in nobody's way who wrote the key under another name.
  const given = new Set([...elsewhere].filter((key) => key === 'body'));
  const hold = (root: MapNode) =>
    root === written && given.size === elsewhere.size ? asWritten() : errorsInShell(root, schema, given);
  // What is true to its schema stands where it belongs.
  const { root: page, mistakes } = isTrue ? { root: written, mistakes: [] } : putUnderKeys(whole);
  const explain = mistakes.length === 0 ? explainPlaced : explainAll;
  const shell = isTrue ? [] : explain({ ...whole, node: page }, hold).filter((each) => !elsewhere.has(missingIn(each)));
  return [
    ...mistakes,
    ...shell,
    ...ofFields(),
    ...validateBlocks(source, asMeant(page, shell), { site, hasBody: hasBody || entryOf(page, 'body') !== undefined }),
  ];
}

/** The key that a mistake says to be missing; none for any other mistake. */
const missingIn = ({ code, facts: [facts] }: Finding): string =>
  code === 'missing-key' ? String(Object(facts).key) : '';

/** Whether all blocks of a page are true to their schemas. With a page that is, too, there is nothing to explain. Most pages are right. */
function hasRightBlocks(source: SourceText, page: MapNode, hasBody: boolean): boolean {
  const blocks = itemsOf(page, 'blocks');
  const shows = showsBody(blocks, hasBody || entryOf(page, 'body') !== undefined);
  return blocks.every((block) => isRightBlock(source, block, block === shows ? { body: IN_ANOTHER_PLACE } : {}));
}

/** What the validator finds in a page besides its blocks. @param schema of its kind, if it has one */
function errorsInShell(page: MapNode, schema: Schema | undefined, elsewhere: ReadonlySet<string>) {
  const value = shellOf(page, 'blocks', elsewhere);
  return schema === undefined ? errorsOf('page', value) : errorsIn(schema, value);
}

/** The kind of a page under another name: `art: article`. The page is held against that kind then. */
function kindByOtherName(source: SourceText, page: MapNode, kinds: KindSchemas): PageOfKind | undefined {
  if (entryOf(page, 'kind') !== undefined) return undefined;
  const entry = page.entries.find(
    // Few values are names of kinds.
    ({ key, value }) => value.kind === 'scalar' && kinds.has(String(value.value)) && isCalled(key, 'kind'),
  );
  if (entry === undefined) return undefined;
  const known = Object.keys(schemaOf('page').properties ?? {});
  const facts = { key: entry.key, where: 'a page', suggestion: 'kind', known };
  const edits = [rewrite(source, entry.keyRange, 'kind')];
  const mistake = withEdits(finding('unknown-key', inText(source, entry.keyRange), facts), edits);
  const entries = page.entries.map((each) => (each === entry ? { ...each, key: 'kind' } : each));
  return { mistake, page: { ...page, entries } };
}

function unknownKind(source: SourceText, page: MapNode, { kinds, site }: AroundPage): Finding {
  const written = valueAt(page, 'kind');
  const name = textOf(page, 'kind') ?? '';
  const known = [...kinds.keys()];
  const suggestion = kindMeant(name, known, site.language);
  const facts = { name, suggestion, known };
  const mistake = { ...finding('unknown-kind', inText(source, written?.range ?? [0, 0]), facts), cause: name };
  if (suggestion === undefined || written?.kind !== 'scalar') return mistake;
  const isSure = isOnlyNearest(name, suggestion, known) || simpleWords(name, site.language) === suggestion;
  return withAnswer(mistake, rewriteScalar(source, written, suggestion), isSure);
}

/** Holds the declaration of a kind against its schema. Its layout is looked at elsewhere. */
export function validateKind(source: SourceText, root: Node | undefined, site: SiteFacts): Finding[] {
  const declared = keysOf(source, root, 'description: A recipe');
  if (!('kind' in declared)) return [declared];
  const whole = { source, owner: 'a kind', site, node: declared, schema: schemaOf('kind'), path: [] };
  return explainAll(whole, (map) => errorsOf('kind', shellOf(map, 'layout')));
}

function validateBlocks(
  source: SourceText,
  page: MapNode,
  { hasBody, site }: { readonly hasBody: boolean; readonly site: SiteFacts },
): Finding[] {
  const blocks = valueAt(page, 'blocks');
  if (blocks?.kind !== 'list') return [];
  const joined = withoutExtraDashes(source, blocks.items, (first) => {
    const name = textOf(first, 'type') ?? '';
    return blockNames().includes(name) ? schemaOf(`blocks/${name}`) : undefined;
  });
  const gathered = gatherEntries(source, joined.row);
  const { row, mistakes } = unwrapped(source, gathered.row);
  const shows = showsBody(row, hasBody);
  return [
    ...joined.mistakes,
    ...gathered.mistakes,
    ...mistakes,
    ...findEach(row, (block) =>
      validateBlock(source, block, { site, ...(block === shows ? { given: { body: IN_ANOTHER_PLACE } } : {}) }),
    ),
  ];
}

/** The block that shows the text of a page, if that is in another place. */
function showsBody(blocks: readonly Node[], hasBody: boolean): Node | undefined {
  if (!hasBody) return undefined;
  return blocks.find((block) => textOf(block, 'type') === bodyBlock() && entryOf(block, 'body') === undefined);
}

/** Stands for a text that isn't in the block or the file that is looked at. */
const IN_ANOTHER_PLACE = 'in another place';

/** A file without what is in its list of blocks, and with the keys that it has in another place. */
function shellOf(page: MapNode, list: 'blocks' | 'layout', elsewhere: ReadonlySet<string> = new Set()): JsonObject {
  const others = page.entries.filter(({ key }) => key !== list);
  const written = Object.fromEntries(others.map(({ key, value }) => [key, plainValue(value)]));
  const own = { ...Object.fromEntries([...elsewhere].map((key) => [key, IN_ANOTHER_PLACE])), ...written };
  const blocks = valueAt(page, list);
  if (blocks === undefined) return own;
  return { ...own, [list]: blocks.kind === 'list' ? blocks.items.map(() => ({})) : plainValue(blocks) };
}

/** Holds site.yaml against its schema. */
export function validateSite(source: SourceText, root: Node | undefined): Finding[] {
  const site = keysOf(source, root, 'name: Our company');
  if (!('kind' in site)) return [site];
  const whole = { source, owner: 'site.yaml', node: site, schema: schemaOf('site'), path: [] };
  return explainAll(whole, (root) => errorsOf('site', plainValue(root)));
}

/** The file as keys with values, or what it is instead. */
function keysOf(source: SourceText, root: Node | undefined, start: string): MapNode | Finding {
  if (root === undefined || (root.kind === 'scalar' && root.value === null)) {
    const onlyComments = source.text.trim() !== '';
    return finding('empty-file', startOfFile(source.file), { onlyComments, start });
  }
  if (root.kind === 'map') return root;
  const noSpace = root.kind === 'scalar' ? /^([A-Za-z][\w-]*):(\S.*)/.exec(root.source) : null;
  const [, key = '', rest = ''] = noSpace ?? [];
  if (noSpace !== null) {
    const end = root.range[0] + key.length + 1;
    const at: Range = [root.range[0], end];
    const mistake = finding('missing-space', inText(source, at), { after: 'colon', better: `${key}: ${rest}` });
    return withEdits(mistake, [replace([end, end], ' ')]);
  }
  const found = root.kind === 'list' ? 'list' : 'text';
  const facts = { found, start, isPage: start.startsWith('title'), isJson: isJson(source.file) } as const;
  const mistake = finding('not-keys', inText(source, startOf(root)), facts);
  return withEdits(mistake, listToBlocks(source, root));
}

/** The kinds of pages that a site has, by name: what the pages of each must look like. */
type KindSchemas = ReadonlyMap<string, { readonly schema: Schema }>;

/** What is wrong with the kind of a page, and the page as it was meant. */
type PageOfKind = { readonly mistake: Finding; readonly page: MapNode };

/**
 * A page that doesn't say its kind, and has fields of one. It is held against that kind then; where it has only one such field, or
 * several kinds have as many, it is held against none, without them.
 */
function kindLeftOut(source: SourceText, page: MapNode, kinds: KindSchemas): PageOfKind | undefined {
  if (entryOf(page, 'kind') !== undefined) return undefined;
  const ofPages = schemaOf('page').properties ?? {};
  const folder = folderOfTexts(source.file);
  const own = page.entries.filter(({ key }) => !Object.hasOwn(ofPages, key));
  // What other systems call a field says as much of a page in Markdown.
  const fieldOf = ({ key }: Entry): string => (folder && wordAt('page#', key)?.field) ?? key;
  const { names, entries } = kindsWithMost(own, kinds, fieldOf);
  const [name, ...others] = names;
  const [first] = entries;
  if (name === undefined || first === undefined || (entries.length === 1 && hasOtherMeaning(page, first)))
    return undefined;
  const hasBlocks = entryOf(page, 'blocks') !== undefined;
  const facts = { kinds: names, fields: entries.map(fieldOf), hasBlocks, folder };
  const mistake = finding('missing-kind', inText(source, first.keyRange), facts);
  const [keyRange = page.range] = page.entries.map((entry) => entry.keyRange);
  const line = replace([keyRange[0], keyRange[0]], `kind: ${name}${lineEndOf(source)}`);
  const value: ScalarNode = { kind: 'scalar', range: keyRange, value: name, source: name, style: 'plain' };
  // Without blocks, it can be nothing but a page of some kind.
  const isSure = others.length === 0 && (entries.length > 1 || !hasBlocks);
  // The folder says it for all its pages, if it is that of each.
  const forSite = isSure && folder !== undefined ? { forSite: { folder, key: 'kind', name, away: [] } as const } : {};
  const meant = isSure
    ? [{ key: 'kind', keyRange, value }, ...page.entries]
    : page.entries.filter((entry) => !entries.includes(entry));
  return { mistake: { ...withAnswer(mistake, [line], false), ...forSite }, page: { ...page, entries: meant } };
}

/** The kinds that have most of some keys as fields, and those keys. Where kinds have other fields in common, nobody knows which is meant. */
function kindsWithMost(own: readonly Entry[], kinds: KindSchemas, fieldOf: (entry: Entry) => string) {
  const fits = [...kinds].map(([name, { schema }]) => ({
    name,
    entries: own.filter((entry) => Object.hasOwn(schema.properties ?? {}, fieldOf(entry))),
  }));
  const counts = fits.map(({ entries }) => entries.length);
  const most = largest(counts, 0);
  const best = fits.filter(({ entries }) => entries.length === most);
  const entries = most === 0 ? [] : own.filter((entry) => best.every((each) => each.entries.includes(entry)));
  return entries.length < most ? { names: [], entries: [] } : { names: best.map(({ name }) => name), entries };
}

/** Whether something else may be meant by a key that is alone: another key of every page, or one of another builder. */
function hasOtherMeaning(page: MapNode, { key }: Entry): boolean {
  const known = Object.keys(schemaOf('page').properties ?? {});
  const present = page.entries.map((entry) => entry.key);
  return wordAt('page#', key) !== undefined || meantKey(key, { known, present }) !== undefined;
}

/** What begins a line that may have been meant as a key, whatever stands before and after it. */
const FIRST_WORD = /^[\s\-{["']*([\p{L}][\p{L}\p{N}_-]*)["']?(\s*[:=：])?/u;
const A_KEY = /^\s*(?:- )*["']?[\p{L}\p{N}_-]{1,40}["']?\s*:(?:\s|$)/u;

/** A line that says something, unlike an empty one, a comment, or the marks around a document. */
const isWritten = (line: string): boolean => !/^\s*(?:#.*|---|\.\.\.)?$/.test(line);

/**
 * A file that was written for another place, such as a text, Markdown or HTML: none of its lines begins like a key of
 * ours. Where YAML finds several mistakes in it, that is the one its author has made.
 */
export function proseInPlaceOf(kind: 'page' | 'site', source: SourceText): Finding | undefined {
  const known = Object.keys({ ...(schemaOf(kind) satisfies Schema).properties, type: true });
  const anyKnown = once(() => new RegExp(`\\b(?:${known.join('|')})["']?\\s*[:=]`));
  const isOurs = (line: string): boolean => beginsLikeOne(line, known) || anyKnown().test(line);
  const lines: Line[] = [];
  for (const index of source.lineStarts.keys()) {
    const line = lineAt(source, index + 1);
    if (!isWritten(line.text)) continue;
    // The first line of nearly all files does.
    if (isOurs(line.text)) return undefined;
    lines.push(line);
  }
  const [first] = lines;
  if (first === undefined || /^\s*- /.test(first.text)) return undefined;
  if (lines.every(({ text }) => A_KEY.test(text))) return undefined;
  const start = kind === 'page' ? 'title: Our services' : 'name: Our company';
  const facts = { found: 'text', start, isPage: kind === 'page', isJson: isJson(source.file) } as const;
  return { ...finding('not-keys', inText(source, wordsOf(first)), facts), covers: [[0, source.text.length + 1]] };
}

/** Whether a line begins with one of some keys, or with something like it. */
function beginsLikeOne(line: string, known: readonly string[]): boolean {
  const [, word = '', colon] = FIRST_WORD.exec(line) ?? [];
  return (
    known.includes(word.toLowerCase()) ||
    (colon !== undefined && meantKey(word, { known, missing: known }) !== undefined)
  );
}
