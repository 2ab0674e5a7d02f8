import { error, warning } from './entry.ts';
import { plain } from './traits.ts';

/** Words about the fields of kinds, and about what pages say there. */
export const fields = {
  'beyond-bound': error(
    plain,
    'The kind of the page says what is possible in this field.',
    (facts: { key: string; value: string; bound: 'min' | 'max'; limit: string }) => ({
      message: `"${facts.key}" can't be ${facts.value}: ${facts.bound === 'min' ? 'the first' : 'the last'} that is possible is ${facts.limit}.`,
      hint: `Write ${facts.bound === 'min' ? `${facts.limit} or more` : `at most ${facts.limit}`}, or change "${facts.bound}" in the file of the kind.`,
    }),
  ),
  'grouped-number': warning(
    plain,
    'Where this language is spoken, 1.250 is often one thousand two hundred and fifty.',
    (facts: { written: string; grouped: string; decimal: string }) => ({
      message: `${facts.written} is read with a point before its decimals, as ${facts.decimal}.`,
      hint: `Did you mean ${facts.grouped}? Otherwise write ${facts.decimal}.`,
      general: 'Write the number without a point, or with another number of decimals.',
    }),
  ),
  'repeated-value': warning(
    plain,
    'What is said twice in a list says no more.',
    ({ key, value }: { key: string; value: string }) => ({
      message: `"${key}" says ${value} twice.`,
      hint: 'Delete one of the two.',
    }),
  ),
  'same-value': error(
    { ...plain, reach: 'site' },
    'The kind of these pages says that no two say the same in this field.',
    (facts: { key: string; value: string; file: string; others: number }) => ({
      message: `"${facts.key}" is ${facts.value} in ${facts.file}, too${facts.others === 0 ? '' : `, and in ${facts.others} more ${facts.others === 1 ? 'page' : 'pages'}`}.`,
      hint: 'Write another value on one of the pages, or delete "unique" in the file of the kind.',
    }),
  ),
  'crossed-bounds': error(
    plain,
    'No page could say anything in this field.',
    (facts: { min: string; max: string }) => ({
      message: `"max" (${facts.max}) comes before "min" (${facts.min}), so nothing is possible in this field.`,
      hint: 'Change one of the two.',
    }),
  ),
  'bad-pattern': error(
    plain,
    'The texts of all pages are held against the pattern.',
    (facts: { why: 'syntax' | 'slow'; pattern: string }) => ({
      message:
        facts.why === 'syntax'
          ? `"${facts.pattern}" isn't a regular expression.`
          : `"${facts.pattern}" could take very long on some texts.`,
      hint:
        facts.why === 'syntax'
          ? 'Check its brackets and backslashes. Letters and digits stand for themselves, such as [A-Z]{2}-\\d{4}.'
          : "Don't repeat a group that repeats something or has a choice in it, and use * and + at most three times: [A-Z]{2}-\\d{4}.",
    }),
  ),
  'empty-where': warning(
    { ...plain, reach: 'site' },
    'Whoever reads this expects it to make the list shorter.',
    () => ({
      message: '"where" asks for nothing, so this list has all pages of the kind.',
      hint: 'Write a field and its value, such as { level: beginner }, or delete "where".',
    }),
  ),
  'backward-days': error(
    plain,
    'Visitors would read an impossible time.',
    (facts: { from: string; until: string }) => ({
      message: `The last day, ${facts.until}, is before the first, ${facts.from}.`,
      hint: 'Change one of the two days.',
    }),
  ),
};
