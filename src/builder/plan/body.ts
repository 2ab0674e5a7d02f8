import type { WrittenPage } from '../../model/generated/written.ts';
import type { WrittenBlock } from '../../model/json.ts';
import { bodyBlock } from '../../schema/schemas/body-block.ts';

/**
 * The blocks of a page, with the page's own text in its place: in the first long-text block without one, or below all others. A page
 * without blocks shows its title, its description and the text.
 */
export function blocksWithBody({ title, description, blocks = [], body }: WrittenPage): readonly WrittenBlock[] {
  // The layout of a kind has a place for a text, and not every page of it has one.
  if (body === undefined) return blocks.filter((block) => block.type !== bodyBlock() || block.body !== undefined);
  if (blocks.length === 0)
    return [{ type: bodyBlock(), title, description: literal(description), contents: true, body }];
  const place = blocks.findIndex((block) => block.type === bodyBlock() && block.body === undefined);
  if (place === -1) return [...blocks, { type: bodyBlock(), body }];
  return blocks.map((block, index) => (index === place ? { ...block, body } : block));
}

/** A page's description has no Markdown; a block's has. */
function literal(text: string): string {
  return text.replace(/[\\`*_[\]<>~#&!]/g, '\\$&');
}
