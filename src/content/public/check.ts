import { codeOrMessage, type Disk, type DiskEntry } from '../../disk/disk.ts';
import { isHidden } from '../../disk/hidden.ts';
import { invisibleIn, windowsProblem } from '../../disk/portable.ts';
import { composed, publicAddress } from '../../model/address.ts';
import type { PublicPaths } from '../../model/site.ts';
import { deleteFromList } from '../../schema/edits/entries.ts';
import {
  doubtfulInside,
  FIRST_BYTES,
  isKeynote,
  mayShowInside,
  secretByName,
  secretInside,
} from '../../schema/formats/secrets.ts';
import { type Finding, finding, inText, startOfFile, withEdits, withRelatedFile } from '../../yaml/findings/finding.ts';
import { conflictsInFile } from '../../yaml/mistakes/pasted/pasted.ts';
import { entryOf, itemsOf, type ScalarNode } from '../../yaml/syntax/tree.ts';
import type { Content } from '../check/contents.ts';
import { foldersOf, keyOf } from '../files/names.ts';
import { hasTextsOfPictures, pathsIn } from '../files/public-paths.ts';
import { checkSvg, LARGEST_SVG } from './svg/check.ts';
import { SVG, XHTML } from './svg/names.ts';
import { firstInXml } from './svg/xml.ts';

/** The files of public/ that may be published, written from there with a leading `/`, and what is wrong with the others. */
export type PublicFiles = {
  readonly files: PublicPaths;
  readonly findings: readonly Finding[];
  /** What was read of pictures with mistakes, for the lines shown. */
  readonly texts: ReadonlyMap<string, string>;
};

type Verdict = {
  readonly findings: readonly Finding[];
  /** Whether it may be published only because it is named in `allowedFiles`. */
  readonly isAllowed?: boolean;
  /** Whether it is published in spite of what was found. */
  readonly isPublished?: boolean;
  readonly text?: string;
};

/**
 * Looks at everything that would be published as it is. Files that seem private, or that can run programs in the browser of
 * whoever opens them, need a word of their author: their name in `allowedFiles`.
 */
export function checkPublic(disk: Disk, entries: readonly DiskEntry[], site: Content | undefined): PublicFiles {
  // The files that site.yaml lets through by name, as they are written there: `/keys/demo.pem`.
  const allowed = new Set(entriesOf(site).map(({ value }) => composed(String(value))));
  const published = entries.filter(({ path }) => !hasTextsOfPictures(path));
  const verdicts = published.map((entry) => [publicAddress(entry.path), verdictOn(disk, entry, allowed)] as const);
  const names = pathsIn(published);
  const needed = new Set(verdicts.flatMap(([name, { isAllowed }]) => (isAllowed === true ? name : [])));
  const bad = new Set(
    verdicts.flatMap(([name, { findings, isPublished }]) => (findings.length > 0 && !isPublished ? name : [])),
  );
  return {
    files: new Map([...names].filter(([name]) => !bad.has(name))),
    findings: [
      ...verdicts.flatMap(([, { findings }]) => findings),
      ...similarNames(entries.map(({ path }) => path)),
      ...(site === undefined ? [] : checkAllowed(site, needed, names)),
    ],
    texts: new Map(verdicts.flatMap(([name, { text }]) => (text === undefined ? [] : [[names.get(name) ?? '', text]]))),
  };
}

function verdictOn(disk: Disk, entry: DiskEntry, allowed: ReadonlySet<string>): Verdict {
  const { path } = entry;
  const badName = badPublicName(path);
  if (badName !== undefined) return { findings: [badName] };
  try {
    const doubt = isPresentation(disk, path) ? undefined : doubtByName(path);
    const unjoined = doubt === undefined && mayShowInside(path) ? conflictsInFile(path, disk.read(path)) : undefined;
    if (unjoined !== undefined) return unjoined;
    const isSvg = /\.svgz?$/i.test(path);
    const found = doubt ?? (isSvg ? undefined : doubtInside(disk, entry));
    const noted = found ?? forHost(path) ?? doubtfulIn(disk, path);
    if (noted !== undefined) {
      if (allowed.has(publicAddress(path))) return { findings: [], isAllowed: true };
      return { findings: [noted], isPublished: found === undefined };
    }
    return isSvg ? checkSvg(disk, entry) : { findings: [] };
  } catch (error) {
    return { findings: [finding('unreadable-file', startOfFile(path), { file: path, reason: codeOrMessage(error) })] };
  }
}

/** A name that looks like a private key's, of a file that anybody may see. */
function isPresentation(disk: Disk, path: string): boolean {
  return !isHidden(path) && /\.key$/i.test(path) && isKeynote(path, disk.read(path, 4));
}

function doubtByName(path: string): Finding | undefined {
  const at = startOfFile(path);
  const address = publicAddress(path);
  if (isHidden(path)) {
    const name = path.split('/').find((each) => each.startsWith('.') && each !== '.well-known') ?? path;
    return finding('hidden-file', at, { name, isFolder: false, address });
  }
  const secret = secretByName(path);
  return secret === undefined ? undefined : finding('private-file', at, { what: secret, address });
}

function doubtfulIn(disk: Disk, path: string): Finding | undefined {
  if (readingOf(publicAddress(path)) === 'none' && !mayShowInside(path)) return undefined;
  const what = doubtfulInside(disk.read(path, FIRST_BYTES));
  const address = publicAddress(path);
  return what === undefined ? undefined : finding('secret-text', startOfFile(path), { what, address });
}

/** A file that hosts may not send: what its author wanted visitors to have, they may never get. */
function forHost(path: string): Finding | undefined {
  const address = publicAddress(path);
  const use = hostUseOf(address);
  return use === undefined ? undefined : finding('host-file', startOfFile(path), { use, address });
}

function doubtInside(disk: Disk, { path, size }: DiskEntry): Finding | undefined {
  const reading = readingOf(publicAddress(path));
  if (reading === 'none' && !mayShowInside(path)) return undefined;
  const start = disk.read(path, FIRST_BYTES);
  const at = startOfFile(path);
  const address = publicAddress(path);
  const secret = secretInside(start);
  if (secret !== undefined) return finding('private-file', at, { what: secret, address });
  const isActive =
    (reading === 'page' && (size > FIRST_BYTES || hasMarks(start))) ||
    (reading === 'guess' && looksLikeHtml(start)) ||
    (reading === 'xml' && (size > LARGEST_SVG || isActiveXml(new TextDecoder().decode(disk.read(path)))));
  return isActive ? finding('active-file', at, { address }) : undefined;
}

/** A name that lets nothing through would let something through one day, unseen. @param needed the files that need theirs in the list */
function checkAllowed(site: Content, needed: ReadonlySet<string>, files: PublicPaths): Finding[] {
  const entries = entriesOf(site);
  return entries.flatMap((node) => {
    const name = String(node.value);
    if (needed.has(composed(name))) return [];
    const facts = { name, exists: files.has(composed(name)) };
    const mistake = finding('idle-permission', inText(site.source, node.range), facts);
    const list = entryOf(site.root, 'allowedFiles');
    return [withEdits(mistake, list && deleteFromList(site.source, list, node))];
  });
}

function entriesOf(site: Content | undefined): ScalarNode[] {
  return itemsOf(site?.root, 'allowedFiles').filter((node) => node.kind === 'scalar');
}

/** Programs that servers run wherever they lie, by the ends of their names. */
const PROGRAMS =
  /\.(?:php\d?|phtml|phar|phps|f?cgi|pl|jspx?|jspf|asp|aspx|ascx|ashx|asmx|asax|cshtml|cfml?|cfc|py[cw]?|rb|sh)$/;
/** Programs that hosts of static sites run, by where they lie. */
const FUNCTIONS =
  /^\/(?:_worker\.(?:js|bundle)(?:\/|$)|cgi-bin\/|(?:functions|api|netlify\/(?:functions|edge-functions)|edge-functions)\/.*\.(?:[cm]?[jt]sx?|py|rb|go|rs|wasm)$)|(?:^|\/)_?middleware\.[cm]?[jt]s$/;
/** What hosts read, at the top of a site. Not those that the builder makes, such as `_headers`, nor what is for visitors' programs, such as `CNAME`. */
const SETTINGS =
  /^\/(?:(?:netlify|wrangler|fly|render)\.toml|wrangler\.jsonc?|(?:vercel|now|firebase|serve|staticwebapp\.config|_routes)\.json|(?:render|amplify|app|cloudbuild|buildspec|appspec|_config)\.ya?ml|(?:php|user)\.ini|caddyfile|nginx\.conf|httpd\.conf|dockerfile|procfile|package(?:-lock)?\.json|composer\.(?:json|lock)|deno\.jsonc?)$/;

/** What other builders call the program that stands between browsers and a site. */
const WORKER = /^\/(?:sw|service-?worker|ngsw-worker|firebase-messaging-sw|onesignalsdkworker|workbox-[\w-]+)\.m?js$/;

/** What some hosts do with a file in place of sending it: run it, or take it for their settings. Browsers run a worker. */
function hostUseOf(address: string): 'program' | 'settings' | 'worker' | undefined {
  const name = address.toLowerCase();
  if (PROGRAMS.test(name) || FUNCTIONS.test(name)) return 'program';
  if (WORKER.test(name)) return 'worker';
  return SETTINGS.test(name) ? 'settings' : undefined;
}

/** What keeps a file in public/ from having its name everywhere; undefined if nothing does. */
function badPublicName(path: string): Finding | undefined {
  const at = startOfFile(path);
  const code = invisibleIn(path);
  if (code !== undefined) return finding('invisible-name', at, { code });
  const problem = windowsProblem(path);
  return problem === undefined ? undefined : finding('windows-name', at, problem);
}

/** Files that are one and the same on Windows and macOS: they differ in capital letters, or in how an accent is stored. */
function similarNames(paths: readonly string[]): Finding[] {
  // A file can be the namesake of a folder, too.
  const first = new Map(paths.flatMap(foldersOf).map((folder) => [keyOf(folder), folder]));
  return paths.flatMap((path) => {
    const key = keyOf(path);
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, path);
      return [];
    }
    const onlyCase = path.normalize('NFC') !== other.normalize('NFC');
    const mistake = finding('similar-name', startOfFile(path), { other, onlyCase });
    return [withRelatedFile(mistake, other, { why: 'other-file' })];
  });
}

/** Files that browsers open as a page of their own, whatever is in them. */
const PAGE = /\.(?:html?|xhtml?|xht|shtml?|mht|mhtml|hta)$/i;
/** Files that browsers read as XML, in which such a page can be. */
const XML = /\.(?:xml|xsl|xslt|rss|atom|rdf|xsd|wsdl|kml|gpx|opml|xul|xbl|dae)$/i;
/** Files that a server knows no type for: some browsers then look what is in them. */
const UNKNOWN = /(?:^|\/)[^/.]+$|^\/\.well-known\//;

/** What of a file must be looked at to know whether it can run programs. */
function readingOf(path: string): 'page' | 'xml' | 'guess' | 'none' {
  if (PAGE.test(path)) return 'page';
  if (XML.test(path)) return 'xml';
  return UNKNOWN.test(path) ? 'guess' : 'none';
}

/**
 * Whether a page of its own has marks in it. The texts that search engines ask for to know whose a site is have none:
 * `google-site-verification: google123.html`.
 */
function hasMarks(start: Uint8Array): boolean {
  // Browsers read UTF-16 where a mark says so.
  return start.includes(0x3c) || (start[0] ?? 0) >= 0xfe;
}

/** Whether a browser that guesses takes a file for HTML: by its first word that is a tag. https://mimesniff.spec.whatwg.org */
function looksLikeHtml(start: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(start);
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--|\?xml|svg)(?![\w-])/i.test(
    text,
  );
}

/** Whether a browser that reads a file as XML finds a page, a picture or instructions for one in it. */
function isActiveXml(text: string): boolean {
  const found = firstInXml(text, (part) => {
    if (part.kind === 'element') return isOfPage(part.uri) ? part.kind : undefined;
    if (part.kind === 'doctype') return part.words.includes('[') ? part.kind : undefined;
    return part.kind === 'instruction' && /^xml-/i.test(part.target) ? part.kind : undefined;
  });
  // Where we stop reading, browsers may go on.
  return found !== undefined;
}

function isOfPage(uri: string): boolean {
  return uri === XHTML || uri === SVG || /^http:\/\/www\.w3\.org\/(?:1999\/XSL|1998\/Math)/.test(uri);
}
