import { always, instead, type Named, wordsOf } from './by-name.ts';
import { error } from './entry.ts';
import { unreadable } from './traits.ts';

/** What can be wrong with a text in JSON. */
const mistakes = {
  'trailing-comma': always("JSON doesn't allow a comma after the last entry.", 'Delete the comma.'),
  'extra-comma': always("There's nothing between this comma and what comes before it.", 'Delete the comma.'),
  'missing-comma': always("There's no comma between this entry and the next.", 'Write a comma here.'),
  semicolon: always('A semicolon separates nothing in JSON.', 'Write a comma instead.'),
  'missing-colon': ({ key }: { key: string }) =>
    always(`There's no colon between "${key}" and its value.`, 'Write a colon here.'),
  'other-colon': ({ key, sign }: { key: string; sign: string }) =>
    always(`After "${key}" there must be a colon, not ${sign}.`, 'Write a colon instead.'),
  'no-value': ({ key }: { key: string }) =>
    always(`"${key}" has no value.`, `Write the value after a colon, or delete "${key}".`),
  'other-quotes': instead('JSON texts and keys are written in double quotes.'),
  'bare-key': instead('A key in JSON is written in double quotes.'),
  'bare-text': instead('A text in JSON is written in double quotes.'),
  'other-word': ({ word, better }: { word: string; better: string }) =>
    always(`JSON doesn't know the word ${word}.`, `Write ${better}.`),
  'no-number': ({ word }: { word: string }) =>
    always(`JSON has no number called ${word}.`, `Write a number, or "${word}" in double quotes for a text.`),
  'other-number': ({ word, better }: { word: string; better: string | undefined }) =>
    always(
      `${word} isn't how JSON writes a number.`,
      better === undefined ? `Write "${word}" in double quotes.` : `Write ${better}, or "${word}" in double quotes.`,
    ),
  comment: always(
    'JSON has no comments.',
    'To keep this note with the page, write the page in YAML: there a comment starts with #. In JSON, move it elsewhere.',
  ),
  'line-in-text': always(
    "A text in JSON can't go on in the next line.",
    'Put the text on one line. Write \\n where it should have a new line.',
  ),
  'tab-in-text': always("A text in JSON can't contain a tab.", 'Write a space, or \\t, instead.'),
  escape: ({ written }: { written: string }) =>
    always(`${written} means nothing in JSON.`, 'Write two backslashes (\\\\) for one.'),
  'escaped-quote': always("A single quote needs no backslash in JSON, and can't have one.", 'Delete the backslash.'),
  'quotes-in-text': instead('This text has double quotes inside, and the first of them ends it.'),
  'unclosed-text': always('The text that starts here has no closing quote.', 'Write a double quote at its end.'),
  'unopened-text': instead("There's no double quote at the start of this key."),
  unclosed: ({ open, close, line }: { open: string; close: string; line: number }) =>
    always(`The ${open} in line ${line} isn't closed.`, `Write ${close} here.`),
  'unclosed-above': ({ open, close, line }: { open: string; close: string; line: number }) =>
    always(
      `The ${open} in line ${line} isn't closed before this line.`,
      `Write ${close} where it ends. The lines in it are indented more than its own line.`,
    ),
  'other-bracket': ({ open, close, line }: { open: string; close: string; line: number }) =>
    always(`This bracket doesn't fit the ${open} in line ${line}.`, `Write ${close} instead.`),
  'extra-bracket': ({ bracket }: { bracket: string }) => always(`This ${bracket} closes nothing.`, 'Delete it.'),
  'after-end': ({ bracket }: { bracket: string }) =>
    always(
      `The file goes on after the ${bracket} that ends it.`,
      `Delete what follows, or move it in front of the ${bracket}.`,
    ),
  'no-braces': always(
    'A page in JSON starts with { and ends with }.',
    'Write { above the first line and } below the last line.',
  ),
  yaml: ({ better }: { better: string }) =>
    always('This file is written in YAML, but its name ends in .json.', `Rename it to ${better}.`),
  unknown: always(
    "This isn't JSON.",
    'Write a text in double quotes, a number, true, false, a list in [ ] or keys in { }.',
  ),
};

/** Words about the signs of a file in JSON. */
export const json = {
  'json-syntax': error(
    { ...unreadable, words: 'changed' },
    'JSON is stricter than YAML: other programs could not read the file.',
    (facts: Named<typeof mistakes>) => wordsOf(mistakes, facts),
  ),
};
