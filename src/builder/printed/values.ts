import type { Under } from '../../model/hours.ts';
import type { Embed, Image } from '../../model/media.ts';
import type { Passage, Prose } from '../../model/prose.ts';
import type { Href, RichText, Text } from '../../model/text.ts';
import { below, type Schema } from '../../schema/schemas/schemas.ts';
import { type ValueType, valueTypes } from '../../values/value-types.ts';
import type { ByType, ResolvedObject as Fields, Resolved } from '../plan/resolve.ts';

export function kindIn(schema: Schema, key: string): ValueType | undefined {
  return below(schema, key)?.kind;
}

/** A value whose kind the schema has told: planning made it of that kind, which its type can't say. */
const known = <K extends keyof ByType>(value: Resolved | undefined): ByType[K] => value as ByType[K];

/** The headings that an entry stands under, such as the days of the week that it is on, by the key that says so. */
export function headingsIn(item: Fields, schema: Schema): { readonly key: string; readonly under: readonly Under[] } {
  const key = Object.keys(item).find((each) => ['dates', 'daysOfWeek'].includes(kindIn(schema, each) ?? '')) ?? '';
  return { key, under: isMap(item[key]) ? known<'dates' | 'daysOfWeek'>(item[key]).under : [] };
}

/** Whether what is under a key is read in one line: a text, days or hours. */
export function isShortIn(schema: Schema, key: string): boolean {
  const kind = kindIn(schema, key);
  return kind === 'text' || (kind !== undefined && valueTypes[kind].isRead === true);
}

/** A short text, or the words of days. */
export const textIn = (value: Resolved | undefined): Text =>
  isMap(value) ? known<'weekdays' | 'days'>(value).text : known<'text'>(value);
export const richTextIn = (value: Resolved | undefined): RichText => known<'richText'>(value);
export const passageIn = (value: Resolved | undefined): Passage => known<'passage'>(value);
export const proseIn = (value: Resolved | undefined): Prose => known<'markdown'>(value);
export const imageIn = (value: Resolved | undefined): Image => known<'image'>(value);

export const embedIn = (value: Resolved | undefined): Embed => known<'embed'>(value);

/** Where an entry leads. */
export function hrefIn(item: Fields, schema: Schema): Href | undefined {
  for (const [key, value] of Object.entries(item)) {
    const kind = kindIn(schema, key);
    if (kind === 'href') return known<'href'>(value);
    if (kind === 'file') return known<'file'>(value).href;
  }
  return undefined;
}

/** The entries of a list that have keys. */
export function mapsIn(value: Resolved | undefined): Fields[] {
  return Array.isArray(value) ? value.filter(isMap) : [];
}

export function isMap(value: Resolved | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
