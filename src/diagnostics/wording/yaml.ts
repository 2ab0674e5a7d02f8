import { choices, error, warning } from './entry.ts';

/** Words about how YAML is written: indentation, quotes, dashes, special characters. */
export const yaml = {
  'tab-indent': error(() => ({
    message: 'There is a tab at the start of this line; YAML wants spaces.',
    hint: 'Replace the tab by spaces: two for each level.',
  })),
  'odd-space': error((facts: { code: string; isAtStart: boolean }) => ({
    message: facts.isAtStart
      ? `The spaces at the start of this line are not ordinary spaces (${facts.code}); they often come from a web site.`
      : `The space here is no ordinary space (${facts.code}); it often comes from a web site.`,
    hint: facts.isAtStart ? 'Delete them and type ordinary spaces.' : 'Delete it and type an ordinary space.',
  })),
  'yaml-version': error((facts: { line: string }) => ({
    message: `A line such as "${facts.line}" does not work here.`,
    hint: 'Delete this line.',
  })),
  'template-tag': error((facts: { tag: string }) => ({
    message: `Template tags such as ${facts.tag} do not work here; pages are made of blocks.`,
    hint: 'Delete the tag and write a block instead, such as "- type: hero".',
  })),
  'code-fence': error((facts: { isClosed: boolean }) => ({
    message: 'This line is the frame around a piece of code, and no part of a page.',
    hint: facts.isClosed ? 'Delete this line, and the one at the end.' : 'Delete this line.',
  })),
  'second-document': error(() => ({
    message: 'The line --- starts a second document, and a file can hold only one.',
    hint: 'Delete this line. Text below it belongs into a block, for instance as its description.',
  })),
  'colon-in-text': error((facts: { text: string }) => ({
    message: 'A text that contains ": " must stand in quotes.',
    hint: `Write ${facts.text}`,
  })),
  'missing-space': error((facts: { after: 'colon' | 'dash'; better: string }) => ({
    message: `There is no space after the ${facts.after}.`,
    hint: `Write "${facts.better}".`,
  })),
  'comma-in-text': error((facts: { better: string }) => ({
    message: 'Inside { } a comma ends the text, and what follows it is read as a key.',
    hint: `If the comma belongs to the text, put the whole text in quotes: ${facts.better}`,
  })),
  'missing-colon': error((facts: { text: string; better: string | undefined }) => ({
    message:
      facts.better === undefined
        ? `${inQuotes(facts.text)} has no colon after it, so it is neither a key nor a value.`
        : 'Between a key and its value stands a colon.',
    hint:
      facts.better === undefined
        ? 'Write a key, a colon, a space and a value, such as "title: Our services"; or indent it more if it continues the text above.'
        : `Write "${facts.better}".`,
  })),
  'other-comment': error((facts: { better: string; isLong: boolean }) => ({
    message: 'This is no comment: in YAML a comment begins with #.',
    hint: facts.isLong ? 'Begin each of these lines with #.' : `Write "${facts.better}".`,
  })),
  'quote-in-quotes': error((facts: { quote: string; better: string }) => ({
    message: `The text ends at this ${facts.quote}, because it began with the same mark.`,
    hint: `Put the whole text in the other kind of quotes: ${facts.better}`,
  })),
  'text-after-quote': error((facts: { better: string; shown: string }) => ({
    message: 'There is text after the closing quote.',
    hint: `Put all of it inside the quotes: ${facts.better}; if the quotes are to be seen: ${facts.shown}`,
  })),
  'text-after-bracket': error((facts: { better: string }) => ({
    message: 'There is text after the closing bracket.',
    hint: `If it is meant as a text, put all of it in quotes: ${facts.better}`,
  })),
  'quote-braces': error((facts: { better: string }) => ({
    message: 'A text that begins with { must stand in quotes.',
    hint: `Write ${facts.better}`,
  })),
  'special-start': error((facts: { character: string; better: string }) => ({
    message: `A text cannot begin with ${facts.character}, because it means something else in YAML.`,
    hint: `Put it in quotes: ${facts.better}`,
  })),
  'text-after-arrow': error((facts: { character: string; better: string }) => ({
    message: `A ${facts.character} after the colon starts a text of several lines and must stand alone on its line.`,
    hint: `Put the text in quotes (${facts.better}) or on the next line, indented.`,
  })),
  'unclosed-quote': error((facts: { quote: string; instead: string | undefined }) => ({
    message: `The text that starts with this ${facts.quote} never ends.`,
    hint:
      facts.instead === undefined
        ? `Add ${facts.quote} at the end of the text.`
        : `Write ${facts.quote} instead of ${facts.instead} at the end of the text.`,
  })),
  'unclosed-bracket': error(
    (facts: { open: string; close: string; instead: string | undefined; isInComment: boolean }) => ({
      message: `This ${facts.open} is never closed.`,
      hint: facts.isInComment
        ? `What stands after " #" is a comment, the ${facts.close} as well. Put the text with the # in quotes.`
        : facts.instead !== undefined
          ? `Write ${facts.close} instead of ${facts.instead} at its end.`
          : `Add ${facts.close} at the end. If it is meant as text, put the text in quotes.`,
    }),
  ),
  'missing-comma': error(() => ({
    message: 'There is no comma between this and what stands before it.',
    hint: 'Inside brackets, put a comma after each entry but the last.',
  })),
  'extra-comma': error((facts: { isLast: boolean }) => ({
    message: facts.isLast ? 'In YAML no comma stands at the end of a line.' : 'Nothing stands before this comma.',
    hint: facts.isLast ? 'Delete the comma.' : 'Delete the comma, or write an entry before it.',
  })),
  'extra-bracket': error((facts: { character: string }) => ({
    message: `This ${facts.character} closes nothing.`,
    hint: 'Delete it. If it is meant as text, put the text in quotes.',
  })),
  'bad-escape': error((facts: { escape: string; better: string }) => ({
    message: `Inside double quotes a backslash has a special meaning, and ${facts.escape} has none.`,
    hint: `Use / instead, or single quotes: ${facts.better}`,
  })),
  'bad-indent': error((facts: { what: string; spaces: number; expected: number | undefined }) =>
    facts.what === '-' && facts.expected !== undefined
      ? {
          message: `This dash is ${facts.spaces === 0 ? 'not indented' : `indented by ${count(facts.spaces)}`}; the dashes of its list are indented by ${facts.expected}.`,
          hint: 'Move it, and all lines of its entry with it: the entries of a list must start in the same column.',
        }
      : {
          message:
            facts.expected === undefined
              ? `"${facts.what}" does not stand under the lines it belongs to.`
              : `"${facts.what}" is indented by ${count(facts.spaces)}; the lines it belongs to are indented by ${facts.expected}.`,
          hint: 'Keys that belong together must start in the same column.',
        },
  ),
  'missing-dash': error((facts: { key: string; better?: string }) => ({
    message: `A new entry of the list seems to start here, but there is no "- " in front of "${facts.key}".`,
    hint:
      facts.better === undefined
        ? `Write "- ${facts.key}:", or indent the line like the one above it.`
        : `Write "${facts.better}".`,
  })),
  'extra-dash': error((facts: { first: string; keys: readonly string[] }) => ({
    message: `A dash starts a new entry of the list, but ${choices(facts.keys, 'and')} ${facts.keys.length === 1 ? 'belongs' : 'belong'} to the entry that begins with "${facts.first}".`,
    hint: `Write a space instead of the dash before ${choices(facts.keys, 'and')}.`,
  })),
  'missing-indent': error((facts: { line: number; key?: string; keys?: readonly string[] }) =>
    facts.key === undefined
      ? {
          message: `This text belongs to line ${facts.line} but is not indented.`,
          hint: `Start it with at least two spaces more than line ${facts.line}.`,
        }
      : {
          message: `${choices(facts.keys ?? [], 'and')} ${facts.keys?.length === 1 ? 'belongs' : 'belong'} under "${facts.key}" on line ${facts.line} but ${facts.keys?.length === 1 ? 'is' : 'are'} not indented.`,
          hint: `Start ${facts.keys?.length === 1 ? 'this line' : 'these lines'} with two spaces more than line ${facts.line}.`,
        },
  ),
  'list-on-line': error((facts: { isInBrackets: boolean }) =>
    facts.isInBrackets
      ? {
          message: 'Inside brackets, the entries of a list have no dash.',
          hint: 'Delete the dash and separate the entries by commas: [one, two]. If it is meant as text, put it in quotes.',
        }
      : {
          message: 'A list cannot start on the same line as its key.',
          hint: 'Put the dash on the next line, indented. If it is meant as text, put it in quotes.',
        },
  ),
  'list-without-key': error(() => ({
    message: 'A list starts here, and no key says what it is.',
    hint: 'Write its key with a colon on the line above, such as "items:", and indent the list under it.',
  })),
  alias: error((facts: { text: string }) => ({
    message: `A value that begins with * stands for another place in YAML; "${facts.text}" does not work here.`,
    hint: `If it is meant as text, put it in quotes: "${facts.text}". Otherwise write the value out.`,
  })),
  anchor: error((facts: { text: string; better: string }) => ({
    message: `A value that begins with & gets a name in YAML, and the name is lost from the text: "${facts.text}".`,
    hint: `If it is meant as text, put it in quotes: ${facts.better}. Otherwise delete it.`,
  })),
  tag: error((facts: { text: string }) => ({
    message: `A value that begins with ! is not read as text in YAML, and "${facts.text}" would be lost.`,
    hint: `If it is meant as text, put it in quotes: "${facts.text}". Otherwise delete it.`,
  })),
  'duplicate-key': error((facts: { key: string; line: number }) => ({
    message: `"${facts.key}" is already written on line ${facts.line}; only one of the two can count.`,
    hint: 'Delete one of them. If a new entry of a list should start here, put "- " in front.',
  })),
  'forbidden-key': error((facts: { key: string }) => ({
    message: `The key "${facts.key}" is not allowed.`,
    hint: 'Delete it; it has a meaning inside computers and none on a page.',
  })),
  'odd-key': error(() => ({
    message: 'What stands before a colon must be a simple word.',
    hint: 'Write a key such as title, a colon, a space and the value. If all of it is text, put it in quotes.',
  })),
  'comment-value': error((facts: { key: string; better: string }) => ({
    message: `"${facts.key}" is empty, because everything after # is a comment.`,
    hint: `Put the value in quotes: ${facts.better}`,
  })),
  'comment-in-text': warning((facts: { better: string }) => ({
    message: 'The text ends here: everything after " #" is a comment and is not shown.',
    hint: `If it belongs to the text, put the whole text in quotes: ${facts.better}`,
  })),
  'swallowed-line': warning((facts: { text: string }) => ({
    message: `This line is read as part of the text above it: "${facts.text}".`,
    hint: 'If a new line of its own was meant, start it in the same column as the one above. Otherwise put the whole text in quotes.',
  })),
  'curly-quotes': warning((facts: { better: string }) => ({
    message: 'These are typographic quotes, so they are shown as part of the text.',
    hint: `Use straight quotes or none: ${facts.better}`,
  })),
  'yaml-syntax': error(() => ({
    message: 'This line cannot be understood.',
    hint: 'Check the spaces at its start, the colon after the key, and the quotes and brackets. When in doubt, put the text in quotes.',
  })),
};

function inQuotes(text: string): string {
  return /^["']/.test(text) ? text : `"${text}"`;
}

function count(spaces: number): string {
  return spaces === 1 ? '1 space' : `${spaces} spaces`;
}
