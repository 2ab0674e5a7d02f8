import { withoutQuery } from '../../model/address.ts';
import { type Finding, findingAt } from '../findings/finding.ts';
import { findEach } from '../findings/most.ts';
import { once } from '../once.ts';
import { below, blockNames, type Schema, schemaOf } from '../shape/schema/schemas.ts';
import type { Content, Places } from './contents.ts';
import { partsOf } from './parts.ts';
import { typesIn } from './summary.ts';

/** Where an address leads that is surely no file. */
type Elsewhere = 'page' | 'place' | 'mail' | 'phone';

/** What is offered as a file must be one. That it is there is checked with all other links. */
export function checkDownloads(contents: readonly Content[], places: Places): Finding[] {
  const withFiles = contents.filter((content) => typesIn(content).some((type) => blocksWithFiles().has(type)));
  return withFiles.flatMap((content) =>
    findEach(partsOf(content, 'file'), ({ text: href, node, content: { source } }) => {
      const leadsTo = elsewhere(href, places);
      return leadsTo === undefined ? [] : [findingAt('not-a-file', { source, range: node.range }, { href, leadsTo })];
    }),
  );
}

function elsewhere(href: string, { pages, publicFiles, pdfs }: Places): Elsewhere | undefined {
  if (href.startsWith('#')) return 'place';
  if (/^mailto:/i.test(href)) return 'mail';
  if (/^tel:/i.test(href)) return 'phone';
  const path = withoutQuery(href);
  return pages.has(path) && !publicFiles.has(path) && !pdfs.has(path) ? 'page' : undefined;
}

/** The types of blocks that have fields for files. */
const blocksWithFiles = once(
  (): ReadonlySet<string> => new Set(blockNames().filter((name) => hasFiles(schemaOf(`blocks/${name}`)))),
);

function hasFiles(schema: Schema): boolean {
  const inner = [...Object.keys(schema.properties ?? {}), ...(schema.items === undefined ? [] : [0])];
  return inner.some((step) => {
    const next = below(schema, step);
    if (next === undefined || next.kind === 'image') return false;
    return next.kind === 'file' || (next.kind === undefined && hasFiles(next.schema));
  });
}
