import { applyFixes, type Fixed } from '../../src/authoring/fix/apply-fixes.ts';
import { readableText } from '../../src/content/judge/step.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { type Diagnostic, hasAnswer } from '../../src/diagnostics/diagnostic.ts';
import { changedDisk } from '../../src/disk/changed-disk.ts';
import type { Disk } from '../../src/disk/disk.ts';
import { parse } from '../../src/yaml/reading/parse.ts';
import type { Node, Path } from '../../src/yaml/syntax/tree.ts';
import { lineOf, sourceText } from '../../src/yaml/text/source.ts';

/*
 * The law of fixes: every value of a file that was right before is there unchanged, in its old order, at its old path or at the
 * one that the fix names, in the words that the fix says to write, or in a comment; and a fixed site has nothing left to fix.
 */

/** How many values that were right were looked for again, and what did not hold: a sentence each. */
export type HeldFixes = { readonly count: number; readonly problems: readonly string[] };

/** Holds the law for a site. */
export async function holdFixes(disk: Disk): Promise<HeldFixes> {
  const { diagnostics } = await loadSite(disk);
  if (!diagnostics.some(hasAnswer)) return { count: 0, problems: [] };
  const fixed = await applyFixes(disk);
  const { count, problems } = keptValues(diagnostics, fixed);
  const changes = fixed.files.flatMap(({ file, name, after }): [string, Uint8Array | undefined][] => [
    [file, undefined],
    [name, after],
  ]);
  const again = await applyFixes(changedDisk(disk, new Map(changes)));
  return { count, problems: [...problems, ...again.files.map(({ file }) => `${file} is fixed once more`)] };
}

/** Holds the values of each YAML file that was fixed. @param found what is said about the site before */
export function keptValues(found: readonly Diagnostic[], { files }: Fixed): HeldFixes {
  const told = [...found, ...files.flatMap(({ fixed }) => fixed)];
  const words = told.map(({ message, hint }) => `${message} ${hint}`).join('\n');
  const held = files
    .filter(({ name }) => /\.ya?ml$/.test(name))
    .map(({ file, name, before, after }) => {
      const lines = new Set(
        told
          .filter((each) => each.file === file || each.file === name)
          .flatMap(({ line, again = [] }) => [line, ...again.map((other) => other.line)]),
      );
      const right = valuesIn(before).filter((value) => !value.lines.some((line) => lines.has(line)));
      const hints = told
        .filter((each) => each.file === file)
        .map(({ hint }) => /Write (?:it like this|the text after the colon, on the same line): (.*)/.exec(hint)?.[1]);
      const now = valuesIn(after);
      const isWritten = ({ value }: Value): boolean =>
        hints.some((hint) => hint?.includes(value)) && now.some((other) => other.value.includes(value));
      // What an answer moves to another file is there.
      const others = new Set(
        told.flatMap((each) => (each.file === file ? (each.fixes ?? []) : []).map((fix) => fix.file)),
      );
      const moved = files
        .filter((each) => each.file !== file && others.has(each.file))
        .flatMap((each) => valuesIn(each.after));
      const isMoved = ({ value }: Value): boolean => moved.some((other) => other.value === value);
      const comments = textOf(after).match(COMMENT)?.join('\n') ?? '';
      const isComment = ({ path, value }: Value): boolean =>
        [path.findLast((key) => typeof key === 'string') ?? '', value].every((each) => comments.includes(`${each}`));
      const lost = lostValues(right, now, words).filter(
        (value) => !isWritten(value) && !isComment(value) && !isMoved(value),
      );
      return {
        count: right.length,
        problems: lost.map(({ path, value }) => `${file} has lost ${path.join('/')}: ${value}`),
      };
    });
  return { count: held.reduce((sum, { count }) => sum + count, 0), problems: held.flatMap(({ problems }) => problems) };
}

const textOf = (bytes: Uint8Array): string => sourceText('a.yaml', readableText('', bytes).text).text;

/** What is no setting here stays as a comment. */
const COMMENT = /(?<=^|\s)#.*/gm;

/** A value that can be read, with the lines of its key and of its words. */
type Value = { readonly path: Path; readonly value: string; readonly lines: readonly number[] };

/** @param words all that is said about the site, which names the new paths */
function lostValues(right: readonly Value[], after: readonly Value[], words: string): Value[] {
  let next = 0;
  return right.filter((each) => {
    const at = after.findIndex((other, index) => index >= next && isSame(each, other, words));
    if (at !== -1) next = at + 1;
    return at === -1 && !isInText(each, after);
  });
}

/** Whether a value is there. It may have got another line, which had a mistake, and a path with keys that are named. */
function isSame(old: Value, fresh: Value, words: string): boolean {
  const hasGrown = fresh.lines.length > old.lines.length && fresh.value.startsWith(old.value.trimEnd());
  const [from, to] = [seen(old.path), seen(fresh.path)];
  const others = [...without(from, to), ...without(to, from)];
  return (
    (old.value === fresh.value || hasGrown) && others.every((key) => typeof key === 'number' || words.includes(key))
  );
}

/** What is shown of keys: a fix may take away what isn't. */
const seen = (path: Path): Path => path.map((key) => (typeof key === 'number' ? key : key.replace(/\p{C}/gu, '')));

const without = (path: Path, other: Path): Path => path.filter((key) => !other.includes(key));

/** Whether what looked like a key and its value is words now: of one text, or of two beside each other. */
function isInText({ path, value }: Value, after: readonly Value[]): boolean {
  const words = after.map((other) => other.value).join(': ');
  return words.includes(`${path.at(-1)}: ${value}`);
}

/** All values that can be read, those of a broken file, too. Empty ones are none. */
function valuesIn(bytes: Uint8Array): Value[] {
  const source = sourceText('a.yaml', readableText('', bytes).text);
  const { root, masks } = parse(source);
  const isMasked = (at: number): boolean => masks.some(({ range: [start, end] }) => start <= at && at <= end);
  const lineAt = (offset: number): number => lineOf(source, offset).number;
  const inNode = (node: Node, path: Path, keyLines: readonly number[]): Value[] => {
    if (node.kind === 'list') return node.items.flatMap((item, at) => inNode(item, [...path, at], keyLines));
    if (node.kind === 'map') {
      return node.entries.flatMap(({ key, keyRange: [at], value }) =>
        isMasked(at) ? [] : inNode(value, [...path, key], [lineAt(at)]),
      );
    }
    const [start, end] = node.range;
    if (node.value === null || isMasked(start)) return [];
    const [first, last] = [lineAt(start), lineAt(end)];
    const lines = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return [{ path, value: String(node.value), lines: [...keyLines, ...lines] }];
  };
  return root === undefined ? [] : inNode(root, [], []);
}
