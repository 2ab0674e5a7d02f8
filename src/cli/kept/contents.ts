import { Failure } from '../../builder/failure.ts';
import type { SiteReader, siteReader } from '../../content/load/site-reader.ts';
import type { Disk } from '../../disk/disk.ts';
import type { Stamped, TracedDisk } from '../../disk/trace.ts';
import { Superseded } from '../../engine/errors.ts';
import { aboutIn } from '../../engine/keys.ts';
import type { Answers } from './answers.ts';
import { KeptStore, keep, keptName, readKept } from './folder.ts';

/** What is kept of the files of a content root, besides what is known of them. */
type Kept = { readonly stamped: Stamped };

/** The files of a content root as they are read, with what is known of them from before. */
export type Reading = {
  readonly traced: TracedDisk;
  readonly reader: SiteReader;
  /** Whether nothing may be taken from before. */
  readonly isFresh: boolean;
};

/** A content root, and what reads its files: loaded when it's needed. */
export type Readable = {
  readonly root: string;
  readonly disk: Disk;
  readonly tracedDisk: (root: string, disk: Disk, before?: Stamped) => TracedDisk;
  readonly siteReader: typeof siteReader;
};

/**
 * Reads the content of a root with what was kept of its files before, and keeps what it has become. If a file changes while that goes on, it
 * is read once more, and nothing is taken from before.
 */
export async function withKeptContents<T>(
  answers: Answers,
  { root, disk, tracedDisk, siteReader }: Readable,
  read: (reading: Reading) => Promise<T>,
): Promise<T> {
  const name = keptName('contents', [answers.version, root]);
  const attempt = async (isFresh: boolean): Promise<T> => {
    const found = isFresh ? undefined : readKept<Kept>(name);
    const store = new KeptStore(name, found?.rest());
    const [traced, reader] = [tracedDisk(root, disk, found?.value.stamped), siteReader({ store })];
    const answer = await read({ traced, reader, isFresh });
    reader.files.save();
    keep(name, { stamped: traced.stamped() } satisfies Kept, store.saved);
    return answer;
  };
  try {
    return await attempt(answers.isFresh);
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
    return await attempt(true).catch((again: unknown) => {
      throw again instanceof Superseded ? changedAgain(again) : again;
    });
  }
}

/** Files that are read: on which disk, and what is known of them, where anything is kept. */
export type KnownFiles = { readonly disk: Disk } & Partial<Pick<Reading, 'traced' | 'reader'>>;

/**
 * Does something with the content of a root, and with what was kept of its files. Loads what that takes.
 * @param work writes nothing: it is done once more if a file changes meanwhile
 */
export async function withKnownFiles<T>(
  root: string,
  answers: Answers | undefined,
  work: (files: KnownFiles) => Promise<T>,
): Promise<T> {
  const [{ folderDisk }, { tracedDisk }, { siteReader }] = await Promise.all([
    import('../../disk/disk.ts'),
    import('../../disk/trace.ts'),
    import('../../content/load/site-reader.ts'),
  ]);
  const disk = folderDisk(root);
  if (answers === undefined) return work({ disk });
  const content = { root, disk, tracedDisk, siteReader };
  return withKeptContents(answers, content, ({ traced, reader }) => work({ disk: traced.disk, traced, reader }));
}

function changedAgain({ key }: Superseded): Failure {
  return new Failure(`${String(aboutIn(key)[0])} was changed while the site was being read. Try again.`);
}
