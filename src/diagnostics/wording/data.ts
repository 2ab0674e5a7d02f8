import { wordsOf } from './by-name.ts';
import { choices, didYouMean, error, inDigits, warning } from './entry.ts';
import { misunderstood, plain } from './traits.ts';
import { type WrongValue, wrongValues } from './values.ts';

/** Entries that stand under names, if all do. */
type Named = { readonly names: readonly string[]; readonly hasTitles: boolean };

/** What stands in the place of a list, or of an entry of one. */
type Instead =
  | { readonly why: 'empty'; readonly isTable: boolean }
  | { readonly why: 'text' | 'entry' }
  /** @property key under which the list stands, if there is nothing else */
  | ({ readonly why: 'keys'; readonly key: string | undefined } & Named)
  | { readonly why: 'many'; readonly count: number; readonly most: number };

/** What to do with entries that stand under names, in place of in a list. */
function underNames({ names, hasTitles }: Named, isJson: boolean): string {
  const first = isJson ? JSON.stringify(names[0]) : names[0];
  const frame = isJson ? ', and write [ and ] in place of the outer braces' : '';
  if (hasTitles)
    return `Delete ${first}: and the other names before entries${frame || ', and write a dash before the first key of each'}.`;
  const titles = names.slice(0, 5).map((name) => (isJson ? `"title": ${JSON.stringify(name)}` : `- title: ${name}`));
  return `Make each name the title of its entry (${titles.join(', ')})${frame}.`;
}

/** Words about files with all entries of a kind. */
export const data = {
  'data-file': error(
    { ...plain, reach: 'site' },
    'A kind reads its entries from the file that it names.',
    (facts: { file: string; other: string | undefined; suggestion: string | undefined }) =>
      facts.other === undefined
        ? {
            message: `There's no file ${facts.file}.`,
            hint: `${didYouMean(facts.suggestion)}Put the file there, or correct its name here.`,
            general: 'Put the file there, or correct its name here.',
          }
        : {
            message: `${facts.file} has the entries of the kind "${facts.other}", so it can't have those of another one.`,
            hint: 'Name another file here, or let lists show the other kind.',
          },
  ),
  'data-list': error(
    misunderstood,
    'Each entry of the list is one of the kind.',
    ({ kind, isJson, ...facts }: { kind: string; isJson: boolean } & Instead) => {
      if (facts.why === 'many')
        return {
          message: `This file has ${inDigits(facts.count)} entries, but only the first ${inDigits(facts.most)} are read.`,
          hint: 'Split it into two kinds, each with a file of its own.',
        };
      return {
        message: {
          entry: `This entry isn't one of the kind "${kind}": it has no keys.`,
          empty: `There's nothing in this file, which has all entries of the kind "${kind}".`,
          text: `This file must be a list: it has all entries of the kind "${kind}".`,
          keys: `This file must be a list: it has all entries of the kind "${kind}".`,
        }[facts.why],
        hint:
          facts.why === 'keys' && facts.key !== undefined
            ? isJson
              ? `Delete { "${facts.key}": at the start and } at the end, so that the file is the list.`
              : `Delete the line with ${choices([facts.key])}, so that the file starts with the list.`
            : facts.why === 'keys' && facts.names.length > 0
              ? underNames(facts, isJson)
              : facts.why === 'empty' && facts.isTable
                ? 'Write the names of the columns into the first row, such as "title", and an entry into each row below.'
                : isJson
                  ? 'Write each entry in braces, with its title: { "title": "Rye bread" }'
                  : 'Begin each entry with a dash and its title, such as "- title: Rye bread".',
      };
    },
  ),
  'table-row': error(
    plain,
    'Each row of a table has a cell for each column.',
    (
      facts:
        | { why: 'open' | 'more' }
        | { why: 'long'; cells: number; heads: number }
        /** `missing`: the columns of which something is needed. */
        | { why: 'short'; cells: number; heads: number; missing: readonly string[] },
    ) => {
      if (!('cells' in facts))
        return facts.why === 'open'
          ? {
              message: 'This cell starts with a quote (") that is never closed.',
              hint: 'Add a quote at the end of the cell. A quote that is part of the words is written twice in such a cell.',
            }
          : {
              message: 'This cell starts with a quote ("), and has more text after its closing quote.',
              hint: 'If a quote is missing at the end of its first line, add it. A quote that is part of the words is written twice.',
            };
      return {
        message: `This row has ${counted(facts.cells)}, but the table has ${facts.heads === 1 ? '1 column' : `${facts.heads} columns`}.`,
        hint:
          facts.why === 'long'
            ? 'Put a cell that has a comma or a semicolon in its words in quotes. Or name the column in the first row.'
            : facts.missing.length === 0
              ? 'If the missing cells at its end are meant to be empty, leave the row as it is.'
              : `Add the cells for ${choices(facts.missing, 'and')}.`,
      };
    },
  ),
  'table-column': error(
    plain,
    'The first row says which field of the kind each column is.',
    (
      facts: { kind: string; name: string; known: readonly string[] } & (
        | { why: 'unknown'; others: readonly string[]; suggestion: string | undefined }
        | { why: 'twice' }
        /** No name of a column is in the first row; the row that has all that are needed. */
        | { why: 'heads'; row: number | undefined }
        | { why: 'missing'; field: string; suggestion: string | undefined }
      ),
    ) => {
      const columns = `in kinds/${facts.kind}.yaml`;
      if (facts.why === 'twice')
        return {
          message: `Two columns are the field "${facts.name}", and only the first one is read.`,
          hint: 'Rename or delete one of them.',
        };
      if (facts.why === 'heads')
        return {
          message: 'The first row must name the columns, and this one names none that the kind has.',
          hint:
            facts.row === undefined
              ? `Make ${choices(facts.known.slice(0, MOST_NAMED), 'and')} the names in the first row, or say under "columns" ${columns} which names you use.`
              : `The names are in row ${facts.row}. Put what is above them somewhere else, so that they come first.`,
        };
      if (facts.why === 'missing' && facts.suggestion !== undefined)
        return {
          message: `No column is called "${facts.name}".`,
          hint: `If "${facts.suggestion}" is that column, write ${facts.field}: "${facts.suggestion}" under "columns" ${columns}. Otherwise add the column.`,
        };
      if (facts.why === 'missing')
        return {
          message: `No column is called "${facts.name}".`,
          hint: `Add the column, or say which one it is: "columns: { ${facts.field}: ... }" ${columns}.`,
          general: `Add the column, or say which one it is: "columns: { ${facts.field}: ... }" ${columns}.`,
        };
      const all = [facts.name, ...facts.others];
      return {
        message: `${choices(all.slice(0, MOST_NAMED), 'and')} ${all.length === 1 ? "isn't" : "aren't"} read: the kind "${facts.kind}" has no such ${all.length === 1 ? 'field' : 'fields'}.`,
        hint: `${didYouMean(facts.suggestion)}Its fields: ${facts.known.join(', ')}. To read a column as one of them, add it to "columns" ${columns}.`,
        general: `Its fields: ${facts.known.join(', ')}. To read a column as one of them, add it to "columns" ${columns}.`,
      };
    },
  ),
  'total-row': warning(
    plain,
    'Lists would show it among the entries, and count it in their own sums.',
    (facts: { title: string; key: string }) => ({
      message: `"${facts.title}" isn't an entry: its ${facts.key} is the sum of the others.`,
      hint: `Delete it. The texts around a list can show the sum: {sum:${facts.key}}`,
    }),
  ),
  'cell-value': error(
    plain,
    'A cell is read as the type of its field says.',
    (facts: {
      value: string;
      type: string;
      choices: readonly string[] | undefined;
      suggestion: string | undefined;
      /** Of an empty cell: the column that says something, and means nothing without this one. */
      besides?: string;
      /** What is wrong with it, as far as that is known. */
      wrong?: WrongValue | undefined;
      /** Whether it says that there is nothing to say. */
      isNothing?: boolean;
    }) => {
      const how =
        facts.choices === undefined
          ? (WRITTEN[facts.type] ?? 'Write it in another way.')
          : `Write ${choices(facts.choices)}.`;
      if (facts.value === '')
        return {
          message:
            facts.besides === undefined
              ? 'This cell is empty, and the kind needs something there.'
              : `This cell is empty, and "${facts.besides}" of this row isn't.`,
          hint: how,
        };
      if (facts.wrong?.why === 'two-days')
        return {
          message: `"${facts.value}" can mean more than one thing as a date.`,
          hint: wordsOf(wrongValues, facts.wrong),
        };
      const isInWords = ['choice', 'day-of-week'].includes(facts.type);
      const isMeant = facts.suggestion !== undefined && !isInWords && !/\d \D*\p{L}/u.test(facts.value);
      return {
        message: isMeant
          ? `"${facts.value}" can mean more than one thing as ${IN_WORDS[facts.type] ?? 'a value'}.`
          : `"${facts.value}" isn't ${IN_WORDS[facts.type] ?? `a value of the type "${facts.type}"`}.`,
        hint: facts.isNothing
          ? 'Leave the cell empty.'
          : facts.wrong === undefined
            ? `${didYouMean(facts.suggestion)}${how}`
            : wordsOf(wrongValues, facts.wrong),
        general: how,
      };
    },
  ),
};

/** So many columns are named. */
const MOST_NAMED = 5;

const counted = (cells: number): string => (cells === 1 ? '1 cell' : `${cells} cells`);

/** How a value of a type is surely read. */
const WRITTEN: Readonly<Record<string, string>> = {
  text: 'Write something there.',
  number: 'Write the number alone, in digits.',
  date: 'Write the year first, such as 2026-12-24.',
  'date-range': 'Write the first and the last day, such as 2026-07-03 - 2026-07-05.',
  time: 'Write a time, such as 18:00.',
  'time-range': 'Write two times, such as 18:00-19:30.',
  'day-of-week': 'Write a day of the week, such as Monday. A field with "many: true" takes several: Monday; Friday.',
  duration: 'Write a duration, such as 1 h 30 min.',
  'yes-no': 'Write yes or no.',
  place: 'Write the address, such as 5 Market Street, York.',
  coordinates: 'Write how far north and east it is, in degrees, such as 53.9590, -1.0815.',
  latitude:
    'Write how far north it is, in degrees from -90 to 90, such as 53.9590. How far east it is belongs in the column for the longitude.',
  longitude: 'Write how far east it is, in degrees from -180 to 180, such as -1.0815.',
};

const IN_WORDS: Readonly<Record<string, string>> = {
  number: 'a number',
  date: 'a date',
  'date-range': 'a range of days',
  time: 'a time of day',
  'time-range': 'a range of times',
  'day-of-week': 'a day of the week',
  duration: 'a duration',
  'yes-no': 'yes or no',
  choice: 'one of the choices',
  coordinates: 'a pair of coordinates',
  latitude: 'a latitude',
  longitude: 'a longitude',
};

/** What is said of a cell, with where it is: programs count rows and show heads. */
export function inCell({ row, head }: { readonly row: number; readonly head: string }, message: string): string {
  return `Row ${inDigits(row)}${head === '' ? '' : `, ${head}`}: ${message}`;
}
