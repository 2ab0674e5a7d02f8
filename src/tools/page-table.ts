import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const GUIDE = 'docs/authors.md';

const top = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, top), 'utf8');

/** The guide for authors, where each row of its table of pages ends with the blocks that the page has: path and text. */
export const guideWithBlocks = (): readonly [path: string, text: string] => [
  GUIDE,
  read(GUIDE).replaceAll(
    /^(\| [^|]+ \| `(pages\/[^`]+\.yaml)` \| )[^|]+(?= \|$)/gm,
    (_, begin: string, page: string) => `${begin}${blocksOf(page).join(', ')}`,
  ),
];

function blocksOf(page: string): string[] {
  const { blocks }: { readonly blocks: readonly { readonly type: string }[] } = parse(read(page));
  return blocks.map(({ type }) => type);
}
