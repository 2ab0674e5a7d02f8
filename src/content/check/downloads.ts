import { withoutQuery } from '../../model/address.ts';
import { ofBlocks } from '../../schema/schemas/in-force.ts';
import { below, blockNames, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { finding } from '../../yaml/findings/finding.ts';
import { fieldsThat } from '../entries/field-values.ts';
import { type AcrossRule, ANY } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** Where an address leads that is surely no file. */
type Elsewhere = 'page' | 'place' | 'mail' | 'phone';

/** What is offered as a file must be one. That it is there is checked with all other links. */
export const downloadsRule: AcrossRule = {
  scope: 'across',
  of: ANY,
  concerns: ({ types, kind }, { kinds }) =>
    types.some((type) => blocksWithFiles().has(type)) ||
    fieldsThat(({ type }) => type === 'file', kinds.get(kind ?? '')?.fields ?? []).length > 0,
  find: {
    file: ({ text: href, node, content: { source } }, site) => {
      const leadsTo = elsewhere(href, site);
      return leadsTo === undefined ? [] : [finding('not-a-file', { source, range: node.range }, { href, leadsTo })];
    },
  },
};

function elsewhere(href: string, site: SiteIndex): Elsewhere | undefined {
  if (href.startsWith('#')) return 'place';
  if (/^mailto:/i.test(href)) return 'mail';
  if (/^tel:/i.test(href)) return 'phone';
  const path = withoutQuery(href);
  const isFile = site.isPublicFile(path) || site.documentAt(path) !== undefined;
  return site.pageAt(path) !== undefined && !isFile ? 'page' : undefined;
}

/** The types of blocks that have fields for files. */
const blocksWithFiles = ofBlocks(
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
