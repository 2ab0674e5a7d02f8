import type { Store } from '../../engine/store.ts';
import type { Pause } from '../steps.ts';
import { Files } from './files.ts';

/** The files of a site, for who reads them again. */
export type KeptFiles = {
  readonly files: Files;
  /** Called again and again while the site is read; absent for whoever does nothing else meanwhile. */
  readonly pause?: Pause;
};

/** For whoever reads a site again and again, or once with what was saved. @param store as for `Files` */
export function keptFiles({ pause, store }: { readonly pause?: Pause; readonly store?: Store } = {}): KeptFiles {
  return { files: new Files(store), ...(pause && { pause }) };
}
