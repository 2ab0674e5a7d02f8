import { type Named, wordsOf } from './by-name.ts';

type Name = { readonly name: string };

/** What another place has to do with a mistake. */
const roles = {
  'used-first': ({ name }: Name) => `"${name}" is used here first.`,
  first: ({ name }: Name) => `"${name}" is here first.`,
  'written-first': ({ name }: Name) => `"${name}" is written here first.`,
  'redirected-first': ({ name }: Name) => `"${name}" is redirected here first.`,
  'listed-first': 'It is listed here first.',
  'first-list': 'The first list with pages.',
  'same-title': 'The same title.',
  'same-value': 'The same value.',
  'same-address': 'The same address.',
  'same-mistake': 'The same mistake.',
  'other-file': 'The other file.',
  'other-text': 'The other text.',
  circle: 'Part of the circle.',
  example: 'This is from an example, too.',
  columns: 'The columns are here.',
  block: 'This is the block.',
  link: 'This link leads to it.',
  'link-afterwards': ({ href }: { href: string | undefined }) => `After that, write ${href} here.`,
};

export type Role = Named<typeof roles>;

/** What is said of another place. */
export function relatedWords(role: Role): string {
  return wordsOf(roles, role);
}
