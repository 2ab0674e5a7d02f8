import { alwaysAnother, digestOf } from '../../engine/keys.ts';
import { type AnyQuestion, type Ask, input, type Query, query } from '../../engine/questions.ts';
import type { JsonObject } from '../../model/json.ts';
import { once } from '../../model/once.ts';
import { isMarkdown } from '../../model/page-file.ts';
import type { PdfDocument } from '../../model/site.ts';
import { routeOf } from '../../schema/formats/route.ts';
import { type PageFolder, type SiteFacts, siteFacts } from '../../schema/schemas/site-facts.ts';
import { type Finding, fileOf as fileOfFinding } from '../../yaml/findings/finding.ts';
import type { Parsed } from '../../yaml/syntax/masks.ts';
import { type Node, plainObject } from '../../yaml/syntax/tree.ts';
import { type FileSort, fieldsOf } from '../check/contents.ts';
import { type Facts, factsOf } from '../check/outline.ts';
import { type Calendar, calendarOf, type View } from '../dates/calendar.ts';
import { ownKinds } from '../entries/kinds.ts';
import { asText, type ReadText } from '../files/read.ts';
import { type Discovered, discovered, type Listed } from './discover.ts';
import { type DataEntries, type DeclaredKinds, dataEntries, type LoadedKind, loadKind } from './kinds.ts';
import { Inside, knownLoaded } from './known-file.ts';
import { type AboutFile, heldFile, inFormat, type LoadedFile, loadedFrom, parseFile } from './load-file.ts';
import { asPage } from './page-keys.ts';

/** What is in a file, and the SHA-256 of that; or why it can't be read. */
export type FileBytes = { readonly bytes: Uint8Array; readonly hash: string } | { readonly unreadable: Finding };

export const bytesOf = input<[file: string], FileBytes>({
  name: 'bytesOf',
  keep: 'last',
  digest: (found) => ('hash' in found ? found.hash : digestOf([found.unreadable.code, found.unreadable.facts])),
});

/** What the folders on the disk list. How large files are counts only of those that are published as they are. */
export const foundNow = input<[], Listed>({
  name: 'foundNow',
  digest: ({ inPages, inKinds, inData, inPublic, own, atTop, unusable, ...rest }) => {
    const named = [inPages, inKinds, inData].map((all) => all.map(({ path, problem }) => [path, problem]));
    const wrong = [...own.findings, ...atTop, ...unusable].map((each) => [
      each.code,
      fileOfFinding(each),
      each.range,
      each.facts,
    ]);
    return digestOf([rest, named, inPublic, own.digest, [...own.texts], wrong]);
  },
});

export const filesNow: Query<[], Discovered> = query({
  name: 'filesNow',
  digest: alwaysAnother,
  make: (ask) => {
    const listed = ask(foundNow);
    return discovered(listed, ask(facts).language, (path) => ask(readIn, path).text ?? '');
  },
});

export const viewNow = input<[], View>({ name: 'viewNow' });

export const formatWanted = input<[], number | 'any' | undefined>({ name: 'formatWanted' });

/** Whether files are read again when somebody looks into one; otherwise all that was read stays. */
export const putsAway = input<[], boolean>({ name: 'putsAway' });

/** site.yaml; undefined where there is none. */
export const settings: Query<[], LoadedFile | undefined> = query({
  name: 'settings',
  digest: alwaysAnother,
  make: (ask) => {
    const { site } = ask(foundNow);
    return site && inFormat(ask(fileOf, site.path), ask(formatWanted));
  },
});

/** What site.yaml says that proposals in other files depend on. */
export const facts: Query<[], SiteFacts> = query({
  name: 'facts',
  make: (ask) => ({ ...siteFacts(ask(settings)?.content?.root), blocks: ask(foundNow).own.digest }),
});

export const calendarNow: Query<[], Calendar> = query({
  name: 'calendarNow',
  make: (ask) => calendarOf(ask(viewNow), ask(settings)?.content?.root),
});

/** The files in kinds/, and the kinds of pages that the site has. Two that have the same texts are the same. */
export const declaredKinds: Query<[], DeclaredKinds> = query({
  name: 'declaredKinds',
  digest: ({ declared }) => JSON.stringify(declared.map(({ loaded: { file, text } }) => [file, text])),
  make: (ask) => {
    const declared = ask(filesNow).kinds.map(({ path, kind }) => ask(kindIn, path, kind));
    return { declared, kinds: new Map([...ownKinds(), ...declared.map(({ kind }) => [kind.name, kind] as const)]) };
  },
});

export const dataOfKinds: Query<[], DataEntries> = query({
  name: 'dataOfKinds',
  digest: alwaysAnother,
  make: (ask) => dataEntries(ask(declaredKinds).declared, ask(filesNow).data),
});

/** A file with all entries of a kind, and the name of the kind. */
export type DataOfKind = readonly [file: string, kind: string];

export const hasBody: Query<[page: string], boolean> = query({
  name: 'hasBody',
  make: (ask, page) => ask(filesNow).bodies.has(page),
});

/** Whether a file is the text of a page that is in another file. */
const isBody: Query<[file: string], boolean> = query({
  name: 'isBody',
  make: (ask, file) => ask(filesNow).bodyFiles.has(file),
});

/** The folder of a page for which site.yaml says what its pages have in common: the nearest one. The page of a folder itself isn't of its kind. */
const folderOf: Query<[file: string], PageFolder | undefined> = query({
  name: 'folderOf',
  make: (ask, file) => {
    const around = ask(facts)
      .folders.filter(({ folder }) => file.startsWith(`pages/${folder}/`))
      .toSorted((a, b) => b.folder.length - a.folder.length);
    const { kind } = around.find(({ folder }) => routeOf(file) !== `/${folder}`) ?? {};
    // Only site.yaml is told that there is no such kind.
    const isKind = kind !== undefined && ask(declaredKinds).kinds.has(kind);
    return around[0] && { ...around[0], kind: isKind ? kind : undefined };
  },
});

/** A file as it was read, and what stands in it, which is parsed when it's first asked for; undefined if it is no text. */
export type ReadFile = ReadText & {
  readonly parsed: () => Parsed | undefined;
  /** The SHA-256 of its bytes; undefined if they couldn't be read. */
  readonly hash: string | undefined;
};

export const readIn = query<[file: string], ReadFile>({
  name: 'readIn',
  keep: 'last',
  digest: alwaysAnother,
  make: (ask, file) => {
    const found = ask(bytesOf, file);
    const read = asText({ path: file }, 'bytes' in found ? found.bytes : found.unreadable);
    const { source } = read;
    const isText = isMarkdown(file) && ask(isBody, file);
    const isPage = !isText && file.startsWith('pages/');
    const around = isPage
      ? { folder: ask(folderOf, file), kinds: ask(declaredKinds).kinds, timeZone: ask(facts).timeZone }
      : undefined;
    return {
      ...read,
      parsed: once(() => ('code' in source ? undefined : asPage(parseFile(source, isText), around))),
      hash: 'bytes' in found ? found.hash : undefined,
    };
  },
});

const held = query<[file: string], LoadedFile>({
  name: 'held',
  keep: 'last',
  digest: alwaysAnother,
  make: (ask, file) => {
    const read = ask(readIn, file);
    const about = askAbout(ask, file);
    return { ...loadedFrom(file, read, (source) => heldFile(source, read.parsed(), about)), route: about.route };
  },
});

/** What a file is held against. Neither site.yaml nor the text of a page depends on other files. */
function askAbout(ask: Ask, file: string): AboutFile {
  const text = isMarkdown(file) && ask(isBody, file);
  const route = file === 'site.yaml' ? undefined : routeOf(file);
  if (text || route === undefined)
    return { route, isBody: text, kinds: new Map(), elsewhere: new Set(), site: siteFacts(undefined) };
  const elsewhere = new Set(ask(hasBody, file) ? ['body'] : []);
  return { route, isBody: false, kinds: ask(declaredKinds).kinds, elsewhere, site: ask(facts) };
}

const kindIn: Query<[file: string, kind: string], LoadedKind> = query({
  name: 'kindIn',
  digest: alwaysAnother,
  make: (ask, file, kind) => loadKind(file, ask(readIn, file), { name: kind, site: ask(facts) }),
});

/** What a page says; undefined for what JSON doesn't have. */
const written = query<[file: string], JsonObject | undefined>({
  name: 'written',
  keep: 'text',
  digest: alwaysAnother,
  make: (ask, file) => {
    const { root } = ask(readIn, file).parsed() ?? {};
    return root?.kind === 'map' && hasPlainNumbers(root) ? plainObject(root) : undefined;
  },
});

/** What is known of a file in which nothing is wrong, without reading it. Plain data: it survives JSON. */
export type KnownFile = {
  /** The SHA-256 of its bytes. */
  readonly hash: string;
  readonly facts: Facts;
  /** Where its name alone doesn't say it. */
  readonly sort?: FileSort;
  readonly pdf?: PdfDocument;
  /** Of a page of a kind: what it says to those who list it, if JSON has all of that. */
  readonly fields?: JsonObject;
};

/** What is known of a file; undefined if it has to be read again for what is to be said about it. */
const knownFile = query<[file: string], KnownFile | undefined>({
  name: 'knownFile',
  keep: 'value',
  digest: alwaysAnother,
  make: (ask, file) => {
    const { hash, content, findings } = ask(held, file);
    if (hash === undefined || content === undefined || findings.length > 0) return undefined;
    const { pdf, sort } = content;
    const known = factsOf(content);
    const said = known.kind === undefined ? undefined : ask(written, file);
    const found: KnownFile = {
      ...{ hash, facts: known },
      ...(sort === 'entry' && { sort }),
      ...(pdf && { pdf }),
      ...(said && { fields: fieldsOf(said) }),
    };
    // A piece of a text holds on to all of it. What comes from JSON doesn't.
    return JSON.parse(JSON.stringify(found));
  },
});

/** Whether all numbers are what JSON has, too. */
function hasPlainNumbers(node: Node): boolean {
  if (node.kind === 'map') return node.entries.every(({ value }) => hasPlainNumbers(value));
  if (node.kind === 'list') return node.items.every(hasPlainNumbers);
  return typeof node.value !== 'number' || (Number.isFinite(node.value) && !Object.is(node.value, -0));
}

export const fileOf: Query<[file: string], LoadedFile> = query({
  name: 'fileOf',
  digest: alwaysAnother,
  make: (ask, file) => {
    const found = file !== 'site.yaml' && ask(putsAway) ? ask(knownFile, file) : undefined;
    if (found === undefined) return ask(held, file);
    const later = { read: ask.later(readIn, file), written: ask.later(written, file) };
    return knownLoaded(found, new Inside(file, askAbout(ask, file), later));
  },
});

export const fileQueries: readonly AnyQuestion[] = [
  ...[filesNow, settings, facts, calendarNow, declaredKinds, dataOfKinds, hasBody, isBody, folderOf],
  ...[readIn, held, kindIn, written, knownFile, fileOf],
];
