import type { Content } from '../check/contents.ts';
import { placeOf } from '../text/source.ts';
import { entryOf, itemsOf } from '../yaml/syntax/tree.ts';

/** An entry under `planned` in site.yaml, and whether it is the only one: then the key goes with it. */
export type PlannedEntry = { readonly line: number; readonly isOnly: boolean };

/** The entry that announced a page. Undefined if none did. */
export function plannedEntry({ source, root }: Content, route: string): PlannedEntry | undefined {
  const items = itemsOf(root, 'planned');
  const item = items.find((each) => each.kind === 'scalar' && each.value === route);
  const isOnly = items.length === 1;
  const range = isOnly ? entryOf(root, 'planned')?.keyRange : item?.range;
  return item === undefined || range === undefined ? undefined : { line: placeOf(source, range).line, isOnly };
}
