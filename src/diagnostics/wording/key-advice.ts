import { type Named, wordsOf } from './by-name.ts';
import { choices } from './entry.ts';

const KEEP_ONE = 'Keep the one you want and delete the other.';

/** How the value of one key gets into that of another. */
const joins = { words: 'Add these words to it.', entries: 'Add these entries to it.', none: KEEP_ONE };

type Joined = { readonly name: string; readonly join: keyof typeof joins };

/** `a hero block` -> `the hero block` */
const definite = (where: string): string => where.replace(/^an? /, 'the ');

function noParent({ keys, parents, areEntries }: NoParent): string {
  const [belongs, them] = keys.length === 1 ? ['It belongs', 'it'] : [`${choices(keys, 'and')} belong`, 'them'];
  const above = parents.length === 1 ? `"${parents[0]}:"` : 'one of these keys';
  return `${belongs} ${areEntries ? 'in an entry of' : 'under'} ${choices(parents)}: write ${above} on a line above, and indent ${them} under it.`;
}

type NoParent = {
  readonly keys: readonly string[];
  readonly parents: readonly string[];
  readonly areEntries: boolean;
};

/** What to do with a key that is none here. */
const advice = {
  habit: ({ words }: { words: string }) => words,
  empty: 'It is empty: delete it.',
  'untyped-blocks':
    'Did you mean "blocks"? Then rename it, and start each of its entries with the block\'s type, such as "- type: rich-text".',
  'name-taken': ({ name, join, by, line }: Joined & { by: string; line: number }) =>
    `Here it's called "${name}", and "${by}" on line ${line} already takes that name. ${joins[join]}`,
  'misspelt-twice': ({ name, join }: Joined) => `Did you mean "${name}"? There already is one. ${joins[join]}`,
  'there-already': ({ name, join }: Joined) => `Here it's called "${name}", and there already is one. ${joins[join]}`,
  'other-kind': ({ name, example }: { name: string; example: string }) =>
    `Did you mean "${name}"? Write it like this: ${example}`,
  under: ({ parents }: { parents: readonly string[] }) => `It belongs under ${choices(parents)}: indent it there.`,
  'under-with': ({ parent, first }: { parent: string; first: string }) =>
    `It belongs under "${parent}", together with "${first}".`,
  'under-new': ({ parent }: { parent: string }) =>
    `It belongs under "${parent}": write "${parent}:" on the line above it, and indent it under that.`,
  'under-in-braces': ({ parent, lines }: { parent: string; lines: readonly string[] }) =>
    `It belongs under "${parent}". Write this in its place: ${parent}: { ${lines.join(', ')} }`,
  'in-entry': ({ list, key }: { list: string; key: string }) =>
    `It belongs in an entry of "${list}": write "${list}:" on the line above it, and "- ${key}:" indented under that.`,
  block: ({ name }: { name: string }) =>
    `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name} is a block: indent it under "blocks:", starting with "- type: ${name}".`,
  'in-where': ({ asked }: { asked: string }) =>
    `If it is a field of the pages, write it under "where": where: { ${asked} }`,
  'beside-from': 'It goes beside "from", not in it: write it on a line of its own, in the same column as "from".',
  'in-block': 'It belongs in a block: indent it under "- type:".',
  'in-block-of-page': 'It belongs in a block of a page, under "blocks:".',
  'of-blocks': ({ blocks }: { blocks: readonly string[] }) =>
    `It belongs to the ${blocks.length > 1 ? 'blocks' : 'block'} ${choices(blocks, 'and')}.`,
  'moved-out': ({ where, count, beside, line }: { where: string; count: number; beside: string; line: number }) =>
    `It belongs to ${definite(where)}. Start ${count > 1 ? 'these lines' : 'this line'} in the same column as "${beside}" on line ${line}.`,
  unwrapped: ({ where }: { where: string }) =>
    `The keys below it belong to ${definite(where)} itself: delete this line, and start them in its column.`,
  'no-parent': noParent,
  'new-field': ({ kind, key, type }: { kind: string; key: string; type: string }) =>
    `If its entries say more than the kind has, add a field to kinds/${kind}.yaml: - { name: ${/^[a-z]\w*$/.test(key) ? key : '...'}, type: ${type} }`,
  'third-level': 'Move them up a level, or list them on the page that the link above leads to.',
};

export type KeyAdvice = Named<typeof advice>;

/** What to do, in words. */
export function adviceIn(facts: KeyAdvice | undefined): string | undefined {
  return facts && wordsOf(advice, facts);
}
