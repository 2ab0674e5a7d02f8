import { ALT_TO_WRITE } from './alt-to-write.ts';
import { choices, error, lineToWrite, warning } from './entry.ts';
import { misunderstood, plain, unreadable } from './traits.ts';

function inQuotes(text: string): string {
  return /^["']/.test(text) ? text : `"${text}"`;
}

const LINE_OF_ITS_OWN =
  'To make it a line of its own, start it in the same column as the one above. Otherwise put the whole text in quotes.';

/** Words about the lines of a YAML file: indentation, dashes, spaces, what was pasted. */
export const yamlLines = {
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
  'html-line': error(
    { ...unreadable, words: 'changed' },
    'A page is made of blocks, and HTML among them would be shown to nobody.',
    (facts: { tag: string /** The address in it. */; src?: string }) => ({
      message: `HTML (<${facts.tag}>) can't be used on a page.`,
      hint: inPlaceOfTag(facts),
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
  'missing-space': error(
    { ...unreadable, recovery: { about: 'value', asFixed: true, isAlone: false } },
    'Without the space, the key and its value are one long word.',
    (facts: { after: 'colon' | 'dash'; better: string }) => ({
      message: `There's no space after the ${facts.after}.`,
      hint: lineToWrite('Write', facts.better),
      general: 'Write a space after it.',
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
          : lineToWrite('Write', facts.better),
      general:
        'Write a key, a colon, a space and a value, such as "title: Our services". If it continues the text above, indent it more.',
    }),
  ),
  'other-comment': error(
    unreadable,
    'It would be read as part of the page.',
    (facts: { better: string; isLong: boolean }) => ({
      message: "This doesn't start a comment here: comments start with #.",
      hint: facts.isLong ? 'Start each of these lines with #.' : lineToWrite('Write', facts.better),
      general: 'Start each line of the comment with #.',
    }),
  ),
  'missing-dash': error(
    { ...unreadable, order: 'cause', recovery: { about: 'line', asFixed: true, isAlone: false } },
    "Without the dash it doesn't start a new entry, and overwrites the entry above it.",
    (facts: { key: string; better?: string }) => ({
      message: `A new list entry seems to start here, but there's no "- " in front of "${facts.key}".`,
      hint:
        facts.better === undefined
          ? `Write "- ${facts.key}:", or indent the line like the one above it.`
          : lineToWrite('Write', facts.better),
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
  'keys-on-line': error(
    unreadable,
    'A line has one key. What belongs below it stands in lines of its own, or in braces.',
    (facts: {
      key: string;
      /** The first key that belongs below it. */
      below: string;
      isEntry: boolean;
      /** The line with braces around all that is on it. */
      better?: string;
      /** Whether the lines below it are of other keys. */
      isFirst?: boolean;
    }) => ({
      message: `"${facts.below}" belongs below "${facts.key}", not on the same line.`,
      hint:
        facts.better === undefined
          ? `Put it on a line of its own${facts.isEntry ? ', with a dash before it' : ''}${facts.isFirst ? `, indented by two spaces more than "${facts.key}".` : ', so that it starts in the same column as the line below it.'}`
          : `Put braces around the keys: ${facts.better}`,
    }),
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
  'duplicate-key': error(
    { ...plain, order: 'effect' },
    'Only one of the two would be shown.',
    (facts: { key: string; line: number; isJson: boolean }) => ({
      message: `"${facts.key}" is already used on line ${facts.line}, and only one of the two can count.`,
      hint: facts.isJson
        ? 'Keep the one you want and delete the other.'
        : 'If a new list entry should start here, put "- " in front. Otherwise keep the one you want and delete the other.',
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
  'yaml-syntax': error(unreadable, "A line that can't be read can't be shown.", () => ({
    message: "This line can't be read.",
    hint: 'Check the spaces at its start, the colon after the key, and the quotes and brackets. If it is text, put it in quotes.',
  })),
  'swallowed-line': warning(
    { ...plain, tellsOf: 'absence' },
    'What looks like an entry of its own is shown as part of the one before it.',
    (facts: { text: string /** Of the text, where a list in it may be meant. */; key?: string }) => ({
      message: `This line is read as part of the text above it: "${facts.text}".`,
      hint:
        facts.key === undefined
          ? LINE_OF_ITS_OWN
          : `To show a list below the text, write "${facts.key}: |", and the text on a line of its own below it, in the same column as the list.`,
      general:
        facts.key === undefined
          ? LINE_OF_ITS_OWN
          : 'If the text goes on here, put all of it in quotes. A list can be in a text of several paragraphs, such as the description of a rich-text block.',
    }),
  ),
};

/** What to write in the place of HTML. */
function inPlaceOfTag({ tag, src }: { readonly tag: string; readonly src?: string }): string {
  if (/^(?:script|style|link|meta|noscript)$/.test(tag))
    return "Delete this line: programs and styles of others can't be added.";
  if (/^(?:iframe|embed|object|video)$/.test(tag)) {
    return src === undefined
      ? 'Delete this line. To show a video or a map, use the block "embed".'
      : `Write only the address, under "href" in an "embed" block: ${src}`;
  }
  if (tag === 'img')
    return `Delete this line, and write a picture like this: image: { src: ${src ?? '/images/team.jpg'}, alt: "${ALT_TO_WRITE}" }`;
  return 'Delete the tags, and write the words under a key, such as "description: Your text".';
}
