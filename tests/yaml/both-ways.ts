import { isDeepStrictEqual } from 'node:util';
import { checkAnchors } from '../../src/yaml/mistakes/anchors/anchors.ts';
import { type ParseOrdinary, parseOrdinary } from '../../src/yaml/ordinary/ordinary.ts';
import { buildTree } from '../../src/yaml/reading/build-tree.ts';
import { parse } from '../../src/yaml/reading/parse.ts';
import { documentOf } from '../../src/yaml/syntax/parser-error.ts';
import type { Node } from '../../src/yaml/syntax/tree.ts';
import { sourceText } from '../../src/yaml/text/source.ts';

/** What a text is by the `yaml` library and `buildTree`: a tree, or a reason why it is not to be read as ordinary YAML. */
export function byLibrary(text: string): Node | string {
  const source = sourceText('page.yaml', text);
  const document = documentOf(text);
  const [error] = document.errors;
  if (error !== undefined) return error.message;
  const anchors = checkAnchors(source, document);
  if (anchors.masks.length > 0) return 'anchors, aliases or tags';
  const { root, findings } = buildTree(source, document.contents);
  return root === undefined || findings.length > 0 ? findings.map(({ code }) => code).join() : root;
}

/** Whether the reader of ordinary YAML has read a text, or gave up. @throws if it gives another tree than the library */
export function readAsByLibrary(text: string): boolean {
  const { root } = parseOrdinary(text, Number.POSITIVE_INFINITY);
  if (root === undefined) return false;
  const expected = byLibrary(text);
  if (typeof expected === 'string') throw new Error(`read as ordinary, but: ${expected}`);
  if (!isDeepStrictEqual(root, expected)) throw new Error(firstDifference(root, expected, 'root') ?? 'they differ');
  return true;
}

function firstDifference(ours: unknown, theirs: unknown, path: string): string | undefined {
  if (isDeepStrictEqual(ours, theirs)) return undefined;
  if (typeof ours === 'object' && typeof theirs === 'object' && ours !== null && theirs !== null) {
    const [own, other] = [new Map(Object.entries(ours)), new Map(Object.entries(theirs))];
    for (const key of new Set([...other.keys(), ...own.keys()])) {
      const found = firstDifference(own.get(key), other.get(key), `${path}.${key}`);
      if (found !== undefined) return found;
    }
  }
  return `${path}: ${JSON.stringify(ours)} instead of ${JSON.stringify(theirs)}`;
}

/** A reader that never reads anything. */
const giveUp: ParseOrdinary = () => ({ root: undefined, hasRepeats: false, readTo: 0 });

/** Whether what is read of a file, and said about it, is another when all of it goes through the library. */
export function differsByReader(text: string): boolean {
  const [ours, theirs] = [parse(sourceText('page.yaml', text)), parse(sourceText('page.yaml', text), giveUp)];
  return !isDeepStrictEqual(ours, theirs);
}
