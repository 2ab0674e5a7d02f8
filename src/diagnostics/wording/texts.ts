import { didYouMean, error, inDigits, warning } from './entry.ts';
import { type ForeignFacts, foreignHint } from './foreign.ts';
import { acrossFiles, plain, unhappy } from './traits.ts';

/** What a mark does, where it comes in a pair. */
const MARKED = { '**': '**bold**', '*': '*italic*', '`': '`code`' };

/** What a text has too much of, and how it becomes less. */
const TOO_MUCH = {
  characters: {
    message: (count: string) => `This text has ${count} characters.`,
    hint: 'Split it into several blocks.',
  },
  brackets: {
    message: (count: string) => `This text has ${count} square brackets that open ([).`,
    hint: 'Split it into several blocks.',
  },
  paragraph: {
    message: (count: string) => `There are ${count} characters here without an empty line.`,
    hint: 'Put an empty line between the paragraphs.',
  },
  table: {
    message: (count: string) => `This table has ${count} characters.`,
    hint: 'Split it into several tables, each with its first two lines. Or put its rows into a file in data/, and show them with a table block.',
  },
  marks: {
    message: (count: string) => `There are ${count} marks (*, _ and ~) here without an empty line.`,
    hint: 'Put an empty line between the paragraphs.',
  },
  page: {
    message: (count: string) => `With this text, the page has ${count} marks ([, <, *, _ and \`) in its texts.`,
    hint: 'Split the page into several pages.',
  },
  beginnings: {
    message: (count: string) => `In this text, a list, quote or footnote begins ${count} times.`,
    hint: 'Split the page into several pages.',
  },
  levels: {
    message: (count: string) => `Here are ${count} lists or quotes inside each other.`,
    hint: 'Use fewer levels.',
  },
} as const;

/** Words about what is inside texts. */
export const texts = {
  'unknown-placeholder': error(
    plain,
    'Visitors would see the braces.',
    (facts: {
      name: string;
      suggestion: string | undefined;
      /** The code of another system that it is part of. */
      foreign?: ForeignFacts & { readonly written: string };
      /** Whether it is what a list says of the pages that it finds. */
      isTotal?: boolean;
      /** Whether the text stands beside a list that finds pages. */
      isInList?: boolean;
    }) =>
      facts.foreign !== undefined
        ? {
            message: `Visitors would see "${facts.foreign.written}" exactly as written.`,
            hint: `${foreignHint(facts.foreign)} To show a brace, write {{.`,
          }
        : {
            message: `There's nothing to fill in for {${facts.name}}.`,
            hint: facts.isTotal
              ? 'It says what a list finds, so write it in a text beside "from", in the same block or group.'
              : `${didYouMean(facts.suggestion)}You can use ${facts.isInList ? '{count} for how many the list finds, and ' : ''}{name}, {year}, {phone}, {email} and {address}. To show a brace, write {{.`,
          },
  ),
  'word-part': error(
    plain,
    'Visitors would see the braces.',
    (facts: { name: string; word: string; known: readonly string[]; suggestion: string | undefined }) => ({
      message: `"${facts.word}" has nothing to fill in for {${facts.name}}.`,
      hint:
        facts.known.length === 0
          ? `Delete {${facts.name}}: nothing is filled in here.`
          : `${didYouMean(facts.suggestion)}Here you can use ${facts.known.map((each) => `{${each}}`).join(' and ')}.`,
    }),
  ),
  'word-left-out': warning(
    unhappy,
    'Visitors would not read what is filled in there.',
    ({ word, left, english }: { word: string; left: readonly string[]; english: string }) => ({
      message: `"${word}" leaves out ${left.map((each) => `{${each}}`).join(' and ')}.`,
      hint: `Write ${left.length === 1 ? 'it' : 'them'} where it belongs among your words. In English, this is "${english}".`,
    }),
  ),
  'english-words': warning(
    { ...unhappy, reach: 'site', leaves: 'usable' },
    'Visitors would read some words in another language than the rest of the page.',
    (facts: { language: string; words: readonly (readonly [string, string])[] }) => ({
      message: `The language is "${facts.language}", but visitors read ${facts.words.length} ${facts.words.length === 1 ? 'text' : 'texts'} of the site in English, such as "${facts.words[0]?.[1] ?? ''}".`,
      hint: `Add below "words" in site.yaml, in your language: ${facts.words
        .map(([name]) => name)
        .join(', ')}. docs/site.md says where visitors meet each.`,
    }),
  ),
  'empty-placeholder': error(
    acrossFiles,
    'There would be a gap in the sentence.',
    (facts: { name: string; key: string }) => ({
      message: `{${facts.name}} can't be filled in, because site.yaml has no "${facts.key}".`,
      hint: `Add "${facts.key}" to site.yaml, or write the text out here.`,
    }),
  ),
  'not-filled-in': error(
    plain,
    'Other texts take their words from here, and would get the braces.',
    (facts: { name: string; key: string }) => ({
      message: `{${facts.name}} isn't filled in inside "${facts.key}" of site.yaml, because other texts take their words from there.`,
      hint: 'Write the words themselves, without braces.',
    }),
  ),
  'folded-markdown': error(
    plain,
    'The lines of a list or a table would run together into one.',
    (facts: { header: string; better: string }) => ({
      message: `YAML joins the lines of this text, because of the ${facts.header} after its key.`,
      hint: `Write ${facts.better} there instead.`,
    }),
  ),
  'idle-mark': warning(
    plain,
    'Visitors would see the mark itself.',
    (facts: { mark: '**' | '*' | '`'; better: string | undefined }) => ({
      message: `This ${facts.mark} marks nothing, so visitors would see it.`,
      hint:
        facts.better === undefined
          ? `Put ${facts.mark} directly before and directly after the words, such as ${MARKED[facts.mark]}. Or delete it.`
          : `Write ${facts.better}.`,
    }),
  ),
  'long-text': error(
    plain,
    "Nobody reads a text of that length in one piece, and the layout isn't made for it.",
    (facts: { of: keyof typeof TOO_MUCH; count: number; most: number }) => {
      const { message, hint } = TOO_MUCH[facts.of];
      return { message: `${message(inDigits(facts.count))} The limit is ${inDigits(facts.most)}.`, hint };
    },
  ),
  'open-code': error(plain, 'All the text below it would be shown as code.', (facts: { marks: string }) => ({
    message: 'This block of code is never closed.',
    hint: `Add a line with ${facts.marks} after the last line of the code.`,
  })),
  'unknown-language': warning(
    plain,
    'The code would have no colours.',
    (facts: { name: string; suggestion: string | undefined }) => ({
      message: `There's no language called "${facts.name}" to colour this code.`,
      hint: `${didYouMean(facts.suggestion)}Write a language such as js, python, yaml or bash. Without one, the code is shown without colours.`,
    }),
  ),
  'unknown-note': warning(
    plain,
    'Visitors would see a quote that begins with the brackets.',
    (facts: { name: string; suggestion: string | undefined }) => ({
      message: `There's no kind of note called "${facts.name}".`,
      hint: `${didYouMean(facts.suggestion)}A note is one of NOTE, TIP, IMPORTANT, WARNING and CAUTION.`,
    }),
  ),
  'unknown-footnote': error(
    plain,
    'Visitors would see the brackets, and look for a footnote in vain.',
    (facts: { written: string; suggestion: string | undefined }) => ({
      message: `There's no footnote for ${facts.written}.`,
      hint: `${didYouMean(facts.suggestion === undefined ? undefined : `[^${facts.suggestion}]`)}Add a line that starts with ${facts.written}: and the words of the footnote.`,
    }),
  ),
  'idle-footnote': warning(plain, 'Nobody would see the footnote.', (facts: { written: string }) => ({
    message: `Nothing in the text leads to the footnote ${facts.written}.`,
    hint: `Write ${facts.written} in the text where it belongs, or delete the footnote.`,
  })),
  'two-bodies': error(acrossFiles, 'Only one of the two texts can be shown.', (facts: { file: string }) => ({
    message: `This page has a "body" here and a text in ${facts.file}.`,
    hint: 'Keep one of them and delete the other.',
  })),
  'front-matter': error(plain, 'Visitors would see these lines.', () => ({
    message: 'The lines at the top of this file are keys, but the file is only for the text of the page.',
    hint: 'Move the keys to the file of the page, and delete the lines here with the marks around them.',
  })),
  'empty-body': error(plain, 'There would be nothing to read.', () => ({
    message: "There's no text in this file.",
    hint: 'Write the text of the page in it, or delete the file.',
  })),
  'long-title': warning(
    unhappy,
    'People decide by the title whether to open the page, and would see only half of it.',
    (facts: { length: number }) => ({
      message: `The title has ${facts.length} characters, and search results cut it off after about 60.`,
      hint: 'Say it in fewer words.',
    }),
  ),
  'same-title': warning(
    unhappy,
    "People can't tell the two pages apart in search results and browser tabs.",
    (facts: { title: string; first: string; others: number }) => ({
      message:
        facts.others === 0
          ? `"${facts.title}" is also the title of ${facts.first}.`
          : `"${facts.title}" is also the title of ${facts.first} and ${facts.others} other ${facts.others === 1 ? 'page' : 'pages'}.`,
      hint: 'Give each page its own title. It should say what is on this page and on no other.',
    }),
  ),
  'pdf-letters': warning(
    unhappy,
    'Whoever downloads the page would read a sign for a missing letter there.',
    (facts: { letters: string }) => ({
      message: `The PDF document of this page can't show "${facts.letters}".`,
      hint: 'Its letters are Latin, Greek, Cyrillic and Devanagari. Write it in these, or make no PDF document of this page.',
    }),
  ),
  'filler-text': warning(
    unhappy,
    "Visitors notice at once that the page isn't finished.",
    (facts: { text: string }) => ({
      message: `"${facts.text}" looks like filler text.`,
      hint: 'Write your own text.',
    }),
  ),
  'example-text': warning(
    unhappy,
    'Visitors would read words that were only an example.',
    (facts: { text: string; others: number }) => ({
      message: `"${shortened(facts.text)}" is from an example${facts.others === 0 ? '' : `, and so ${facts.others === 1 ? 'is 1 other text' : `are ${facts.others} other texts`} of this file`}.`,
      hint: 'Write your own words instead, or delete the lines.',
    }),
  ),
};

/** The first words of a long text. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, text.lastIndexOf(' ', 60))} ...` : text;
}
