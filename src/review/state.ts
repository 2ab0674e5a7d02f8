import { entriesIn } from '../content/check/contents.ts';
import { published as publishedNow } from '../content/dates/calendar.ts';
import type { EntryKind } from '../content/entries/kinds.ts';
import type { Published } from '../content/files/ledger.ts';
import { readShared } from '../content/load/load.ts';
import type { LoadedFile, PageFiles } from '../content/load/load-file.ts';
import type { Disk } from '../disk/disk.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { isPageFile } from '../model/page-file.ts';
import { routeOf } from '../schema/formats/route.ts';
import { type Schema, schemaOf } from '../schema/schemas/schemas.ts';
import { severityOf } from '../yaml/findings/finding.ts';
import type { Mask } from '../yaml/syntax/masks.ts';
import { type MapNode, type Node, plainObject, plainValue, textOf } from '../yaml/syntax/tree.ts';
import { UNREAD } from './outline.ts';

export type Unread = 'mistakes' | 'partly' | 'large-file-storage' | 'no-file';

export type FileState = {
  readonly about: 'settings' | 'kind' | 'page' | 'entries';
  readonly file: string;
  /** The address of a page, the name of a kind, or of the kind whose entries the file has. */
  readonly name: string;
  readonly schema: Schema;
  /** Undefined if it can't be read. */
  readonly value: JsonObject | undefined;
  readonly unread: Unread | undefined;
  /** Whether it is a page without an address: an entry of a kind without pages. */
  readonly isEntry?: true;
  /** Whether visitors don't see it. */
  readonly isDraft?: boolean;
  /** Of a file with entries: their kind, and the language that numbers are shown in. */
  readonly entries?: { readonly kind: EntryKind; readonly language: string };
};

export type SiteState = {
  /** The files that differ, by what makes two of them the same one. */
  readonly files: ReadonlyMap<string, FileState>;
  /** What site.yaml says, whether it differs or not. */
  readonly settings: JsonObject | undefined;
  readonly published: readonly Published[];
};

/**
 * Reads one state of a site: what its pages share, and the pages whose files differ from the other state. Nothing else is parsed.
 * @param changed the files that differ
 */
export async function readState(disk: Disk, changed: ReadonlySet<string>): Promise<SiteState> {
  const shared = await readShared(disk, publishedNow());
  const { reader, discovered, site, kinds, dataOfKinds, facts, ledger } = shared;
  const states: FileState[] = [];
  const settings = site && readIn(site);
  if (settings !== undefined && changed.has('site.yaml'))
    states.push({ about: 'settings', name: '', schema: schemaOf('site'), ...settings });
  for (const [index, { path, kind }] of discovered.kinds.entries()) {
    const loaded = shared.kindFiles[index];
    if (changed.has(path) && loaded !== undefined)
      states.push({ about: 'kind', name: kind, schema: schemaOf('kind'), ...readIn(loaded) });
  }
  for (const entry of discovered.pages) {
    const body = discovered.bodies.get(entry.path);
    if (!changed.has(entry.path) && (body === undefined || !changed.has(body.path))) continue;
    states.push(pageState(reader.files.page(entry.path), kinds));
  }
  const known = new Set(states.map(({ file }) => file));
  for (const { path: file, problem } of await disk.list('pages')) {
    if (problem === undefined || !isPageFile(file) || !changed.has(file) || known.has(file)) continue;
    const page = { about: 'page', file, name: routeOf(file), schema: schemaOf('page') } as const;
    states.push({ ...page, value: undefined, unread: 'no-file' });
  }
  for (const entry of dataOfKinds.entries) {
    const kind = kinds.get(entry.kind);
    if (kind === undefined || !changed.has(entry.path)) continue;
    states.push(entriesState(reader.files.data(entry.path, entry.kind), kind, facts.language ?? 'en'));
  }
  const files = new Map(states.map((state) => [keyOf(state), state]));
  return { files, settings: settings?.value, published: ledger?.ledger?.lines ?? [] };
}

const keyOf = ({ about, name, file }: FileState): string => `${about} ${about === 'entries' ? file : name}`;

/** What Git LFS puts in the place of a file. */
const POINTER = 'version https://git-lfs.github.com/spec/';

function readIn({
  file,
  content,
  text = '',
  partlyRead,
  unread,
}: LoadedFile): Pick<FileState, 'file' | 'value' | 'unread'> {
  const root = content?.root;
  if (text.startsWith(POINTER)) return { file, value: undefined, unread: 'large-file-storage' };
  if (root?.kind !== 'map') return { file, value: undefined, unread: 'mistakes' };
  const isWhole = partlyRead === undefined && unread === undefined;
  const value = isWhole ? plainObject(root) : readPart(root, content?.masks ?? []);
  return { file, value, unread: isWhole ? undefined : 'partly' };
}

/** What a file says, with a mark in the place of each value that could not be read. */
function readPart(root: MapNode, masks: readonly Mask[]): JsonObject {
  const isUnread = ({ range: [start, end] }: Node): boolean =>
    masks.some(({ range: [from, to] }) => from < end && start < to);
  const partOf = (node: Node): Json => {
    if (node.kind === 'scalar') return isUnread(node) ? UNREAD : plainValue(node);
    return node.kind === 'list' ? node.items.map(partOf) : mapOf(node);
  };
  const mapOf = (map: MapNode): JsonObject =>
    Object.fromEntries(map.entries.map(({ key, value }) => [key, partOf(value)]));
  return mapOf(root);
}

function pageState({ page, text }: PageFiles, kinds: ReadonlyMap<string, EntryKind>): FileState {
  const { file, value, unread } = readIn(page);
  const { root } = text?.content ?? {};
  const body = root?.kind === 'scalar' && typeof root.value === 'string' ? root.value : undefined;
  const isPointer = body?.startsWith(POINTER) === true;
  return {
    ...{ about: 'page', file, name: page.route },
    value: value === undefined || body === undefined || isPointer ? value : { body, ...value },
    unread: isPointer ? 'large-file-storage' : text !== undefined && body === undefined ? 'partly' : unread,
    schema: kinds.get(textOf(page.content?.root, 'kind') ?? '')?.schema ?? schemaOf('page'),
    ...(page.content?.sort === 'entry' ? { isEntry: true } : {}),
    isDraft: page.content?.draft === true,
  };
}

/** A file with all that is of a kind, as a map with its entries. */
export function entriesState(loaded: LoadedFile, kind: EntryKind, language: string): FileState {
  const { file, content, findings, text = '' } = loaded;
  const isPointer = text.startsWith(POINTER);
  const nodes = content === undefined || isPointer ? undefined : entriesIn(content);
  const hasMistakes = findings.some((each) => severityOf(each) === 'error');
  return {
    ...{ about: 'entries', file, name: kind.name, entries: { kind, language } },
    schema: { type: 'object', properties: { entries: { type: 'array', items: kind.schema } } },
    value: nodes && { entries: nodes.flatMap((node) => (node.kind === 'map' ? plainObject(node) : [])) },
    unread: isPointer ? 'large-file-storage' : nodes === undefined ? 'mistakes' : hasMistakes ? 'partly' : undefined,
  };
}
