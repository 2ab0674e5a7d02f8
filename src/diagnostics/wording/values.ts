import { type Named, wordsOf } from './by-name.ts';
import { type NoDay, withoutDay } from './dates.ts';
import { choices, didYouMean, error, inDigits } from './entry.ts';
import { kindNames } from './shape.ts';
import { plain } from './traits.ts';

/** What YAML takes a text for. */
const readAs = { 'yes-or-no': 'is a yes-or-no value', number: 'is a number' };

/** What is wrong with a value of which nobody knows what was meant. */
export const wrongValues = {
  'other-letters': 'Write it with the letters a to z.',
  'words-as-hours': 'Words alone go under "note". Where there are no fixed hours, write "closed" here.',
  'only-start': ({ example }: { example: string }) =>
    `This is when it opens. Say when it closes, too, such as ${example}.`,
  'no-time': ({ time }: { time: string }) => `There's no time ${time}: hours go to 24:00, minutes to 59.`,
  'two-days': ({ first, second }: { first: string; second: string }) =>
    `It can be ${first} or ${second}: write the one that you mean.`,
  'no-such-day': (day: NoDay) => withoutDay(day).join(' '),
  sign: ({ sign }: { sign: string }) => `It can't have ${sign === ' ' ? 'a space' : `"${sign}"`} in it.`,
  'other-site': "Programs of other sites can't be loaded.",
  'in-tag': ({ parts }: { parts: string }) => `Write what the tag says, each under its own key: ${parts}.`,
  'date-as-weekday': 'A day with a date goes under "exceptions".',
};

export type WrongValue = Named<typeof wrongValues>;

/** Words about values that are of the wrong kind, or none of those that are possible. */
export const values = {
  'not-text': error(
    plain,
    'Without quotes YAML reads it as a number or as true or false, and changes it: 1.0 becomes 1.',
    (facts: {
      key: string;
      written: string;
      becomes: keyof typeof readAs | { number: string };
      better: string;
      isMark: boolean;
    }) => ({
      message: `"${facts.key}" must be text, but without quotes ${facts.written} ${typeof facts.becomes === 'string' ? readAs[facts.becomes] : `becomes the number ${facts.becomes.number}`}.`,
      hint: facts.isMark ? `For a mark, write ${facts.better}.` : `Put it in quotes: ${facts.better}`,
      general: 'Put it in quotes.',
    }),
  ),
  'text-not-list': error(
    { ...plain, order: 'effect', isOfKind: true },
    'There is room for a single text here.',
    (facts: {
      key: string;
      found: 'list' | 'keys';
      isEntry: boolean;
      /** The text that was written one level too deep. */
      text?: string;
      isInBrackets?: boolean;
      /** Whether it is the address of a form, and no button. */
      isOfForm?: boolean;
      /** Whether the text is one of a few. */
      isChoice?: boolean;
    }) => ({
      message: facts.isEntry
        ? `An entry of "${facts.key}" must be a single text, but this is ${kindNames[facts.found]}.`
        : `"${facts.key}" must be a single text, but this is ${kindNames[facts.found]}.`,
      hint: facts.isOfForm
        ? 'Here "action" is the address that the form is sent to. Write the words on the button after "submitLabel:", and delete the rest.'
        : facts.isEntry
          ? facts.isInBrackets
            ? facts.text === undefined
              ? 'Write each text on its own, and commas between them: ["Your text", "Another text"]'
              : `Write only the text in its place: ${facts.text}`
            : `Write one dash and the text after it: - ${facts.text ?? 'Your text'}`
          : facts.isChoice
            ? `Choose one of them: ${facts.key}: ${facts.text}`
            : `Write the text after the colon, on the same line: ${facts.key}: ${facts.text ?? 'Your text'}`,
    }),
  ),
  'not-boolean': error(
    plain,
    'In YAML, yes and no are ordinary words.',
    (facts: { key: string; better: string | undefined }) => ({
      message: `"${facts.key}" must be true or false, without quotes.`,
      hint: facts.better === undefined ? 'Write true or false.' : `Write ${facts.better}.`,
    }),
  ),
  'not-a-number': error(
    plain,
    'The page is laid out with this number.',
    (facts: {
      key: string;
      range: string;
      better: string | undefined;
      isWhole: boolean;
      isQuoted: boolean;
      /** What stands around the number. */
      unit: string;
    }) => {
      const wanted = `${facts.isWhole ? 'a whole number' : 'a number'}${facts.range}`;
      const other =
        facts.isWhole || facts.range !== ''
          ? `Write ${wanted}${facts.isWhole ? '' : ', in digits'}.`
          : `Write ${wanted} in digits, such as 12 or 41.5.`;
      const unit = facts.unit === '' ? '' : ` "${facts.unit}" goes into the text where the number is shown.`;
      return {
        message: `"${facts.key}" must be ${wanted}${facts.isQuoted ? ', without quotes' : ''}.`,
        hint: facts.better === undefined ? other : `Write ${facts.better}.${unit}`,
        general: other,
      };
    },
  ),
  'empty-text': error(
    plain,
    'An empty space on the page looks like a mistake.',
    (facts: { key: string; required: boolean }) => ({
      message: `"${facts.key}" has no text between its quotes.`,
      hint: facts.required
        ? 'Write something between the quotes.'
        : facts.key === 'alt'
          ? 'Say what the picture shows. If it only decorates the page, write "decorative: true" instead.'
          : 'Write something between the quotes, or delete the line.',
    }),
  ),
  'not-a-choice': error(
    plain,
    'Only these choices have a design of their own.',
    (facts: { key: string; value: string; suggestion: string | undefined; allowed: readonly string[] }) => ({
      message: `"${facts.key}" can't be "${facts.value}".`,
      hint: `${didYouMean(facts.suggestion)}You can write ${choices(facts.allowed)}.`,
      general: `You can write ${choices(facts.allowed)}.`,
    }),
  ),
  'long-value': error(
    plain,
    'A value of that length is nearly always something else, pasted into the wrong place.',
    (facts: { key: string; count: number; most: number }) => ({
      message: `"${facts.key}" can have at most ${inDigits(facts.most)} characters. This has ${inDigits(facts.count)}.`,
      hint: "Shorten it. If something else was pasted here, delete what doesn't belong.",
    }),
  ),
  'bad-format': error(
    plain,
    "Written any other way it wouldn't work on the page.",
    (facts: {
      key: string;
      value: string;
      description: string;
      /** What is wrong with it, as far as that is known. */
      wrong?: readonly WrongValue[];
      /** Of a field of a kind: its type. */
      type?: string;
      /** What the whole text must look like, where nobody says it in words. */
      pattern?: string | undefined;
      suggestion: string | undefined;
    }) => {
      const ofType = facts.type === undefined ? '' : `This field has the type "${facts.type}". `;
      const wrong = `${(facts.wrong ?? []).map((each) => `${wordsOf(wrongValues, each)} `).join('')}${ofType}`;
      const form = facts.pattern === undefined ? facts.description : `The whole text must match ${facts.pattern}.`;
      return {
        message: `"${facts.value}" isn't a valid "${facts.key}".`,
        hint: `${didYouMean(facts.suggestion)}${wrong}${form}`.trimEnd(),
        general: `${wrong}${form}`,
      };
    },
  ),
  'same-node': error(
    plain,
    'A line to that name could lead to either of the two.',
    (facts: { name: string; line: number }) => ({
      message: `The name "${facts.name}" is already used on this map, on line ${facts.line}.`,
      hint: 'Give one of the two another name.',
    }),
  ),
  'unknown-node': error(
    plain,
    "The line can't be drawn, because one of its ends is missing.",
    (facts: { name: string; suggestion: string | undefined; known: readonly string[] }) => ({
      message: `Nothing on this map is called "${facts.name}".`,
      hint: `${didYouMean(facts.suggestion)}These names are there: ${facts.known.join(', ')}.`,
      general: 'Write a name that one of the "nodes" of this map has.',
    }),
  ),
};
