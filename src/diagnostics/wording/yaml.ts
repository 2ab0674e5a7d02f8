import { choices, error, warning } from './entry.ts';
import { misplaced, misunderstood, plain, unreadable } from './traits.ts';

/** Words about how YAML is written: indentation, quotes, dashes, special characters. */
export const yaml = {
  'tab-indent': error(
    { ...unreadable, order: 'cause', recovery: { about: 'line', asFixed: true, isAlone: false } },
    'In YAML the indentation says what belongs to what, and a tab has no fixed width.',
    () => ({
      message: 'This line is indented with a tab.',
      hint: 'Use spaces instead: two per level.',
    }),
  ),
  'odd-space': error(
    { ...unreadable, recovery: { about: 'line', asFixed: false, isAlone: true } },
    "It looks like a space, but YAML doesn't read it as one.",
    (facts: { code: string; isAtStart: boolean }) => ({
      message: facts.isAtStart
        ? `This line is indented with invisible characters that aren't normal spaces (${facts.code}), probably pasted from a web page.`
        : `There's an invisible character here that isn't a normal space (${facts.code}), probably pasted from a web page.`,
      hint: facts.isAtStart ? 'Delete them and type normal spaces.' : 'Delete it and type a normal space.',
    }),
  ),
  'yaml-version': error(
    { ...unreadable, words: 'changed' },
    'Such lines are instructions for programs, and this program needs none.',
    (facts: { line: string }) => ({
      message: `A line such as "${facts.line}" isn't allowed here.`,
      hint: 'Delete this line.',
    }),
  ),
  'template-tag': error(
    { ...unreadable, words: 'changed' },
    'Visitors would see it exactly as written.',
    (facts: { tag: string }) => ({
      message: `Template tags such as ${facts.tag} don't work here.`,
      hint: 'Delete the tag and write a block instead, such as "- type: hero".',
    }),
  ),
  'code-fence': error(
    { ...unreadable, words: 'changed' },
    'Chats and Markdown put such lines around text that is meant to be copied.',
    (facts: { isClosed: boolean }) => ({
      message: "This line was copied along with an example and isn't part of the page.",
      hint: facts.isClosed ? 'Delete this line and the one at the end.' : 'Delete this line.',
    }),
  ),
  'second-document': error(
    { ...unreadable, words: 'changed' },
    'Everything after this line would be lost.',
    (facts: { below: 'nothing' | 'keys' | 'text'; hasHeadings: boolean }) => ({
      message:
        facts.below === 'text'
          ? "The text below this line isn't in a block, so it would be lost."
          : 'The line --- starts a second document, but a file can hold only one.',
      hint:
        facts.below === 'nothing'
          ? 'Delete this line.'
          : facts.below === 'keys'
            ? 'Delete this line: the lines below it belong to the same file.'
            : `Delete this line. Under "blocks:", write "- type: rich-text" and "description: |", and indent the text under it.${facts.hasHeadings ? ' A heading that starts with # becomes the "title" of a block.' : ''}`,
    }),
  ),
  'toml-lines': error(
    { ...unreadable, words: 'changed' },
    'A page is written in YAML, with a colon after each key.',
    (facts: { better: string | undefined; hasText: boolean }) => ({
      message: 'The lines between +++ and +++ are TOML, which other site builders use.',
      hint: `Delete both +++ lines, and write each key with a colon${facts.better === undefined ? '' : `, such as ${facts.better}`}.${facts.hasText ? ' Put the text below them into a block: under "blocks:", write "- type: rich-text" and "description: |", and indent the text under it.' : ''}`,
    }),
  ),
  'colon-in-text': error(
    unreadable,
    'A colon followed by a space ends a key, so YAML sees a second key inside the text.',
    (facts: {
      text: string;
      /** Whether the author has put it in curly quotes. */
      isCurly?: boolean;
    }) => ({
      message: facts.isCurly
        ? 'A text that contains ": " must be in straight quotes, but these are curly ones.'
        : 'A text that contains ": " must be in quotes.',
      hint: `Write ${facts.text}`,
      general: 'Put the whole text in quotes.',
    }),
  ),
  'missing-space': error(
    { ...unreadable, recovery: { about: 'value', asFixed: true, isAlone: false } },
    'Without the space, the key and its value are one long word.',
    (facts: { after: 'colon' | 'dash'; better: string }) => ({
      message: `There's no space after the ${facts.after}.`,
      hint: `Write "${facts.better}".`,
      general: 'Write a space after it.',
    }),
  ),
  'comma-in-text': error(
    { ...plain, words: 'kept', recovery: { about: 'value', asFixed: false, isAlone: false } },
    'Everything after the comma would be lost.',
    (facts: { better: string }) => ({
      message: 'Inside { } a comma ends the text, so the words after it are read as a key.',
      hint: `If the comma is part of the text, put the whole text in quotes: ${facts.better}`,
      general: 'If the comma is part of the text, put the whole text in quotes.',
    }),
  ),
  'missing-colon': error(
    { ...unreadable, recovery: { about: 'line', asFixed: true, isAlone: true } },
    'Without the colon, nobody can tell whether it is a key or a text.',
    (facts: { text: string; better: string | undefined }) => ({
      message:
        facts.better === undefined
          ? `${inQuotes(facts.text)} has no colon after it, so it is neither a key nor a value.`
          : "There's no colon between the key and its value.",
      hint:
        facts.better === undefined
          ? 'Write a key, a colon, a space and a value, such as "title: Our services". If it continues the text above, indent it more.'
          : `Write "${facts.better}".`,
      general:
        'Write a key, a colon, a space and a value, such as "title: Our services". If it continues the text above, indent it more.',
    }),
  ),
  'other-comment': error(
    unreadable,
    'It would be read as part of the page.',
    (facts: { better: string; isLong: boolean }) => ({
      message: "This doesn't start a comment here: comments start with #.",
      hint: facts.isLong ? 'Start each of these lines with #.' : `Write "${facts.better}".`,
      general: 'Start each line of the comment with #.',
    }),
  ),
  'quote-in-quotes': error(
    unreadable,
    'The rest of the text would be lost.',
    (facts: { quote: string; better: string }) => ({
      message: `The text ends at this ${facts.quote}, because it started with the same mark.`,
      hint: `Put the whole text in the other kind of quotes: ${facts.better}`,
      general: 'Put the whole text in the other kind of quotes.',
    }),
  ),
  'text-after-quote': error(
    unreadable,
    'The text after the quote would be lost.',
    (facts: { quote: string; better: string; shown: string }) => ({
      message: `The text ends at this ${facts.quote}, but more words follow it.`,
      hint: `Put all of it inside the quotes: ${facts.better}. To show the quotes to visitors, write ${facts.shown}`,
      general: 'Put all of it inside the quotes.',
    }),
  ),
  'text-after-bracket': error(unreadable, 'The text after the bracket would be lost.', (facts: { better: string }) => ({
    message: "There's text after the closing bracket.",
    hint: `If it is meant as text, put all of it in quotes: ${facts.better}`,
    general: 'If it is meant as text, put all of it in quotes.',
  })),
  'quote-braces': error(
    unreadable,
    'In YAML a brace starts a group of keys, so the text would not be read as text.',
    (facts: { better: string }) => ({
      message: 'A text that starts with { must be in quotes.',
      hint: `Write ${facts.better}`,
      general: 'Write the words themselves. To show the braces, put the whole text in quotes.',
    }),
  ),
  'special-start': error(
    unreadable,
    "YAML uses this character itself, so the text couldn't be read.",
    (facts: { character: string; better: string }) => ({
      message: `A text can't start with ${facts.character}, because that has a meaning of its own in YAML.`,
      hint: `Put it in quotes: ${facts.better}`,
      general: 'Put the whole text in quotes.',
    }),
  ),
  'text-after-arrow': error(
    unreadable,
    'The words on this line would be lost.',
    (facts: { character: string; better: string }) => ({
      message: `A ${facts.character} after the colon starts a text of several lines, so nothing else can be on its line.`,
      hint: `Put the text in quotes (${facts.better}), or indent it on the next line.`,
      general: 'Indent the text on the next line.',
    }),
  ),
  'unclosed-quote': error(
    { ...unreadable, order: 'cause' },
    'Everything after it would be part of the text.',
    (facts: { quote: string; instead: string | undefined }) => ({
      message: `The text that starts with this ${facts.quote} never ends.`,
      hint:
        facts.instead === undefined
          ? `Add ${facts.quote} at the end of the text.`
          : `Write ${facts.quote} instead of ${facts.instead} at the end of the text.`,
      general: 'Close it where its text ends.',
    }),
  ),
  'unclosed-bracket': error(
    { ...unreadable, order: 'cause' },
    'Everything after it would be part of the list.',
    (facts: { open: string; close: string; instead: string | undefined; isInComment: boolean }) => ({
      message: `This ${facts.open} is never closed.`,
      hint: facts.isInComment
        ? `Everything after " #" is a comment, including the ${facts.close}. Put the text with the # in quotes.`
        : facts.instead !== undefined
          ? `Write ${facts.close} instead of ${facts.instead} at its end.`
          : `Add ${facts.close} at the end. If it is meant as text, put the text in quotes.`,
      general: 'Close it where its list or its keys end. If it is meant as text, put the text in quotes.',
    }),
  ),
  'missing-comma': error(
    { ...plain, recovery: { about: 'value', asFixed: false, isAlone: false } },
    'Without the comma, nobody can tell where one entry ends and the next starts.',
    () => ({
      message: "There's no comma between this and the entry before it.",
      hint: 'Inside brackets, put a comma after each entry except the last.',
    }),
  ),
  'extra-comma': error(
    { ...plain, recovery: { about: 'value', asFixed: false, isAlone: false } },
    'An entry seems to be missing there.',
    (facts: { isLast: boolean }) => ({
      message: facts.isLast ? "YAML lines don't end with a comma." : "There's nothing before this comma.",
      hint: facts.isLast ? 'Delete the comma.' : 'Delete the comma, or write an entry before it.',
    }),
  ),
  'extra-bracket': error(
    { ...unreadable, order: 'cause' },
    'Either a bracket is missing before it, or this one is too many.',
    (facts: { character: string }) => ({
      message: `This ${facts.character} closes nothing.`,
      hint: 'Delete it. If it is meant as text, put the text in quotes.',
    }),
  ),
  'bad-escape': error(
    unreadable,
    'The backslash and the letter after it would turn into something else.',
    (facts: { escape: string; better: string }) => ({
      message: `Inside double quotes a backslash has a special meaning, but ${facts.escape} means nothing.`,
      hint: `Use / instead, or single quotes: ${facts.better}`,
      general: 'Use / instead, or put the text in single quotes.',
    }),
  ),
  'bad-indent': error(
    { ...unreadable, order: 'cause', recovery: { about: 'line', asFixed: true, isAlone: false } },
    'In YAML the indentation says what belongs to what.',
    (facts: { what: string; spaces: number; expected: number | undefined }) =>
      facts.what === '-' && facts.expected !== undefined
        ? {
            message: `This dash is ${facts.spaces === 0 ? 'not indented' : `indented by ${count(facts.spaces)}`}, but the other dashes of its list are indented by ${facts.expected}.`,
            hint: 'Move it, together with all lines of its entry: the entries of a list must start in the same column.',
          }
        : {
            message:
              facts.expected === undefined
                ? `"${facts.what}" isn't lined up with the lines it belongs to.`
                : `"${facts.what}" is indented by ${count(facts.spaces)}, but the lines it belongs to are indented by ${facts.expected}.`,
            hint: 'Start keys that belong together in the same column.',
          },
  ),
  'missing-dash': error(
    { ...unreadable, order: 'cause', recovery: { about: 'line', asFixed: true, isAlone: false } },
    "Without the dash it doesn't start a new entry, and overwrites the entry above it.",
    (facts: { key: string; better?: string }) => ({
      message: `A new list entry seems to start here, but there's no "- " in front of "${facts.key}".`,
      hint:
        facts.better === undefined
          ? `Write "- ${facts.key}:", or indent the line like the one above it.`
          : `Write "${facts.better}".`,
    }),
  ),
  'extra-dash': error(
    { ...misunderstood, tellsOf: 'absence' },
    'Each dash starts a new entry, so one entry would become several incomplete ones.',
    (facts: { first: string; keys: readonly string[] }) => ({
      message: `A dash starts a new list entry, but ${choices(facts.keys, 'and')} ${facts.keys.length === 1 ? 'belongs' : 'belong'} to the entry that starts with "${facts.first}".`,
      hint: `Write a space instead of the dash before ${choices(facts.keys, 'and')}.`,
    }),
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
    }) => {
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
  'list-on-line': error(
    unreadable,
    'YAML would read it as a text, or not at all.',
    (facts: { isInBrackets: boolean }) =>
      facts.isInBrackets
        ? {
            message: 'Inside brackets, list entries have no dash.',
            hint: 'Delete the dash and separate the entries with commas: [one, two]. If it is meant as text, put it in quotes.',
          }
        : {
            message: "A list can't start on the same line as its key.",
            hint: 'Put the dash on the next line, indented. If it is meant as text, put it in quotes.',
          },
  ),
  'list-without-key': error(
    { ...plain, recovery: { about: 'line', asFixed: false, isAlone: false } },
    'Without a key, nobody knows what the list is for.',
    (facts: {
      /** The key that the list belongs under, if only one can be meant. */
      name?: string;
    }) => ({
      message: 'A list starts here without a key that says what it is.',
      hint:
        facts.name === undefined
          ? 'Write a key with a colon on the line above, such as "items:", and indent the list under it.'
          : `Write "${facts.name}:" on a line above, and indent the list under it.`,
    }),
  ),
  alias: error(
    { ...unreadable, words: 'changed' },
    'Words meant as emphasis would be replaced with something else, or with nothing.',
    (facts: { text: string }) => ({
      message: `In YAML a value that starts with * refers to another value, so "${facts.text}" doesn't work here.`,
      hint: `If it is meant as text, put it in quotes: "${facts.text}". Otherwise write the value out.`,
    }),
  ),
  anchor: error(
    unreadable,
    'The first word would vanish from the text.',
    (facts: { text: string; better: string }) => ({
      message: `In YAML a word that starts with & is a label, so "${facts.text}" would vanish from the text.`,
      hint: `If it is meant as text, put it in quotes: ${facts.better}. Otherwise delete it.`,
      general: 'If it is meant as text, put it in quotes.',
    }),
  ),
  tag: error(unreadable, 'The word would vanish from the page.', (facts: { text: string }) => ({
    message: `In YAML a word that starts with ! isn't text, so "${facts.text}" would vanish from the page.`,
    hint: `If it is meant as text, put it in quotes: "${facts.text}". Otherwise delete it.`,
  })),
  'duplicate-key': error(
    { ...plain, order: 'effect' },
    'Only one of the two would be shown.',
    (facts: { key: string; line: number }) => ({
      message: `"${facts.key}" is already used on line ${facts.line}, and only one of the two can count.`,
      hint: 'If a new list entry should start here, put "- " in front. Otherwise keep the one you want and delete the other.',
    }),
  ),
  'forbidden-key': error(plain, 'Such keys are used to attack programs.', (facts: { key: string }) => ({
    message: `The key "${facts.key}" isn't allowed.`,
    hint: 'Delete it. Programs use this name internally.',
  })),
  'odd-key': error(
    { ...plain, recovery: { about: 'line', asFixed: false, isAlone: true } },
    'No key has such a name.',
    () => ({
      message: 'Only a single word can be a key here.',
      hint: 'Write a key such as title, a colon, a space and the value. If all of it is text, put it in quotes.',
    }),
  ),
  'comment-value': error(
    { ...plain, words: 'kept' },
    'The value on this line would be ignored.',
    (facts: { key: string; better: string }) => ({
      message: `"${facts.key}" is empty, because everything after # is a comment.`,
      hint: `Put the value in quotes: ${facts.better}`,
      general: 'Put the value in quotes.',
    }),
  ),
  'comment-in-text': warning(
    { ...plain, words: 'kept' },
    "Visitors wouldn't see the rest of the sentence.",
    (facts: { better: string }) => ({
      message: 'The text ends here: everything after " #" is a comment and isn\'t shown.',
      hint: `If it is part of the text, put the whole text in quotes: ${facts.better}`,
      general: 'If it is part of the text, put the whole text in quotes.',
    }),
  ),
  'swallowed-line': warning(
    { ...plain, tellsOf: 'absence' },
    'What looks like an entry of its own is shown as part of the one before it.',
    (facts: { text: string }) => ({
      message: `This line is read as part of the text above it: "${facts.text}".`,
      hint: 'To make it a line of its own, start it in the same column as the one above. Otherwise put the whole text in quotes.',
    }),
  ),
  'curly-quotes': warning(
    { ...plain, words: 'kept' },
    'Visitors would see the quotes: YAML only knows straight ones.',
    (facts: { better: string }) => ({
      message: 'These are curly quotes, so visitors see them as part of the text.',
      hint: `Use straight quotes or none: ${facts.better}`,
      general: 'Use straight quotes, or none.',
    }),
  ),
  'yaml-syntax': error(unreadable, "A line that can't be read can't be shown.", () => ({
    message: "This line can't be read.",
    hint: 'Check the spaces at its start, the colon after the key, and the quotes and brackets. If it is text, put it in quotes.',
  })),
};

function inQuotes(text: string): string {
  return /^["']/.test(text) ? text : `"${text}"`;
}

function count(spaces: number): string {
  return spaces === 1 ? '1 space' : `${spaces} spaces`;
}
