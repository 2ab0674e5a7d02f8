import { isList, type WrittenBlock } from '../../model/json.ts';
import type { ListFilter, ListFilters } from '../../model/screen.ts';
import { blockNotes } from '../../model/site.ts';
import { listKinds } from '../../schema/lists.ts';
import type { Schema } from '../../schema/schemas/schemas.ts';
import { inOrder } from './in-order.ts';
import type { Context } from './resolve.ts';

/** What is noted of a list: pages are routes. */
type NotedFilters = Pick<ListFilters, 'items'> & {
  readonly fields: readonly (Omit<ListFilter, 'options'> & { readonly options: readonly NotedOption[] })[];
};
type NotedOption = Omit<ListFilter['options'][number], 'page'> & { readonly page?: string };

/** Whether visitors may choose from the list of a block. */
export const isChosenFrom = (block: WrittenBlock): boolean =>
  block[blockNotes.filters] !== undefined || block.find === true;

/** By what visitors choose from the list of a block; undefined where they don't. */
export function filtersIn(
  block: WrittenBlock,
  { properties = {} }: Schema,
  { language, hrefOf }: Pick<Context, 'language' | 'hrefOf'>,
): ListFilters | undefined {
  // Put there with the key, which no author can write.
  const note = block[blockNotes.filters] as NotedFilters | undefined;
  const key = listKinds(block.type).find(({ groups }) => groups === undefined)?.key ?? '';
  const items = block[key];
  if (!isList(items) || (note === undefined && block.find !== true)) return undefined;
  const { fields = [], items: noted = ';'.repeat(items.length - 1) } = note ?? {};
  if (fields.length === 0 && block.find !== true) return undefined;
  const each = new Map(noted.split(';').map((own, at) => [items[at], own]));
  return {
    fields: fields.map(({ options, ...field }) => ({
      ...field,
      options: options.map(({ page, ...option }) => ({ ...option, ...(page && { page: hrefOf(page) }) })),
    })),
    // The plan puts days and times in their order.
    items: inOrder(items, properties[key] ?? {}, language)
      .map((item) => each.get(item) ?? '')
      .join(';'),
    ...(block.find === true ? { find: true } : {}),
  };
}
