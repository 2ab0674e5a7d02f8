import { alwaysAnother } from '../../engine/digest.ts';
import { query } from '../../engine/questions.ts';
import { checkAgainst, type FoundBy } from '../check/check.ts';
import { askedSite, ownOutline } from './asked-site.ts';

/** The digest of what is found where nothing is wrong. That is saved, and what is found is found again. */
export const CLEAR = 'clear';

/** What is wrong with a file, given all others. */
export const acrossIn = query<[file: string], readonly FoundBy[]>({
  name: 'acrossIn',
  keep: 'memory',
  digest: (found) => (found.length === 0 ? CLEAR : alwaysAnother()),
  make: (ask, file) => {
    const outline = ownOutline(ask, file);
    return outline === undefined ? [] : checkAgainst(askedSite(ask), outline);
  },
});
