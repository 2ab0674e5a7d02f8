import { type Named, wordsOf } from './by-name.ts';
import { choices, error, warning } from './entry.ts';
import { unasked } from './lists.ts';
import { plain } from './traits.ts';

/** Words about the headings of lists. */

/** The types of fields that no heading is made of, in words. */
const unheaded: Readonly<Record<string, string>> = {
  ...unasked,
  richText: 'a text with paragraphs',
  'yes-no': 'either true or false',
  link: 'a link',
  file: 'a file',
  icon: 'an icon',
};

/** What a list can't be grouped by. */
const groupForms = {
  type: (facts: { name: string; type: string; others: readonly string[] }) => ({
    message: `A list can't be grouped by "${facts.name}", which is ${unheaded[facts.type]}.`,
    hint: `It can be grouped by ${choices(facts.others)}.`,
  }),
  by: (facts: { name: string; type: string; by: string; ways: readonly string[] }) => ({
    message: `"${facts.name}" is a field of the type "${facts.type}", so it can't be grouped by ${facts.by}.`,
    hint: facts.ways.length > 1 ? `Write ${choices(facts.ways)} after "by".` : 'Delete "by": each value has a heading.',
  }),
};

/** Lists without headings, and lists that need them. */
const withoutHeadings = {
  block: (facts: { block: string; others: readonly string[] }) => ({
    message: `A ${facts.block} block can't show its items under headings.`,
    hint: `Delete "group", or choose another block: ${facts.others.join(', ')}.`,
  }),
  'in-group': (facts: { block: string; groups: string }) => ({
    message: `This list is in one of the "${facts.groups}" of a ${facts.block}, and each of them has one heading.`,
    hint: `Delete "group" here. Or write "from" with "group" in place of "${facts.groups}": it makes all of them.`,
  }),
  needed: (facts: { block: string; groups: string | undefined }) => ({
    message: `Each of the "${facts.groups}" of a ${facts.block} needs a heading, and this list has no "group".`,
    hint: 'Add "group" with the name of a field: each of its values becomes a heading.',
  }),
};

/** What is wrong with the headings of a list: `group`. */
export const headings = {
  'group-form': error(
    { ...plain, reach: 'site' },
    'Headings are made of what pages say in a field.',
    (facts: Named<typeof groupForms>) => wordsOf(groupForms, facts),
  ),
  'no-headings': error(
    plain,
    'Some blocks have no place for headings among their items.',
    (facts: Named<typeof withoutHeadings>) => wordsOf(withoutHeadings, facts),
  ),
  'single-group': warning(
    { ...plain, reach: 'site' },
    'A heading above all that a list shows says nothing that its title could not say.',
    (facts: { field: string; words: string | undefined; count: number; hasPages: boolean }) => ({
      message:
        facts.words === undefined
          ? `None of the ${facts.count} ${facts.hasPages ? 'pages' : 'entries'} in this list has a value for "${facts.field}".`
          : `All ${facts.count} ${facts.hasPages ? 'pages' : 'entries'} in this list come under the same heading, "${facts.words}".`,
      hint: 'Delete "group", or group by another field.',
    }),
  ),
};
