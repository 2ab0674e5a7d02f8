import { isList, isObject } from '../../content/entries/entries.ts';
import { aDrawing, listed, ofEmpty, type Phrases, quoted, yesOrNo } from '../../diagnostics/wording/review.ts';
import type { Json } from '../../model/json.ts';
import { isNothing, UNREAD } from '../compare/same.ts';
import { LONGEST_NAME, shortened } from './told.ts';

/** So many entries of a list are named. */
const MOST_NAMED = 5;

/** A value in words. */
export function valueInWords(value: Json | undefined): Phrases {
  if (isNothing(value)) return [ofEmpty];
  if (typeof value === 'boolean') return [yesOrNo(value)];
  if (isList(value)) return listOf(value);
  if (!isObject(value)) return [quoted(shortened(String(value)))];
  if (value.scene !== undefined) return [aDrawing];
  const { src, label, title, href } = value;
  const name = src ?? label ?? title;
  if (typeof name !== 'string') return [quoted(shortened(JSON.stringify(value)))];
  return typeof href === 'string'
    ? [quoted(shortened(name)), ' (', quoted(shortened(href)), ')']
    : [quoted(shortened(name))];
}

function listOf(value: readonly Json[]): Phrases {
  const texts = value.map((each) => (typeof each === 'object' ? JSON.stringify(each) : String(each)));
  return listed(
    texts.map((text) => shortened(text, LONGEST_NAME)),
    MOST_NAMED,
  );
}

/** The first texts of what is new or gone: whoever reads of it wants to know what it says. */
export function textsIn(value: Json | undefined, except: string | undefined): string[] {
  const texts: string[] = [];
  const add = (each: Json, key: string): void => {
    if (texts.length >= MOST_NAMED) return;
    if (isList(each)) for (const one of each) add(one, key);
    else if (isObject(each)) for (const [name, one] of Object.entries(each)) add(one, name);
    else if (isText(each) && !SETTINGS.has(key) && each.trim() !== except) texts.push(shortened(each, LONGEST_NAME));
  };
  if (value !== undefined) add(value, '');
  return texts;
}

/** Keys whose values nobody reads on a page. */
const SETTINGS = new Set(
  'type id background icon variant align kind sort filters autocomplete scene href src from'.split(' '),
);

const isText = (value: Json): value is string => typeof value === 'string' && value !== UNREAD && value.trim() !== '';
