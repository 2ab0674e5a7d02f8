import type { Document } from 'yaml';
import { smallest } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import { isJson, isTable } from '../../model/page-file.ts';
import { parseTable } from '../csv/parse-table.ts';
import { type Finding, inGeneral } from '../findings/finding.ts';
import { parseJson } from '../json/json.ts';
import { checkAnchors } from '../mistakes/anchors/anchors.ts';
import { withoutRepeats } from '../mistakes/repeated-keys.ts';
import { type Ordinary, type ParseOrdinary, parseOrdinary as parseOrdinaryYaml, WIDEST } from '../ordinary/ordinary.ts';
import { blankMask, type Mask, masked } from '../syntax/masks.ts';
import { checkStructure } from '../syntax/structure.ts';
import { type Entry, FORBIDDEN_KEYS, type Node } from '../syntax/tree.ts';
import { excerptOf, lineOf, type SourceText } from '../text/source.ts';
import { type Before, checkBeforeParsing } from './before-parsing.ts';
import { buildTree } from './build-tree.ts';
import { type Composed, compose } from './compose.ts';
import { type Read, readAround } from './read.ts';

/** What a YAML text holds. Without a root there is nothing to look at: it is broken, or empty. */
export type Parsed = {
  readonly root: Node | undefined;
  readonly findings: readonly Finding[];
  /** What could not be read; the rest is sound. */
  readonly masks: readonly Mask[];
  /** Where reading was given up because there was too much to say above; undefined if all of it was read. */
  readonly unreadFrom: number | undefined;
};

/**
 * Reads YAML 1.2 without its rarely wanted half: no anchors, aliases, tags, directives or second documents.
 * What cannot be read is reported and masked; where that is not safe, it is reported alone.
 *
 * @param parseOrdinary what most texts are read with, so that only the others go through the `yaml` library
 */
export function parse(source: SourceText, parseOrdinary: ParseOrdinary = parseOrdinaryYaml): Parsed {
  const before = checkBeforeParsing(source);
  if (isTable(source.file)) return withFindings(before, parseTable(before.source));
  if (isJson(source.file)) return withFindings(before, parseJson(before.source));
  const ordinary = parseOrdinary(before.source.text, WIDEST);
  if (ordinary.root !== undefined) return withFindings(before, { ...ordinary, findings: [] });
  const structure = checkStructure(before.source, ordinary.readTo);
  if (structure === undefined) return readBelow(before, ordinary, parseOrdinary);
  if ('mistake' in structure) return unusable([...before.findings, structure.mistake]);
  const { end } = structure;
  const above = excerptOf(before.source, before.source.text.slice(0, end));
  const read = readBelow({ ...before, source: above }, ordinary, parseOrdinary);
  const below = blankMask(before.source, [end, before.source.text.length], true);
  return { ...read, masks: [...read.masks, below], unreadFrom: firstOf([read.unreadFrom, end]) };
}

/** Adds what was said of a text before, and leaves out keys that come again. */
function withFindings({ source, findings, masks, unreadFrom }: Before, read: Simple): Parsed {
  const { root, hasRepeats = true } = read;
  const once = root === undefined || !hasRepeats ? { root, findings: [] } : withoutRepeats(source, root);
  return {
    root: once.root,
    findings: [...findings, ...read.findings, ...once.findings],
    masks: [...masks, ...(read.masks ?? [])],
    unreadFrom: firstOf([unreadFrom, read.unreadFrom]),
  };
}

/** What was read of a text that isn't parsed by the `yaml` library. */
type Simple = Partial<Parsed> & Pick<Parsed, 'findings'> & Partial<Pick<Ordinary, 'hasRepeats'>>;

/** The same, for a text that several look into: it is read once. */
export const parseOnce = onceFor((source: SourceText): Parsed => parse(source));

/** Reads what is no ordinary YAML. */
function readBelow(before: Before, ordinary: Ordinary, parseOrdinary: ParseOrdinary): Parsed {
  const { document, ...syntax } = readAround(before, ordinary, parseOrdinary);
  const read =
    document === undefined
      ? unusable([...before.findings, ...syntax.findings])
      : withTree(before, { ...syntax, document });
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

/** Adds what was read of a text as our tree. */
function withTree(before: Before, syntax: Read & { readonly document: Composed }): Parsed {
  const { source, masks, document, unreadFrom } = syntax;
  const read: Parsed = {
    root: undefined,
    findings: [...before.findings, ...syntax.findings],
    masks,
    unreadFrom: firstOf([before.unreadFrom, unreadFrom]),
  };
  const tree = 'root' in document ? { ...read, source, root: document.root } : built({ source, document }, read);
  return withFindings({ ...before, ...tree }, { root: tree.root && withNames(tree.root, masks), findings: [] });
}

/** A tree with the names of keys that are masked. None of them is one that no map may have. */
function withNames(root: Node, masks: readonly Mask[]): Node {
  const names = new Map(
    masks.flatMap(({ key }) =>
      key === undefined || FORBIDDEN_KEYS.has(key.name) ? [] : [[key.start, key.name] as const],
    ),
  );
  const inNode = (node: Node): Node => {
    if (node.kind === 'scalar') return node;
    if (node.kind === 'list') return { ...node, items: node.items.map(inNode) };
    const nameOf = ({ key, keyRange }: Entry): string => names.get(keyRange[0]) ?? key;
    return {
      ...node,
      entries: node.entries.map((entry) => ({ ...entry, key: nameOf(entry), value: inNode(entry.value) })),
    };
  };
  return names.size === 0 ? root : inNode(root);
}

/** Adds what the `yaml` library has read of a text. */
function built(
  parsed: { readonly source: SourceText; readonly document: Document },
  read: Parsed,
): Parsed & { readonly source: SourceText } {
  const { source } = parsed;
  const anchors = checkAnchors(source, parsed.document);
  const filled = masked(source, anchors.masks);
  const unreadFrom = firstOf([read.unreadFrom, anchors.unreadFrom]);
  const document = anchors.masks.length === 0 ? parsed.document : compose(filled, unreadFrom);
  const findings = [...read.findings, ...anchors.findings];
  if (document.errors.length > 0) return { ...unusable(findings), source };
  const tree = buildTree(filled, document.contents);
  return {
    source: filled,
    root: document.contents === null ? undefined : tree.root,
    findings: [...findings, ...tree.findings],
    masks: [...read.masks, ...anchors.masks],
    unreadFrom,
  };
}

function firstOf(offsets: readonly (number | undefined)[]): number | undefined {
  const known = offsets.flatMap((offset) => offset ?? []);
  return known.length === 0 ? undefined : smallest(known);
}

function unusable(findings: readonly Finding[]): Parsed {
  return { root: undefined, findings, masks: [], unreadFrom: undefined };
}
