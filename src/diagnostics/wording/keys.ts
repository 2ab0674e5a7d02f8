import { choices, error, lineToWrite } from './entry.ts';
import { adviceIn, type KeyAdvice } from './key-advice.ts';
import { missing, plain } from './traits.ts';

const keysHere = (known: readonly string[]): string =>
  known.length === 1 ? `The only key here is ${known[0]}.` : `The keys here are ${known.join(', ')}.`;

/** `a hero block` -> `A hero block`; a name of a file or a key stays as it is. */
function capital(where: string): string {
  return /^an? /.test(where) ? `A${where.slice(1)}` : where;
}

/** What is to be done besides giving a key another name. */
function intoList(asList: string | undefined): string {
  if (asList === undefined) return '.';
  return asList === 'dashes'
    ? ', and put "- " before the first key of each entry.'
    : `, and put brackets around the braces: ${asList}`;
}

/** Words about the keys of a page, a block or site.yaml. */
export const keys = {
  'unknown-key': error(
    { ...plain, hides: 'value', order: 'effect' },
    'Nothing under this key would be shown.',
    (facts: {
      key: string;
      where: string;
      suggestion: string | undefined;
      /** What to do, where no key is suggested. */
      advice?: KeyAdvice | undefined;
      /** All keys that may be meant, where it is more than one. */
      all?: readonly string[];
      /** Other keys beside it that go by another name here. */
      others?: readonly { readonly key: string; readonly suggestion: string }[];
      /** What the suggested key is for. */
      about?: string | { readonly example: string };
      /** Where the keys below it must become an entry of a list: the line to write, or that dashes make one of them. */
      asList?: string;
      known: readonly string[];
    }) => ({
      message:
        facts.advice?.why === 'third-level'
          ? 'A menu has two levels, and these links would be a third.'
          : `${capital(facts.where)} has no ${facts.others === undefined ? 'key' : 'keys'} called ${choices([facts.key, ...(facts.others ?? []).map(({ key }) => key)], 'and')}.`,
      hint:
        facts.suggestion !== undefined
          ? `Did you mean ${facts.all === undefined ? choices([facts.suggestion, ...(facts.others ?? []).map(({ suggestion }) => suggestion)], 'and') : choices(facts.all)}? Then rename ${facts.others === undefined ? 'it' : 'them'}${intoList(facts.asList)}`
          : (adviceIn(facts.advice) ?? keysHere(facts.known)),
      general:
        adviceIn(facts.advice) ??
        (facts.suggestion === undefined || facts.about === undefined
          ? keysHere(facts.known)
          : `Did you mean "${facts.suggestion}"? Then its value must change as well. ${typeof facts.about === 'string' ? facts.about : `Write it like this: ${facts.about.example}`}`),
    }),
  ),
  'missing-key': error(
    missing,
    "The page, or part of it, can't be shown without it.",
    (facts: {
      key: string;
      where: string;
      example: string;
      description: string;
      /** Keys that should be below the missing one, and are in its place. */
      above?: readonly string[];
      /** Whether these are those of an entry of its list. */
      isEntry?: boolean;
      /** Whether the other keys are in braces. */
      isInBraces?: boolean;
    }) =>
      facts.above === undefined
        ? {
            message: `"${facts.key}" is missing in ${facts.where}.`,
            // The line comes last if it is shown without quotes around it.
            hint: facts.example.includes('"')
              ? `${facts.description} ${lineToWrite(addTo(facts.isInBraces), facts.example)}`.trimStart()
              : `${lineToWrite(addTo(facts.isInBraces), facts.example)} ${facts.description}`.trimEnd(),
          }
        : {
            message: `${choices(facts.above, 'and')} ${facts.above.length === 1 ? 'belongs' : 'belong'} ${facts.isEntry ? 'in an entry of' : 'under'} "${facts.key}", which is missing in ${facts.where}.`,
            hint: facts.isEntry
              ? `Write "${facts.key}:" on a line above, and indent each entry under it: start its first line with "- ${facts.above[0]}:".`
              : `Write "${facts.key}:" on a line above, and indent ${facts.above.length === 1 ? 'this line' : 'these lines'} under it.`,
          },
  ),
  'needs-key': error(
    missing,
    'It is shown together with the other key, or not at all.',
    (facts: { key: string; needs: string; description: string }) => ({
      message: `"${facts.key}" isn't shown without "${facts.needs}".`,
      hint: `Add a line that starts with "${facts.needs}:", or delete this one. ${facts.description}`,
    }),
  ),
  'idle-key': error(
    { ...plain, order: 'effect' },
    'It promises something that visitors would never see.',
    (facts: { key: string } & ({ description: string } | { why: 'other-service' | 'counts-nothing' })) => ({
      message: `"${facts.key}" has no effect here.`,
      hint:
        'description' in facts
          ? facts.description
          : facts.why === 'counts-nothing'
            ? 'Write what it comes to in a text beside it, such as value: "{count}".'
            : 'Forms of this site are sent to "forms.action" in site.yaml, not through EmailJS. Delete this line.',
    }),
  ),
};

/** How something is added to the keys that are there. */
function addTo(isInBraces = false): string {
  return isInBraces ? 'Add it inside the braces, after a comma, such as' : 'Add a line such as';
}
