import { checkByItself } from '../check/check.ts';
import type { Content, FileSort } from '../check/contents.ts';
import { mayHave } from '../check/summary.ts';
import { absenceOfBlock, absenceOfPage, type Calendar } from '../dates/calendar.ts';
import type { EntryKinds } from '../entries/kinds.ts';
import { pdfOf } from '../entries/pdf.ts';
import type { Disk, DiskEntry } from '../files/disk.ts';
import { parameterOf } from '../files/route.ts';
import type { At, Finding } from '../findings/finding.ts';
import { withFields } from '../lazily.ts';
import type { PartlyRead } from '../settle/settle.ts';
import { proseInPlaceOf } from '../shape/prose.ts';
import { findKinds } from '../shape/schema/find-kinds.ts';
import { blockNames, schemaOf } from '../shape/schema/schemas.ts';
import { type SiteFacts, siteFacts } from '../shape/schema/site-facts.ts';
import { validatePage, validateSite } from '../shape/validate.ts';
import type { Range, SourceText } from '../text/source.ts';
import { parse } from '../yaml/reading/parse.ts';
import { itemsOf, type Node, plainValue, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { PageEntry } from './discover.ts';
import { heldAgainst } from './held.ts';
import { type KeptFiles, unread } from './kept-files.ts';
import type { KnownFiles } from './known-files.ts';
import { loadBody } from './load-body.ts';
import { readOrKnown } from './read-or-known.ts';

/** One YAML file, read and held against its schema. Without content there is nothing in it to look at. */
export type LoadedFile = {
  readonly file: string;
  /** Its address, if it is that of a page. */
  readonly route?: string | undefined;
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

/** A page's file, and its address. */
export type LoadedPage = LoadedFile & { readonly route: string };

export type Held = Omit<LoadedFile, 'text' | 'source' | 'check'>;

/** What has to be known of a file besides its text. */
type About = {
  /** Of a page; undefined for site.yaml. */
  readonly route: string | undefined;
  /** The kinds of pages that the site has. */
  readonly kinds: EntryKinds;
  /** Whether the page has a text in a file of its own. */
  readonly hasBody: boolean;
  readonly site: SiteFacts;
};

/** A page, and its text if that is in a file of its own. */
export type PageFiles = { readonly page: LoadedPage; readonly text: LoadedFile | undefined };

/** What pages are read with. */
export type PageRules = {
  /** The kinds of pages that the site has. */
  readonly kinds: EntryKinds;
  /** What site.yaml says that proposals depend on. */
  readonly facts: SiteFacts;
  /** For when the site is looked at. */
  readonly calendar: Calendar;
  /** What was read of them before. */
  readonly kept: KeptFiles;
  /** What is known of them from an earlier process. */
  readonly known?: KnownFiles | undefined;
};

/** Reads a page and its text. */
export async function loadPage(
  disk: Disk,
  entry: PageEntry,
  body: DiskEntry | undefined,
  { kinds, facts, calendar, kept, known }: PageRules,
): Promise<PageFiles> {
  const { route } = entry;
  const loaded = await loadFile(disk, entry, { route, kinds, hasBody: body !== undefined, site: facts }, kept, known);
  const content = loaded.content && onDay(loaded.content, calendar);
  const page = isAt(loaded, route) && content === loaded.content ? loaded : withFields(loaded, { content, route });
  if (body === undefined) return { page, text: undefined };
  known?.lookInto(entry.path);
  const text = await loadBody(disk, body, { route, draft: page.content?.draft === true }, { kept, known });
  return { page: content === undefined ? page : withFields(page, { content: withBody(content, text) }), text };
}

function isAt(loaded: LoadedFile, route: string): loaded is LoadedPage {
  return loaded.route === route;
}

/** What a page is at some time. Nothing that is checked in its file alone depends on that. */
function onDay(page: Content, calendar: Calendar): Content {
  if (!mayHave(page, 'dates')) return page;
  const absence = absenceOfPage(page.root, calendar);
  const hidden = hiddenIn(page.root, calendar);
  if (absence === undefined && hidden.length === 0) return page;
  return withFields(page, { draft: absence !== undefined, ...(absence === undefined ? {} : { absence }), hidden });
}

function withBody(page: Content, { file, content: body }: LoadedFile): Content {
  return withFields(page, { bodyFile: file, ...(body === undefined ? {} : { body }) });
}

/** Reads site.yaml. */
export function loadSettings(disk: Disk, entry: DiskEntry, kept: KeptFiles): Promise<LoadedFile> {
  return loadFile(
    disk,
    entry,
    { route: undefined, kinds: new Map(), hasBody: false, site: siteFacts(undefined) },
    kept,
    undefined,
  );
}

async function loadFile(
  disk: Disk,
  entry: DiskEntry,
  about: About,
  kept: KeptFiles,
  known: KnownFiles | undefined,
): Promise<LoadedFile> {
  const { route, hasBody, kinds, site } = about;
  const file = entry.path;
  const rules = [route, hasBody, site.language, site.url, ...kinds.values()];
  return (
    unread(disk, kept.files, file, rules) ??
    readOrKnown(disk, entry, {
      known,
      rules: JSON.stringify([route, hasBody]),
      parse: (source) => parse(source).root,
      valuesIn: (root) => valuesIn(root, route, kinds),
      check: (changed) => loadText(changed, about),
      about: { sort: sortOf(route), route, ...parameterIn(file) },
      made: ({ text, make }) => (known === undefined ? kept.files.madeOf({ file, text, rules }, make) : make()),
    })
  );
}

const sortOf = (route: string | undefined): FileSort => (route === undefined ? 'settings' : 'page');

function parameterIn(file: string): Pick<Content, 'parameter'> {
  const parameter = parameterOf(file);
  return parameter === undefined ? {} : { parameter };
}

/** Holds a text against the schema of its file. */
function loadText(source: SourceText, about: About): Held {
  const { route } = about;
  const loaded = held(source, about);
  const prose = loaded.findings.length > 1 ? proseInPlaceOf(route === undefined ? 'site' : 'page', source) : undefined;
  if (prose === undefined) return loaded;
  return { file: source.file, content: undefined, findings: [...loaded.findings, prose] };
}

/** What is read of a text, and everything that is wrong with its form. */
function held(source: SourceText, about: About): Held {
  const { route, kinds } = about;
  return heldAgainst(source, {
    shapeOf: (root) => (route === undefined ? validateSite(source, root) : validatePage(source, root, about)),
    contentOf: (root, masks) => contentOf({ source, masks, root, route }, kinds),
    check: checkByItself,
  });
}

function contentOf(read: Pick<Content, 'source' | 'masks' | 'root' | 'route'>, kinds: EntryKinds): Content {
  const { root, route } = read;
  const kind = kinds.get(textOf(root, 'kind') ?? '');
  const written = valueAt(root, 'pdf');
  const pdf = route === undefined ? undefined : pdfOf(written && plainValue(written), route, kind);
  return {
    ...read,
    sort: sortOf(route),
    draft: false,
    hidden: [],
    values: valuesIn(root, route, kinds),
    ...parameterIn(read.source.file),
    ...(pdf === undefined ? {} : { pdf }),
  };
}

function valuesIn(root: Node, route: string | undefined, kinds: EntryKinds): Content['values'] {
  return route === undefined ? findKinds(schemaOf('site'), root) : valuesOfPage(root, kinds);
}

function hiddenIn(root: Node, calendar: Calendar): Range[] {
  const blocks = itemsOf(root, 'blocks').filter((block) => absenceOfBlock(block, calendar) !== undefined);
  return blocks.map(({ range }) => range);
}

function valuesOfPage(root: Node, kinds: EntryKinds): Content['values'] {
  const blocks = itemsOf(root, 'blocks').flatMap((block) => {
    const type = textOf(block, 'type');
    return type === undefined || !blockNames().includes(type) ? [] : findKinds(schemaOf(`blocks/${type}`), block);
  });
  const schema = kinds.get(textOf(root, 'kind') ?? '')?.schema ?? schemaOf('page');
  return [...findKinds(schema, root), ...blocks];
}
