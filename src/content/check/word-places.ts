import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';

/*
 * Where visitors meet a word of the site, as `metAt` of the word says it in schemas/words.schema.json: places with commas between
 * them, each with what it must have there. `newsletter with sending without thanks` is a newsletter that is sent somewhere and says no thanks
 * of its own. A list has a key if one of its entries has it, and is without it if one is. `a|b` is one of the two, `a=b` the key with that
 * value, and `site.a` the key a of site.yaml. `saying tip` is a text that has a tip.
 */

/** One way to meet a word: a place, and what must hold there. */
export type WordPlace = { readonly place: string; readonly demands: readonly Demand[] };

type Demand = { readonly verb: 'with' | 'without' | 'saying'; readonly what: string };

/** A place as a site has it. */
export type Met = {
  /** What is written there. */
  readonly block: JsonObject;
  /** What site.yaml says. */
  readonly site: JsonObject;
  /** What its text has that the site says words about: `tip`. */
  readonly says: readonly string[];
};

/** Reads the `metAt` of a word. @throws Error for one that can't be read: we wrote it */
export function wordPlaces(metAt: string): readonly WordPlace[] {
  return metAt.split(', ').map((each) => {
    const [place = '', ...words] = each.split(' ');
    const demands = words.flatMap((verb, index): Demand[] => {
      if (index % 2 === 1) return [];
      const what = words[index + 1];
      if (what === undefined || (verb !== 'with' && verb !== 'without' && verb !== 'saying'))
        throw new Error(`"${each}" is no place of a word.`);
      return [{ verb, what }];
    });
    return { place, demands };
  });
}

/** Whether visitors meet the word at a place that a site has. */
export function isMet({ demands }: WordPlace, { block, site, says }: Met): boolean {
  const at = (path: string): readonly [value: Json, keys: readonly string[]] => {
    const keys = path.split('.');
    return keys[0] === 'site' ? [site, keys.slice(1)] : [block, keys];
  };
  return demands.every(({ verb, what }) => {
    if (verb === 'saying') return what.split('|').some((name) => says.includes(name));
    if (verb === 'without') return lacks(...at(what));
    return what.split('|').some((each) => {
      const [path = '', wanted] = each.split('=');
      return valuesAt(...at(path)).some((value) => wanted === undefined || String(value) === wanted);
    });
  });
}

/** All values at a path. Of a list, each entry counts. */
function valuesAt(value: Json, [key, ...others]: readonly string[]): readonly Json[] {
  if (isList(value)) return value.flatMap((each) => valuesAt(each, key === undefined ? [] : [key, ...others]));
  if (key === undefined) return [value];
  const next = isObject(value) ? value[key] : undefined;
  return next === undefined ? [] : valuesAt(next, others);
}

/** Whether a key is missing, or is in one entry of a list. */
function lacks(value: Json, [key, ...others]: readonly string[]): boolean {
  if (isList(value)) return value.some((each) => lacks(each, key === undefined ? [] : [key, ...others]));
  if (key === undefined) return false;
  const next = isObject(value) ? value[key] : undefined;
  return next === undefined || lacks(next, others);
}
