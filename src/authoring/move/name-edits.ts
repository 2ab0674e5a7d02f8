import type { Content } from '../../content/check/contents.ts';
import { nameOf, pathOf } from '../../content/entries/entries.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { queriesIn } from '../../schema/lists.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Edit } from '../../yaml/text/edits.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import type { MovedPage } from './moved-pages.ts';

/** The lists of a file that show pages of a folder which moves: `from: { folder: /old }`. */
export function folderEdits({ source, root }: Content, old: string, to: string): Edit[] {
  return [...itemsOf(root, 'blocks'), ...itemsOf(root, 'layout')].flatMap(queriesIn).flatMap((from) => {
    const folder = valueAt(from, 'folder');
    if (folder?.kind !== 'scalar') return [];
    const written = String(folder.value);
    if (written !== old && !written.startsWith(`${old}/`)) return [];
    return rewriteScalar(source, folder, `${to === '/' ? '' : to}${written.slice(old.length)}` || '/') ?? [];
  });
}

/** Says which names in a file refer to entries that get another one: `author: asha`, `from: { naming: asha }`. */
export function nameEdits(
  moved: readonly MovedPage[],
  { entries, kinds }: Pick<SiteFiles, 'entries' | 'kinds'>,
): (content: Content) => Edit[] {
  const newFiles = new Map(moved.map(({ page, newFile }) => [page.file, newFile]));
  const edit = (source: SourceText, written: Node | undefined, kind: string | undefined): readonly Edit[] => {
    if (written?.kind !== 'scalar') return [];
    const name = String(written.value);
    const [meant, ...others] = entries.named(name, kind);
    const newFile = meant === undefined || others.length > 0 ? undefined : newFiles.get(meant.file);
    if (meant === undefined || newFile === undefined) return [];
    const path = pathOf({ ...meant, file: newFile });
    if (`/${path}`.endsWith(`/${name}`)) return [];
    return rewriteScalar(source, written, name.includes('/') ? path : nameOf(newFile)) ?? [];
  };
  return ({ source, root }) => {
    const fields = kinds.get(textOf(root, 'kind') ?? '')?.fields ?? [];
    return [
      ...fields.flatMap((field) => (field.type === 'entry' ? edit(source, valueAt(root, field.name), field.kind) : [])),
      ...itemsOf(root, 'blocks')
        .flatMap(queriesIn)
        .flatMap((from) => edit(source, valueAt(from, 'naming'), undefined)),
    ];
  };
}
