import { published as publishedNow } from '../content/dates/calendar.ts';
import type { EntryKind } from '../content/entries/kinds.ts';
import type { Published } from '../content/files/ledger.ts';
import { discover } from '../content/load/discover.ts';
import { readShared } from '../content/load/load.ts';
import type { LoadedFile, PageFiles } from '../content/load/load-file.ts';
import type { SharedFiles } from '../content/load/site-files.ts';
import { siteReader } from '../content/load/site-reader.ts';
import type { Disk } from '../disk/disk.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { isPageFile } from '../model/page-file.ts';
import { routeOf } from '../schema/formats/route.ts';
import { type Schema, schemaOf } from '../schema/schemas/schemas.ts';
import type { Mask } from '../yaml/syntax/masks.ts';
import { type MapNode, type Node, plainObject, plainValue, textOf } from '../yaml/syntax/tree.ts';
import { UNREAD } from './compare/same.ts';
import { dataState } from './data.ts';

/** Why a file, or a part of it, can't be compared. */
export type Unread = 'mistakes' | 'partly' | 'large-file-storage' | 'no-file';

/** What a file says in one state. */
export type FileState = {
  readonly file: string;
  /** Undefined if it can't be read. */
  readonly value: JsonObject | undefined;
  readonly unread: Unread | undefined;
};

export type PageState = FileState & {
  readonly route: string;
  /** What a page of its kind looks like. */
  readonly schema: Schema;
  /** Whether it has no address, because it is an entry of a kind without pages. */
  readonly isEntry?: true;
  /** Whether visitors don't see it. */
  readonly isDraft: boolean;
};

/** What a file with all that is of a kind says in one state. */
export type DataState = {
  readonly file: string;
  readonly kind: EntryKind;
  /** The language that its numbers are shown in. */
  readonly language: string;
  /** Undefined if it can't be read. */
  readonly entries: readonly JsonObject[] | undefined;
  readonly unread: Unread | undefined;
};

/** One of the two states that are compared, as far as the other one may differ. */
export type SiteState = {
  /** site.yaml, whether it differs or not; undefined if there is none. */
  readonly settings: FileState | undefined;
  /** The kinds that differ, by their names. */
  readonly kinds: ReadonlyMap<string, FileState>;
  /** The pages whose files differ, by their addresses. */
  readonly pages: ReadonlyMap<string, PageState>;
  /** The files with all that is of a kind, as far as they differ, by their names. */
  readonly data: ReadonlyMap<string, DataState>;
  /** The lines of `published.txt`, if it differs. */
  readonly published: readonly Published[];
};

/**
 * Reads one state of a site: what its pages share, and the pages whose files differ from the other state. Nothing else is parsed.
 * @param changed the files that differ
 */
export async function readState(disk: Disk, changed: ReadonlySet<string>): Promise<SiteState> {
  const discovered = await discover(disk);
  const reader = siteReader();
  reader.files.begin(disk, discovered);
  const shared = readShared(discovered, { disk, view: publishedNow(), reader });
  const pages = discovered.pages.flatMap((entry): PageState[] => {
    const body = discovered.bodies.get(entry.path);
    if (!changed.has(entry.path) && (body === undefined || !changed.has(body.path))) return [];
    return [pageState(reader.files.page(entry, body, shared.calendar), shared)];
  });
  const known = new Set(pages.map(({ file }) => file));
  const unusable = (await disk.list('pages')).filter(
    ({ path, problem }) => problem !== undefined && isPageFile(path) && changed.has(path) && !known.has(path),
  );
  const others = unusable.map(({ path }) => unusablePage(path));
  return {
    settings: shared.site && fileState(shared.site),
    kinds: new Map(
      discovered.kinds.flatMap(({ path, kind }, index) => {
        const loaded = shared.kindFiles[index];
        return changed.has(path) && loaded !== undefined ? [[kind, fileState(loaded)] as const] : [];
      }),
    ),
    pages: new Map([...pages, ...others].map((page) => [page.route, page])),
    data: dataStates(shared, changed),
    published: shared.ledger?.ledger?.lines ?? [],
  };
}

/** What the files say that differ among those with all that is of a kind. */
function dataStates(
  { dataOfKinds, reader, kinds, facts }: SharedFiles,
  changed: ReadonlySet<string>,
): SiteState['data'] {
  const states = dataOfKinds.entries.flatMap((entry): [string, DataState][] => {
    const kind = kinds.get(entry.kind);
    if (kind === undefined || !changed.has(entry.path)) return [];
    const loaded = reader.files.data(entry, entry.kind);
    const state = dataState(loaded, { kind, language: facts.language ?? 'en' });
    const isPointer = loaded.text?.startsWith(POINTER) === true;
    return [[entry.path, isPointer ? { ...state, entries: undefined, unread: 'large-file-storage' } : state]];
  });
  return new Map(states);
}

/** What Git LFS puts in the place of a file. */
const POINTER = 'version https://git-lfs.github.com/spec/';

function fileState({ file, content, text = '', partlyRead, unread }: LoadedFile): FileState {
  const root = content?.root;
  const isPointer = text.startsWith(POINTER);
  if (root?.kind !== 'map' || isPointer) {
    return { file, value: undefined, unread: isPointer ? 'large-file-storage' : 'mistakes' };
  }
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

/** A page, with the text that is in a file of its own. */
function pageState({ page, text }: PageFiles, { kinds }: SharedFiles): PageState {
  const state = fileState(page);
  const root = text?.content?.root;
  const body = root?.kind === 'scalar' && typeof root.value === 'string' ? root.value : undefined;
  const isBodyUnread = text !== undefined && (body === undefined || body.startsWith(POINTER));
  return {
    ...state,
    ...(state.value !== undefined && body !== undefined && !isBodyUnread ? { value: { body, ...state.value } } : {}),
    ...(isBodyUnread ? { unread: body === undefined ? ('partly' as const) : ('large-file-storage' as const) } : {}),
    route: page.route,
    schema: kinds.get(textOf(page.content?.root, 'kind') ?? '')?.schema ?? schemaOf('page'),
    ...(page.content?.sort === 'entry' ? { isEntry: true } : {}),
    isDraft: page.content?.draft === true,
  };
}

function unusablePage(file: string): PageState {
  return { file, route: routeOf(file), value: undefined, unread: 'no-file', schema: schemaOf('page'), isDraft: false };
}
