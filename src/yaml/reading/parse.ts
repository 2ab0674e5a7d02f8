import type { Document } from 'yaml';
import { smallest } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import { isJson, isMarkdown, isTable } from '../../model/page-file.ts';
import { parseTable } from '../csv/parse-table.ts';
import { type Finding, inGeneral, inTextAsWritten } from '../findings/finding.ts';
import { parseJson } from '../json/json.ts';
import { checkAnchors } from '../mistakes/anchors/anchors.ts';
import { type Ordinary, type ParseOrdinary, parseOrdinary as parseOrdinaryYaml, WIDEST } from '../ordinary/ordinary.ts';
import { type Mask, masked } from '../syntax/masks.ts';
import { checkStructure } from '../syntax/structure.ts';
import { type Node, placed, plainValue } from '../syntax/tree.ts';
import type { Repaired } from '../text/edits.ts';
import { touching } from '../text/edits.ts';
import { excerptOf, lineOf, type SourceText } from '../text/source.ts';
import { type Before, checkBeforeParsing } from './before-parsing.ts';
import { buildTree, withoutRepeats } from './build-tree.ts';
import { compose, type Sound } from './compose.ts';
import { inWhole, keysAndText, openKeys, partsOf } from './markdown-page.ts';
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
  if (isTable(source.file)) return withFindings(before, parseTable(before.source));
  if (isJson(source.file)) return withFindings(before, parseJson(before.source));
  const ordinary = parseOrdinary(before.source.text, WIDEST);
  if (ordinary.root !== undefined) return withFindings(before, { ...ordinary, findings: [] });
  const structure = checkStructure(before.source, ordinary.readTo);
  if (structure === undefined) return readBelow(before, ordinary, parseOrdinary);
  if ('mistake' in structure) return { ...EMPTY, findings: [...before.findings, structure.mistake] };
  const { end } = structure;
  const above = excerptOf(before.source, before.source.text.slice(0, end));
  const read = readBelow({ ...before, source: above }, ordinary, parseOrdinary);
  const below: Mask = { range: [end, before.source.text.length], lost: true };
  return { ...read, masks: [...read.masks, below], unreadFrom: firstOf([read.unreadFrom, end]) };
}

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

function readBelow(before: Before, ordinary: Ordinary, parseOrdinary: ParseOrdinary): Parsed {
  const { document, ...syntax } = readAround(before, ordinary, parseOrdinary);
  const read =
    document === undefined
      ? { ...EMPTY, findings: [...before.findings, ...syntax.findings] }
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

function withTree(before: Before, read: Read & { readonly document: Sound }): Parsed {
  const { source, repaired, document } = read;
  const tree = 'root' in document ? { ...EMPTY, source, root: document.root } : built(source, document);
  const once = tree.root === undefined ? EMPTY : withoutRepeats(tree.source, tree.root);
  const readable = masked(before.source, read.masks);
  const findings = [...tree.findings, ...once.findings].map((each) => inTextAsWritten(each, readable, repaired));
  const rewritten = once.root === undefined ? [] : valuesWith(once.root, repaired);
  return {
    root: once.root && (repaired.undo.length === 0 ? once.root : placed(once.root, repaired.placeOf)),
    findings: [...before.findings, ...read.findings, ...findings],
    masks: [
      ...read.masks,
      ...[...tree.masks, ...rewritten].map((mask) => ({ ...mask, range: repaired.placeOf(mask.range) })),
    ],
    unreadFrom: firstOf([before.unreadFrom, read.unreadFrom, tree.unreadFrom]),
  };
}

/** The values that are read otherwise than they are written. */
function valuesWith(root: Node, { undo }: Repaired): Mask[] {
  const isRepaired = touching(undo.map(({ range }) => range));
  const found: Mask[] = [];
  const look = (node: Node): void => {
    if (node.kind === 'map') for (const { value } of node.entries) look(value);
    else if (node.kind === 'list') for (const item of node.items) look(item);
    else if (isRepaired([node.range[0] + 1, node.range[1] - 1]))
      found.push({ range: node.range, lost: false, isValue: true });
  };
  if (undo.length > 0) look(root);
  return found;
}

const EMPTY: Parsed = { root: undefined, findings: [], masks: [], unreadFrom: undefined };

function built(source: SourceText, parsed: Document): Parsed & { readonly source: SourceText } {
  const anchors = checkAnchors(source, parsed);
  const document = anchors.masks.length === 0 ? parsed : compose(anchors.source);
  if (document.errors.length > 0) return { ...EMPTY, ...anchors };
  const { root, findings } = buildTree(anchors.source, document.contents);
  return {
    ...anchors,
    root: document.contents === null ? undefined : root,
    findings: [...anchors.findings, ...findings],
  };
}

function firstOf(offsets: readonly (number | undefined)[]): number | undefined {
  const known = offsets.flatMap((offset) => offset ?? []);
  return known.length === 0 ? undefined : smallest(known);
}
