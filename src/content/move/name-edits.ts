import type { Content } from '../check/contents.ts';
import { type Entry, nameOf } from '../entries/entries.ts';
import { Entries } from '../entries/query.ts';
import type { SiteFiles } from '../load/load.ts';
import type { Edit } from '../text/edits.ts';
import { rewriteScalar } from '../yaml/syntax/rewrite.ts';
import { itemsOf, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { MovedPage } from './moved-pages.ts';

/** The lists of a file that show pages of a folder which moves: `from: { folder: /old }`. */
export function folderEdits({ source, root }: Content, from: string, to: string): Edit[] {
  return [...itemsOf(root, 'blocks'), ...itemsOf(root, 'layout')].flatMap((block) => {
    const folder = valueAt(valueAt(block, 'from'), 'folder');
    if (folder?.kind !== 'scalar') return [];
    const written = String(folder.value);
    if (written !== from && !written.startsWith(`${from}/`)) return [];
    return rewriteScalar(source, folder, `${to === '/' ? '' : to}${written.slice(from.length)}` || '/') ?? [];
  });
}

/** Says which names in a file refer to entries that get another one: `author: asha`. @param entries of the site before */
export function nameEdits(
  moved: readonly MovedPage[],
  entries: readonly Entry[],
  { kinds }: SiteFiles,
): (content: Content) => Edit[] {
  const newNames = new Map(moved.map(({ page, newFile }) => [page.file, nameOf(newFile)]));
  const known = new Entries(entries);
  return ({ source, root }) => {
    const kind = kinds.get(textOf(root, 'kind') ?? '');
    return (kind?.fields ?? []).flatMap((field) => {
      const written = valueAt(root, field.name);
      if (field.type !== 'entry' || written?.kind !== 'scalar') return [];
      const meant = known.named(String(written.value), field.kind);
      const name = meant === undefined ? undefined : newNames.get(meant.file);
      return name === undefined || name === meant?.name ? [] : (rewriteScalar(source, written, name) ?? []);
    });
  };
}
