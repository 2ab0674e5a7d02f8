import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fillBeforeParsing } from './before.ts';
import { buildTree } from './build-tree.ts';
import { type Hole, withHoles } from './holes.ts';
import { checkNotation } from './notation.ts';
import { compose, readAround } from './read.ts';
import type { SourceText } from './source.ts';
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
 */
export function parse(source: SourceText): Parsed {
  const before = fillBeforeParsing(source);
  if (before.source === undefined) return unusable(before.diagnostics);
  const syntax = readAround(before.source, before.holes);
  const diagnostics = [...before.diagnostics, ...syntax.diagnostics];
  if (syntax.document === undefined) return unusable(diagnostics);
  const notation = checkNotation(syntax.source, syntax.document);
  const filled = withHoles(syntax.source, notation.holes);
  const unread = [before, syntax, notation].flatMap(({ unreadFrom }) => unreadFrom ?? []);
  const unreadFrom = unread.length === 0 ? undefined : Math.min(...unread);
  const document = notation.holes.length === 0 ? syntax.document : compose(filled, unreadFrom);
  diagnostics.push(...notation.diagnostics);
  if (document.errors.length > 0) return unusable(diagnostics);
  const names = new Map(syntax.holes.flatMap(({ key }) => (key === undefined ? [] : [[key.start, key.name] as const])));
  const root = buildTree(filled, document.contents, names, (diagnostic) => diagnostics.push(diagnostic));
  const isUsable = document.contents !== null && !diagnostics.some(({ code }) => code.startsWith('too-'));
  return {
    root: isUsable ? root : undefined,
    diagnostics,
    holes: [...syntax.holes, ...notation.holes],
    unreadFrom,
  };
}

function unusable(diagnostics: readonly Diagnostic[]): Parsed {
  return { root: undefined, diagnostics, holes: [], unreadFrom: undefined };
}
