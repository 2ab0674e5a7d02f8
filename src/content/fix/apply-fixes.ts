import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Disk } from '../files/disk.ts';
import { bytesIfThere } from '../files/read.ts';
import { type Finding, fileOf, inOrder, isFixable, tell } from '../findings/finding.ts';
import { ONE_BY_ONE, togetherByCause, togetherWhereSame } from '../findings/together.ts';
import { isProgress } from '../judge/judge.ts';
import { compatible, type ReadFile, readableText, type Step, stepOf } from '../judge/step.ts';
import { keptFiles } from '../load/kept-files.ts';
import { loadSite } from '../load/load.ts';
import { columnOf } from '../text/edits.ts';
import { type Changes, changedDisk, changesAfter } from './changed-disk.ts';

/** A file that fixing changes. */
export type FixedFile = {
  readonly file: string;
  /** Its name after it: the same, unless the name was the mistake. */
  readonly name: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** What was fixed, where it stood when its turn came. */
  readonly fixed: readonly Diagnostic[];
};

/** What fixing makes of a site, and what is left for its author. Nothing has been written. */
export type Fixed = {
  readonly files: readonly FixedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether it stopped before all answers were tried, because the site had been read too often. */
  readonly isCutShort: boolean;
};

/** A site on the way: what has changed so far, and what is still wrong with it. */
type State = {
  readonly changes: Changes;
  readonly findings: readonly Finding[];
  readonly steps: readonly Step[];
};

/** How often, and how many bytes of it, a site is read. */
export type Bounds = { readonly loads: number; readonly bytes: number };

const BOUNDS: Bounds = { loads: 500, bytes: 100_000_000 };

/**
 * Fixes what has one right answer, until nothing is left that has one. Each step is held against the site as it would be:
 * one that does not take its mistakes away, or brings a new one, is not made.
 */
export async function applyFixes(disk: Disk, bounds: Bounds = BOUNDS): Promise<Fixed> {
  const fixing = new Fixing(disk, bounds);
  let state = await fixing.start();
  for (let next = await fixing.step(state); next !== undefined; next = await fixing.step(state)) state = next;
  return {
    files: fixedFiles(state),
    diagnostics: togetherWhereSame(togetherByCause(state.findings.toSorted(inOrder))).map(tell),
    isCutShort: fixing.isCutShort,
  };
}

class Fixing {
  isCutShort = false;

  private readonly disk: Disk;
  private readonly bounds: Bounds;
  private readonly refused = new Set<string>();
  /** How many steps had been made when all that was refused was tried once more. */
  private stepsBefore = 0;
  /** Most files are the same each time the site is read. */
  private readonly kept = keptFiles();
  private loads = 0;
  private bytes = 0;

  constructor(disk: Disk, bounds: Bounds) {
    this.disk = disk;
    this.bounds = bounds;
  }

  async start(): Promise<State> {
    return { changes: new Map(), findings: await this.findingsWith(new Map()), steps: [] };
  }

  /** The site one step further; undefined when there is no step left. */
  async step(state: State): Promise<State | undefined> {
    const candidates = state.findings.filter((mistake) => isFixable(mistake) && !this.refused.has(keyOf(mistake)));
    if (candidates.length === 0) return this.triesAgain(state) ? this.step(state) : undefined;
    const files = await this.filesOf(state, candidates);
    const readable = candidates.filter((mistake) => files.has(fileOf(mistake)));
    if (readable.length === 0) return undefined;
    const read = (file: string): ReadFile => files.get(file) ?? { source: readableText(file, NOTHING), bytes: NOTHING };
    return (await this.attempt(state, compatible(readable), read)) ?? this.step(state);
  }

  /** What was refused may be right now that other mistakes are gone: a second run would fix it. */
  private triesAgain({ steps }: State): boolean {
    const canBeOther = this.refused.size > 0 && steps.length > this.stepsBefore;
    this.stepsBefore = steps.length;
    this.refused.clear();
    return canBeOther;
  }

  /** All at once if that is right; else the first part of them that is. Refuses what is wrong alone. */
  private async attempt(
    state: State,
    mistakes: readonly Finding[],
    read: (file: string) => ReadFile,
  ): Promise<State | undefined> {
    if (this.loads >= this.bounds.loads || this.bytes >= this.bounds.bytes) {
      this.isCutShort = true;
      for (const mistake of mistakes) this.refused.add(keyOf(mistake));
      return undefined;
    }
    const step = stepOf(mistakes, read);
    if (await this.isFree(state, step)) {
      const changes = changesAfter(state.changes, step);
      const findings = await this.findingsWith(changes);
      if (isProgress(step, state.findings, findings)) return { changes, findings, steps: [...state.steps, step] };
    }
    if (mistakes.length === 1) {
      for (const mistake of mistakes) this.refused.add(keyOf(mistake));
      return undefined;
    }
    const middle = Math.ceil(mistakes.length / 2);
    const first = await this.attempt(state, mistakes.slice(0, middle), read);
    return first ?? this.attempt(state, mistakes.slice(middle), read);
  }

  /** A file is never renamed to a name that is taken. */
  private async isFree(state: State, step: Step): Promise<boolean> {
    const names = [...step].flatMap(([file, { name }]) => (name === file ? [] : name));
    if (new Set(names).size < names.length) return false;
    const disk = changedDisk(this.disk, state.changes);
    for (const name of names) if ((await disk.find(name)) !== undefined) return false;
    return true;
  }

  private async filesOf(state: State, mistakes: readonly Finding[]): Promise<ReadonlyMap<string, ReadFile>> {
    const disk = changedDisk(this.disk, state.changes);
    const files = new Map<string, ReadFile>();
    for (const file of new Set(mistakes.map(fileOf))) {
      const bytes = bytesIfThere(disk, file);
      // It is gone since the site was read; the report that follows will say so.
      if (bytes !== undefined) files.set(file, { source: readableText(file, bytes), bytes });
    }
    return files;
  }

  private async findingsWith(changes: Changes): Promise<readonly Finding[]> {
    this.loads += 1;
    const disk = changedDisk(this.disk, changes);
    const read: Disk['read'] = (path, firstBytes) => {
      const bytes = disk.read(path, firstBytes);
      this.bytes += bytes.length;
      return bytes;
    };
    return (await loadSite({ ...disk, read }, ONE_BY_ONE, undefined, this.kept)).findings;
  }
}

const NOTHING = new Uint8Array();

/** Lines move while a site is being fixed, so a refused answer is known by its words. */
function keyOf(mistake: Finding): string {
  const { code, source, range, facts, edits, rename } = mistake;
  const column = columnOf(source, range[0]);
  return JSON.stringify([fileOf(mistake), code, column, facts, edits?.map(({ text }) => text), rename]);
}

/** All that was done to each file, by its first name. Its bytes before are those that the first answer was made for. */
function fixedFiles({ steps }: State): FixedFile[] {
  const files = new Map<string, FixedFile>();
  for (const step of steps) {
    for (const [file, { name, bytes, after, mended }] of step) {
      const earlier = [...files.values()].find((other) => other.name === file);
      files.set(earlier?.file ?? file, {
        file: earlier?.file ?? file,
        name,
        before: earlier?.before ?? bytes,
        after: after.bytes,
        fixed: [...(earlier?.fixed ?? []), ...mended.map(tell)],
      });
    }
  }
  return [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}
