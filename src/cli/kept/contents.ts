import { ChangedMeanwhile } from '../../content/files/changed.ts';
import type { Disk } from '../../content/files/disk.ts';
import type { Stamped, TracedDisk } from '../../content/files/trace.ts';
import type { KnownContent, KnownFiles } from '../../content/load/known-files.ts';
import type { Answers } from './answers.ts';
import { keep, keptName, readKept } from './folder.ts';

/** What is kept of the files of a content root. */
type Kept = { readonly content: KnownContent; readonly stamped: Stamped };

/** The files of a content root as they are read, with what is known of them from before. */
export type Reading = {
  readonly traced: TracedDisk;
  readonly known: KnownFiles;
  /** Whether nothing may be taken from before. */
  readonly isFresh: boolean;
};

/** What reads the files of a site: loaded when it's needed. */
export type Reader = {
  readonly disk: Disk;
  readonly tracedDisk: (root: string, disk: Disk, before?: Stamped) => TracedDisk;
  readonly KnownFiles: new (before: KnownContent | undefined) => KnownFiles;
};

/**
 * Reads the content of a root with what was kept of its files before, and keeps what it has become. If a file changes while that goes on, it
 * is read once more, and nothing is taken from before.
 */
export async function withKeptContents<T>(
  answers: Answers,
  root: string,
  { disk, tracedDisk, KnownFiles: Known }: Reader,
  read: (reading: Reading) => Promise<T>,
): Promise<T> {
  const name = keptName('contents', [answers.version, root]);
  const attempt = async (isFresh: boolean): Promise<T> => {
    const kept = isFresh ? undefined : readKept<Kept>(name)?.value;
    const [traced, known] = [tracedDisk(root, disk, kept?.stamped), new Known(kept?.content)];
    const answer = await read({ traced, known, isFresh });
    keep(name, { content: known.content(), stamped: traced.stamped() } satisfies Kept);
    return answer;
  };
  try {
    return await attempt(answers.isFresh);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return attempt(true);
  }
}
