import { error, inDigits } from './entry.ts';
import { plain } from './traits.ts';

type ManyPages = { readonly count: number; readonly most: number } & (
  | { readonly why: 'brackets' }
  | { readonly why: 'pages'; readonly names: number }
);

type ValueAddress = { readonly words: string; readonly entry: string } & (
  | { readonly why: 'page'; readonly route: string; readonly other: string }
  | { readonly why: 'reserved' | 'long'; readonly route: string }
  | { readonly why: 'none' }
  | { readonly why: 'same'; readonly first: string }
);

/** Words about files that make a page for each value of a field. */
export const madePages = {
  'many-pages': error(
    plain,
    'A file in brackets makes a page for each value, and a build has to make all of them.',
    (facts: ManyPages) =>
      facts.why === 'brackets'
        ? {
            message: `This address has ${facts.count} names in brackets, and the limit is ${facts.most}.`,
            hint: 'Leave one out, and let a list on the page show the rest.',
          }
        : {
            message: `This file would make ${inDigits(facts.count)} pages, and the limit is ${inDigits(facts.most)}.`,
            hint:
              facts.names > 1
                ? 'Use one name in brackets in place of two, or a field with fewer values.'
                : 'Use a field with fewer values.',
          },
  ),
  'bracket-field': error(
    plain,
    'There can be a page for each value only where a value has a few words.',
    (facts: { name: string; type: string }) => ({
      message: `There can't be a page for each value of "${facts.name}", which has the type "${facts.type}".`,
      hint: 'Use a field of the type text, texts, choice, day-of-week, entry, number or date.',
    }),
  ),
  'value-address': error(
    { ...plain, reach: 'site' },
    'Each page needs an address of its own.',
    (facts: ValueAddress) => {
      switch (facts.why) {
        case 'page':
          return {
            message: `The page for "${facts.words}" would be at ${facts.route}, where ${facts.other} is.`,
            hint: `Rename that file, or write the value differently in ${facts.entry}.`,
          };
        case 'reserved':
          return {
            message: `The page for "${facts.words}" would be at ${facts.route}, which the site itself uses.`,
            hint: `Move this file into a folder, or write the value differently in ${facts.entry}.`,
          };
        case 'long':
          return {
            message: `The address of the page for "${facts.words.slice(0, 40)}..." is too long for the name of a file.`,
            hint: `Write the value in fewer words in ${facts.entry}.`,
          };
        case 'none':
          return {
            message: `"${facts.words}" gets no page: an address has letters and digits, and it has none.`,
            hint: `To give it a page, write it with letters or digits in ${facts.entry}.`,
          };
        case 'same':
          return {
            message: `"${facts.words}" gets no page: it would have the address of "${facts.first}".`,
            hint: `Write one of the two differently, such as this one in ${facts.entry}.`,
          };
      }
    },
  ),
};
