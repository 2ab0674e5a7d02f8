import type { Disk } from '../../disk/disk.ts';
import { composed } from '../../model/address.ts';
import type { PublicPaths } from '../../model/site.ts';
import type { FontMeasures } from '../../model/theme.ts';
import { nodeAt } from '../../yaml/syntax/tree.ts';
import { fontFormats, isFontPath } from '../theme/fonts.ts';
import { measureFont } from '../theme/measure-font.ts';
import type { Content } from './contents.ts';

/** The measures of the author's own fonts, by the address of their file, and those of the files that are no fonts. */
export type OwnFonts = { readonly measures: ReadonlyMap<string, FontMeasures>; readonly broken: ReadonlySet<string> };

/** Measures the fonts of a site that are files in public/. Others are missing or no fonts by their name, which is reported elsewhere. */
export async function measureOwnFonts(
  disk: Disk,
  site: Content | undefined,
  publicFiles: PublicPaths,
): Promise<OwnFonts> {
  const measures = new Map<string, FontMeasures>();
  const broken = new Set<string>();
  for (const key of ['heading', 'body']) {
    const node = site === undefined ? undefined : nodeAt(site.root, ['theme', 'fonts', key]);
    const path = node?.kind === 'scalar' ? String(node.value) : '';
    const isFont = isFontPath(path) && fontFormats[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''] !== undefined;
    const file = publicFiles.get(composed(path));
    if (!isFont || file === undefined) continue;
    const found = await measureFont(disk.read(file));
    if (found !== undefined) measures.set(path, found);
    else broken.add(path);
  }
  return { measures, broken };
}
