import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { pageNameOf } from '../../model/page-file.ts';
import { valueWords } from '../../values/address-words.ts';
import type { Field } from '../../values/field.ts';
import { dayField, pairsIn, wholeValue } from '../../values/fields.ts';
import type { EntryKind } from './kinds.ts';

/** A page of a kind, or an entry without one, as lists and references see it. */
export type Entry = {
  readonly kind: EntryKind;
  /** Of its file, without folder and ending: what other pages call it by. */
  readonly name: string;
  readonly file: string;
  /** Its place in the file, counted from 0, if that has many. */
  readonly row?: number;
  /** Where it is, if its kind has pages; otherwise no more than its place among others that say the same. */
  readonly route: string;
  readonly draft: boolean;
  /** What its file says, but for its blocks and its long text. */
  readonly written: JsonObject;
};

/** A text for all that counts of an entry to those who list it or name it. How its kind is declared is another question. */
export function printOfEntry({ kind, route, draft, written }: Entry): string {
  return JSON.stringify([kind.name, route, draft, written]);
}

/** `pages/people/asha-patil.yaml` -> `asha-patil`; of an index file, the name of its folder. */
export function nameOf(file: string): string {
  const [last = '', folder = ''] = pageNameOf(file).split('/').reverse();
  return last === 'index' ? folder : last;
}

/** A name that no other entry has: several may stand in one file. */
export function idOf({ file, row }: Pick<Entry, 'file' | 'row'>): string {
  return row === undefined ? file : `${file} ${row}`;
}

/** What other pages call an entry by that stands among others in a file: its title, as values are compared. */
export function rowName({ title }: JsonObject): string {
  return valueWords(String(title ?? ''));
}

/** `people/asha-patil`: where an entry's file is in pages/; of one among others, the name of the file and its own: `prices/rye-bread`. */
export function pathOf({ file, name, row }: Entry): string {
  if (row !== undefined) return `${file.replace(/^.*\/|\.\w+$/g, '')}/${name}`;
  return pageNameOf(file)
    .replace(/^pages\//, '')
    .replace(/\/index$/, '');
}

/** The last day on which an entry is, as far as its kind has a field for that. @param said what it says in a field */
export function lastDayIn(fields: readonly Field[], said: (name: string) => Json | undefined): string | undefined {
  const field = dayField(fields);
  const pair = pairsIn(fields).find(({ whole }) => whole.name === field?.name);
  const value = pair === undefined ? said(field?.name ?? '') : wholeValue(pair, said);
  const day = isObject(value) ? (value.until ?? value.from) : value;
  return typeof day === 'string' ? day.slice(0, 10) : undefined;
}
