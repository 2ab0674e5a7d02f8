import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../yaml/source.ts';
import { applyEdits, type OffsetEdit, offsetEdits, overlap, readableText } from './apply.ts';
import type { Changes } from './changed-disk.ts';

/** The text of a file, and the bytes it comes from. */
export type ReadFile = { readonly source: SourceText; readonly bytes: Uint8Array };

/** What one step of mending does to one file. */
export type FileStep = ReadFile & {
  readonly edits: readonly OffsetEdit[];
  readonly after: ReadFile;
  /** The file's name after it. */
  readonly name: string;
  readonly mended: readonly Diagnostic[];
};

/** One step of mending: by file. */
export type Step = ReadonlyMap<string, FileStep>;

/** Those of some mistakes that can be mended at once: no two touch the same place. The first of two wins. */
export function compatible(mistakes: readonly Diagnostic[], fileOf: (file: string) => ReadFile): Diagnostic[] {
  const taken = new Map<string, OffsetEdit[]>();
  return mistakes.filter(({ file, fix = [], rename }) => {
    const others = taken.get(file);
    const edits = offsetEdits(fileOf(file).source, fix);
    if (others?.some((other) => edits.some((edit) => overlap(edit, other)))) return false;
    if (rename !== undefined && others !== undefined) return false;
    taken.set(file, [...(others ?? []), ...edits]);
    return true;
  });
}

/** Puts the edits of mistakes together. They must be compatible. */
export function stepOf(mistakes: readonly Diagnostic[], fileOf: (file: string) => ReadFile): Step {
  const files = new Map<string, Diagnostic[]>();
  for (const mistake of mistakes) files.set(mistake.file, [...(files.get(mistake.file) ?? []), mistake]);
  return new Map(
    [...files].map(([file, mended]): [string, FileStep] => {
      const old = fileOf(file);
      const edits = offsetEdits(
        old.source,
        mended.flatMap(({ fix = [] }) => fix),
      );
      const name = mended.find(({ rename }) => rename !== undefined)?.rename ?? file;
      return [file, { ...old, edits, after: edited(old, edits, name), name, mended }];
    }),
  );
}

/** The files as a step leaves them, over earlier changes. */
export function changesAfter(changes: Changes, step: Step): Changes {
  const after = new Map(changes);
  for (const [
    file,
    {
      name,
      after: { bytes },
    },
  ] of step) {
    if (name !== file) after.set(file, undefined);
    after.set(name, bytes);
  }
  return after;
}

function edited({ source, bytes }: ReadFile, edits: readonly OffsetEdit[], name: string): ReadFile {
  if (edits.length === 0) return { source, bytes };
  const after = applyEdits(source, bytes, edits);
  return { source: readableText(name, after), bytes: after };
}
