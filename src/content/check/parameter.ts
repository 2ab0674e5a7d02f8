import { queriesIn } from '../../schema/lists.ts';
import { finding, inText } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type MapNode, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Asked } from '../entries/made-pages.ts';
import type { FileRule } from './rule.ts';

/** So many names in brackets an address has. */
const MOST_BRACKETS = 2;

/** A file that makes a page for each value of a field must ask for that field somewhere. */
export const parameterRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: {
    whole: ({ source, root, parameters }) => {
      if (parameters === undefined) return [];
      const at = inText(source, valueAt(root, 'title')?.range ?? [0, 0]);
      const count = parameters.length;
      if (count > MOST_BRACKETS) return [finding('many-pages', at, { why: 'brackets', count, most: MOST_BRACKETS })];
      const queries = pageQueries(root);
      const kind = queries.flatMap((from) => textOf(from, 'kind') ?? [])[0] ?? 'article';
      const asked = queries.map((from) => fieldsAsked(from, parameters));
      const best = asked.toSorted((a, b) => b.size - a.size)[0];
      const missing = parameters.find((name) => best?.has(name) !== true);
      return missing === undefined ? [] : [finding('unused-parameter', at, { name: missing, all: parameters, kind })];
    },
  },
};

const pageQueries = (root: Node): MapNode[] => itemsOf(root, 'blocks').flatMap(queriesIn);

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
const FIELD_OF: Readonly<Record<string, string>> = { category: 'category', tag: 'tags', section: 'section' };

/** The fields that a query asks for with some names in braces. */
function fieldsAsked(from: MapNode, parameters: readonly string[]): Map<string, string> {
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

/** Visitors who ask for an old address can be led to one page only, so a file that makes many has none. */
export const sharedAliasesRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: {
    whole: ({ source, root, parameters }) => {
      const key = parameters === undefined ? undefined : entryOf(root, 'aliases');
      return key === undefined ? [] : [finding('shared-alias', { source, range: key.keyRange })];
    },
  },
};
