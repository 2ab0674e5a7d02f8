import type { Document } from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Before, fillBeforeParsing } from './before.ts';
import { buildTree } from './build-tree.ts';
import { type Composed, compose } from './compose.ts';
import { type Hole, withHoles } from './holes.ts';
import { checkNotation } from './notation.ts';
import { type ReadOrdinary, readOrdinary as readOrdinaryYaml, WIDEST } from './ordinary.ts';
import { type Read, readAround } from './read.ts';
import type { SourceText } from './source.ts';
import { checkStructure } from './structure.ts';
import type { Node } from './tree.ts';

/** What a YAML text holds. Without a root there is nothing to look at: it is broken, or empty. */
export type Parsed = {
  readonly root: Node | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** What could not be read; the rest is sound. */
  readonly holes: readonly Hole[];
  /** Where reading was given up because there was too much to say above; undefined if all of it was read. */
  readonly unreadFrom: number | undefined;
};

/**
 * Reads YAML 1.2 without its rarely wanted half: no anchors, aliases, tags, directives or second documents.
 * What cannot be read is reported and looked away from; where that is not safe, it is reported alone.
 *
 * @param readOrdinary what most texts are read with, so that only the others go through the `yaml` library
 */
export function parse(source: SourceText, readOrdinary: ReadOrdinary = readOrdinaryYaml): Parsed {
  const before = fillBeforeParsing(source);
  const ordinary = readOrdinary(before.source.text, WIDEST);
  if (ordinary.root !== undefined) {
    const { diagnostics, holes, unreadFrom } = before;
    return { root: ordinary.root, diagnostics, holes, unreadFrom };
  }
  const structure = checkStructure(before.source);
  if (structure !== undefined) return unusable([...before.diagnostics, structure]);
  const syntax = readAround(before.source, before.holes, ordinary, readOrdinary);
  if (syntax.document === undefined) return unusable([...before.diagnostics, ...syntax.diagnostics]);
  return withTree(before, { ...syntax, document: syntax.document }, readOrdinary);
}

/** Adds what was read of a text as our tree. */
function withTree(before: Before, syntax: Read & { readonly document: Composed }, readOrdinary: ReadOrdinary): Parsed {
  const { source, holes, unreadFrom: end } = syntax;
  const names = new Map(holes.flatMap(({ key }) => (key === undefined ? [] : [[key.start, key.name] as const])));
  const read = { diagnostics: [...before.diagnostics, ...syntax.diagnostics], holes };
  let { document } = syntax;
  if ('root' in document) {
    const text = source.text.slice(0, end);
    const root = names.size === 0 ? document.root : readOrdinary(text, Number.POSITIVE_INFINITY, names).root;
    if (root !== undefined) return { ...read, root, unreadFrom: firstOf([before.unreadFrom, end]) };
    document = compose(source, end);
  }
  return built(syntax, document, names, { ...read, unreadFrom: firstOf([before.unreadFrom, end]) });
}

/** Adds what the `yaml` library has read of a text. */
function built(
  { source }: Read,
  parsed: Document,
  names: ReadonlyMap<number, string>,
  read: Omit<Parsed, 'root'>,
): Parsed {
  const notation = checkNotation(source, parsed);
  const filled = withHoles(source, notation.holes);
  const unreadFrom = firstOf([read.unreadFrom, notation.unreadFrom]);
  const document = notation.holes.length === 0 ? parsed : compose(filled, unreadFrom);
  const diagnostics = [...read.diagnostics, ...notation.diagnostics];
  if (document.errors.length > 0) return unusable(diagnostics);
  const root = buildTree(filled, document.contents, names, (diagnostic) => diagnostics.push(diagnostic));
  const isUsable = document.contents !== null && !diagnostics.some(({ code }) => code.startsWith('too-'));
  return { root: isUsable ? root : undefined, diagnostics, holes: [...read.holes, ...notation.holes], unreadFrom };
}

function firstOf(offsets: readonly (number | undefined)[]): number | undefined {
  const known = offsets.flatMap((offset) => offset ?? []);
  return known.length === 0 ? undefined : Math.min(...known);
}

function unusable(diagnostics: readonly Diagnostic[]): Parsed {
  return { root: undefined, diagnostics, holes: [], unreadFrom: undefined };
}
