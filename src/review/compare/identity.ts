import { isList, isObject } from '../../content/entries/entries.ts';
import type { Json } from '../../model/json.ts';
import { plainText } from './same.ts';

/** The keys that tell an entry from its neighbours, the surest first. */
const NAMING = ['id', 'name', 'title', 'label', 'question', 'days', 'from', 'date', 'caption', 'value', 'href', 'src'];

/** Where an entry has none of these, what it is called by, for people. */
const CALLED = ['title', 'label', 'question', 'quote', 'name', ...NAMING];

/** What an entry is told from its neighbours by; undefined where nothing does. */
export function identityOf(value: Json): string | undefined {
  if (isList(value)) return firstText(value);
  if (!isObject(value)) return undefined;
  const key = NAMING.find((each) => textIn(value[each]) !== undefined);
  return key === undefined ? undefined : `${key} ${textIn(value[key])}`;
}

/** Where an entry leads, or which picture it has: it is the same one with other words then. */
export function targetOf(value: Json): string | undefined {
  if (!isObject(value)) return undefined;
  const { href, src, image } = value;
  return textIn(href) ?? textIn(src) ?? (isObject(image) ? textIn(image.src) : undefined);
}

/** What people call an entry or a block by: its title, or what it has in place of one. */
export function nameOf(value: Json): string | undefined {
  if (isList(value)) return firstText(value);
  if (!isObject(value)) return undefined;
  const called = CALLED.flatMap((key) => textIn(value[key]) ?? [])[0];
  // A block's texts are not what it is called by, and its first one is its type.
  return called ?? ('type' in value ? undefined : Object.values(value).flatMap((each) => textIn(each) ?? [])[0]);
}

const firstText = (list: readonly Json[]): string | undefined => textIn(list[0]);

function textIn(value: Json | undefined): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? plainText(String(value)) : '';
  return text === '' ? undefined : text;
}
