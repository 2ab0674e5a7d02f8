import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Disk } from '../disk.ts';
import { loadSite } from '../load.ts';
import { MOST_COUNTED } from '../most.ts';
import { readableText } from './apply.ts';
import { type Changes, changedDisk } from './changed-disk.ts';
import { isProgress } from './judge.ts';
import { changesAfter, compatible, type ReadFile, type Step, stepOf } from './step.ts';

/** A file that mending changes. */
export type MendedFile = {
  readonly file: string;
  /** Its name after it: the same, unless the name was the mistake. */
  readonly name: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** What was mended, where it stood when its turn came. */
  readonly mended: readonly Diagnostic[];
};

/** What mending makes of a site, and what is left for its author. Nothing has been written. */
export type Mended = { readonly files: readonly MendedFile[]; readonly diagnostics: readonly Diagnostic[] };

/** A site on the way: what has changed so far, and what is still wrong with it. */
type State = {
  readonly changes: Changes;
  readonly diagnostics: readonly Diagnostic[];
  readonly steps: readonly Step[];
};

/** So often, and so many bytes, a site is read at the most; what is left then is reported like any other mistake. */
const MOST_LOADS = 500;
const MOST_BYTES = 100_000_000;

/**
 * Mends what has one right answer, until nothing is left that has one. Each step is held against the site as it would be:
 * one that does not take its mistakes away, or brings a new one, is not made.
 */
export async function mendSite(disk: Disk): Promise<Mended> {
  const mending = new Mending(disk);
  let state = await mending.start();
  for (let next = await mending.step(state); next !== undefined; next = await mending.step(state)) state = next;
  return { files: mendedFiles(state), diagnostics: state.diagnostics };
}

class Mending {
  private readonly disk: Disk;
  private readonly refused = new Set<string>();
  private loads = 0;
  private bytes = 0;

  constructor(disk: Disk) {
    this.disk = disk;
  }

  async start(): Promise<State> {
    return { changes: new Map(), diagnostics: await this.diagnosticsWith(new Map()), steps: [] };
  }

  /** The site one step further; undefined when there is no step left. */
  async step(state: State): Promise<State | undefined> {
    const candidates = state.diagnostics.filter(
      (mistake) => (mistake.fix !== undefined || mistake.rename !== undefined) && !this.refused.has(keyOf(mistake)),
    );
    if (candidates.length === 0) return undefined;
    const files = await this.filesOf(state, candidates);
    const readable = candidates.filter(({ file }) => files.has(file));
    if (readable.length === 0) return undefined;
    const fileOf = (file: string): ReadFile =>
      files.get(file) ?? { source: readableText(file, NOTHING), bytes: NOTHING };
    return (await this.attempt(state, compatible(readable, fileOf), fileOf)) ?? this.step(state);
  }

  /** All at once if that is right; else the first part of them that is. Refuses for good what is wrong alone. */
  private async attempt(
    state: State,
    mistakes: readonly Diagnostic[],
    fileOf: (file: string) => ReadFile,
  ): Promise<State | undefined> {
    if (this.loads >= MOST_LOADS || this.bytes >= MOST_BYTES) {
      for (const mistake of mistakes) this.refused.add(keyOf(mistake));
      return undefined;
    }
    const step = stepOf(mistakes, fileOf);
    if (await this.isFree(state, step)) {
      const changes = changesAfter(state.changes, step);
      const diagnostics = await this.diagnosticsWith(changes);
      if (isProgress(step, state.diagnostics, diagnostics))
        return { changes, diagnostics, steps: [...state.steps, step] };
    }
    if (mistakes.length === 1) {
      for (const mistake of mistakes) this.refused.add(keyOf(mistake));
      return undefined;
    }
    const middle = Math.ceil(mistakes.length / 2);
    const first = await this.attempt(state, mistakes.slice(0, middle), fileOf);
    return first ?? this.attempt(state, mistakes.slice(middle), fileOf);
  }

  /** A file is never renamed to a name that is taken. */
  private async isFree(state: State, step: Step): Promise<boolean> {
    const names = [...step].flatMap(([file, { name }]) => (name === file ? [] : name));
    if (new Set(names).size < names.length) return false;
    const disk = changedDisk(this.disk, state.changes);
    for (const name of names) if ((await disk.find(name)) !== undefined) return false;
    return true;
  }

  private async filesOf(state: State, mistakes: readonly Diagnostic[]): Promise<ReadonlyMap<string, ReadFile>> {
    const disk = changedDisk(this.disk, state.changes);
    const files = new Map<string, ReadFile>();
    for (const file of new Set(mistakes.map((mistake) => mistake.file))) {
      const bytes = await disk.read(file).catch(() => undefined);
      // It is gone since the site was read; the report that follows will say so.
      if (bytes !== undefined) files.set(file, { source: readableText(file, bytes), bytes });
    }
    return files;
  }

  private async diagnosticsWith(changes: Changes): Promise<readonly Diagnostic[]> {
    this.loads += 1;
    const disk = changedDisk(this.disk, changes);
    const read: Disk['read'] = async (path, firstBytes) => {
      const bytes = await disk.read(path, firstBytes);
      this.bytes += bytes.length;
      return bytes;
    };
    return (await loadSite({ ...disk, read }, { most: MOST_COUNTED, once: false })).diagnostics;
  }
}

const NOTHING = new Uint8Array();

/** Lines move while a site is being mended, so a refused answer is known by its words. */
function keyOf({ file, code, column, message, fix, rename }: Diagnostic): string {
  return JSON.stringify([file, code, column, message, fix?.map(({ text }) => text), rename]);
}

/** All that was done to each file, by its first name. Its bytes before are those that the first answer was made for. */
function mendedFiles({ steps }: State): MendedFile[] {
  const files = new Map<string, MendedFile>();
  for (const step of steps) {
    for (const [file, { name, bytes, after, mended }] of step) {
      const earlier = [...files.values()].find((other) => other.name === file);
      files.set(earlier?.file ?? file, {
        file: earlier?.file ?? file,
        name,
        before: earlier?.before ?? bytes,
        after: after.bytes,
        mended: [...(earlier?.mended ?? []), ...mended],
      });
    }
  }
  return [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}
