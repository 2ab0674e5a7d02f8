import { asTyped } from '../as-typed.ts';
import { choices, didYouMean, error, lineToWrite } from './entry.ts';
import { empty, missing, misunderstood, plain } from './traits.ts';

export const kindNames = { list: 'a list', keys: 'a group of keys', text: 'a single value' };
const wantedNames = { list: 'a list', keys: 'a group of keys with values' };

/** How many fields of a page are named. */
const MOST_FIELDS = 4;

/** Two texts that belong together, each of which needs a key of its own. */
const pairNames = {
  address: 'a name and its address',
  addresses: 'an old address and a new one',
  field: 'a field and its type',
  question: 'a question and its answer',
  price: 'a name and its price',
  date: 'a date and what happened then',
  hours: 'a day and its hours',
  group: 'a name and what belongs to it',
};

const PAGE_IN_JSON =
  'A page looks like this: { "title": "Our services", "description": "What we do.", "blocks": [] }. If the file is none, move it out of pages/.';

/** Words about blocks and lists: what a page is made of. */
export const shape = {
  'not-keys': error(
    { ...plain, hides: 'file', tellsOf: 'absence' },
    'Each text on a page has a key that says what it is, such as title.',
    (facts: { found: 'list' | 'text'; start: string; isPage: boolean; isJson: boolean }) => ({
      message: facts.isJson
        ? 'This file has none of the keys that a page has.'
        : `This file must start with a key, not with a ${facts.found}.`,
      hint: facts.isJson
        ? PAGE_IN_JSON
        : `Start with a line such as ${facts.start}${facts.found === 'list' ? '. Put the list under its key, such as "blocks:"' : facts.isPage ? '. Put the text into a block, such as rich-text' : ''}.`,
    }),
  ),
  'wrong-kind': error(
    { ...missing, hides: 'keys', isOfKind: true },
    'A list has entries, keys have values, and each key takes only one of the two.',
    (facts: {
      key: string;
      wanted: 'list' | 'keys';
      found: 'list' | 'keys' | 'text';
      example: string;
      /** The key that the list belongs under. */
      above?: string;
      /** Whether it is one entry of the key's list. */
      isEntry?: boolean;
      /** Whether what is there could not be used as it is, with or without a dash. */
      isOther?: boolean;
      /** Whether the list has several entries, of which one can stay. */
      isSeveral?: boolean;
    }) => ({
      message: `${facts.isEntry ? `An entry of "${facts.key}"` : `"${facts.key}"`} must be ${wantedNames[facts.wanted]}, but this is ${kindNames[facts.found]}.`,
      hint:
        facts.wanted === 'list' && facts.found === 'keys' && facts.isOther !== true
          ? 'Put "- " before the first key of each entry, and indent its other keys to match.'
          : facts.above !== undefined
            ? `Put "${facts.above}:" on a line of its own above the list, and indent the list under it.`
            : facts.wanted === 'keys' && facts.found === 'list' && facts.isOther !== true
              ? facts.isSeveral
                ? `There is room for one of these. Keep it without its "- ", and move the others to where they belong: ${facts.example}`
                : `Remove the "- ": ${facts.example}`
              : `Write it like this: ${facts.example}`,
    }),
  ),
  'empty-value': error(
    empty,
    'An empty space on the page looks like a mistake.',
    (facts: { key: string; required: boolean }) => ({
      message: `"${facts.key}" is empty.`,
      hint: facts.required ? 'Write a value after the colon.' : 'Write a value after the colon, or delete the line.',
    }),
  ),
  'empty-item': error(
    empty,
    'There would be an empty space on the page.',
    (facts: {
      /** What stands in the brackets where the entry should be; undefined where the list has dashes. */
      inBrackets?: string;
    }) => ({
      message: 'This list entry is empty.',
      hint:
        facts.inBrackets === undefined
          ? 'Write the entry after the "-", or delete the "-".'
          : `Write the entry instead of ${facts.inBrackets}, or delete ${facts.inBrackets} and the comma next to it.`,
    }),
  ),
  'empty-list': error(empty, 'There would be an empty space on the page.', (facts: { key: string }) => ({
    message: `"${facts.key}" has no entries.`,
    hint: 'Write at least one entry, starting with "- ".',
  })),
  'entry-count': error(
    misunderstood,
    'A list that is too short shows nothing, and one that is too long takes visitors too long to load.',
    (facts: { key: string; found: number; least: number; most: number | undefined }) => ({
      message: `"${facts.key}" has ${facts.found} ${facts.found === 1 ? 'entry' : 'entries'}.`,
      hint:
        facts.most !== undefined && facts.found > facts.most
          ? `At most ${facts.most} are possible: delete some.`
          : `At least ${facts.least} are needed: add some.`,
    }),
  ),
  'unknown-block': error(
    misunderstood,
    'Only the blocks that exist can be shown.',
    (facts: {
      name: string;
      suggestion: string | undefined;
      /** What to do instead, where no block of ours is meant by another name. */
      advice: string | undefined;
      blocks: readonly string[];
    }) => ({
      message: `There's no block called "${facts.name}".`,
      hint:
        facts.advice ??
        (facts.suggestion === undefined
          ? `Find yours in the gallery of all blocks: ${asTyped('start')} shows it at /__blocks.`
          : `${didYouMean(facts.suggestion)}If not, look for yours in the gallery of blocks: ${asTyped('start')} shows it at /__blocks.`),
      general: `The blocks are ${facts.blocks.join(', ')}.`,
    }),
  ),
  'unnamed-pair': error(
    plain,
    "A key says what its value is. Your own text can't be a key.",
    (facts: {
      where: string;
      better: string;
      /** The keys are named alone, each for a line of its own, where others follow: this is the second. */
      second?: string;
      /** Whether the other keys are below the name. */
      isAbove?: boolean;
      pair: keyof typeof pairNames;
    }) => ({
      message: `This is ${pairNames[facts.pair]}, but ${facts.where} needs a key for ${facts.isAbove ? 'the name, too' : 'each of the two'}.`,
      hint: facts.isAbove
        ? `Write "${facts.better}", and start the lines below it in the column of its first letter. Do so for each.`
        : facts.second === undefined
          ? lineToWrite('Write', facts.better)
          : `Write two lines: "${facts.better}" with the first, and "${facts.second}" with the second.`,
      general: 'Give each of the two the key it needs.',
    }),
  ),
  'other-entries': error(
    misunderstood,
    "Each block shows different things, and leaves out what it doesn't know.",
    (facts: {
      key: string;
      name: string;
      blocks: readonly string[];
      needed: readonly string[];
      /** The list in each entry that these entries belong in. */
      inside?: string;
    }) => ({
      message:
        facts.inside === undefined
          ? `These entries of "${facts.key}" are for another block: ${choices(facts.blocks)}, not "${facts.name}".`
          : `These entries belong one level deeper: an entry of "${facts.key}" has ${choices(facts.needed, 'and')}.`,
      hint:
        facts.inside !== undefined
          ? `Write "- ${facts.needed[0]}: Your text" and "${facts.inside}:" above them, and indent them under "${facts.inside}".`
          : facts.blocks.length === 1
            ? `Write "type: ${facts.blocks[0]}" above. Or give each entry ${choices(facts.needed, 'and')}, as in a ${facts.name} block.`
            : `Write one of these after "type:" above. Or give each entry ${choices(facts.needed, 'and')}, as in a ${facts.name} block.`,
    }),
  ),
  'missing-type': error(
    { ...missing, hides: 'keys' },
    'The type decides what the block looks like and which keys it has.',
    (facts: { blocks: readonly string[] }) => ({
      message: 'This block has no "type".',
      hint: `Write "type:" and the block's name as its first line. The blocks are ${facts.blocks.join(', ')}.`,
    }),
  ),
  'missing-kind': error(
    missing,
    'The kind of a page decides which fields it has and how they are shown.',
    (facts: { kinds: readonly string[]; fields: readonly string[]; hasBlocks: boolean }) => ({
      message: `${choices(facts.fields.slice(0, MOST_FIELDS), 'and')} ${facts.fields.length === 1 ? 'is a field' : 'are fields'} of the ${facts.kinds.length === 1 ? 'kind' : 'kinds'} ${choices(facts.kinds, 'and')}, but this page has no "kind".`,
      hint:
        facts.fields.length === 1 && facts.hasBlocks
          ? `If this page is ${facts.kinds.length === 1 ? 'one' : 'one of them'}, add ${facts.kinds.length === 1 ? 'the line' : 'a line such as'} "kind: ${facts.kinds[0]}". Otherwise delete this line.`
          : facts.kinds.length === 1
            ? `Add the line "kind: ${facts.kinds[0]}".`
            : `Add a line that says which one it is, such as "kind: ${facts.kinds[0]}".`,
    }),
  ),
  'block-name-as-key': error(
    { ...misunderstood, tellsOf: 'absence' },
    'Only the line that starts with "type:" says which block it is.',
    (facts: {
      name: string;
      /** What stands in its place; the name as a key without it. */
      written?: string;
    }) => ({
      message: `A block's name comes after "type:". "${facts.written ?? `${facts.name}:`}" alone doesn't make a block.`,
      hint: `Write "- type: ${facts.name}" and put the other lines under "type".`,
    }),
  ),
  'cell-count': error(
    plain,
    'The words of a cell would stand in the wrong column, or be lost.',
    (facts: { cells: number; columns: number; titles: readonly string[] }) => ({
      message: `This row has ${facts.cells === 1 ? '1 cell' : `${facts.cells} cells`}, but the table has ${facts.columns === 1 ? '1 column' : `${facts.columns} columns`}.`,
      hint:
        facts.titles.length === facts.columns && facts.columns < 9
          ? `Write one cell for each column, in this order: ${facts.titles.join(', ')}.`
          : 'Write one cell for each column, in the same order.',
    }),
  ),
  'missing-alt': error(
    { ...plain, tellsOf: 'absence' },
    "People who can't see the picture have only these words, and so do search engines.",
    () => ({
      message: 'This picture has no "alt" text.',
      hint: 'Add "alt:" and say what the picture shows, for people who can\'t see it. If it only decorates the page, add "decorative: true" instead.',
    }),
  ),
};
