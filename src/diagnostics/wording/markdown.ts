import { asTyped } from '../as-typed.ts';
import { always, type Named, wordsOf } from './by-name.ts';
import { error, type Wording, warning } from './entry.ts';
import { type ForeignFacts, foreignHint, type Purpose, purposes } from './foreign.ts';
import { plain } from './traits.ts';

/** What to do about HTML. */
const forHtml = {
  ...purposes,
  bold: 'Write **bold** instead.',
  italic: 'Write *italic* instead.',
  words: 'Write [the words](/address) instead.',
  paragraph: 'Leave an empty line to start a new paragraph.',
  comment: 'Delete it. A note for yourself goes into a .yaml file, after a #.',
  nothing: 'Delete it. To show a <, write \\<.',
};

const PICTURE = 'Use the "image" of a block, such as media-text';
const LONG = 'Put the text into a long-text block, or';
const RICH = 'into a rich-text block';

function refused(what: string, hint: string): Wording {
  return always(`${what} can't be used in this text.`, hint);
}

/** What can't be used in a text; names that start with "passage" are about texts that take more than others. */
const refusals = {
  list: refused(
    'A list',
    `Put the list ${RICH}, or use a block with items or points. Or leave an empty line between the lines, to make them paragraphs.`,
  ),
  footnote: refused('A footnote ([^...])', `${LONG} write the note in brackets.`),
  table: refused('A table', `Put the table ${RICH}.`),
  quote: refused(
    'A quote (a line that starts with >)',
    `Put the quote ${RICH}. Or delete the >, and put quotation marks around the words.`,
  ),
  rule: refused('A dividing line', `Delete it, or put the text ${RICH}. To separate two parts, start a new block.`),
  strike: refused('Strikethrough (~~)', 'Delete the marks, or the words that no longer apply.'),
  heading: refused('A heading (a line that starts with #)', `Give the block a title, or put the text ${RICH}.`),
  code: refused('A block of code', `Put the code ${RICH}, or write short code between single \`marks\`.`),
  image: refused('A picture', `${PICTURE}.`),
  html: ({ tag, use }: { tag: string; use: keyof typeof forHtml }) => refused(`HTML (${tag})`, forHtml[use]),
  component: ({ tag, purpose }: { tag: string; purpose: Purpose | undefined }) =>
    refused(
      `A component (${tag})`,
      purpose === undefined
        ? `Use a block instead: ${asTyped('start')} shows all of them at /__blocks.`
        : purposes[purpose],
    ),
  php: refused('PHP', 'Delete it: no code runs here.'),
  'passage-image': refused('A picture', `${PICTURE}, or put the text into a long-text block.`),
  'passage-note': refused('A note ([!...] at the start of a quote)', `${LONG} delete the brackets to make it a quote.`),
  'passage-strike': refused('Strikethrough (~~)', `${LONG} delete the words that no longer apply.`),
  'passage-list': refused('A list with other marks than -', 'Write - and a space at the start of each line.'),
};

export type Refused = Named<typeof refusals>;

const ALONE = "Write the words alone: this text can't";

/** What to do about what visitors would see as it is written. */
const hints = {
  delete: 'Delete it.',
  'keep-words': 'Delete it, and keep the words.',
  space: 'Write a space instead.',
  letter: ({ letter }: { letter: string }) => `Write ${letter} instead.`,
  break: 'Delete it: browsers break lines by themselves.',
  table: `${ALONE} have a table.`,
  quote: 'Delete the >, and put quotation marks around the words.',
  strike: `${ALONE} be struck through.`,
  footnote: 'Write the note in brackets, in the same text.',
  bold: `${ALONE} be bold.`,
  italic: `${ALONE} be italic.`,
  link: `${ALONE} have links. A "note" or a "description" beside it can, if there is one.`,
  'short-list': `Put the list ${RICH}, with a space after the mark of each line. Or leave an empty line between the lines, to make them paragraphs.`,
  'long-list': 'To make a list, write a space after the mark of each line.',
  'other-list': 'To make a list, write - and a space at the start of each line.',
  'short-picture': `${PICTURE}.`,
  'long-picture': 'A picture is written ![what it shows](/pictures/hall.jpg), with the path of a file in public/.',
  'short-heading': `Delete it, and give the block a title. Or put the text ${RICH}.`,
  'long-heading': ({ marks }: { marks: string }) => `For a heading, write ${marks} and a space before the words.`,
  'odd-heading': ({ marks }: { marks: string }) =>
    `There is a special space after it. For a heading, write ${marks} and an ordinary space.`,
  definition: 'Write it as a list, such as - **word**: what it means. Or leave out the colon.',
  'no-dashes': ({ dashes }: { dashes: string }) => `A table needs a line of dashes below its first row: ${dashes}`,
  'other-dashes': ({ dashes }: { dashes: string }) =>
    `The line of dashes must have as many cells as the row above it: ${dashes}`,
  reference: ({ words }: { words: string }) => `For a link, write [${words}](/address).`,
  'no-address': ({ brackets }: { brackets: string }) => `A link needs an address: write ${brackets}(/address).`,
  'two-braces': ({ better }: { better: string }) => `Write one brace on each side: ${better}`,
  foreign: (facts: ForeignFacts) => foreignHint(facts),
};

export type ShownHint = Named<typeof hints>;

/** What to do with a heading that is the title of its page, or may be. */
const TITLES = {
  title: 'Delete this line: the page shows the same words above the text. ',
  'maybe-title': 'If these words are the title of the page, delete the line, or visitors read them twice. ',
  none: '',
};

/** Words about Markdown, HTML and code of other systems that a text can't have. */
export const markdown = {
  'heading-level': warning(
    plain,
    'Screen readers list the headings of a page by their level, and a gap in them looks as if something were missing.',
    (facts: {
      written: string;
      better: string;
      above: string;
      /** Whether the heading is the title of the page, or may be: it is at the top of a text. */
      top?: 'title' | 'maybe-title';
    }) =>
      facts.written === '#'
        ? {
            message: 'A heading with one # is for the title of the page, which the page shows by itself.',
            hint: `${TITLES[facts.top ?? 'none']}Begin the headings of a text with ##, and the smaller ones below them with ###.`,
          }
        : {
            message: `This heading has ${facts.written}, but ${facts.above === '' ? 'the first of a text has ##' : `the one above it has ${facts.above}`}.`,
            hint: `Write ${facts.better}.`,
          },
  ),
  'empty-heading': warning(plain, 'There would be a gap.', () => ({
    message: 'This heading has no words.',
    hint: 'Write them after the #, or delete the line.',
  })),
  'underlined-text': warning(
    plain,
    'Visitors would read a whole sentence as a heading.',
    (facts: { marks: string }) => ({
      message: `The line ${facts.marks.length > 12 ? `${facts.marks.slice(0, 12)}...` : facts.marks} makes a heading of the words above it.`,
      hint: 'For a dividing line, leave an empty line above it. For a heading, delete it and write ## before the words.',
    }),
  ),
  'unsupported-markdown': error(plain, 'Visitors would see the marks themselves.', (facts: Refused) =>
    wordsOf(refusals, facts),
  ),
  'shown-as-written': warning(
    plain,
    'Marks and code that do nothing here look like a mistake. Titles, labels and other short texts are shown letter by letter.',
    (facts: ShownHint & { readonly written: string }) => ({
      message: `Visitors would see "${facts.written}" exactly as written.`,
      hint: wordsOf(hints, facts),
    }),
  ),
};
