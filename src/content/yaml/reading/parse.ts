import type { Finding } from '../../findings/finding.ts';
import type { SourceText } from '../../text/source.ts';
import { checkNotation } from '../mistakes/anchors/anchors.ts';
import { type Hole, withHoles } from '../syntax/holes.ts';
import type { Node } from '../syntax/tree.ts';
import { fillBeforeParsing } from './before.ts';
import { buildTree } from './build-tree.ts';
import { compose, readAround } from './read.ts';
/** What a YAML text holds. Without a root there is nothing to look at: it is broken, or empty. */
export type Parsed = {
  readonly root: Node | undefined;
  readonly findings: readonly Finding[];
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
  if (before.source === undefined) return unusable(before.findings);
  const syntax = readAround(before.source, before.holes);
  const findings = [...before.findings, ...syntax.findings];
  if (syntax.document === undefined) return unusable(findings);
  const notation = checkNotation(syntax.source, syntax.document);
  const filled = withHoles(syntax.source, notation.holes);
  const unread = [before, syntax, notation].flatMap(({ unreadFrom }) => unreadFrom ?? []);
  const unreadFrom = unread.length === 0 ? undefined : Math.min(...unread);
  const document = notation.holes.length === 0 ? syntax.document : compose(filled, unreadFrom);
  findings.push(...notation.findings);
  if (document.errors.length > 0) return unusable(findings);
  const names = new Map(syntax.holes.flatMap(({ key }) => (key === undefined ? [] : [[key.start, key.name] as const])));
  const root = buildTree(filled, document.contents, names, (found) => findings.push(found));
  const isUsable = document.contents !== null && !findings.some(({ code }) => code.startsWith('too-'));
  return {
    root: isUsable ? root : undefined,
    findings,
    holes: [...syntax.holes, ...notation.holes],
    unreadFrom,
  };
}

function unusable(findings: readonly Finding[]): Parsed {
  return { root: undefined, findings, holes: [], unreadFrom: undefined };
}
