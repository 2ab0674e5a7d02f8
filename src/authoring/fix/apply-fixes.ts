import { asText, bytesIfThere } from '../../content/files/read.ts';
import { wrongFiles } from '../../content/judge/judge.ts';
import { changesOf, compatible, type FileStep, type ReadFile, readableText, stepOf } from '../../content/judge/step.ts';
import { type HowToLoad, type Loaded, loadSite } from '../../content/load/load.ts';
import type { SiteReader } from '../../content/load/site-reader.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Disk } from '../../disk/disk.ts';
import { addAll, grouped } from '../../model/lists.ts';
import { editsByFile, type Finding, fileOf, isFixable, toDiagnostic } from '../../yaml/findings/finding.ts';
import { ONCE, ONE_BY_ONE } from '../../yaml/findings/together.ts';
import { columnOf } from '../../yaml/text/edits.ts';
import type { FileChange } from './save.ts';

/** A file that fixing changes, and what was fixed, where it stood when its turn came. Its name is the same, unless that was the mistake. */
export type FixedFile = Required<FileChange> & { readonly fixed: readonly Diagnostic[] };

/** What fixing makes of a site, and what is left for its author. Nothing has been written. */
export type Fixed = {
  readonly files: readonly FixedFile[];
  readonly site: Loaded;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether it stopped before all answers were tried, because the site had been read too often. */
  readonly isCutShort: boolean;
};

/** How often a site is looked at, and how many bytes of it are read. */
export type Bounds = { readonly loads: number; readonly bytes: number };

const BOUNDS: Bounds = { loads: 500, bytes: 100_000_000 };

/**
 * Fixes what has one right answer, until nothing is left that has one. Each step is held against the site as it would be:
 * one that does not take its mistakes away, or brings a new one, is not made.
 */
export async function applyFixes(
  disk: Disk,
  bounds: Bounds = BOUNDS,
  how: Omit<HowToLoad, 'telling'> = {},
): Promise<Fixed> {
  let [loads, bytes, isCutShort] = [1, 0, false];
  const read: Disk['read'] = (path, firstBytes) => {
    const found = disk.read(path, firstBytes);
    bytes += found.length;
    return found;
  };
  let site = await loadSite({ ...disk, read }, { ...how, telling: ONE_BY_ONE });
  const made: FixedFile[] = [];
  const refused = new Set<string>();

  /** All at once if that is right; else the first part of them that is. Refuses what is wrong alone in its file. @returns whether a step was made */
  const attempt = async (mistakes: readonly Finding[], files: ReadFiles): Promise<boolean> => {
    const isOver = loads >= bounds.loads || bytes >= bounds.bytes;
    isCutShort ||= isOver;
    const step = stepOf(mistakes, files);
    let wrong: ReadonlySet<string> = new Set();
    if (!isOver && (await isFree(site, [...step]))) {
      loads += 1;
      for (const { after } of step.values()) bytes += after.bytes.length;
      const next = await site.over(changesOf(step));
      wrong = wrongFiles(step, site.findings, next.findings);
      if (wrong.size === 0) {
        site = next;
        addAll(made, [...step].map(changeIn));
        return true;
      }
    }
    const isEachWrong = wrong.size === mistakes.length && mistakes.every((mistake) => wrong.has(fileOf(mistake)));
    if (isOver || mistakes.length === 1 || isEachWrong) {
      for (const mistake of mistakes) refused.add(keyOf(mistake));
      return false;
    }
    const [first, others] = divided(mistakes, wrong);
    return (await attempt(first, files)) || attempt(others, files);
  };

  /** How much had been made when all that was refused was tried once more. */
  let madeBefore = 0;
  for (;;) {
    const candidates = site.findings.filter((mistake) => isFixable(mistake) && !refused.has(keyOf(mistake)));
    const files = filesFor(site, candidates);
    const readable = candidates.filter((mistake) => filesOf(mistake).every((file) => files.has(file)));
    if (readable.length > 0) await attempt(compatible(readable), files);
    // What was refused may be right now that other mistakes are gone: a second run would fix it.
    else if (candidates.length > 0 || refused.size === 0 || made.length === madeBefore) break;
    else {
      madeBefore = made.length;
      refused.clear();
    }
  }
  const diagnostics = site.findingsAs(ONCE).map(toDiagnostic);
  return { files: fixedFiles(made), site, diagnostics, isCutShort };
}

/** What is tried only to say how much can be fixed. */
const FEW: Bounds = { loads: 50, bytes: 5_000_000 };

/** How many mistakes `applyFixes` fixes; undefined if that takes long to find out. */
export async function countFixed(disk: Disk, reader?: SiteReader): Promise<number | undefined> {
  const fixed = await applyFixes(disk, FEW, { reader });
  return fixed.isCutShort ? undefined : fixedIn(fixed);
}

export const fixedIn = ({ files }: Pick<Fixed, 'files'>): number =>
  files.reduce((sum, { fixed }) => sum + fixed.length, 0);

/** Mistakes in two parts: those of files in which nothing was wrong come first, or else half of those of each file. */
function divided(mistakes: readonly Finding[], wrong: ReadonlySet<string>): [Finding[], Finding[]] {
  const right = mistakes.filter((mistake) => !wrong.has(fileOf(mistake)));
  if (right.length > 0 && right.length < mistakes.length)
    return [right, mistakes.filter((mistake) => wrong.has(fileOf(mistake)))];
  const files = [...grouped(mistakes, fileOf).values()];
  const each = files.every(({ length }) => length === 1) ? [mistakes] : files;
  const middleOf = (part: readonly Finding[]): number => Math.ceil(part.length / 2);
  return [each.flatMap((part) => part.slice(0, middleOf(part))), each.flatMap((part) => part.slice(middleOf(part)))];
}

/** The files that the answer to a mistake changes, its own first. */
const filesOf = (mistake: Finding): readonly string[] => editsByFile(mistake).map(([file]) => file);

type ReadFiles = ReadonlyMap<string, ReadFile>;

/** The files that the answers to some mistakes change, but for those that are gone or others by now. */
const filesFor = (site: Loaded, mistakes: readonly Finding[]): ReadFiles =>
  new Map(
    [...new Set(mistakes.flatMap(filesOf))].flatMap((file) => {
      const again = readAgain(site, file);
      return again === undefined ? [] : [[file, again] as const];
    }),
  );

/** A file is never renamed to a name that is taken. */
async function isFree({ files }: Loaded, step: readonly StepOfFile[]): Promise<boolean> {
  const names = step.flatMap(([file, { name }]) => (name === file ? [] : name));
  if (new Set(names).size < names.length) return false;
  for (const name of names) if ((await files.disk.find(name)) !== undefined) return false;
  return true;
}

/** Lines move while a site is being fixed, so a refused answer is known by its words. */
function keyOf(mistake: Finding): string {
  const { code, source, range, facts, rename } = mistake;
  const edits = editsByFile(mistake).map(([, some]) => some.map(({ text }) => text));
  const column = columnOf(source, range[0]);
  return JSON.stringify([fileOf(mistake), code, column, facts, edits, rename]);
}

type StepOfFile = readonly [file: string, step: FileStep];

export const changeIn = ([file, { name, bytes, after, mended }]: StepOfFile): FixedFile => ({
  file,
  name,
  before: bytes,
  after: after.bytes,
  needs: [...new Set(mended.flatMap(({ also }) => also?.source.file ?? []))],
  fixed: mended.map(toDiagnostic),
});

/** All that was done to each file, by its first name. Its bytes before are those that the first answer was made for. */
function fixedFiles(changes: readonly FixedFile[]): FixedFile[] {
  const files = new Map<string, FixedFile>();
  for (const change of changes) {
    const earlier = [...files.values()].find(({ name }) => name === change.file);
    const { file, before, fixed, needs } = earlier ?? { ...change, needs: [], fixed: [] };
    const all = { fixed: [...fixed, ...change.fixed], needs: [...needs, ...change.needs] };
    files.set(file, { file, before, name: change.name, after: change.after, ...all });
  }
  const all = [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  // What another file alone had to say is fixed there.
  const same = all.filter(({ file, name, before, after }) => file === name && Buffer.compare(before, after) === 0);
  return all.flatMap((each) => {
    const others = same.flatMap(({ needs, fixed }) => (needs[0] === each.file ? fixed : []));
    return same.includes(each) ? [] : { ...each, fixed: [...each.fixed, ...others] };
  });
}

/**
 * What fixing one mistake makes of its file, and of another one if that belongs to it; or that the mistake isn't there, that its answer doesn't hold, or that another file
 * has the name that the file should have.
 */
export type FixResult = readonly FixedFile[] | 'gone' | 'refused' | { readonly taken: string };

/**
 * Fixes one mistake of a site, and nothing else, under the rule of `applyFixes`: the mistake must be gone afterwards, and no
 * new one there. Nothing is written.
 * @param isMeant says whether a mistake is the one that is meant. `text` is that of its file; undefined if it can't be shown
 * @param reader what was read of the files before; it is brought up to date
 */
export async function applyFix(
  disk: Disk,
  isMeant: (mistake: Diagnostic, text: string | undefined) => boolean,
  reader?: SiteReader,
): Promise<FixResult> {
  const site = await loadSite(disk, { telling: ONE_BY_ONE, reader });
  const { findings, sourceOf } = site;
  const mistake = findings.find((each) => isMeant(toDiagnostic(each), sourceOf(fileOf(each))));
  if (mistake === undefined) return 'gone';
  const files = filesFor(site, [mistake]);
  if (!filesOf(mistake).every((file) => files.has(file))) return 'gone';
  const step = stepOf(isFixable(mistake) ? [mistake] : [], files);
  const all = [...step].map(changeIn);
  const [made] = all;
  if (made === undefined) return 'refused';
  if (made.name !== made.file && (await disk.find(made.name)) !== undefined) return { taken: made.name };
  const after = await site.over(changesOf(step));
  return wrongFiles(step, findings, after.findings).size === 0 ? all : 'refused';
}

/** The bytes that the text of a file was read from; undefined if it is gone, or another one by now. */
export function readAgain({ files, sourceOf }: Loaded, file: string): ReadFile | undefined {
  const bytes = bytesIfThere(files.disk, file);
  if (bytes === undefined) return undefined;
  const text = sourceOf(file);
  const isSame = text === undefined || asText({ path: file }, bytes).text === text;
  return isSame ? { source: readableText(file, bytes), bytes } : undefined;
}
