import { error, inDigits, warning } from './entry.ts';
import { acrossFiles, address, plain } from './traits.ts';

/** Words about lists with pages. */
export const paging = {
  'long-list': warning(
    { ...plain, reach: 'site' },
    'A phone takes seconds to show a page with thousands of entries.',
    (facts: { count: number; most: number; canHavePages: boolean }) => ({
      message: `This list shows ${inDigits(facts.count)} entries on one page, which takes phones seconds to show.`,
      hint: `Show at most ${inDigits(facts.most)}: ${facts.canHavePages ? 'add "perPage: 100" to give the list several pages, or "limit" to shorten it' : 'add "limit" to shorten the list'}.`,
    }),
  ),
  'second-paged-list': error(
    plain,
    'The pages of a list have addresses of their own, and two lists would share them.',
    (facts: { line: number; isTimed: boolean }) => ({
      message: facts.isTimed
        ? `Only one list of a page can have "perPage" at a time, and the one on line ${facts.line} is visible at the same time as this one.`
        : `Only one list of a page can have "perPage", and the one on line ${facts.line} has it already.`,
      hint: facts.isTimed
        ? 'Remove "perPage" from one of the two, or end one under "visible" before the other begins.'
        : 'Remove "perPage" from one of the two. To shorten a list, use "limit".',
    }),
  ),
  'list-page-clash': error(
    acrossFiles,
    'Visitors would see only one of the two.',
    (facts: { number: number; address: string; file: string; isSame: boolean }) => ({
      message: facts.isSame
        ? `Page ${facts.number} of this list would be at "${facts.address}", which is another page of this file.`
        : `Page ${facts.number} of this list would be at "${facts.address}", and ${facts.file} is the page there.`,
      hint: facts.isSame ? 'Remove "perPage" here.' : `Rename ${facts.file}, or remove "perPage" here.`,
    }),
  ),
  'layout-with-pages': error(plain, 'Each page of the kind would become several.', (_: Record<string, never>) => ({
    message: 'A list in a layout can\'t have "perPage".',
    hint: 'Use "limit" to shorten the list.',
  })),
  'group-with-pages': error(
    plain,
    'The pages of a long list repeat all the rest of their page.',
    (_: Record<string, never>) => ({
      message: 'The list of a group can\'t have "perPage".',
      hint: 'Use "limit" to shorten the list.',
    }),
  ),
  'no-list-page': error(
    { ...address, reach: 'site' },
    'Visitors would land on the not-found page.',
    (facts: { href: string; list: string; count: number; isFirst: boolean }) => ({
      message: facts.isFirst
        ? `The first page of a list is at the address of the list, so there's no page at "${facts.href}".`
        : `The list at "${facts.list}" has ${facts.count === 1 ? 'only 1 page' : `${facts.count} pages`}, so there's no page at "${facts.href}".`,
      hint: `Write ${facts.list}.`,
    }),
  ),
};
