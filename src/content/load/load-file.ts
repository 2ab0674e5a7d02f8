import { parametersOf, routeOf } from '../../schema/formats/route.ts';
import { proseInPlaceOf } from '../../schema/prose.ts';
import { findKinds } from '../../schema/schemas/find-kinds.ts';
import { blockNames, schemaOf } from '../../schema/schemas/schemas.ts';
import type { SiteFacts } from '../../schema/schemas/site-facts.ts';
import { validatePage, validateSite } from '../../schema/validate.ts';
import type { At, Finding } from '../../yaml/findings/finding.ts';
import type { Parsed } from '../../yaml/reading/parse.ts';
import { itemsOf, type Node, plainValue, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import { checkByItself } from '../check/check.ts';
import type { Content, FileSort } from '../check/contents.ts';
import { factOf } from '../check/outline.ts';
import { absenceOfBlock, absenceOfPage, type Calendar } from '../dates/calendar.ts';
import type { EntryKinds } from '../entries/kinds.ts';
import { pdfOf } from '../entries/pdf.ts';
import type { PartlyRead } from '../settle/settle.ts';
import { withFields } from '../with-fields.ts';
import { heldAgainst } from './held.ts';

/** One YAML file, read and held against its schema. Without content there is nothing in it to look at. */
export type LoadedFile = {
  readonly file: string;
  /** Its address, if it is that of a page. */
  readonly route?: string | undefined;
  readonly content: Content | undefined;
  readonly findings: readonly Finding[];
  /** Its text, if it is one. */
  readonly source: SourceText | undefined;
  /** The SHA-256 of its bytes, if there is something in it. */
  readonly hash?: string | undefined;
  /** What was read of it, for the lines shown under its mistakes; undefined if nothing was. */
  readonly text: string | undefined;
  /** What could not be read of it; undefined if all was. */
  readonly partlyRead?: PartlyRead;
  /** Where its rest begins, if that was not read because of the mistakes above it. */
  readonly unread?: At;
};

/** A page's file, and its address. */
export type LoadedPage = LoadedFile & { readonly route: string };

export type Held = Omit<LoadedFile, 'text' | 'source' | 'hash'>;

/** What has to be known of a file besides its text. */
export type AboutFile = {
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

/**
 * A page at a moment, and its text.
 * @param body its text as it was read, if that is in a file of its own
 * @param calendar is only asked if there are dates in the page
 */
export function pageAt(loaded: LoadedFile, body: LoadedFile | undefined, calendar: () => Calendar): PageFiles {
  const route = loaded.route ?? routeOf(loaded.file);
  const content = loaded.content && onDay(loaded.content, calendar);
  const page = isAt(loaded, route) && content === loaded.content ? loaded : withFields(loaded, { content, route });
  if (body === undefined) return { page, text: undefined };
  const text = asDraft(body, page.content?.draft === true);
  return { page: content === undefined ? page : withFields(page, { content: withBody(content, text) }), text };
}

/** The text of a page is as much of a draft as the page. */
function asDraft(text: LoadedFile, draft: boolean): LoadedFile {
  const { content } = text;
  return content === undefined || !draft ? text : withFields(text, { content: withFields(content, { draft }) });
}

function isAt(loaded: LoadedFile, route: string): loaded is LoadedPage {
  return loaded.route === route;
}

/** What a page is at some time. Nothing that is checked in its file alone depends on that. */
function onDay(page: Content, calendarThen: () => Calendar): Content {
  if (!factOf(page, 'hasDates')) return page;
  const calendar = calendarThen();
  const absence = absenceOfPage(page.root, calendar);
  const hidden = hiddenIn(page.root, calendar);
  if (absence === undefined && hidden.length === 0) return page;
  return withFields(page, { draft: absence !== undefined, ...(absence === undefined ? {} : { absence }), hidden });
}

function withBody(page: Content, { file, content: body }: LoadedFile): Content {
  return withFields(page, { bodyFile: file, ...(body === undefined ? {} : { body }) });
}

/** What sort of file has such an address. */
export const sortOf = (route: string | undefined): FileSort => (route === undefined ? 'settings' : 'page');

function parametersIn(file: string): Pick<Content, 'parameters'> {
  const parameters = parametersOf(file);
  return parameters === undefined ? {} : { parameters };
}

/** Holds a text against the schema of its file. @param read what is in it, if that is known */
export function heldFile(source: SourceText, about: AboutFile, read?: Parsed): Held {
  const { route } = about;
  const loaded = held(source, about, read);
  const prose = loaded.findings.length > 1 ? proseInPlaceOf(route === undefined ? 'site' : 'page', source) : undefined;
  if (prose === undefined) return loaded;
  return { file: source.file, content: undefined, findings: [...loaded.findings, prose] };
}

/** What is read of a text, and everything that is wrong with its form. */
function held(source: SourceText, about: AboutFile, read: Parsed | undefined): Held {
  const { route, kinds } = about;
  return heldAgainst(
    source,
    {
      shapeOf: (root) => (route === undefined ? validateSite(source, root) : validatePage(source, root, about)),
      contentOf: (root, masks) => contentOf({ source, masks, root, route }, kinds),
      check: checkByItself,
    },
    read,
  );
}

function contentOf(read: Pick<Content, 'source' | 'masks' | 'root' | 'route'>, kinds: EntryKinds): Content {
  const { root, route } = read;
  const kind = kinds.get(textOf(root, 'kind') ?? '');
  const written = valueAt(root, 'pdf');
  const pdf = route === undefined ? undefined : pdfOf(written && plainValue(written), route, kind);
  return {
    ...read,
    sort: kind?.hasPages === false ? 'entry' : sortOf(route),
    draft: false,
    hidden: [],
    values: valuesIn(root, route, kinds),
    ...parametersIn(read.source.file),
    ...(pdf === undefined ? {} : { pdf }),
  };
}

/** The texts, links, icons and pictures in a file. @param route of a page; undefined for site.yaml */
export function valuesIn(root: Node, route: string | undefined, kinds: EntryKinds): Content['values'] {
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
