import type { JsonObject } from '../../model/json.ts';
import type { BlockPlace } from '../../model/screen.ts';
import { blockNotes, type NotedHeading } from '../../model/site.ts';
import { hasHeadings, listKinds } from '../../schema/lists.ts';
import { below, schemaOf } from '../../schema/schemas/schemas.ts';
import type { TestedBlock } from './tested-block.ts';

/** What nobody writes, to be found again in what a block shows. */
const HEADING = 'heading-of-a-test';

/** A block with all that pages may ask of its list: a heading, and a field to search it. Undefined if they can't, or its example has no items. */
export function askedBlock({ name, block }: TestedBlock): JsonObject | undefined {
  const list = listKinds(name).find(({ groups }) => groups === undefined);
  const items = block[list?.key ?? ''];
  if (list === undefined || !Array.isArray(items) || items.length === 0) return undefined;
  const heading: NotedHeading = { words: HEADING, isNamed: true, from: 0 };
  return {
    ...block,
    ...(hasHeadings(list) ? { [blockNotes.headings]: [heading] } : {}),
    ...(below(schemaOf(`blocks/${name}`), 'find') === undefined ? {} : { find: true }),
  };
}

/** What was asked of a list and isn't in the markup of its block. */
export function unshownOfList({ headings, filters }: BlockPlace, markup: string): ('headings' | 'choice' | 'mark')[] {
  return [
    ...(headings !== undefined && !markup.includes(HEADING) ? (['headings'] as const) : []),
    ...(filters !== undefined && !markup.includes(' data-filters=') ? (['choice'] as const) : []),
    ...(filters !== undefined && !markup.includes(' data-list=') ? (['mark'] as const) : []),
  ];
}
