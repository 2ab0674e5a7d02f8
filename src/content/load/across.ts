import { neverTheSame } from '../../engine/digest.ts';
import { query } from '../../engine/questions.ts';
import { checkAgainst, type FoundBy } from '../check/check.ts';
import { askedSite, ownOutline } from './asked-site.ts';

/** What is wrong with a file, given all others. */
export const acrossIn = query<[file: string], readonly FoundBy[]>({
  name: 'acrossIn',
  keep: 'memory',
  digest: (found) => (found.length === 0 ? '' : neverTheSame()),
  make: (ask, file) => {
    const outline = ownOutline(ask, file);
    return outline === undefined ? [] : checkAgainst(askedSite(ask), outline);
  },
});

/** Whether nothing is: that is saved, and what is found is found again. */
export const isClear = query<[file: string], boolean>({
  name: 'isClear',
  keep: 'value',
  make: (ask, file) => ask(acrossIn, file).length === 0,
});
