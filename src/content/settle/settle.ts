import { traitsOf } from '../../diagnostics/catalogue.ts';
import { firstWhere, grouped } from '../../model/lists.ts';
import { onceFor, remembered } from '../../model/once.ts';
import { isJson, pageNameOf } from '../../model/page-file.ts';
import { takenBySite } from '../../schema/explain/elsewhere.ts';
import { meantKey } from '../../schema/schemas/synonyms.ts';
import { type Finding, factsOf, inText, severityOf, withRelated } from '../../yaml/findings/finding.ts';
import { byFile } from '../../yaml/findings/together.ts';
import { parseOnce } from '../../yaml/reading/parse.ts';
import { type Mask, masked } from '../../yaml/syntax/masks.ts';
import { itemsOf, type MapNode, type Node, textOf } from '../../yaml/syntax/tree.ts';
import { blockAround, unitsAround } from '../../yaml/text/line-parts.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';

/** A page, with its keys as far as they can be read. */
type PageKeys = { readonly file: string; readonly content?: { readonly root: Node } | undefined };

/**
 * What belongs into site.yaml, with its answer: what isn't there yet moves, and what it says already goes. Where it says something else, that is
 * shown.
 * @param site the text of site.yaml
 */
export function answeredInSite(
  found: readonly Finding[],
  site: SourceText | undefined,
  pages: readonly PageKeys[],
): readonly Finding[] {
  if (site === undefined || isJson(site.file) || found.every(({ forSite }) => forSite === undefined)) return found;
  const { root, masks } = parseOnce(site);
  // What can't be read of it may say anything.
  if (root?.kind !== 'map' || masks.length > 0) return found;
  const kinds = new Map(
    found.flatMap(({ source, forSite }) =>
      forSite !== undefined && 'folder' in forSite && forSite.key === 'kind' ? [[source.file, forSite.name]] : [],
    ),
  );
  // A folder says the kind of its pages if each of them is of that. Many pages ask for the same.
  const isOfAll = remembered((folder: string, kind: string): boolean => {
    const inside = `pages/${folder}/`;
    return pages.every(
      ({ file, content }) =>
        !file.startsWith(inside) ||
        pageNameOf(file) === `${inside}index` ||
        textOf(content?.root, 'kind') !== undefined ||
        kinds.get(file) === kind,
    );
  });
  const isRight = ({ forSite }: Finding): boolean =>
    forSite === undefined || !('folder' in forSite) || forSite.key !== 'kind' || isOfAll(forSite.folder, forSite.name);
  return byFolder(found).map((each) => (isRight(each) ? answered(each, site, root) : each));
}

/** What the pages of a folder have for other programs goes into one list: that is one answer for all of its keys. */
function byFolder(found: readonly Finding[]): readonly Finding[] {
  const ofOthers = ({ forSite }: Finding) => (forSite !== undefined && 'names' in forSite ? forSite : undefined);
  const names = new Map(
    [...grouped(found, (each) => ofOthers(each)?.folder)].map(
      ([folder, some]) => [folder, [...new Set(some.flatMap((each) => ofOthers(each)?.names ?? []))]] as const,
    ),
  );
  return found.map((each) => {
    const forSite = ofOthers(each);
    return forSite === undefined
      ? each
      : { ...each, forSite: { ...forSite, names: names.get(forSite.folder) ?? forSite.names } };
  });
}

function answered(found: Finding, site: SourceText, root: MapNode): Finding {
  const { forSite } = found;
  const taken = forSite && takenBySite(site, root, forSite);
  if (forSite === undefined || taken === undefined) return found;
  if ('other' in taken) {
    const text = site.text.slice(...taken.other.range).trim();
    return withRelated(found, inText(site, taken.other.range), { why: 'said-there', text });
  }
  const own = forSite.away.length === 0 ? {} : { edits: forSite.away };
  return { ...found, ...own, ...(taken.edits.length === 0 ? {} : { also: { source: site, edits: taken.edits } }) };
}

type Unread = { readonly source: SourceText; readonly masks: readonly Mask[] };

/** Where the colon after the first key is that can be read, and -1 if there is none. Comments have no keys. */
const endOfFirstKey = onceFor(({ source, masks }: Unread): number => {
  const found = /(?<![^\n])[^#\n]*?(?=:\s)/.exec(masked(source, masks).text);
  return found === null ? -1 : found.index + found[0].length;
});

/** The keys of the file that may have more in them than is found. */
const unreadKeys = onceFor(({ source, masks }: Unread): ReadonlySet<string> => {
  const keys = [...source.text.matchAll(/^["']?([\w-]+)["']?\s*:/gm)];
  const isBehind = (end: number) => (key: RegExpExecArray) => key.index + key[0].length > end + 1;
  return new Set(masks.map(({ range: [, end] }) => keys[firstWhere(keys, isBehind(end)) - 1]?.[1] ?? ''));
});

/** Whether a mistake only shows because of what was masked. */
function mayStandUnread(unread: Unread, mistake: Finding): boolean {
  if (unread.masks.length === 0) return false;
  const { range } = mistake;
  if (unread.masks.some((mask) => touches(mask.range, range))) return true;
  if (mistake.code === 'empty-file') return true;
  const { tellsOf } = traitsOf(mistake.code);
  if (tellsOf === 'emptiness') return unread.masks.some((mask) => isBeside(unread, mask, range));
  return tellsOf === 'absence' && unread.masks.some((mask) => mayHide(unread, mask, mistake));
}

function mayHide(unread: Unread, mask: Mask, mistake: Finding): boolean {
  const { range } = mistake;
  const isAround = isAtStart(unread, range);
  const keys = missingKeys(mistake);
  const isKeyIn = (): boolean => keys !== undefined && saysOne(unread)(...mask.range, ...keys);
  if (mask.lost) return isAround || isNear(unread, mask, range) || (isKeyBelow(unread, mask, range) && isKeyIn());
  if (keys === undefined) return isBeside(unread, mask, range);
  if (mask.isValue && !isAround) return isNear(unread, mask, range) && isKeyIn();
  return isAround || isInEntry(unread, mask, range);
}

/** What a file as a whole lacks is shown at its first key. */
function isAtStart(unread: Unread, [start, end]: Range): boolean {
  const first = endOfFirstKey(unread);
  return end > start && (first === -1 || first + 2 > start);
}

/** In the same block, or at the key that the block stands under. */
function isNear({ source }: Unread, { range }: Mask, at: Range): boolean {
  return around(source)(lineOf(source, range[0]).start).block.some((stretch) => touches(stretch, at));
}

/** Whether the missing key is what was lost, below the block that lacks it: too far to the left to be in it. */
function isKeyBelow({ source }: Unread, { range: [start] }: Mask, at: Range): boolean {
  const above = source.text.slice(at[0], start).trimEnd().length;
  return (
    start >= at[0] && around(source)(lineOf(source, at[0] + above).start).block.some((stretch) => touches(stretch, at))
  );
}

/** In the entry of a list, or the key of the file, that lacks something. */
function isInEntry({ source }: Unread, { range }: Mask, at: Range): boolean {
  const { entry } = around(source)(lineOf(source, at[0]).start);
  return entry === undefined || touches(entry, range);
}

/** What lines belong to, by where they start. Each mistake is held against each mask, and finding out may take looking at the whole file. */
const around = onceFor((source: SourceText) =>
  remembered((start: number) => {
    const line = lineOf(source, start);
    const entry = unitsAround(source, line).find(([from, to]) => from <= line.start && line.start <= to);
    return { block: blockAround(source, line), entry };
  }),
);

/** Nothing but spaces and comments between them. */
function isBeside({ source }: Unread, { range: [from, to] }: Mask, [start, end]: Range): boolean {
  const between = to <= start ? source.text.slice(to, start) : source.text.slice(end, from);
  return /^[\s:-]*(?:#[^\n]*(?:\n\s*|$))*$/.test(between);
}

/** The keys of which a mistake misses one; undefined if it misses none. */
function missingKeys(mistake: Finding): readonly string[] | undefined {
  if (mistake.code === 'missing-type') return ['type'];
  if (mistake.code === 'missing-alt') return ['alt', 'decorative'];
  const { key } = factsOf(mistake, 'missing-key') ?? {};
  return key === undefined ? undefined : [key];
}

/**
 * Whether one of some keys, or one that may mean the same, stands in a stretch: `title: Hi description: There`. Thousands of blocks may lack the
 * same key, and be held against the same rest of a file.
 */
const saysOne = onceFor(({ source }: Unread) =>
  remembered((start: number, end: number, ...known: readonly string[]): boolean =>
    [...source.text.slice(start, end).matchAll(/(?<![\w-])([\w-]+)["']?\s*[:：=;]/g)].some(
      ([, word = '']) => meantKey(word, { known, missing: known }) !== undefined,
    ),
  ),
);

/** Whether a file may have an `id` that is not found in it. */
export function mayHaveUnreadId(page: Unread & { readonly root: Node }): boolean {
  if (page.masks.length === 0) return false;
  const { source, masks, root } = page;
  if (itemsOf(root, 'blocks').length === 0) return true;
  return masks.some(({ range: [start], lost }) => {
    const before = source.text.slice(lineOf(source, start).start, start);
    return lost || /\bid["']?\s*:\s*$/.test(before);
  });
}

/** Whether one of these keys of a file may have more in it than is found. */
export function mayHaveUnread(unread: Unread, keys: readonly string[]): boolean {
  const { masks } = unread;
  if (masks.length === 0) return false;
  return masks.some(({ lost }) => lost) || keys.some((key) => unreadKeys(unread).has(key));
}

function touches([start, end]: Range, [from, to]: Range): boolean {
  return from === to ? start <= from && from <= end : start < to && from < end;
}

/** A file that could not be read as a whole: what was masked, and what was said about that. */
export type PartlyRead = { readonly unread: Unread; readonly said: ReadonlySet<Finding> };

/** Says of one finding after the other whether it is left out, because of the others of its file. */
type Rule = (all: readonly Finding[], read: PartlyRead | undefined) => (each: Finding) => boolean;

/** Who wins over whom, in this order. */
const rules: readonly Rule[] = [
  // What cannot be read has been told, and nothing is certain about what stands in it or was read instead.
  (_, read) => (each) => read !== undefined && !read.said.has(each) && mayStandUnread(read.unread, each),
  // What another finding covers is part of that one mistake. Of two that cover each other, the first is told.
  (all) => {
    const covering = all.filter(({ covers }) => covers !== undefined);
    const isFirst = (each: Finding, other: Finding): boolean =>
      covers(each, other) && all.indexOf(each) < all.indexOf(other);
    return (each) => covering.some((other) => other !== each && covers(other, each) && !isFirst(each, other));
  },
  // Of a key that is misspelt nobody knows for certain which one is meant, and so what kind its value should be.
  (all) => {
    const values = new Set(all.flatMap(({ valueAt }) => valueAt ?? []));
    return ({ code, range }) => traitsOf(code).isOfKind && values.has(range[0]);
  },
  // How a text is written may be why it is wrong: then the error says it all.
  (all) => {
    const errors = new Set(all.filter((each) => severityOf(each) === 'error').map(({ range }) => range[0]));
    return ({ yieldsAt }) => yieldsAt !== undefined && errors.has(yieldsAt);
  },
];

/**
 * Decides which findings are told. Nobody takes back what somebody else has found, but for the rules above.
 * @param found all that was found, in any order
 * @param partlyRead the files that could not be read as a whole
 */
export function settle(found: readonly Finding[], partlyRead: ReadonlyMap<string, PartlyRead>): Finding[] {
  return [...byFile(found)].flatMap(([file, all]) => {
    const [first] = all;
    // What is alone has nothing to yield to.
    if (all.length === 1 && first?.yieldsAt === undefined && !partlyRead.has(file)) return all;
    return rules.reduce<readonly Finding[]>((left, rule) => {
      const isLeftOut = rule(left, partlyRead.get(file));
      return left.filter((each) => !isLeftOut(each));
    }, all);
  });
}

function covers({ covers: ranges = [] }: Finding, { range: [start] }: Finding): boolean {
  return ranges.some((range) => range[0] <= start && start < range[1]);
}
