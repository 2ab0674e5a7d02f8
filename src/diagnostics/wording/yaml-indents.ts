import { choices, error } from './entry.ts';
import { misplaced, unreadable } from './traits.ts';

function count(spaces: number): string {
  return spaces === 1 ? '1 space' : `${spaces} spaces`;
}

/** Words about where the lines of a YAML file start. */
export const yamlIndents = {
  'tab-indent': error(
    { ...unreadable, order: 'cause', recovery: { about: 'line', asFixed: true, isAlone: false } },
    'In YAML the indentation says what belongs to what, and a tab has no fixed width.',
    () => ({
      message: 'This line is indented with a tab.',
      hint: 'Use spaces instead: two per level.',
    }),
  ),
  'bad-indent': error(
    { ...unreadable, order: 'cause', recovery: { about: 'line', asFixed: true, isAlone: false } },
    'In YAML the indentation says what belongs to what.',
    (facts: {
      what: string;
      spaces: number;
      expected: number | undefined;
      /** A key above in the column that is expected. */
      beside?: string;
      /** Whether that is the first key of an entry of a list. */
      isEntry?: boolean;
    }) =>
      facts.what === '-' && facts.expected !== undefined
        ? {
            message: `This dash is ${facts.spaces === 0 ? 'not indented' : `indented by ${count(facts.spaces)}`}, but the other dashes of its list are indented by ${facts.expected}.`,
            hint: 'Move it, together with all lines of its entry: the entries of a list must start in the same column.',
          }
        : {
            message: facts.isEntry
              ? `"${facts.what}" belongs to the ${facts.beside === 'type' ? 'block' : 'list entry'} that starts with "${facts.beside}" but isn't indented like it.`
              : facts.expected === undefined
                ? `"${facts.what}" isn't lined up with the lines it belongs to.`
                : `"${facts.what}" is indented by ${count(facts.spaces)}, but the lines it belongs to are indented by ${facts.expected}.`,
            hint:
              facts.beside === undefined
                ? 'Start keys that belong together in the same column.'
                : `Start it in the same column as "${facts.beside}".`,
          },
  ),
  'missing-indent': error(
    { ...misplaced, order: 'cause' },
    'In YAML the indentation says which lines belong to the one above.',
    (facts: {
      line: number;
      key?: string;
      keys?: readonly string[];
      /** Whether they belong to an entry of the key's list that starts on the line. */
      isEntry?: boolean;
      /** The key that they belong next to. */
      beside?: { readonly key: string; readonly line: number };
      /** How far a list must move to the right to be under its key. */
      spaces?: number;
    }) => {
      if (facts.spaces !== undefined) {
        return {
          message: `The list that starts here belongs under "${facts.key}" on line ${facts.line} but isn't indented.`,
          hint: `Move all its lines to the right by ${count(facts.spaces)}.`,
        };
      }
      if (facts.key === undefined) {
        return {
          message: `This text belongs to line ${facts.line} but isn't indented.`,
          hint: `Start it with at least two spaces more than line ${facts.line}.`,
        };
      }
      const [belong, arent, start] =
        facts.keys?.length === 1 ? ['belongs', "isn't", 'Start this line'] : ['belong', "aren't", 'Start these lines'];
      const where = facts.isEntry
        ? `to the entry of "${facts.key}" that starts on line ${facts.line} but ${arent} indented like it`
        : `under "${facts.key}" on line ${facts.line} but ${arent} indented`;
      return {
        message: `${choices(facts.keys ?? [], 'and')} ${belong} ${where}.`,
        hint:
          facts.beside === undefined
            ? `${start} with two spaces more than line ${facts.line}.`
            : `${start} in the same column as "${facts.beside.key}" on line ${facts.beside.line}.`,
      };
    },
  ),
};
