import { FORMAT } from '../../model/format.ts';
import { finding, inText } from '../../yaml/findings/finding.ts';
import { type Node, startOf, valueAt } from '../../yaml/syntax/tree.ts';
import { withFields } from '../with-fields.ts';
import type { LoadedFile } from './load-file.ts';

/** Which format a site is written in, as far as that can be read. @param settings the root of site.yaml */
export function formatIn(settings: Node | undefined): number {
  const written = valueAt(settings, 'format');
  const format = written?.kind === 'scalar' ? written.value : undefined;
  return typeof format === 'number' && Number.isInteger(format) && format > 0 ? format : 1;
}

/** The settings of a site. In another format than is installed they mean something else, and that is all that is said of them. */
export function inFormat(site: LoadedFile, installed: number | 'any' = FORMAT): LoadedFile {
  const { content } = site;
  const written = formatIn(content?.root);
  if (content === undefined || installed === 'any' || written === installed) return site;
  const place = valueAt(content.root, 'format') ?? content.root;
  const mistake = finding('site-format', inText(content.source, startOf(place)), { written, installed });
  return withFields(site, { findings: [mistake] });
}
