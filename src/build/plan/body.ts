import { bodyBlock } from '../../content/shape/schema/body-block.ts';
import type { Json, JsonObject } from '../../model/site.ts';

/**
 * The blocks of a page, with the page's own text in its place: in the first long-text block without one, or below all others. A page
 * without blocks shows its title, its description and the text.
 */
export function blocksWithBody({ title, description, blocks: written, body }: JsonObject): JsonObject[] {
  const blocks = listOf(written);
  if (typeof body !== 'string') return blocks;
  if (blocks.length === 0)
    return [{ type: bodyBlock(), title: title ?? '', description: literal(String(description)), contents: true, body }];
  const place = blocks.findIndex((block) => block.type === bodyBlock() && block.body === undefined);
  if (place === -1) return [...blocks, { type: bodyBlock(), body }];
  return blocks.map((block, index) => (index === place ? { ...block, body } : block));
}

/** A page's description has no Markdown; a block's has. */
function literal(text: string): string {
  return text.replace(/[\\`*_[\]<>~#&!]/g, '\\$&');
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value : [];
}
