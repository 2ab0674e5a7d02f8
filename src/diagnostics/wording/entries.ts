import { asTyped } from '../as-typed.ts';
import { choices, didYouMean, error, warning } from './entry.ts';
import { plain } from './traits.ts';

/** The types of fields of which lists ask nothing, in words. */
const unasked: Readonly<Record<string, string>> = {
  image: 'a picture',
  video: 'a video',
  list: 'a list with fields of its own',
};

/** Words about kinds of pages, and lists that find pages. */
export const entries = {
  'unknown-kind': error(
    { ...plain, hides: 'file' },
    'The kind of a page says which fields it has and how it is shown.',
    (facts: { name: string; suggestion: string | undefined; known: readonly string[] }) => ({
      message: `There is no kind of page called "${facts.name}".`,
      hint: `${didYouMean(facts.suggestion)}These are there: ${facts.known.join(', ')}. ${ownKind(facts.suggestion === undefined ? facts.name : '')}`,
      general: `${didYouMean(facts.suggestion)}These are there: ${facts.known.join(', ')}. ${ownKind(facts.name)}`,
    }),
  ),
  'from-and-items': error(
    plain,
    'A list has entries that are written down, or pages that are found.',
    ({ key }: { key: 'items' | 'links' }) => ({
      message: `This ${key === 'items' ? 'block' : 'list'} has both "${key}" and "from".`,
      hint: `Keep "${key}" to choose what is shown yourself, or "from" to let the pages be found. Put the other one in a ${key === 'items' ? 'block' : 'list'} of its own.`,
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
      general: `Their fields: ${facts.known.join(', ')}.`,
      hint: `${didYouMean(facts.suggestion)}Their fields: ${facts.known.join(', ')}.${
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
    }) => ({
      message:
        facts.type in unasked
          ? `A list can't choose pages by "${facts.name}", which is ${unasked[facts.type]}.`
          : facts.written === 'range'
            ? `Only numbers, dates, times and durations have a smallest and a largest value, and "${facts.name}" is a field of the type "${facts.type}".`
            : `"${facts.name}" is a field of the type "${facts.type}", so it takes no list.`,
      hint:
        facts.type in unasked
          ? `Delete "${facts.name}" here.`
          : facts.type === 'yes-no'
            ? 'Write true or false.'
            : `Write a value, or a list of values in brackets${facts.choices === undefined ? '.' : `: ${facts.name}: [${facts.choices.slice(0, 2).join(', ')}]`}`,
    }),
  ),
  'empty-range': warning(
    { ...plain, reach: 'site' },
    'No page can be in such a list.',
    (facts: { min: string; max: string }) => ({
      message: `"max" (${facts.max}) comes before "min" (${facts.min}), so this list finds nothing.`,
      hint: 'Change one of the two.',
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
    (facts: { block: string; kind: string; missing: readonly string[]; hasPages: boolean }) =>
      !facts.hasPages && facts.missing.includes('href')
        ? {
            message: `The items of a ${facts.block} are links, and what is of the kind "${facts.kind}" has no page to lead to.`,
            hint: `Choose another block for the list, such as card-grid, or give the kind pages in kinds/${facts.kind}.yaml.`,
          }
        : {
            message: `The items of a ${facts.block} need ${choices(facts.missing, 'and')}, and pages of the kind "${facts.kind}" have no such field.`,
            hint: 'Choose another block for the list, such as article-grid or card-grid.',
          },
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
  'unknown-entry': error(
    { ...plain, reach: 'site' },
    'What a page says of another page is taken from there.',
    (facts: {
      key: string;
      name: string;
      kind: string;
      suggestion: string | undefined;
      known: readonly string[];
      /** The name as a file can have it. */
      slug: string;
    }) => ({
      message: `"${facts.key}" names "${facts.name}", and there is no page of the kind "${facts.kind}" with that file name.`,
      hint: `${didYouMean(facts.suggestion)}${facts.known.length === 0 ? firstEntry(facts) : `These are there: ${facts.known.join(', ')}.`}`,
      general: `Write the name of the file of such a page, without its folder and ending.`,
    }),
  ),
  'ambiguous-entry': error(
    { ...plain, reach: 'site' },
    'A page is named by its file, and two files in different folders can have the same name.',
    (facts: { key: string; name: string; files: readonly string[]; names: readonly string[] }) => ({
      message:
        facts.files.length === 1
          ? `"${facts.key}" names "${facts.name}", and several entries of ${facts.files[0]} have that title.`
          : `"${facts.key}" names "${facts.name}", which can be ${choices(facts.files)}.`,
      hint:
        facts.names.length === 1
          ? 'Give one of them another title.'
          : `Write more of the path: ${choices(facts.names)}.`,
    }),
  ),
  'unshown-field': warning(
    { ...plain, reach: 'site' },
    'Lists take what they show of a page from the field of that name.',
    (facts: { name: string; wanted: 'image' | 'date'; block: string }) => ({
      message: `Lists don't show ${facts.wanted === 'image' ? 'the picture' : 'the day'} in "${facts.name}": they look for a field called "${facts.wanted}".`,
      hint: `Rename the field to "${facts.wanted}" here, in the layout ({${facts.wanted}}) and on the pages of this kind.`,
    }),
  ),
  'field-type': error(
    plain,
    'A text can stand where words are wanted, a picture where there is room for one.',
    (facts: {
      name: string;
      type: string;
      key: string;
      /** The types of fields that fit there, and the fields that have one of them. */
      fits: readonly string[];
      others: readonly string[];
    }) => ({
      message: `{${facts.name}} is a field of the type "${facts.type}", which doesn't fit "${facts.key}".`,
      hint:
        facts.fits.length === 0
          ? `No field fits there: write the value of "${facts.key}" itself.`
          : `Write a field of the type ${choices(facts.fits)} there${facts.others.length === 0 ? '.' : `, such as {${facts.others[0]}}.`}`,
    }),
  ),
  'unused-parameter': error(
    { ...plain, reach: 'site' },
    'A file with a name in square brackets becomes one page for each value of that field.',
    (facts: { name: string }) => ({
      message: `No list on this page asks for {${facts.name}}, so nobody knows which pages to make of it.`,
      hint: `Add a list such as: from: { kind: article, ${facts.name}: "{${facts.name}}" }`,
      general: 'Add a list that asks for it.',
    }),
  ),
};

/** Why a key has no effect in an entry of a kind without pages. */
export const unseenKey = (kind: string): string =>
  `What is of the kind "${kind}" has no page of its own where anybody could see it. Delete it, or give the kind pages in kinds/${kind}.yaml.`;

/** How the first page of a kind comes to be. */
function firstEntry({
  name,
  slug,
  kind,
}: {
  readonly name: string;
  readonly slug: string;
  readonly kind: string;
}): string {
  const file = /^[a-z0-9-]+$/.test(slug) ? slug : `name-of-a-${kind}`;
  const here = name === file ? '' : ` Then write ${file} here.`;
  return `There is none yet. To make one, run ${asTyped(`new page /${kind === 'person' ? 'people' : kind}/${file} --kind ${kind}`)}.${here}`;
}

/** How to make a kind of page. */
function ownKind(name: string): string {
  const example = /^[a-z][a-z0-9-]*$/.test(name) ? name : 'recipe';
  return `For a kind of your own, run ${asTyped(`new kind ${example}`)}.`;
}
