import { basename, dirname } from 'node:path/posix';
import type { Told } from '../../../diagnostics/catalogue.ts';
import { composed, publicAddress } from '../../../model/address.ts';
import { grouped } from '../../../model/lists.ts';
import { isHostName, parsedUrl, reachOf } from '../../../schema/formats/hosts.ts';
import { valueInTag } from '../../../schema/formats/pasted-tag.ts';
import { isOnlyNearest, isSlip, nearest } from '../../../values/suggest.ts';
import { wordTable } from '../../../values/word-table.ts';
import { type At, type Finding, finding, inText, withAnswer, withEdits } from '../../../yaml/findings/finding.ts';
import { findEach } from '../../../yaml/findings/together.ts';
import { itemsOf, type ScalarNode, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import { type Edit, replace, rewriteScalar } from '../../../yaml/text/edits.ts';
import { plainOrQuoted } from '../../../yaml/text/quoting.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { inNaturalOrder, textsOfFolder } from '../../files/public-paths.ts';
import { picturePath, picturesOf } from '../../texts/nodes.ts';
import { toCompare } from '../addresses.ts';
import type { Content } from '../contents.ts';
import { foldersIn, type Outline } from '../outline.ts';
import { addressIn, partsOf } from '../parts.ts';
import { ANY, type Rule } from '../rule.ts';
import type { Derived, SiteIndex } from '../site-index.ts';

export const pictureRules: readonly Rule[] = [
  /** Every picture must be a file in public/ that browsers can show, or an https:// address. */
  forPictures(
    (path, site) => faultOf(path, site) !== undefined,
    // What is named beside pictures with texts is looked for in its folder alone.
    (use, { sort }, site) =>
      sort === 'pictures' && !site.isPublicFile(use.path) ? undefined : faultOf(use.path, site)?.(use),
  ),
  /** Pictures that ask for the mode of the page themselves: in Safari they get no answer. */
  forPictures((path, site) => site.pictureAt(path)?.asksMode === true, inMode),
  /** Pictures that take long to load on a phone. */
  forPictures(
    (path, site) => site.weightOf(path) > MOST,
    ({ path, place }, _, site) => {
      const { width = 0 } = site.pictureAt(path)?.size ?? {};
      return finding('large-picture', place, { path, bytes: site.weightOf(path), most: MOST, width });
    },
  ),
  /** Pages that have too many pictures, counted as if the large ones were no larger than they may be. */
  {
    of: ['page'],
    concerns: (page, site) => {
      const counted = picturesOnPage(page, site).reduce((sum, path) => sum + Math.min(site.weightOf(path), MOST), 0);
      return counted > MOST_ON_PAGE;
    },
    find: { whole: heavyPage },
  },
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

/** What is said of a picture where a file names it; undefined for a good one. */
function faultOf(path: string, site: SiteIndex): ((use: Use) => Finding) | undefined {
  const picture = site.pictureAt(path);
  if (picture !== undefined && /[?#]/.test(path)) {
    const facts = { why: 'cut-off', file: `public${path.replace(/[?#]+/g, '-')}` } as const;
    return ({ place }) => finding('bad-image-address', place, facts);
  }
  if (picture !== undefined) {
    if (picture.size !== undefined) return undefined;
    const { reason } = picture;
    if (reason === undefined) return ({ place }) => finding('bad-image', place, { path });
    return ({ place }) => finding('unreadable-file', place, { file: `public${path}`, reason });
  }
  const problem = addressProblem(path);
  if (problem !== undefined)
    return ({ place, write }) => {
      const meant = pictureMeant(problem.write, site);
      if (meant === undefined) return finding('bad-image-address', place, problem.facts);
      return withEdits(finding('bad-image-address', place, { ...problem.facts, meant }), write(meant));
    };
  // It is there, and can't be read: that is said of the file.
  if (!path.startsWith('/') || site.isPublicFile(path)) return undefined;
  return ({ place, write }) => {
    const meant = site.derived(nearestPicture, path);
    const { isSure = false, caseOnly = false } = meant ?? {};
    const mistake = finding('missing-image', place, { path, suggestion: meant?.path, isSure, caseOnly });
    return meant?.isSure ? withEdits(mistake, write(meant.path)) : mistake;
  };
}

/** A rule for the pictures of a file of which something is to say. */
function forPictures(
  isWrong: (path: string, site: SiteIndex) => boolean,
  tell: (use: Use, content: Content, site: SiteIndex) => Finding | undefined,
): Rule {
  const told = (use: Use, content: Content, site: SiteIndex): Finding[] => {
    const found = isWrong(use.path, site) ? tell(use, content, site) : undefined;
    return found === undefined ? [] : [{ ...found, cause: use.path }];
  };
  return {
    of: ANY,
    concerns: ({ pictures }, site) => pictures.some((path) => isWrong(path, site)),
    find: { whole: (content, site) => findEach(usesIn(content), (use) => told(use, content, site)) },
  };
}

function pictureMeant(path: string | undefined, site: SiteIndex): string | undefined {
  if (path === undefined || site.isPublicFile(path)) return path;
  const meant = site.derived(nearestPicture, path);
  return meant?.isSure ? meant.path : undefined;
}

/** A picture in public/ that was probably meant, whether nothing else can have been, and whether only capitals differ. */
type MeantPicture = { readonly path: string; readonly isSure: boolean; readonly caseOnly: boolean };

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** The pictures of a site, to find those that others meant. */
const allPictures = (site: SiteIndex) => {
  const all = site.addresses('publicFiles').filter((file) => PICTURE.test(file));
  return {
    all,
    byPath: grouped(all, (file) => file.toLowerCase()),
    byName: grouped(all, (file) => basename(file).toLowerCase()),
    byStem: grouped(all, stemOf),
  };
};

/**
 * The picture that differs in capitals from a path that isn't there, lies in another folder, is of another format, or has a name that is spelt alike.
 * Undefined if none is really alike: any other picture would be a wrong one.
 */
const nearestPicture: Derived<MeantPicture | undefined> = (site, path) => {
  const { all, byPath, byName, byStem } = site.derived(allPictures);
  const [sameButCase] = byPath.get(composed(path).toLowerCase()) ?? [];
  if (sameButCase !== undefined) return { path: sameButCase, isSure: true, caseOnly: true };
  const [same, ...others] = byName.get(basename(path).toLowerCase()) ?? byStem.get(stemOf(path)) ?? [];
  if (same !== undefined) return { path: same, isSure: others.length === 0, caseOnly: false };
  const near = nearest(path, toCompare(all, site, 'pictures'));
  if (near === undefined || !isSlip(path, near)) return undefined;
  return { path: near, isSure: isOnlyNearest(path, near, all), caseOnly: false };
};

/** A path without its ending: the same picture in another format has the same. */
const stemOf = (path: string): string => path.toLowerCase().replace(/\.\w+$/, '');

export type AddressProblem = {
  readonly facts: Told<'bad-image-address'>;
  /** The address as it should be, if there is such a picture. */
  readonly write?: string;
};

/** Why something cannot be the address of a picture, whatever exists. Undefined for `/...` and `https://...`. */
function addressProblem(path: string): AddressProblem | undefined {
  const plain = path.replaceAll('\\', '/');
  const name = plain.slice(plain.lastIndexOf('/') + 1);
  const inFolder = `/images/${name}`;
  if (/^[a-z]:\/|^file:|^\/(?:Users|home)\/|^~/i.test(plain))
    return { facts: { why: 'own-computer', name }, write: /\/public(\/.*)/s.exec(plain)?.[1] ?? inFolder };
  const inTag = valueInTag(path, 'src');
  if (inTag !== undefined) return { facts: { why: 'tag', better: inTag }, write: inTag };
  if (/^data:/i.test(path)) return { facts: { why: 'data' } };
  if (plain.startsWith('//')) return { facts: { why: 'slashes', better: inFolder }, write: inFolder };
  if (plain !== path) {
    const meant = addressProblem(plain);
    const write = meant === undefined ? plain : (meant.write ?? inFolder);
    return { facts: { why: 'slashes', better: write }, write };
  }
  if (path.startsWith('http://'))
    return { facts: { why: 'no-https', secure: `https://${path.slice('http://'.length)}` } };
  if (path.startsWith('https://')) {
    const facts = httpsProblem(path);
    return facts && { facts };
  }
  const [, inPublic] = /^\/?public(\/.*)$/s.exec(path) ?? [];
  if (inPublic !== undefined) return { facts: { why: 'in-public', better: inPublic }, write: inPublic };
  if (path.startsWith('/')) return undefined;
  if (path === '') return { facts: { why: 'empty' } };
  const write = `/${path.replace(/^(?:[a-z]+:|[./]+)+/i, '').replace(/^public\//, '')}`;
  return { facts: { why: 'no-slash', path: write }, write };
}

function httpsProblem(path: string): Told<'bad-image-address'> | undefined {
  const url = parsedUrl(path);
  if (url === undefined || !isHostName(url.hostname) || url.username !== '' || url.password !== '' || /\s/.test(path))
    return { why: 'incomplete' };
  const page = picturePage(url);
  if (page !== undefined) return page;
  return reachOf(url.hostname) === undefined ? undefined : { why: 'unreachable', host: url.hostname };
}

/** Services whose links show a picture on a page of theirs: their name, and the addresses of such pages. */
const services = wordTable<Readonly<Record<string, string>>>('picture-pages');

/** An address of a page that shows a picture, with the name of the picture if it says it; undefined if it may be a picture. */
function picturePage(url: URL): Told<'bad-image-address'> | undefined {
  const address = `${url.hostname}${url.pathname}${url.search}`;
  const service = Object.entries(services()).find(([, pattern]) => new RegExp(pattern).test(address))?.[0];
  if (service === undefined) return undefined;
  const last = url.pathname.slice(url.pathname.lastIndexOf('/') + 1).toLowerCase();
  return { why: 'page', service, name: /^[\w-]+\.(?:jpe?g|png|webp|avif|gif|svg)$/.test(last) ? last : undefined };
}

export type Use = {
  readonly path: string;
  readonly place: At;
  readonly isInText: boolean;
  readonly write: (path: string) => readonly Edit[] | undefined;
};

/** The pictures that a file uses: first those of its fields, then those in long texts. */
function usesIn(content: Content): Use[] {
  const { source } = content;
  const inFields = [...partsOf(content, 'imagePath')]
    // Reported as empty texts.
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, node }) => ({
      path: text,
      place: { source, range: node.range },
      isInText: false,
      write: (path: string) => rewriteScalar(source, node, path),
    }));
  return [...inFields, ...usesInTexts(content)];
}

/** The pictures of long texts. A path with spaces is written another way there, and not put right. */
function usesInTexts(content: Content): Use[] {
  const { source } = content;
  return [...partsOf(content, 'longText')].flatMap((value) =>
    picturesOf(value.root).map(({ addressed, url }) => {
      const place = url === '' ? inText(source, value.node.range) : addressIn(value, addressed, url);
      const isPlain = url !== '' && source.text.slice(...place.range) === url;
      return {
        path: picturePath(url),
        place,
        isInText: true,
        write: (path: string) => (isPlain && !/[\s()<>]/.test(path) ? [replace(place.range, path)] : undefined),
      };
    }),
  );
}

function inMode({ path, place, isInText }: Use, { root }: Content): Finding | undefined {
  const isAt = (...keys: readonly string[]): boolean =>
    keys.some((key) => valueAt(root, key)?.range[0] === place.range[0]);
  // What the browser or another site shows by itself, on a ground of its own.
  if (isAt('icon', 'image')) return undefined;
  const keys = isInText ? undefined : isAt('logo', 'logoDark') ? ['logo', 'logoDark'] : ['src', 'dark'];
  return finding('mode-in-picture', place, { path, keys });
}

/** The most that a picture may have, in bytes: one that fills a screen needs less. */
const MOST = 500_000;

/** The most that the pictures of a page may have together, in bytes. */
const MOST_ON_PAGE = 2_000_000;

const NAMED = 3;

const picturesIn = (folder: string, site: SiteIndex): readonly string[] =>
  site.outlineOf(textsOfFolder(folder))?.pictures ?? [];

/** The pictures of a page, of the text that it may have in a file of its own, and of folders, each once. */
function picturesOnPage({ pictures, body, folders }: Outline, site: SiteIndex): readonly string[] {
  const inFolders = folders.flatMap((folder) => picturesIn(folder, site));
  return [...new Set([...pictures, ...(body?.pictures ?? []), ...inFolders])];
}

function heavyPage(content: Content, site: SiteIndex): Finding[] {
  const inFolders = foldersIn(content.root).flatMap(({ value, range }) =>
    picturesIn(String(value), site).map((path) => ({ path, place: inText(content.source, range) })),
  );
  const own = [content, content.body].flatMap((each) => (each === undefined ? [] : usesIn(each)));
  const uses = [...own, ...inFolders];
  const weights = new Map(uses.map(({ path }) => [path, site.weightOf(path)]));
  const heaviest = [...weights].sort(([, a], [, b]) => b - a).slice(0, NAMED);
  const at = uses.find(({ path }) => path === heaviest[0]?.[0]);
  if (at === undefined) return [];
  const facts = {
    bytes: [...weights.values()].reduce((sum, bytes) => sum + bytes, 0),
    most: MOST_ON_PAGE,
    count: [...weights.values()].filter((bytes) => bytes > 0).length,
    largest: heaviest.map(([path, bytes]) => ({ path, bytes })),
  };
  return [finding('heavy-page', at.place, facts)];
}

/** What cameras and programs save, and browsers can't show. */
const UNSHOWN = /\.(?:hei[cf]|tiff?|bmp|psd|raw|dng|cr[23]|nef)$/i;

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
  const facts = { folder, file, names, count: names.length, first: plainOrQuoted(first) };
  return [finding('picture-folder', at, { why: 'texts', ...facts })];
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
