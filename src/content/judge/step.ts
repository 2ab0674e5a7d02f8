import type { Changes } from '../../disk/changed-disk.ts';
import { firstWhere, grouped } from '../../model/lists.ts';
import { isTable } from '../../model/page-file.ts';
import { editsByFile, type Finding, fileOf } from '../../yaml/findings/finding.ts';
import { bytesInPlaceOf, tableInPlaceOf, textOfTable } from '../../yaml/reading/decode.ts';
import { applied, type Edit, moverOf, reaches, sorted } from '../../yaml/text/edits.ts';
import { type SourceText, sourceText } from '../../yaml/text/source.ts';

export type ReadFile = { readonly source: SourceText; readonly bytes: Uint8Array };

export type FileStep = ReadFile & {
  /** In the order of their places. */
  readonly edits: readonly Edit[];
  /** Where an offset of the old text is in the new one. */
  readonly moved: (offset: number) => number;
  readonly after: ReadFile;
  readonly name: string;
  readonly mended: readonly Finding[];
};

export type Step = ReadonlyMap<string, FileStep>;

/** The text of a file as its findings count it: without a byte order mark, broken bytes as U+FFFD. */
export function readableText(file: string, bytes: Uint8Array): SourceText {
  return sourceText(file, isTable(file) ? textOfTable(bytes) : new TextDecoder('utf-8').decode(bytes));
}

/** Those of some mistakes that can be mended at once: no two touch the same place. The first of two wins. */
export function compatible(mistakes: readonly Finding[]): Finding[] {
  // In the order of their places.
  const taken = new Map<string, Edit[]>();
  return mistakes.filter((mistake) => {
    if (mistake.rename !== undefined && taken.has(fileOf(mistake))) return false;
    // Several may want the same of another file.
    const own = editsByFile(mistake).map(([file, edits]) => {
      const others = taken.get(file) ?? [];
      return [
        file,
        edits.filter((edit) => file === fileOf(mistake) || others.every((other) => keyOf(other) !== keyOf(edit))),
        others,
      ] as const;
    });
    if (own.some(([, edits, others]) => edits.some(({ range }) => reaches(others, range)))) return false;
    for (const [file, edits, all] of own) {
      for (const edit of edits) all.splice(placeAmong(all, edit), 0, edit);
      taken.set(file, all);
    }
    return true;
  });
}

const keyOf = ({ range, text }: Edit): string => `${range.join()} ${text}`;

function placeAmong(others: readonly Edit[], { range: [start, end] }: Edit): number {
  return firstWhere(others, ({ range: [from, to] }) => from > start || (from === start && to > end));
}

/** Puts the edits of mistakes together. They must be compatible. @param read the files that they change, and others */
export function stepOf(mistakes: readonly Finding[], read: ReadonlyMap<string, ReadFile>): Step {
  const files = grouped(mistakes, fileOf);
  const others = grouped(
    mistakes.flatMap(({ also }) => also ?? []),
    ({ source }) => source.file,
  );
  return new Map(
    [...read].flatMap(([file, own]): (readonly [string, FileStep])[] => {
      if (!files.has(file) && !others.has(file)) return [];
      const mended = files.get(file) ?? [];
      const added = new Map((others.get(file) ?? []).flatMap((each) => each.edits.map((edit) => [keyOf(edit), edit])));
      const edits = [...mended.flatMap((each) => each.edits ?? []), ...added.values()];
      const name = mended.find(({ rename }) => rename !== undefined)?.rename ?? file;
      return [[file, fileStep(own, edits, { name, mended })]];
    }),
  );
}

export function fileStep(file: ReadFile, some: readonly Edit[], named: Pick<FileStep, 'name' | 'mended'>): FileStep {
  const edits = sorted(some);
  return { ...file, ...named, edits, moved: moverOf(edits), after: edited(file, edits, named.name) };
}

function edited({ source, bytes }: ReadFile, edits: readonly Edit[], name: string): ReadFile {
  if (edits.length === 0) return { source, bytes };
  const text = applied(source.text, edits);
  const after = isTable(name) ? tableInPlaceOf(bytes, text) : bytesInPlaceOf(bytes, text);
  return { source: readableText(name, after), bytes: after };
}

export function changesOf(step: Step): Changes {
  const changes = new Map<string, Uint8Array | undefined>();
  for (const [file, { name }] of step) if (name !== file) changes.set(file, undefined);
  // One may get the name that another had.
  for (const { name, after } of step.values()) changes.set(name, after.bytes);
  return changes;
}
