import { addAll, allOf } from '../../model/lists.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import { deleteEntry, deleteLines, type Edit, hangingLines, shifted, startsLine } from '../../yaml/text/edits.ts';
import { type Line, lineOf, type SourceText } from '../../yaml/text/source.ts';
import { nameAt, placeOf, wordAt } from '../schemas/dictionary.ts';
import { blockMeant } from '../schemas/meant-block.ts';
import { blockInWords, blockNames, has, schemaOf } from '../schemas/schemas.ts';
import { isWrapper, typeAmong } from '../schemas/synonyms.ts';
import { isSetting } from './elsewhere.ts';
import { belowLast } from './form-edits.ts';
import { inFlow } from './in-flow.ts';
import { type AsMoved, asMoved, type Moved, misplacedKey } from './instance.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';

/** Blocks without those of other builders that only hold others, and without headings that are the title of the block below. */
export function unwrapped(source: SourceText, blocks: readonly Node[]): AsMoved<Node> {
  const within = asMoved(blocks, (block) => takenOut(source, block));
  const titled = asMoved(within.row, (block, at) => asTitle(source, block, within.row[at + 1]));
  return { row: titled.row, mistakes: [...within.mistakes, ...titled.mistakes] };
}

const typeOf = (block: MapNode): Entry | undefined =>
  entryOf(block, typeAmong(block.entries.map(({ key }) => key)) ?? 'type');

function nameOf(block: MapNode): string {
  const { value } = typeOf(block) ?? {};
  return value?.kind === 'scalar' ? String(value.value) : '';
}

/** Whether a block of another builder does something for others. Ours do nothing of the kind. */
const hasRole = (block: Node | undefined, role: 'wrapper' | 'title'): block is MapNode =>
  block?.kind === 'map' && !blockNames().includes(nameOf(block)) && blockMeant(nameOf(block)).role === role;

function unknown(source: SourceText, block: MapNode, edits: readonly Edit[] | undefined): Finding {
  const name = nameOf(block);
  const range = typeOf(block)?.value.range ?? block.range;
  const facts = { name, suggestion: undefined, advice: blockMeant(name).advice, blocks: blockNames() };
  return withEdits(finding('unknown-block', inText(source, range), facts), edits);
}

/** The blocks in one that only holds them, in its place; undefined if it says more, but for a title that the first of them has room for. */
function takenOut(source: SourceText, wrapper: Node): Moved<Node> | undefined {
  if (!hasRole(wrapper, 'wrapper')) return undefined;
  const [inner, others] = heldBy(wrapper);
  const [first] = inner;
  const titles = others.filter(({ key }) => key === 'id' || isTitle(key));
  const more = first && besides(source, wrapper, { others, first });
  const entries = titles.reduce<MapNode | undefined>((block, each) => block && titledWith(block, each), first);
  const lines = linesOf(source, wrapper);
  const own = allOf(inner.map((each) => linesOf(source, each)));
  if (entries === undefined || lines === undefined || more === undefined || own === undefined) return undefined;
  const kept = new Set(own.flatMap((each) => each.map(({ start }) => start)));
  const left = lines.filter(({ start }) => !kept.has(start));
  const column = dashOf(lines);
  if (left.some(({ text }) => /\s#/.test(text))) return undefined;
  const edits = [
    ...left.map(({ number }) => deleteLines(source, number, number)),
    ...own.flatMap((each) => shifted(each, column - dashOf(each))),
  ];
  const mistake = unknown(source, wrapper, more.length === 0 ? edits : undefined);
  return { mistake, more, entries: [entries, ...inner.slice(1)], taken: 1 };
}

/** Where there are words for what a block says that isn't needed. */
export const LOOKS = 'everywhere#look everywhere#setting';

/**
 * What a block says that goes away, each by itself: how it looks, and what goes to the first of the blocks in it. Undefined if it says more. What is
 * on the line of its name goes with that.
 */
export function besides(
  source: SourceText,
  block: MapNode,
  { others, first }: { readonly others: readonly Entry[]; readonly first?: MapNode },
): readonly Finding[] | undefined {
  const head = lineOf(source, typeOf(block)?.keyRange[0] ?? block.range[0]).number;
  const found = others.map((entry): readonly Finding[] | undefined => {
    const { key, keyRange, value } = entry;
    const isForFirst = first !== undefined && (key === 'id' || isTitle(key));
    const isLook = !NAMES_OF_TEXTS.test(key) && isSetting(value);
    if (!isForFirst && !isLook) return undefined;
    if (!isForFirst && lineOf(source, keyRange[0]).number === head) return [];
    const words = isForFirst ? wordAt('everywhere#wrapper', key)?.advice : wordAt(LOOKS, key)?.advice;
    const advice = { why: 'habit', words: words ?? wordAt(LOOKS, 'size')?.advice ?? '' } as const;
    const moved = isForFirst ? put(source, first, entry) : [];
    const away = deleteEntry(source, keyRange);
    if (!moved || !away || /\s#/.test(source.text.slice(...(away[0]?.range ?? keyRange)))) return undefined;
    return [withEdits(misplacedKey(source, entry, { where: 'a block', advice }), [...moved, ...away])];
  });
  return allOf(found)?.flat();
}

/** The blocks in a map, at any depth, and what else it says. */
function heldBy(map: MapNode): readonly [blocks: readonly MapNode[], others: readonly Entry[]] {
  const blocks: MapNode[] = [];
  const others: Entry[] = [];
  const type = typeOf(map);
  for (const entry of map.entries) {
    const { value } = entry;
    if (entry === type) continue;
    const items = value.kind === 'list' ? value.items.flatMap((item) => (item.kind === 'map' ? [item] : [])) : [];
    const parts = items.map((item) => (isBlock(item) ? ([[item], []] as const) : heldBy(item)));
    const isHolder = value.kind === 'list' && items.length > 0 && items.length === value.items.length;
    const areHeld = isHolder && parts.every(([own]) => own.length > 0);
    addAll(blocks, areHeld ? parts.flatMap(([own]) => own) : []);
    addAll(others, areHeld ? parts.flatMap(([, rest]) => rest) : [entry]);
  }
  return [blocks, others];
}

/** A heading with the block below it, whose title it is; undefined if that has one. */
function asTitle(source: SourceText, heading: Node, next: Node | undefined): Moved<Node> | undefined {
  if (!hasRole(heading, 'title') || next?.kind !== 'map') return undefined;
  const type = typeOf(heading);
  const others = heading.entries.filter((each) => each !== type);
  const texts = others.filter(({ key, value }) => NAMES_OF_TEXTS.test(key) || key === 'content' || !isSetting(value));
  const [text] = texts.length === 1 ? texts : [];
  const title = text && { ...text, key: 'title' };
  const block = title && titledWith(next, title);
  const more = besides(source, heading, { others: others.filter((each) => each !== text) });
  const edits = title && put(source, next, title);
  const away = withoutBlock(source, heading);
  if (block === undefined || more === undefined || edits === undefined || away === undefined) return undefined;
  const mistake = unknown(source, heading, more.length === 0 ? [...away, ...edits] : undefined);
  return { mistake, more, entries: [block], taken: 2 };
}

/** Where a block stands that is called otherwise elsewhere. */
const blockOf = (block: MapNode): string => {
  const name = nameOf(block);
  return blockNames().includes(name) ? name : (blockMeant(name).suggestion ?? '');
};

const isBlock = (map: MapNode): boolean => blockOf(map) !== '' || blockMeant(nameOf(map)).advice !== undefined;

/** A block with a key that it has room for and lacks; undefined if there is none, or nothing to write there in one line. */
function titledWith(block: MapNode, { key, value, keyRange }: Entry): MapNode | undefined {
  const name = blockOf(block);
  const own = isTitle(key) ? 'title' : key;
  const place = name === '' ? '' : placeOf({ owner: blockInWords(name), path: [] });
  // What is below a key that only holds others may be a title, too.
  const isThere = block.entries.some(
    (each) => each.key === own || nameAt(place, each.key) === own || (each.value.kind === 'map' && isWrapper(each.key)),
  );
  const isOurs = name !== '' && has(schemaOf(`blocks/${name}`), own);
  if (!isOurs || isThere || value.kind !== 'scalar' || inFlow(value) === undefined) return undefined;
  const [type, ...others] = block.entries.toSorted((a, b) => Number(b === typeOf(block)) - Number(a === typeOf(block)));
  return { ...block, entries: [...(type ? [type] : []), { key: own, keyRange, value }, ...others] };
}

function put(source: SourceText, block: MapNode, { key, value }: Entry): readonly Edit[] | undefined {
  const type = typeOf(block);
  return type && belowLast(source, type, `${isTitle(key) ? 'title' : key}: ${inFlow(value)}`);
}

const isTitle = (key: string): boolean => /^(?:title|heading|headline|label|name)$/i.test(key);

/** Takes a block out of its list; undefined where a comment would be lost. */
export function withoutBlock(source: SourceText, block: MapNode): readonly Edit[] | undefined {
  const lines = linesOf(source, block);
  const [from, to] = [lines?.[0]?.number ?? 0, lines?.at(-1)?.number ?? 0];
  return lines === undefined || lines.some(({ text }) => /\s#/.test(text))
    ? undefined
    : [deleteLines(source, from, to)];
}

/** The lines of a block from its dash on; undefined if another one is on them. */
function linesOf(source: SourceText, { range }: MapNode): readonly Line[] | undefined {
  if (!startsLine(source, range[0], /^ *- +$/)) return undefined;
  const first = lineOf(source, range[0]);
  return [first, ...hangingLines(source, first.number, first.text.indexOf('-'))];
}

const dashOf = ([first]: readonly Line[]): number => first?.text.indexOf('-') ?? 0;
