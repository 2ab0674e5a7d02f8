import { schemaOf } from '../../schema/schemas/schemas.ts';
import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { PLACEHOLDERS } from '../texts/placeholders.ts';
import { MAY_REPLACE } from './kinds.ts';

/** What else stands for something in a layout. */
const IN_LAYOUTS = ['route', 'file', 'count'];

/** The fields of a kind need names that mean nothing else yet. */
export function checkFieldNames(source: SourceText, root: Node): Finding[] {
  const first = new Set<string>();
  return itemsOf(root, 'fields').flatMap((field) => {
    const name = textOf(field, 'name');
    const node = valueAt(field, 'name');
    if (name === undefined || node === undefined) return [];
    const taken = first.has(name) ? 'field' : takenBy(name);
    first.add(name);
    return taken === undefined ? [] : [finding('field-name', source, node.range, { name, taken })];
  });
}

/** What a name means already: something that site.yaml fills in, a key of every page, or something of layouts. */
function takenBy(name: string): 'site' | 'page' | 'layout' | undefined {
  if (Object.hasOwn(PLACEHOLDERS, name)) return 'site';
  if (IN_LAYOUTS.includes(name)) return 'layout';
  return Object.hasOwn(schemaOf('page').properties ?? {}, name) && !MAY_REPLACE.includes(name) ? 'page' : undefined;
}
