import type { Document } from 'yaml';
import { smallest } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import { isJson, isTable } from '../../model/page-file.ts';
import { parseTable } from '../csv/parse-table.ts';
import { type Finding, inGeneral } from '../findings/finding.ts';
import { parseJson } from '../json/json.ts';
import { checkAnchors } from '../mistakes/anchors/anchors.ts';
import { RepeatedKeys } from '../mistakes/repeated-keys.ts';
import { type Ordinary, type ParseOrdinary, parseOrdinary as parseOrdinaryYaml, WIDEST } from '../ordinary/ordinary.ts';
import { blankMask, type Mask, masked } from '../syntax/masks.ts';
import { checkStructure } from '../syntax/structure.ts';
import type { Node } from '../syntax/tree.ts';
import { excerptOf, lineOf, type SourceText } from '../text/source.ts';
import { type Before, checkBeforeParsing } from './before-parsing.ts';
import { buildTree } from './build-tree.ts';
import { type Composed, type ComposedAtOnce, compose, composedAtOnce } from './compose.ts';
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
  if (isTable(source.file)) return inOther(before, parseTable(before.source));
  if (isJson(source.file)) return inOther(before, parseJson(before.source));
  const ordinary = parseOrdinary(before.source.text, WIDEST);
  const atOnce = composedAtOnce(ordinary);
  if (atOnce !== undefined) {
    const { root, findings } = withoutRepeats(before.source, atOnce);
    return { root, findings: [...before.findings, ...findings], masks: before.masks, unreadFrom: before.unreadFrom };
  }
  const structure = checkStructure(before.source, ordinary.readTo);
  if (structure === undefined) return readBelow(before, ordinary, parseOrdinary);
  if ('mistake' in structure) return unusable([...before.findings, structure.mistake]);
  const { end } = structure;
  const above = excerptOf(before.source, before.source.text.slice(0, end));
  const read = readBelow({ ...before, source: above }, ordinary, parseOrdinary);
  const below = blankMask(before.source, [end, before.source.text.length], true);
  return { ...read, masks: [...read.masks, below], unreadFrom: firstOf([read.unreadFrom, end]) };
}

/** What a file says that isn't YAML. */
function inOther({ findings, masks, unreadFrom }: Before, read: Partial<Parsed> & Pick<Parsed, 'findings'>): Parsed {
  return {
    root: read.root,
    findings: [...findings, ...read.findings],
    masks: [...masks, ...(read.masks ?? [])],
    unreadFrom: firstOf([unreadFrom, read.unreadFrom]),
  };
}

/** The same, for a text that several look into: it is read once. */
export const parseOnce = onceFor((source: SourceText): Parsed => parse(source));

/** Reads what is no ordinary YAML. */
function readBelow(before: Before, ordinary: Ordinary, parseOrdinary: ParseOrdinary): Parsed {
  const { document, ...syntax } = readAround(before, ordinary, parseOrdinary);
  const read =
    document === undefined
      ? unusable([...before.findings, ...syntax.findings])
      : withTree(before, { ...syntax, document }, parseOrdinary);
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
function withTree(
  before: Before,
  syntax: Read & { readonly document: Composed },
  parseOrdinary: ParseOrdinary,
): Parsed {
  const { source, masks, unreadFrom: end } = syntax;
  const names = new Map(masks.flatMap(({ key }) => (key === undefined ? [] : [[key.start, key.name] as const])));
  const read = { findings: [...before.findings, ...syntax.findings], masks };
  let { document } = syntax;
  if ('root' in document) {
    const text = source.text.slice(0, end);
    const named = names.size === 0 ? document : composedAtOnce(parseOrdinary(text, Number.POSITIVE_INFINITY, names));
    if (named !== undefined) {
      const { root, findings } = withoutRepeats(source, named);
      return { root, findings: [...read.findings, ...findings], masks, unreadFrom: firstOf([before.unreadFrom, end]) };
    }
    document = compose(source, end);
  }
  return built({ source, document }, names, { ...read, unreadFrom: firstOf([before.unreadFrom, end]) });
}

/** Adds what the `yaml` library has read of a text. */
function built(
  parsed: { readonly source: SourceText; readonly document: Document },
  names: ReadonlyMap<number, string>,
  read: Omit<Parsed, 'root'>,
): Parsed {
  const { source } = parsed;
  const anchors = checkAnchors(source, parsed.document);
  const filled = masked(source, anchors.masks);
  const unreadFrom = firstOf([read.unreadFrom, anchors.unreadFrom]);
  const document = anchors.masks.length === 0 ? parsed.document : compose(filled, unreadFrom);
  const findings = [...read.findings, ...anchors.findings];
  if (document.errors.length > 0) return unusable(findings);
  const tree = buildTree(filled, document.contents, names);
  return {
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

/** A tree in which each key of a map comes once, and what is to be said of those that came again. */
function withoutRepeats(
  source: SourceText,
  { root, hasRepeats }: Omit<ComposedAtOnce, 'errors'>,
): { readonly root: Node; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  if (!hasRepeats) return { root, findings };
  const repeated = new RepeatedKeys(source, (found) => findings.push(found));
  const inNode = (node: Node): Node => {
    if (node.kind === 'scalar') return node;
    if (node.kind === 'list')
      return { ...node, items: node.items.flatMap((item) => repeated.withMissed(inNode(item))) };
    const entries = node.entries.map((entry) => ({ ...entry, value: inNode(entry.value) }));
    return repeated.once(node.range, entries);
  };
  return { root: inNode(root), findings };
}
