import { type Document, LineCounter } from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fillBeforeParsing } from './before.ts';
import { buildTree } from './build-tree.ts';
import { documentOf } from './document.ts';
import { type Hole, withHoles } from './holes.ts';
import { checkNotation } from './notation.ts';
import { holeFor } from './recover.ts';
import type { SourceText } from './source.ts';
import { explainSyntax } from './syntax.ts';
import type { Node } from './tree.ts';

/** What a YAML text holds. Without a root there is nothing to look at: it is broken, or empty. */
export type Parsed = {
  readonly root: Node | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** What could not be read; the rest is sound. */
  readonly holes: readonly Hole[];
};

/** How much text is read over and over to find more than one mistake, in UTF-16 units. */
const MOST_TO_READ = 400_000;

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
  const document = notation.holes.length === 0 ? syntax.document : compose(filled);
  diagnostics.push(...notation.diagnostics);
  if (document.errors.length > 0) return unusable(diagnostics);
  const names = new Map(syntax.holes.flatMap(({ key }) => (key === undefined ? [] : [[key.start, key.name] as const])));
  const root = buildTree(filled, document.contents, names, (diagnostic) => diagnostics.push(diagnostic));
  const isUsable = document.contents !== null && !diagnostics.some(({ code }) => code.startsWith('too-'));
  return {
    root: isUsable ? root : undefined,
    diagnostics,
    holes: [...syntax.holes, ...notation.holes],
  };
}

function unusable(diagnostics: readonly Diagnostic[]): Parsed {
  return { root: undefined, diagnostics, holes: [] };
}

type Read = {
  readonly document: Document | undefined;
  readonly source: SourceText;
  readonly holes: readonly Hole[];
  readonly diagnostics: readonly Diagnostic[];
};

/** Parses a text, looking away from one mistake after the other. No document if one of them spoils all that follows. */
function readAround(text: SourceText, before: readonly Hole[]): Read {
  const diagnostics: Diagnostic[] = [];
  const holes = [...before];
  let source = text;
  let document = compose(source);
  let left = MOST_TO_READ;
  const read = (next: SourceText) => {
    left -= next.text.length;
    const result = compose(next);
    return { problem: firstError(result)?.pos[0], result };
  };
  for (let error = firstError(document); error !== undefined; error = firstError(document)) {
    const mistake = explainSyntax(source, document, error);
    const isKnown = holes.some((hole) => standsInLineOf(source, hole, mistake));
    // What nobody can name, behind something that was named, is what that has left behind.
    const isRest = mistake.code === 'yaml-syntax' && diagnostics.length > 0;
    if (!isKnown && !isRest) diagnostics.push(mistake);
    const found = left > source.text.length ? holeFor(source, mistake, read) : undefined;
    if (found === undefined) return { document: undefined, source, holes, diagnostics };
    diagnostics.push(...found.others);
    holes.push(...found.holes.filter(({ isSound }) => !isSound));
    source = found.source;
    document = found.result;
  }
  return { document, source, holes, diagnostics };
}

/** What was looked away from before may leave its line in disorder: that was reported. */
function standsInLineOf(source: SourceText, { range: [start, end] }: Hole, { line, endLine }: Diagnostic): boolean {
  return end >= (source.lineStarts[line - 1] ?? 0) && start < (source.lineStarts[endLine] ?? source.text.length);
}

function firstError({ errors }: Document): Document['errors'][number] | undefined {
  return errors.toSorted((a, b) => a.pos[0] - b.pos[0])[0];
}

function compose({ text }: SourceText): Document {
  return documentOf(text, {
    lineCounter: new LineCounter(),
    // Ours is linear and knows both places; theirs is quadratic.
    uniqueKeys: false,
    merge: false,
    version: '1.2',
    strict: true,
  });
}
