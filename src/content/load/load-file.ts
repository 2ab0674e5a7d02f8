import { checkByItself } from '../check/check.ts';
import type { Content } from '../check/contents.ts';
import type { Disk, DiskEntry } from '../files/disk.ts';
import { readText } from '../files/read.ts';
import { routeOf } from '../files/route.ts';
import type { At, Finding } from '../findings/finding.ts';
import type { PartlyRead } from '../settle/settle.ts';
import { withListKey } from '../shape/list-keys.ts';
import { proseInPlaceOf } from '../shape/prose.ts';
import { findKinds } from '../shape/schema/find-kinds.ts';
import { allChoices, blockNames, schemaOf } from '../shape/schema/schemas.ts';
import { validatePage, validateSite } from '../shape/validate.ts';
import type { SourceText } from '../text/source.ts';
import { parse } from '../yaml/reading/parse.ts';
import { checkWriting } from '../yaml/reading/writing.ts';
import { itemsOf, type Node, textOf, valueAt } from '../yaml/syntax/tree.ts';
import { loadBody } from './load-body.ts';

/** One YAML file, read and held against its schema. Without content there is nothing in it to look at. */
export type LoadedFile = {
  readonly file: string;
  readonly content: Content | undefined;
  readonly findings: readonly Finding[];
  /** Its text, if it is one. */
  readonly source: SourceText | undefined;
  /** What was read of it, for the lines shown under its mistakes; undefined if nothing was. */
  readonly text: string | undefined;
  /** What could not be read of it; undefined if all was. */
  readonly partlyRead?: PartlyRead;
  /** Where its rest begins, if that was not read because of the mistakes above it. */
  readonly unread?: At;
  /** Holds another text of the file against the same rules. */
  readonly check: (changed: SourceText) => Held;
};

export type Held = Omit<LoadedFile, 'text' | 'source' | 'check'>;

/** A page and its text, if that is in a file of its own. */
export async function loadPage(disk: Disk, entry: DiskEntry, body: DiskEntry | undefined): Promise<LoadedFile[]> {
  const route = routeOf(entry.path);
  if (body === undefined) return [await loadFile(disk, entry, route)];
  const page = await loadFile(disk, entry, route, true);
  const text = await loadBody(disk, body, route, page.content?.draft === true);
  const content = page.content === undefined ? undefined : withBody(page.content, text);
  return [{ ...page, ...content }, text];
}

function withBody(page: Content, { file, content: body }: LoadedFile): Pick<LoadedFile, 'content'> {
  return { content: { ...page, bodyFile: file, ...(body === undefined ? {} : { body }) } };
}

/**
 * @param route of the page; undefined for site.yaml
 * @param hasBody whether the page has a text in a file of its own
 */
export async function loadFile(
  disk: Disk,
  entry: DiskEntry,
  route: string | undefined,
  hasBody = false,
): Promise<LoadedFile> {
  const file = entry.path;
  const { source, text } = await readText(disk, entry);
  const check = (changed: SourceText): Held => loadText(changed, route, hasBody);
  if ('code' in source) return { file, content: undefined, findings: [source], text, source: undefined, check };
  return { ...check(source), text, source, check };
}

/**
 * Holds a text against the schema of its file.
 *
 * @param route of the page; undefined for site.yaml
 * @param hasBody whether the page has a text in a file of its own
 */
export function loadText(source: SourceText, route: string | undefined, hasBody = false): Held {
  const loaded = held(source, route, hasBody);
  const prose = loaded.findings.length > 1 ? proseInPlaceOf(route === undefined ? 'site' : 'page', source) : undefined;
  if (prose === undefined) return loaded;
  return { file: source.file, content: undefined, findings: [...loaded.findings, prose] };
}

/** What is read of a text, and everything that is wrong with its form. */
function held(source: SourceText, route: string | undefined, hasBody: boolean): Held {
  const { file } = source;
  const { root, masks, unreadFrom, ...parsed } = parse(source);
  const findings = parsed.findings.map(withListKey);
  if (root === undefined && findings.length > 0) return { file, content: undefined, findings };
  const shape = route === undefined ? validateSite(source, root) : validatePage(source, root, hasBody);
  const writing = root === undefined ? [] : checkWriting(source, root, allChoices());
  const content = root?.kind === 'map' ? contentOf({ source, masks, root, route }) : undefined;
  return {
    file,
    content,
    findings: [...findings, ...shape, ...writing, ...(content === undefined ? [] : checkByItself(content))],
    ...(masks.length === 0 ? {} : { partlyRead: { unread: { source, masks }, said: new Set(findings) } }),
    ...(unreadFrom === undefined ? {} : { unread: { source, range: [unreadFrom, unreadFrom] } }),
  };
}

function contentOf(read: Pick<Content, 'source' | 'masks' | 'root' | 'route'>): Content {
  const { root, route } = read;
  const draft = valueAt(root, 'draft');
  const values = route === undefined ? findKinds(schemaOf('site'), root) : valuesOfPage(root);
  return { ...read, draft: draft?.kind === 'scalar' && draft.value === true, values };
}

function valuesOfPage(root: Node): Content['values'] {
  const blocks = itemsOf(root, 'blocks').flatMap((block) => {
    const type = textOf(block, 'type');
    return type === undefined || !blockNames().includes(type) ? [] : findKinds(schemaOf(`blocks/${type}`), block);
  });
  return [...findKinds(schemaOf('page'), root), ...blocks];
}
