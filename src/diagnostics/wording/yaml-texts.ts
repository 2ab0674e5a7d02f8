import { ALT_TO_WRITE } from './alt-to-write.ts';
import { error, warning } from './entry.ts';
import { plain, unreadable } from './traits.ts';

type ArrowFacts = {
  character: string;
  /** The text as it must be written: in quotes or, if it goes on in the lines below, on the next line. */
  better: string;
  goesOn?: boolean;
  /** Whether nobody knows if the character belongs to the text. */
  isOpen?: boolean;
};

function textAfterArrow({ character, better, goesOn, isOpen }: ArrowFacts): string {
  if (goesOn)
    return `Write only ${character} here, and on a new line below it, in the same column as the line that follows: ${better}`;
  return `Put the text in quotes: ${better}${isOpen ? '. If the > means "more than", say that in words.' : ''}`;
}

/** How a picture in Markdown is written as that of a block. */
function pictureInstead(written: string): string {
  const [, alt = '', src] = /^!\[([^\]"]{0,300})\]\(([^()\s]{1,500})\)$/.exec(written) ?? [];
  return src === undefined
    ? 'Use the "image" of a block, such as media-text.'
    : `Write it as the image of a block, such as this: image: { src: ${src}, alt: "${alt === '' ? ALT_TO_WRITE : alt}" }`;
}

/** Words about texts in YAML: colons, commas, quotes, brackets, characters with a meaning of their own. */
export const yamlTexts = {
  'colon-in-text': error(
    unreadable,
    'A colon followed by a space ends a key, so YAML sees a second key inside the text.',
    (facts: {
      text: string;
      /** Whether the author has put it in curly quotes. */
      isCurly?: boolean;
      /** Whether the space behind the colon was too much. */
      isWithoutSpace?: boolean;
      /** A key that stands behind the text, with its value. */
      below?: string;
    }) => ({
      message: facts.isCurly
        ? 'A text that contains ": " must be in straight quotes, but these are curly ones.'
        : 'A text that contains ": " must be in quotes.',
      hint: `Write ${facts.text}${facts.isWithoutSpace ? ', without the space' : ''}${facts.below === undefined ? '' : `, and below it, on a line of its own: ${facts.below}`}`,
      general: 'Put the whole text in quotes.',
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
  'text-after-arrow': error(unreadable, 'The words on this line would be lost.', (facts: ArrowFacts) => ({
    message: `A ${facts.character} after the colon starts a text of several lines, so nothing else can be on its line.`,
    hint: textAfterArrow(facts),
    general: 'Indent the text on the next line.',
  })),
  'missing-bar': error(
    unreadable,
    'Without the |, YAML looks for keys in the lines below.',
    (facts: { key: string; isIndented: boolean }) => ({
      message: `The text of several lines below "${facts.key}" needs a | after the colon.`,
      hint: facts.isIndented
        ? `Write ${facts.key}: |`
        : `Write ${facts.key}: | and start each line of the text with two spaces more than "${facts.key}".`,
    }),
  ),
  'unclosed-quote': error(
    { ...unreadable, order: 'cause' },
    'Everything after it would be part of the text.',
    (facts: {
      quote: string;
      instead: string | undefined;
      better: string | undefined;
      /** The line it starts on, and the first one that it goes on in without being indented. */
      goesOn?: { line: number; low: number };
    }) => ({
      message:
        facts.goesOn === undefined
          ? `The text that starts with this ${facts.quote} never ends.`
          : `The text that starts with this ${facts.quote} goes on in line ${facts.goesOn.low}, which isn't indented.`,
      hint: facts.goesOn
        ? `Start line ${facts.goesOn.low} with at least two spaces more than line ${facts.goesOn.line}, and so each line up to the end of the text.`
        : facts.better !== undefined
          ? `To show it, put all of the text in other quotes: ${facts.better}`
          : facts.instead === undefined
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
  'other-comma': error(
    { ...plain, words: 'kept', recovery: { about: 'value', asFixed: false, isAlone: false } },
    'To YAML it is a letter like others, so what stands behind it is part of the same text.',
    (facts: { mark: string }) => ({
      message: `"${facts.mark}" doesn't separate entries: inside brackets, only an ordinary comma does.`,
      hint: 'Write , and a space instead. If it is part of a text, put the text in quotes.',
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
    hint: facts.text.startsWith('![')
      ? `A picture can't be part of a text. ${pictureInstead(facts.text)}`
      : `If it is meant as text, put it in quotes: "${facts.text}". Otherwise delete it.`,
  })),
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
  'curly-quotes': warning(
    { ...plain, words: 'kept' },
    'Visitors would see the quotes: YAML only knows straight ones.',
    (facts: {
      better: string;
      shown: string /** Whether a comma in a list makes two texts of it. */;
      isSplit?: true;
    }) => ({
      message:
        facts.isSplit === true
          ? 'The comma splits this text in two: in YAML, curly quotes hold nothing together.'
          : 'These are curly quotes, so visitors see them as part of the text.',
      hint: `Use straight quotes${facts.isSplit === true ? '' : ' or none'}: ${facts.better}. To show the curly ones, put straight quotes around them: ${facts.shown}`,
      general: 'Use straight quotes, or none.',
    }),
  ),
};
