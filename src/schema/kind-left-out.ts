import { largest } from '../model/lists.ts';
import { type Finding, finding, inText, withAnswer } from '../yaml/findings/finding.ts';
import { type Entry, entryOf, type MapNode, type ScalarNode } from '../yaml/syntax/tree.ts';
import { lineEndOf, replace } from '../yaml/text/edits.ts';
import type { SourceText } from '../yaml/text/source.ts';
import { habitAt } from './schemas/habits.ts';
import { type Schema, schemaOf } from './schemas/schemas.ts';
import { meantKey } from './schemas/synonyms.ts';

/** The kinds of pages that a site has, by name: what the pages of each must look like. */
export type KindSchemas = ReadonlyMap<string, { readonly schema: Schema }>;

/** What is wrong with the kind of a page, and the page as it was meant. */
export type PageOfKind = { readonly mistake: Finding; readonly page: MapNode };

/**
 * A page that doesn't say its kind, and has fields of one. It is held against that kind then; where it has only one such field, or
 * several kinds have as many, it is held against none, without them.
 */
export function kindLeftOut(source: SourceText, page: MapNode, kinds: KindSchemas): PageOfKind | undefined {
  if (entryOf(page, 'kind') !== undefined) return undefined;
  const ofPages = schemaOf('page').properties ?? {};
  const own = page.entries.filter(({ key }) => !Object.hasOwn(ofPages, key));
  const { names, entries } = kindsWithMost(own, kinds);
  const [name, ...others] = names;
  const [first] = entries;
  if (name === undefined || first === undefined || (entries.length === 1 && hasOtherMeaning(page, first)))
    return undefined;
  const fields = entries.map(({ key }) => key);
  const mistake = finding('missing-kind', inText(source, first.keyRange), {
    kinds: names,
    fields,
    hasBlocks: entryOf(page, 'blocks') !== undefined,
  });
  const [keyRange = page.range] = page.entries.map((entry) => entry.keyRange);
  const line = replace([keyRange[0], keyRange[0]], `kind: ${name}${lineEndOf(source)}`);
  const value: ScalarNode = { kind: 'scalar', range: keyRange, value: name, source: name, style: 'plain' };
  // Without blocks, it can be nothing but a page of some kind.
  const isSure = others.length === 0 && (entries.length > 1 || entryOf(page, 'blocks') === undefined);
  return {
    mistake: withAnswer(mistake, [line], false),
    page: {
      ...page,
      entries: isSure
        ? [{ key: 'kind', keyRange, value }, ...page.entries]
        : page.entries.filter((entry) => !entries.includes(entry)),
    },
  };
}

/** The kinds that have most of some keys as fields, and those keys. Where kinds have other fields in common, nobody knows which is meant. */
function kindsWithMost(
  own: readonly Entry[],
  kinds: KindSchemas,
): { readonly names: readonly string[]; readonly entries: readonly Entry[] } {
  const fits = [...kinds].map(([name, { schema }]) => ({
    name,
    entries: own.filter(({ key }) => Object.hasOwn(schema.properties ?? {}, key)),
  }));
  const most = largest(
    fits.map(({ entries }) => entries.length),
    0,
  );
  const best = fits.filter(({ entries }) => entries.length === most);
  const entries = most === 0 ? [] : own.filter((entry) => best.every((each) => each.entries.includes(entry)));
  return entries.length < most ? { names: [], entries: [] } : { names: best.map(({ name }) => name), entries };
}

/** Whether something else may be meant by a key that is alone: another key of every page, or one of another builder. */
function hasOtherMeaning(page: MapNode, { key }: Entry): boolean {
  const known = Object.keys(schemaOf('page').properties ?? {});
  const present = page.entries.map((entry) => entry.key);
  return habitAt('a page', key, '') !== undefined || meantKey(key, { known, present }) !== undefined;
}
