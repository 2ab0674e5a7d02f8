import type { Document } from 'yaml';
import { smallest } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import { isJson, isMarkdown, isTable } from '../../model/page-file.ts';
import { parseTable } from '../csv/parse-table.ts';
import { type At, type Finding, finding, inGeneral, inText, inTextAsWritten } from '../findings/finding.ts';
import { parseJson } from '../json/json.ts';
import { checkAnchors } from '../mistakes/anchors/anchors.ts';
import { type Before, checkBeforeParsing } from '../mistakes/pasted/pasted.ts';
import { type Ordinary, type ParseOrdinary, parseOrdinary as parseOrdinaryYaml, WIDEST } from '../ordinary/ordinary.ts';
import { type Mask, masked, type Parsed } from '../syntax/masks.ts';
import { documentOf } from '../syntax/parser-error.ts';
import { checkStructure } from '../syntax/structure.ts';
import { type Entry, type MapNode, type Node, nodesIn, placed, plainValue } from '../syntax/tree.ts';
import { asWritten, type Repaired, touching } from '../text/edits.ts';
import { excerptOf, lineOf, type Range, type SourceText } from '../text/source.ts';
import { buildTree, withoutRepeats } from './build-tree.ts';
import { type Read, readAround } from './read.ts';

/**
 * Reads YAML 1.2 without its rarely wanted half: no anchors, aliases, tags, directives or second documents.
 * What cannot be read is reported and masked; where that is not safe, it is reported alone.
 *
 * @param parseOrdinary what most texts are read with, so that only the others go through the `yaml` library
 */
export function parse(source: SourceText, parseOrdinary: ParseOrdinary = parseOrdinaryYaml): Parsed {
  if (isMarkdown(source.file)) return parseMarkdown(source, parseOrdinary);
  return parseText(source, parseOrdinary);
}

function parseMarkdown(source: SourceText, parseOrdinary: ParseOrdinary): Parsed {
  const open = openKeys(source);
  if (open !== undefined) return { ...EMPTY, findings: [open] };
  const { keys } = partsOf(source);
  const parsed = keys.text === '' ? EMPTY : parseText(keys, parseOrdinary);
  const read = { ...parsed, findings: inWhole(source, parsed.findings) };
  if (read.root === undefined && read.findings.length > 0) return read;
  if (read.root !== undefined && read.root.kind !== 'map' && plainValue(read.root) !== null) return read;
  return { ...read, root: keysAndText(source, read.root?.kind === 'map' ? read.root : undefined) };
}

function parseText(source: SourceText, parseOrdinary: ParseOrdinary): Parsed {
  const before = checkBeforeParsing(source);
  if (isTable(source.file)) return withTree(before, parseTable(before.source));
  if (isJson(source.file)) return withTree(before, parseJson(before.source));
  const ordinary = parseOrdinary(before.source.text, WIDEST);
  if (ordinary.root !== undefined) return withTree(before, { ...ordinary, findings: [] });
  const structure = checkStructure(before.source, ordinary.readTo);
  if (structure === undefined) return readBelow(before, ordinary, parseOrdinary);
  if ('mistake' in structure) return { ...EMPTY, findings: [...before.findings, structure.mistake] };
  const { end } = structure;
  const above = excerptOf(before.source, before.source.text.slice(0, end));
  const read = readBelow({ ...before, source: above }, ordinary, parseOrdinary);
  const below: Mask = { range: [end, before.source.text.length], lost: true };
  return { ...read, masks: [...read.masks, below], unreadFrom: firstOf([read.unreadFrom, end]) };
}

/** The same, for a text that several look into: it is read once. */
export const parseOnce = onceFor((source: SourceText): Parsed => parse(source));

function readBelow(before: Before, ordinary: Ordinary, parseOrdinary: ParseOrdinary): Parsed {
  const { document, ...around } = readAround(before, ordinary, parseOrdinary);
  const read =
    document === undefined
      ? { ...EMPTY, findings: [...before.findings, ...around.findings] }
      : withTree(before, 'root' in document ? { ...document, findings: [] } : built(around.source, document), around);
  return { ...read, findings: read.findings.map((each) => (isTextAmongKeys(each) ? inGeneral(each) : each)) };
}

/** Whether a hint would put a line in quotes that is as little indented as the first one of its file, where only keys and dashes are. */
function isTextAmongKeys({ source, edits: [edit] = [] }: Finding): boolean {
  if (edit === undefined || !/^\s*["']/.test(edit.text)) return false;
  const { text } = source;
  const { start, number } = lineOf(source, edit.range[0]);
  const before = text.slice(start, edit.range[0]);
  const first = number === source.firstLine ? before : (/^(?:[^\S\n]*(?:#.*)?\n)*([^\S\n]*)/.exec(text)?.[1] ?? '');
  return before.trim() === '' && before.length <= first.length;
}

/** A tree, and what is said of it. `source`: where keys that come again are looked at in another text than was read. */
type Tree = Partial<Parsed> &
  Pick<Parsed, 'findings'> &
  Partial<Pick<Ordinary, 'hasRepeats'>> & { readonly source?: SourceText };

/** What is known of a text as a whole. @param around what was done so that it could be read; left out where that was nothing */
function withTree(before: Before, tree: Tree, around: Omit<Read, 'document'> = untouched(before)): Parsed {
  const { repaired, masks } = around;
  const { root, hasRepeats = true, source = around.source } = tree;
  const once = root === undefined || !hasRepeats ? { root, findings: [] } : withoutRepeats(source, root);
  const readable = masked(before.source, masks);
  const findings = [...tree.findings, ...once.findings].map((each) => inTextAsWritten(each, readable, repaired));
  const rewritten = once.root === undefined ? [] : valuesWith(once.root, repaired);
  const more = [...(tree.masks ?? []), ...rewritten];
  return {
    root: once.root && (repaired.undo.length === 0 ? once.root : placed(once.root, repaired.placeOf)),
    findings: [...before.findings, ...around.findings, ...findings],
    masks: [...masks, ...more.map((mask) => ({ ...mask, range: repaired.placeOf(mask.range) }))],
    unreadFrom: firstOf([before.unreadFrom, around.unreadFrom, tree.unreadFrom]),
  };
}

const untouched = (before: Before) => ({ ...before, findings: [], repaired: asWritten(before.source.text) });

/** The values that are read otherwise than they are written. */
function valuesWith(root: Node, { undo }: Repaired): Mask[] {
  if (undo.length === 0) return [];
  const isRepaired = touching(undo.map(({ range }) => range));
  return [...nodesIn(root)].flatMap(({ kind, range }): Mask | readonly [] =>
    kind === 'scalar' && isRepaired([range[0] + 1, range[1] - 1]) ? { range, lost: false, isValue: true } : [],
  );
}

const EMPTY: Parsed = { root: undefined, findings: [], masks: [], unreadFrom: undefined };

function built(source: SourceText, parsed: Document): Parsed & { readonly source: SourceText } {
  const anchors = checkAnchors(source, parsed);
  const document = anchors.masks.length === 0 ? parsed : documentOf(anchors.source.text);
  if (document.errors.length > 0) return { ...EMPTY, ...anchors };
  const { root, findings } = buildTree(anchors.source, document.contents);
  const all = [...anchors.findings, ...findings];
  return { ...anchors, root: document.contents === null ? undefined : root, findings: all };
}

function firstOf(offsets: readonly (number | undefined)[]): number | undefined {
  const known = offsets.flatMap((offset) => offset ?? []);
  return known.length === 0 ? undefined : smallest(known);
}

/** The parts of a page in Markdown. */
type Parts = {
  /** The text up to the end of the front matter, at the same offsets, so that whatever is written behind its last key still stands in it. */
  readonly keys: SourceText;
  /** Where the text of the page begins. */
  readonly textFrom: number;
};

/** Keys at the top of a text between lines of `---`, in YAML or in JSON, or in another language: between lines of `+++`, or behind its name. */
const FRONT_MATTER =
  /^(?:[ \t]*\r?\n)*(---|\+\+\+)((?:js|javascript|json|toml|yaml|yml)?)[ \t]*\r?\n((?:[\s\S]*?\n)?)\1[ \t]*(?=\r?\n|$)/;

/** What a page in Markdown consists of. The line that begins its keys is a comment to whoever reads them as YAML. */
export const partsOf = onceFor((source: SourceText): Parts => {
  const [whole = '', mark = '', language = '', keys = ''] = FRONT_MATTER.exec(source.text) ?? [];
  if (mark === '+++' || /^(?:js|javascript|toml)$/.test(language))
    return { keys: excerptOf(source, whole), textFrom: whole.length };
  const start = source.text.slice(0, whole.indexOf('\n', whole.indexOf('---')) + 1).replace('---', '#--');
  return { keys: excerptOf(source, mark === '' ? '' : start + keys), textFrom: whole.length };
});

/** Keys that begin with a line of `---`, and that no such line ends: visitors would read them. Undefined where there are none. */
function openKeys(source: SourceText): Finding | undefined {
  const [whole = '', mark = ''] =
    /^(?:[ \t]*\r?\n)*(---|\+\+\+)[ \t]*\r?\n(?:#[^\n]*\n)*[\w-]+[ \t]*[:=]/.exec(source.text) ?? [];
  if (mark === '' || partsOf(source).textFrom > 0) return undefined;
  const start = whole.indexOf(mark);
  return finding('front-matter', inText(source, [start, start + mark.length]), { mark });
}

/** A page in Markdown as keys: those of its front matter, and its text as `body`. @param keys what stands in the front matter; undefined if there are no keys */
function keysAndText(source: SourceText, keys: MapNode | undefined): MapNode {
  const { textFrom } = partsOf(source);
  const all: MapNode = { kind: 'map', range: [keys?.range[0] ?? 0, source.text.length], entries: keys?.entries ?? [] };
  const from = textFrom + (/^\s*\n/.exec(source.text.slice(textFrom))?.[0].length ?? 0);
  if (source.text.slice(from).trim() === '') return all;
  const words = source.text.slice(from).replace(/\r\n?/g, '\n');
  return {
    ...all,
    entries: [...all.entries, wholeEntry(source, 'body', { words, range: [from, source.text.length] })],
  };
}

/** A key whose value is a stretch of the text of a page, as it stands there. */
export function wholeEntry(
  { text }: SourceText,
  key: string,
  { words, range }: { readonly words: string; readonly range: Range },
): Entry {
  return {
    key,
    keyRange: range,
    value: { kind: 'scalar', range, value: words, source: text.slice(...range), style: 'whole' },
  };
}

/** The keys of a page in Markdown that are written, and those of them that are taken from its text. */
export function inParts(root: MapNode): { readonly written: MapNode; readonly taken: ReadonlySet<string> } {
  const isTaken = ({ value }: Entry): boolean => value.kind === 'scalar' && value.style === 'whole';
  return {
    written: { ...root, entries: root.entries.filter((each) => !isTaken(each)) },
    taken: new Set(root.entries.filter(isTaken).map(({ key }) => key)),
  };
}

/** What was found in the keys of a page in Markdown, as found in its whole text. */
export function inWhole(source: SourceText, findings: readonly Finding[]): Finding[] {
  const { keys } = partsOf(source);
  const placed = <T extends At>(at: T): T => (at.source === keys ? { ...at, source } : at);
  return findings.map((each) => ({ ...placed(each), ...(each.related && { related: each.related.map(placed) }) }));
}
