import { queriesIn } from '../../schema/lists.ts';
import { itemsOf, type MapNode, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Asked } from '../entries/made-pages.ts';

/** So many names in brackets an address has. */
export const MOST_BRACKETS = 2;

/** What a page asks for in its lists. */
export const pageQueries = (root: Node): MapNode[] => itemsOf(root, 'blocks').flatMap(queriesIn);

/** What a page asks for with the names in brackets of its file: the kind, and the fields. Undefined if no list asks for all of them. */
export function askedIn(root: Node, parameters: readonly string[]): Asked | undefined {
  if (parameters.length > MOST_BRACKETS) return undefined;
  return pageQueries(root).flatMap((from): Asked[] => {
    const fields = fieldsAsked(from, parameters);
    const kind = textOf(from, 'kind');
    return fields.size < parameters.length || kind === undefined ? [] : [{ kind, fields }];
  })[0];
}

/** Keys of a query that ask for a field of another name, or of the same. */
export const FIELD_OF: Readonly<Record<string, string>> = { category: 'category', tag: 'tags', section: 'section' };

/** The fields that a query asks for with some names in braces. */
export function fieldsAsked(from: MapNode, parameters: readonly string[]): Map<string, string> {
  const where = valueAt(from, 'where');
  const inWhere = where?.kind === 'map' ? where.entries.map(({ key, value }) => ({ field: key, value })) : [];
  const own = from.entries.flatMap(({ key, value }) =>
    key === 'naming' || Object.hasOwn(FIELD_OF, key) ? [{ field: FIELD_OF[key], value }] : [],
  );
  return new Map(
    parameters.flatMap((name) => {
      const found = [...own, ...inWhere].find(({ value }) => value.kind === 'scalar' && value.value === `{${name}}`);
      return found === undefined ? [] : [[name, found.field ?? name]];
    }),
  );
}
