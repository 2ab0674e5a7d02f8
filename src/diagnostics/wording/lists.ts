import { type Named, wordsOf } from './by-name.ts';
import { choices, didYouMean, error, warning } from './entry.ts';
import { ownKind } from './own-kind.ts';
import { plain } from './traits.ts';

/** Words about kinds of pages, and lists that find pages. */

/** The types of fields of which lists ask nothing, in words. */
export const unasked: Readonly<Record<string, string>> = {
  image: 'a picture',
  video: 'a video',
  list: 'a list with fields of its own',
};

type Meant = { readonly suggestion: string | undefined; readonly known: readonly string[] };

/** What is wrong with a column of a table. */
const columns = {
  missing: ({ title, suggestion, known }: Meant & { readonly title: string }) => ({
    message: `The column "${title}" doesn't say what it shows of each page.`,
    hint: `Add a line below its title: show: "{${suggestion ?? known[0]}}". The fields are ${known.join(', ')}.`,
  }),
  same: ({ text, suggestion, known }: Meant & { readonly text: string }) => ({
    message: `Every row would say "${text}" here, because there is no field in braces.`,
    hint:
      suggestion === undefined
        ? `Write a field in braces, such as "{${known[0]}}". The fields are ${known.join(', ')}.`
        : `Did you mean "{${suggestion}}"?`,
  }),
  idle: ({ key }: { readonly key: string }) => ({
    message: `"${key}" has no effect here, because the rows of this table are written down.`,
    hint: 'Delete this line, or write "from" in place of "rows".',
  }),
  'no-page': ({ kind }: { readonly kind: string }) => ({
    message: `"link" leads to the page of each row, and entries of the kind "${kind}" have no pages of their own.`,
    hint: `Delete this line, or give the kind pages in kinds/${kind}.yaml.`,
  }),
};

/** What is wrong with how visitors choose from a list. */
const filters = {
  type: ({ field, type, known }: { field: string; type: string; known: readonly string[] }) => ({
    message: `Visitors can't choose by "${field}", which is a field of the type "${type}".`,
    hint:
      known.length === 0
        ? 'Fields of the types choice, day-of-week, yes-no, text, texts, entry and number can be filtered by, and this kind has none.'
        : `Fields of this kind that can be filtered by: ${known.join(', ')}.`,
  }),
  twice: ({ field }: { field: string }) => ({
    message: `"filters" has "${field}" twice.`,
    hint: 'Delete one of the two.',
  }),
  pages: ({ key }: { key: string }) => ({
    message: `This list has several pages ("perPage"), so "${key}" would only see the entries of one of them.`,
    hint: `Delete "perPage" to show all entries on this page, or delete "${key}".`,
  }),
};

/** A value that a list asks for, and the bound of its field that it is beyond. */
type NeverSaid = {
  readonly field: string;
  readonly kind: string;
  readonly value: string;
  readonly bound: 'min' | 'max';
  readonly limit: string;
};

const fieldsInWords = ({ key, known }: { readonly key: string; readonly known: readonly string[] }): string =>
  key === 'group' ? `They can be grouped by ${choices(known)}.` : `Their fields: ${known.join(', ')}.`;

/** What is wrong with lists of pages: what they ask for, and what they show. */
export const lists = {
  'from-and-items': error(
    plain,
    'A list has entries that are written down, or pages that are found.',
    ({ key, owner }: { key: string; owner: 'block' | 'group' }) => ({
      message: `This ${owner} has both "${key}" and "from".`,
      hint: `Keep "${key}" to choose what is shown yourself, or "from" to let the pages be found. Put the other one in a ${owner} of its own.`,
    }),
  ),
  'query-kind': error(
    { ...plain, reach: 'site' },
    'A list can only find pages of a kind that is there.',
    (facts: { name: string; suggestion: string | undefined; known: readonly string[]; asks: 'list' | 'field' }) => ({
      message: `This ${facts.asks === 'list' ? 'list looks for' : 'field names'} pages of the kind "${facts.name}", which does not exist.`,
      hint: `${didYouMean(facts.suggestion)}These are there: ${facts.known.join(', ')}. ${ownKind(facts.suggestion === undefined ? facts.name : '')}`,
      general: `These are there: ${facts.known.join(', ')}. ${ownKind(facts.name)}`,
    }),
  ),
  'query-field': error(
    { ...plain, reach: 'site' },
    'A list chooses and sorts pages by fields that they have.',
    (facts: {
      key: string;
      field: string;
      kind: string;
      known: readonly string[];
      /** Another way to ask for what is probably meant. */
      instead?: string | undefined;
      suggestion: string | undefined;
    }) => ({
      message: `"${facts.key}" asks for the field "${facts.field}", and pages of the kind "${facts.kind}" have no such field.`,
      general: fieldsInWords(facts),
      hint: `${didYouMean(facts.suggestion)}${fieldsInWords(facts)}${
        facts.instead === undefined ? '' : ` To choose by one of them, write "where: { ${facts.instead} }".`
      }`,
    }),
  ),
  'where-form': error(
    { ...plain, reach: 'site' },
    'What a list can ask of a field depends on what is written there.',
    (facts: {
      name: string;
      type: string;
      written: 'range' | 'list' | 'value';
      choices: readonly string[] | undefined;
      /** What was written in the signs or words of others, and how it is asked here. */
      source?: string;
      better?: string;
      /** Whether that finds what says the value itself, too. */
      isWider?: boolean;
    }) => ({
      message:
        facts.better !== undefined
          ? `A list doesn't know what ${facts.source} asks of "${facts.name}".`
          : facts.type in unasked
            ? `A list can't choose pages by "${facts.name}", which is ${unasked[facts.type]}.`
            : facts.written === 'range'
              ? `Only numbers, dates, times and durations have a smallest and a largest value, and "${facts.name}" is a field of the type "${facts.type}".`
              : `"${facts.name}" is a field of the type "${facts.type}", so it takes no list.`,
      hint:
        facts.better !== undefined
          ? `Write ${facts.name}: ${facts.better}${facts.isWider ? ', which takes the value itself, too.' : ''}`
          : facts.type in unasked
            ? `Delete "${facts.name}" here.`
            : facts.type === 'yes-no'
              ? 'Write true or false.'
              : `Write a value, or a list of values in brackets${facts.choices === undefined ? '.' : `: ${facts.name}: [${facts.choices.slice(0, 2).join(', ')}]`}`,
    }),
  ),
  'empty-range': warning(
    { ...plain, reach: 'site' },
    'No page can be in such a list.',
    (facts: { min: string; max: string } | { field: string; filled: string } | NeverSaid) =>
      'filled' in facts
        ? {
            message: `This list finds nothing: "${facts.field}" names a page by its file, and {${facts.filled}} is something else.`,
            hint: 'Write "{file}", which is the name of the page that shows the list.',
          }
        : 'min' in facts
          ? {
              message: `"max" (${facts.max}) comes before "min" (${facts.min}), so this list finds nothing.`,
              hint: 'Change one of the two.',
            }
          : {
              message: `This list finds nothing: ${facts.bound === 'min' ? 'the first' : 'the last'} that is possible in "${facts.field}" is ${facts.limit}, and this asks for ${facts.value}.`,
              hint: `Ask for something else, or change "${facts.bound}" in kinds/${facts.kind}.yaml.`,
            },
  ),
  'filter-form': error(
    { ...plain, reach: 'site' },
    'Visitors choose from a list by values that its entries share, and they choose from all of it.',
    (facts: Named<typeof filters>) => wordsOf(filters, facts),
  ),
  'idle-filter': warning(
    { ...plain, reach: 'site' },
    'A choice that changes nothing is in the way.',
    ({ field, count }: { field: string; count: number }) => ({
      message: `Visitors get nothing to choose by "${field}": all ${count} entries of this list say the same there.`,
      hint: `Delete "${field}" here, unless other entries will follow.`,
    }),
  ),
  'long-menu': warning(
    { ...plain, reach: 'site' },
    'Nobody reads a menu with hundreds of values, on a phone least of all.',
    ({ field, count, hasSearch }: { field: string; count: number; hasSearch: boolean }) => ({
      message: `Visitors would choose by "${field}" from a menu with ${count} values.`,
      hint: hasSearch
        ? `Delete "${field}" here: visitors find such words by the search field.`
        : `Write "find: true" in place of "${field}", so that visitors can search this list.`,
    }),
  ),
  'query-naming': error(
    { ...plain, reach: 'site' },
    'Pages name other pages, such as their author, in fields of the type "entry".',
    (facts: { kind: string }) => ({
      message: `This list asks for pages that name another page, and pages of the kind "${facts.kind}" name none.`,
      hint: 'Delete "naming", or ask for another kind.',
    }),
  ),
  'query-item': error(
    { ...plain, reach: 'site' },
    'Each page that is found becomes an item of the block, which needs some of its fields.',
    (facts: {
      block: string;
      kind: string;
      missing: readonly string[];
      /** The types of fields that can stand for the first of them, where no words can. */
      types: readonly string[];
      /** Fields for it that a page may leave out; none if there are none. */
      optional: readonly string[];
      hasPages: boolean;
    }) =>
      !facts.hasPages && facts.missing.includes('href')
        ? {
            message: `The items of the "${facts.block}" block are links, and entries of the kind "${facts.kind}" have no pages to lead to.`,
            hint: `Choose another block for the list, such as card-grid, or give the kind pages in kinds/${facts.kind}.yaml.`,
          }
        : {
            message: `The items of the "${facts.block}" block need ${choices(facts.missing, 'and')}, ${
              facts.optional.length === 0
                ? `and pages of the kind "${facts.kind}" have no such field`
                : `and pages of the kind "${facts.kind}" may leave out ${choices(facts.optional, 'and')}`
            }.`,
            hint:
              facts.optional.length === 0
                ? facts.types.length > 0
                  ? `Give the kind a field of the type ${choices(facts.types)}, with "required: true". Or choose another block for the list, such as card-grid.`
                  : `Say below "show" what stands there: show: { ${facts.missing[0]}: "{title}" }. Or choose another block for the list, such as card-grid.`
                : `Write "required: true" with ${choices(facts.optional, 'and')} in the kind, or say below "show" what else stands there.`,
          },
  ),
  'shown-column': error(
    plain,
    'A table that finds its rows shows in each column what the pages say.',
    (facts: Named<typeof columns>) => wordsOf(columns, facts),
  ),
  'empty-query': warning(
    { ...plain, reach: 'site' },
    'Visitors would see a heading with nothing below it.',
    (facts: { kind: string; hasPages: boolean; near: readonly string[]; key: string | undefined; count: number }) => ({
      message:
        facts.count === 0
          ? `There is no ${facts.hasPages ? 'page' : 'entry'} of the kind "${facts.kind}" yet, so this block is left out.`
          : `No ${facts.hasPages ? 'page' : 'entry'} of the kind "${facts.kind}" fits, so this block is left out.`,
      hint:
        facts.key === undefined || facts.near.length === 0
          ? `${facts.count > 0 ? `${facts.hasPages ? 'Pages' : 'Entries'} that fit` : facts.hasPages ? `Pages with kind: ${facts.kind}` : 'Entries'} will be shown here as soon as they are there.`
          : `These are used for "${facts.key}": ${facts.near.join(', ')}.`,
    }),
  ),
};
