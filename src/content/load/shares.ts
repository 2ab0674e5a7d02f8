import { answerOf, threadsFor } from '../../disk/threads.ts';
import type { View } from '../dates/calendar.ts';
import type { Discovered, PageEntry } from './discover.ts';
import { shareProgram } from './share-program.ts';
import type { SharedFiles } from './site-files.ts';

/** What a thread is started with: the pages that it reads, and what all of them share. Plain data. */
export type ShareRequest = { readonly root: string; readonly discovered: Discovered; readonly view: View };

/** What a thread has found out: what its engine has saved, and the SHA-256 of each file that it has read, by path. Plain data. */
export type ShareRead = { readonly saved: Uint8Array; readonly hashes: ReadonlyMap<string, string> };

/** The pages of a site that this thread reads, and what others will have read then. */
export type Divided = { readonly own: readonly PageEntry[]; readonly others: Promise<readonly ShareRead[]> };

/** Divides pages among threads, and starts these. Undefined where this one reads all. @param unread pages of which nothing is known */
export type Divide = (unread: readonly PageEntry[], shared: SharedFiles) => Divided | undefined;

/** So many pages are worth a thread. With fewer, two take as long as one on a machine with two processors. */
const WORTHWHILE = 1000;

/**
 * Divides the pages of a content root.
 * @param threads how many there are, with this one; by default as many as there are processors, and as the pages are worth
 */
export function divideIn(root: string, { threads }: { readonly threads?: number } = {}): Divide {
  return (unread, { discovered, view }) => {
    const count = threadsFor({ pieces: unread.length, worthwhile: WORTHWHILE, threads });
    const program = shareProgram;
    if (program === undefined || count < 2) return undefined;
    const [own = [], ...others] = sharesOf(unread, count);
    // What a thread reads; nothing if a file is changed meanwhile: this thread reads its pages then.
    const reads = others.map((pages) => {
      const request: ShareRequest = { root, view, discovered: only(discovered, pages) };
      return answerOf<ShareRead | undefined>(program, request);
    });
    const all = Promise.all(reads).then((shares) => shares.flatMap((share) => share ?? []));
    // Whoever waits for them hears of it. Until then, nobody does.
    all.catch(() => undefined);
    return { own, others: all };
  };
}

/** Stretches of about the same length: pages that lie together are often alike. */
function sharesOf<T>(all: readonly T[], count: number): (readonly T[])[] {
  const start = (share: number): number => Math.round((all.length * share) / count);
  return Array.from({ length: count }, (_, share) => all.slice(start(share), start(share + 1)));
}

/** What a thread has to know of a site to read some of its pages. */
function only({ site, kinds, bodies, own }: Discovered, pages: readonly PageEntry[]): Discovered {
  const texts = pages.flatMap(({ path }) => {
    const body = bodies.get(path);
    return body === undefined ? [] : [[path, body] as const];
  });
  return {
    site,
    kinds,
    pages,
    bodies: new Map(texts),
    own,
    ledger: undefined,
    data: [],
    editorFiles: [],
    misnamed: new Map(),
    publicEntries: [],
    publicElsewhere: [],
    findings: [],
  };
}
