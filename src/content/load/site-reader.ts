import type { Pause } from '../../disk/batches.ts';
import type { Changed } from './discover.ts';
import { Files } from './files.ts';
import type { LastGood } from './good-files.ts';

/** The files of a site, for who reads them again. */
export type SiteReader = {
  readonly files: Files;
  /** Which of them may be others than when they were read last, for who hears of changes: any, if left out. */
  readonly changed?: Changed;
  /** What could be shown when they were read last: it stays for files that have got mistakes since. */
  readonly last?: LastGood | undefined;
  /** Called again and again while the site is read; absent for whoever does nothing else meanwhile. */
  readonly pause?: Pause;
  /** The format that sites have to be written in, for who isn't content with the installed one. */
  readonly format?: number | 'any';
};

/** For whoever reads a site again and again, or once with what was saved. @param options as for `Files` */
export function siteReader({ store, ...others }: Options = {}): SiteReader {
  return { files: new Files({ store }), ...others };
}

type Options = Pick<SiteReader, 'pause' | 'format'> & ConstructorParameters<typeof Files>[0];
