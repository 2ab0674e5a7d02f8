import { blockDocs, siteDocs } from './block-docs.ts';
import { editorSchemas } from './editor/schemas.ts';
import { iconData } from './icon-data.ts';
import { knownKeys } from './known-keys.ts';
import { mistakeDocs } from './mistake-docs.ts';
import { ownSentences } from './own-sentences.ts';
import { guideWithBlocks } from './page-table.ts';
import { blockRegistry } from './registry.ts';
import { generatedTypes } from './types.ts';

/** Every generated file of the repository: path from its top -> text. A test holds the files on disk against this. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...(await generatedTypes()),
    ...editorSchemas(),
    ...iconData(),
    ['src/content/texts/own-sentences.json', ownSentences()],
    ['src/yaml/syntax/known-keys.json', `${JSON.stringify(knownKeys(), null, 2)}\n`],
    ['src/blocks/registry.ts', blockRegistry()],
    guideWithBlocks(),
    ['docs/blocks.md', await blockDocs()],
    ['docs/site.md', siteDocs()],
    ['docs/diagnostics.md', mistakeDocs()],
  ]);
}
