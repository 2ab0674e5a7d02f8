import { basename, dirname } from 'node:path/posix';
import { publicAddress } from '../../../model/address.ts';
import { grouped } from '../../../model/grouped.ts';
import { nearest } from '../../../values/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../../yaml/findings/finding.ts';
import { findEach } from '../../../yaml/findings/most.ts';
import { rewriteScalar } from '../../../yaml/syntax/rewrite.ts';
import { itemsOf, type ScalarNode, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import { plainOrQuoted } from '../../../yaml/text/quoting.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { inNaturalOrder, textsOfFolder } from '../../files/public-paths.ts';
import type { Content } from '../contents.ts';
import { foldersIn } from '../outline.ts';
import type { Rule } from '../rule.ts';
import type { Derived, SiteIndex } from '../site-index.ts';
import { PICTURE } from './pictures.ts';

export const pictureFolderRules: readonly Rule[] = [
  /** A folder whose pictures are shown must have some, each with a text in the file beside them. */
  {
    of: ['page', 'kind'],
    concerns: ({ folders }) => folders.length > 0,
    find: { whole: ({ source, root }, site) => findEach(foldersIn(root), (node) => wrongFolder(source, node, site)) },
  },
  /** Such a file names pictures that are there. */
  {
    of: ['pictures'],
    concerns: ({ pictures }, site) => pictures.some((path) => !site.isPublicFile(path)),
    find: { imagePath: ({ content, node, text }, site) => wrongName(content, node, { path: text, site }) },
  },
];

/** What cameras and programs save, and browsers can't show. */
const UNSHOWN = /\.(?:hei[cf]|tiff?|bmp|psd|raw|dng|cr[23]|nef)$/i;

/** The names of the files in each folder of public/. */
const folders: Derived<ReadonlyMap<string, readonly string[]>> = (site) =>
  new Map(
    [...grouped(site.addresses('publicFiles'), (address) => dirname(address))].map(([folder, files]) => [
      folder,
      inNaturalOrder(files.map((file) => basename(file))),
    ]),
  );

const shownIn = (files: readonly string[] = []): readonly string[] => files.filter((name) => PICTURE.test(name));

function wrongFolder(source: SourceText, node: ScalarNode, site: SiteIndex): readonly Finding[] {
  const written = String(node.value);
  const known = site.derived(folders);
  const path = written.replace(/^[./\\]+/, '').replace(/^public[/\\]+/, '');
  const folder = `/${path.replace(/[/\\]+/g, '/')}`.replace(/(?<=[^/])\/$/, '');
  const at = inText(source, node.range);
  const shown = shownIn(known.get(folder));
  const unshown = (known.get(folder) ?? []).filter((name) => UNSHOWN.test(name));
  const isThere = shown.length + unshown.length > 0;
  if (!isThere || folder !== written) {
    const others = [...known].flatMap(([each, files]) => (shownIn(files).length > 0 ? each : []));
    const suggestion = isThere ? folder : nearest(folder, others);
    const why = isThere ? 'form' : known.has(folder) ? 'empty' : 'none';
    const mistake = finding('picture-folder', at, { why, written, folder, suggestion });
    return [
      withAnswer(mistake, suggestion === undefined ? undefined : rewriteScalar(source, node, suggestion), isThere),
    ];
  }
  if (unshown.length > 0) return [finding('picture-folder', at, { why: 'unshown', folder, names: unshown })];
  const file = textsOfFolder(folder);
  const texts = site.contentOf(file);
  // What of the file can't be read is told there.
  if (texts === undefined ? site.isPublicFile(publicAddress(file)) : texts.masks.length > 0) return [];
  const names = withoutText(shown, texts, folder);
  const [first] = names;
  if (first === undefined) return [];
  return [
    finding('picture-folder', at, {
      why: 'texts',
      folder,
      file,
      names,
      count: names.length,
      first: plainOrQuoted(first),
    }),
  ];
}

function withoutText(names: readonly string[], texts: Content | undefined, folder: string): readonly string[] {
  const said = new Set(itemsOf(texts?.root, 'items').map((item) => textOf(valueAt(item, 'image'), 'src')));
  return names.filter((name) => !said.has(`${folder}/${name}`));
}

function wrongName(
  content: Content,
  node: ScalarNode,
  { path, site }: { path: string; site: SiteIndex },
): readonly Finding[] {
  if (site.isPublicFile(path)) return [];
  const { source } = content;
  const folder = publicAddress(dirname(source.file));
  const suggestion = nearest(basename(path), withoutText(shownIn(site.derived(folders).get(folder)), content, folder));
  const facts = { why: 'no-picture', name: node.source, folder, suggestion } as const;
  const mistake = finding('picture-folder', inText(source, node.range), facts);
  return [withAnswer(mistake, suggestion === undefined ? [] : rewriteScalar(source, node, suggestion), false)];
}
