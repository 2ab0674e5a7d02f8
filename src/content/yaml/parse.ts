import { LineCounter, parseDocument } from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkBeforeParsing } from './before.ts';
import { buildTree } from './build-tree.ts';
import { checkNotation } from './notation.ts';
import type { SourceText } from './source.ts';
import { explainSyntax } from './syntax.ts';
import type { Node } from './tree.ts';

/** What a YAML text holds. Without a root there is nothing to look at: it is broken, or empty. */
export type Parsed = { readonly root: Node | undefined; readonly diagnostics: readonly Diagnostic[] };

/**
 * Reads YAML 1.2 without its rarely wanted half: no anchors, aliases, tags, directives or second documents.
 * The first thing that makes the text unreadable is reported alone, since all that follows may be its fault.
 */
export function parse(source: SourceText): Parsed {
  const before = checkBeforeParsing(source);
  if (before !== undefined) return { root: undefined, diagnostics: [before] };
  const document = parseDocument(source.text, {
    lineCounter: new LineCounter(),
    prettyErrors: false,
    // Ours is linear and knows both places; theirs is quadratic.
    uniqueKeys: false,
    merge: false,
    version: '1.2',
    strict: true,
  });
  const [first] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (first !== undefined) {
    return { root: undefined, diagnostics: [explainSyntax(source, document, first)] };
  }
  const notation = checkNotation(source, document);
  if (notation.length > 0) return { root: undefined, diagnostics: notation };
  const diagnostics: Diagnostic[] = [];
  const root = buildTree(source, document.contents, (diagnostic) => diagnostics.push(diagnostic));
  const unusable = document.contents === null || diagnostics.some(({ code }) => code.startsWith('too-'));
  return { root: unusable ? undefined : root, diagnostics };
}
