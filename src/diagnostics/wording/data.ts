import { choices, didYouMean, error, inDigits } from './entry.ts';
import { misunderstood, plain } from './traits.ts';

/** What stands in the place of a list, or of an entry of one. */
type Instead =
  | { readonly why: 'empty' | 'text' | 'entry' }
  /** @property key under which the list stands, if there is nothing else */
  | { readonly why: 'keys'; readonly key: string | undefined }
  | { readonly why: 'many'; readonly count: number; readonly most: number };

/** Words about files with all entries of a kind. */
export const data = {
  'data-file': error(
    { ...plain, reach: 'site' },
    'A kind reads its entries from the file that it names.',
    (facts: { file: string; other: string | undefined; suggestion: string | undefined }) =>
      facts.other === undefined
        ? {
            message: `There's no file ${facts.file}.`,
            hint: `${didYouMean(facts.suggestion)}Put the file there, or write the name that it has.`,
            general: 'Put the file there, or write the name that it has.',
          }
        : {
            message: `${facts.file} has the entries of the kind "${facts.other}", so it can't have those of another one.`,
            hint: 'Name another file here, or let lists show the other kind.',
          },
  ),
  'data-list': error(
    misunderstood,
    'Each entry of the list is one of the kind.',
    ({ kind, ...facts }: { kind: string } & Instead) => {
      if (facts.why === 'many')
        return {
          message: `This file has ${inDigits(facts.count)} entries, and no more than ${inDigits(facts.most)} are read.`,
          hint: 'Divide it: make two kinds, each with a file of its own.',
        };
      return {
        message: {
          entry: `This entry isn't one of the kind "${kind}": it has no keys.`,
          empty: `There's nothing in this file, which has all entries of the kind "${kind}".`,
          text: `This file must be a list: it has all entries of the kind "${kind}".`,
          keys: `This file must be a list: it has all entries of the kind "${kind}".`,
        }[facts.why],
        hint:
          facts.why === 'keys' && facts.key !== undefined
            ? `Delete the line with ${choices([facts.key])}, so that nothing stands above its list.`
            : 'Begin each entry with a dash and its title, such as "- title: Rye bread".',
      };
    },
  ),
};
