import { type Document, isScalar, type Node, type Pair, visit } from 'yaml';
import { isList, isObject, type Json, textsIn } from '../../model/json.ts';
import { fieldWords } from '../../values/address-words.ts';
import type { Moved } from './moved.ts';
import { fieldCalled, isIgnored, nameOf, type OldPage, pairsOf, valueIn } from './old-pages.ts';

/** What could not be brought of the keys of a page: their names, with their lines in the old file. */
export type LeftKey = { readonly what: string; readonly line?: number };

/** Gives the keys of a page our names, and the addresses in them those that are now right. Comments stay. */
export function withOurKeys({ file, keys, front, isUnread }: OldPage, moved: Moved): LeftKey[] {
  const left: LeftKey[] = isUnread ? [{ what: front, line: 2 }] : [];
  const to = (url: string): string | undefined => moved.to(url, file);
  for (const pair of pairsOf(keys)) {
    const key = nameOf(pair);
    const value = valueIn(pair);
    const name = fieldCalled(key) ?? key;
    const isTaken = name !== key && keys.has(name);
    const said = isTaken ? undefined : saidAs(name, value, to);
    if (key === 'published' && typeof value === 'boolean') replace(keys, pair, ['draft', !value]);
    else if (said !== undefined && isOurs(name)) replace(keys, pair, [name, said]);
    else if (!isTaken && isOurs(name)) {
      left.push({ what: key, ...lineOf(front, key) });
      keys.delete(key);
    } else {
      if (isScalar(pair.key) && ownFieldName(key) !== '' && !isIgnored(key)) pair.key.value = ownFieldName(key);
      replaceAddresses(pair, to);
    }
  }
  // Hugo shows the picture of this name that is beside a page.
  const featured = ['png', 'jpg', 'jpeg', 'webp']
    .map((end) => to(`featured.${end}`))
    .find((each) => each !== undefined);
  if (!keys.has('image') && featured !== undefined) keys.set('image', { src: featured, decorative: true });
  return left;
}

/** The line of a key in the file whose keys are these, if it is found. */
export function lineOf(front: string, key: string): { readonly line?: number } {
  const at = front
    .split('\n')
    .findIndex((line) => line.startsWith(key) && line.slice(key.length).trimStart().startsWith(':'));
  return at === -1 ? {} : { line: at + 2 };
}

const isOurs = (name: string): boolean => name === 'title' || name === 'draft' || fieldCalled(name) === name;

function replace(keys: Document, pair: Pair, [name, value]: readonly [string, Json]): void {
  if (nameOf(pair) !== name && isScalar(pair.key)) pair.key.value = name;
  if (JSON.stringify(valueIn(pair)) !== JSON.stringify(value)) pair.value = keys.createNode(value);
}

/** The value of one of our keys in our form; undefined where nothing can be made of it. */
function saidAs(name: string, value: Json, to: (url: string) => string | undefined): Json | undefined {
  switch (name) {
    case 'image':
      return pictureIn(value, to);
    case 'author':
      return namesIn(value).join(', ') || undefined;
    case 'category':
    case 'tags': {
      const all =
        typeof value === 'string'
          ? value.split(value.includes(',') ? ',' : '\n').map((each) => each.trim())
          : namesIn(value);
      return name === 'category' && all.length === 1 ? all[0] : all.length === 0 ? undefined : [...new Set(all)];
    }
    case 'aliases':
      return textsIn(value);
    case 'order':
      return typeof value === 'number' ? value : undefined;
    case 'title':
    case 'description':
    case 'date':
    case 'updated':
      return value === null || isObject(value) || isList(value) || value === '' ? undefined : value;
    default:
      return value ?? undefined;
  }
}

/** The names in a list of texts, or of people with names. */
function namesIn(value: Json): string[] {
  const all = isList(value) ? value : [value];
  return all.flatMap((each) => {
    const name = isObject(each) ? (each.name ?? each.title) : each;
    return typeof name === 'string' || typeof name === 'number' ? [String(name)] : [];
  });
}

/** A picture with its text, where its file is there. */
export function pictureIn(value: Json, to: (url: string) => string | undefined): Json | undefined {
  if (isList(value)) return value[0] === undefined ? undefined : pictureIn(value[0], to);
  const words = isObject(value) ? value : { src: value };
  const [src] = Object.values(words).flatMap((each) => (typeof each === 'string' ? (to(each) ?? []) : []));
  if (src === undefined) return undefined;
  const alt = ['alt', 'altText', 'alt_text', 'description', 'caption']
    .map((key) => words[key])
    .find((each) => typeof each === 'string');
  return { src, ...(typeof alt === 'string' && alt.trim() !== '' ? { alt } : { decorative: true }) };
}

/** Gives all texts below a key the addresses that are right now. */
function replaceAddresses({ value: below }: Pair, to: (url: string) => string | undefined): void {
  visit(below as Node, {
    Scalar: (at, node) => {
      const { value } = node;
      if (at === 'key' || typeof value !== 'string' || /\s/.test(value) || !/[/.]/.test(value)) return;
      node.value = to(value) ?? value;
    },
  });
}

/** The name of a field, for a key of any form: letters and digits alone. */
export const ownFieldName = (key: string): string => fieldWords(key.replace(/[-_.]+/g, ' '));
