import { type Json, textsIn } from '../../model/json.ts';
import { categoryWords, valueWords } from '../../values/address-words.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { weekdayNamesIn, weekdaysIn } from '../../values/weekdays.ts';
import type { Entry } from './entries.ts';
import type { Entries } from './entry-index.ts';
import type { Filling, Fillings } from './fill.ts';

/** A kind, and which of its fields gives the values for which name in brackets. */
export type Asked = { readonly kind: string; readonly fields: ReadonlyMap<string, string> };

/** A page for a value of a field, or for one of each of two: its address, and what stands for the names in braces. */
export type MadePage = { readonly route: string; readonly values: Fillings; readonly entry: Entry };

export type Made = {
  /** By their addresses, and no more than may be. */
  readonly pages: readonly MadePage[];
  /** How many there would be. */
  readonly count: number;
  /** Values that nothing of can be in an address, each with the first entry that says it. */
  readonly unaddressed: readonly { readonly words: string; readonly entry: Entry }[];
  /** Values that would have the page of another one, which lists tell from it. */
  readonly same: readonly { readonly words: string; readonly first: string; readonly entry: Entry }[];
};

/** So many pages a file makes. */
export const MOST_MADE = 5000;

/** A value as people read it, as pages write it, and as an address has it. */
type Value = { readonly shown: string; readonly written: Json; readonly slug: string };

export type Wording = { readonly entries: Pick<Entries, 'named'>; readonly language: string };

export function valuesFor(value: Json | undefined, field: Field, { entries, language }: Wording): readonly Value[] {
  const plain = (text: string): Value => ({ shown: text, written: text, slug: categoryWords(text) });
  const { inWords } = fieldTypes[field.type];
  switch (field.type) {
    case 'number':
      if (typeof value !== 'number') return [];
      return [
        { shown: String(inWords?.(value, field, language)), written: value, slug: String(value).replace('.', '-') },
      ];
    case 'date':
      return textsIn(value).map((text) => ({ ...plain(text), shown: String(inWords?.(text, field, language)) }));
    case 'day-of-week':
      return textsIn(value).map((text) => {
        const shown = weekdayNamesIn(weekdaysIn(text)?.slice(0, 1) ?? [], language);
        return shown === '' ? plain(text) : { ...plain(shown), written: text };
      });
    case 'entry':
      return textsIn(value).map((name) => {
        const [entry] = entries.named(name, field.kind);
        return { shown: String(entry?.written.title ?? name), written: name, slug: categoryWords(entry?.name ?? name) };
      });
    default:
      return fieldTypes[field.type].makesPages === true ? textsIn(value).map(plain) : [];
  }
}

/** What every page says without a field of its kind. */
const TEXT = { type: 'text' } as const;

/** The pages that a file makes of the entries of a kind. @param route with names in brackets: `/blog/category/[category]` */
export function madePages(
  { kind, fields }: Asked,
  route: string,
  around: Wording & { readonly entries: Entries },
): Made {
  const pages = new Map<string, MadePage>();
  const unaddressed = new Map<string, Entry>();
  const same = new Map<string, Made['same'][number]>();
  const first = new Map<string, Value>();
  for (const entry of around.entries.listed) {
    if (entry.kind.name !== kind) continue;
    let made: readonly Omit<MadePage, 'entry'>[] = [{ route, values: new Map() }];
    for (const [name, key] of fields) {
      const field = entry.kind.fields.find((each) => each.name === key) ?? { name: key, ...TEXT };
      const values = valuesFor(entry.written[key], field, around).filter((value) => {
        if (value.slug === '') unaddressed.set(value.shown, unaddressed.get(value.shown) ?? entry);
        return value.slug !== '';
      });
      for (const value of values) {
        const known = first.get(`${name} ${value.slug}`) ?? value;
        first.set(`${name} ${value.slug}`, known);
        // Lists take texts for the same that differ in spaces and capitals.
        const isOther = ['choice', 'entry'].includes(field.type)
          ? known.shown !== value.shown
          : valueWords(known.shown) !== valueWords(value.shown);
        if (isOther) same.set(`${name} ${value.shown}`, { words: value.shown, first: known.shown, entry });
      }
      made = made.flatMap((page) =>
        values.map((value) => {
          const { shown, written, slug } = first.get(`${name} ${value.slug}`) ?? value;
          const filling: Filling = { value: shown, written, slug };
          return {
            route: page.route.replaceAll(`[${name}]`, slug),
            values: new Map([...page.values, [name, filling]]),
          };
        }),
      );
    }
    for (const page of made) if (!pages.has(page.route)) pages.set(page.route, { ...page, entry });
  }
  const sorted = [...pages.values()].sort((a, b) => (a.route < b.route ? -1 : 1));
  return {
    pages: sorted.slice(0, MOST_MADE),
    count: sorted.length,
    unaddressed: [...unaddressed].map(([words, entry]) => ({ words, entry })),
    same: [...same.values()],
  };
}
