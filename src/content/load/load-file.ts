import { FORMAT } from '../../model/format.ts';
import { folderOfTexts, isMarkdown, isTable } from '../../model/page-file.ts';
import { validateEntries } from '../../schema/entries.ts';
import { parametersOf, routeOf } from '../../schema/formats/route.ts';
import { withItsBlock, withListKey } from '../../schema/list-keys.ts';
import { findValues } from '../../schema/schemas/find-values.ts';
import { allChoices, blockNames, longestOf, schemaOf } from '../../schema/schemas/schemas.ts';
import type { SiteFacts } from '../../schema/schemas/site-facts.ts';
import { proseInPlaceOf, validatePage, validateSite } from '../../schema/validate.ts';
import type { ValueType } from '../../values/value-types.ts';
import { type At, type Finding, finding, inGeneral, inText, startOfFile } from '../../yaml/findings/finding.ts';
import { inParts, inWhole, parseOnce, partsOf } from '../../yaml/reading/parse.ts';
import { checkWriting } from '../../yaml/reading/writing.ts';
import { masked, type Parsed } from '../../yaml/syntax/masks.ts';
import {
  itemsOf,
  type MapNode,
  type Node,
  plainValue,
  type ScalarNode,
  startOf,
  textOf,
  valueAt,
} from '../../yaml/syntax/tree.ts';
import { isLonger } from '../../yaml/text/lengths.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { checkByItself } from '../check/check.ts';
import { type Content, type FileSort, withFields } from '../check/contents.ts';
import { factsOf } from '../check/outline.ts';
import { absenceOfBlock, absenceOfPage, type Calendar } from '../dates/calendar.ts';
import type { EntryKind, EntryKinds } from '../entries/kinds.ts';
import { pdfOf } from '../entries/pdf.ts';
import type { ReadText } from '../files/read.ts';
import type { PartlyRead } from '../settle/settle.ts';
import { withDays, withOpening } from './page-keys.ts';

/** One YAML file, read and held against its schema. Without content there is nothing in it to look at. */
export type LoadedFile = {
  readonly file: string;
  /** Its address, if it is that of a page. */
  readonly route?: string | undefined;
  readonly content: Content | undefined;
  readonly findings: readonly Finding[];
  readonly source: SourceText | undefined;
  readonly hash?: string | undefined;
  /** What was read of it, for the lines shown under its mistakes; undefined if nothing was. */
  readonly text: string | undefined;
  /** What could not be read of it; undefined if all was. */
  readonly partlyRead?: PartlyRead;
  /** Where its rest begins, if that was not read because of the mistakes above it. */
  readonly unread?: At;
};

export type LoadedPage = LoadedFile & { readonly route: string };

export type Held = Omit<LoadedFile, 'text' | 'source' | 'hash'>;

/** What has to be known of a file besides its text. */
export type AboutFile = {
  /** Of a page and its text; undefined for site.yaml. */
  readonly route: string | undefined;
  /** Whether it is the text of a page that is in another file. */
  readonly isBody: boolean;
  readonly kinds: EntryKinds;
  /** The keys that the page has in another file. */
  readonly elsewhere: ReadonlySet<string>;
  readonly site: SiteFacts;
};

/** What a text says by its rules: what is wrong with its form, and what is in it for the other files. */
type Seen = { readonly shape: readonly Finding[]; readonly content: Content | undefined };

/**
 * Reads a text in YAML: what is in it, and everything that is wrong with it by itself. What couldn't be read is never judged as if it had been.
 * @param see holds it against its rules: its root, undefined for an empty file, and what of it could not be read
 * @param read what stands in it, if that is known
 */
export function heldAgainst(
  source: SourceText,
  see: (read: Pick<Parsed, 'root' | 'masks'>) => Seen,
  read: Parsed = parseOnce(source),
): Held {
  const { file } = source;
  const { root, masks, unreadFrom, ...parsed } = read;
  const findings = parsed.findings.map(withListKey).map((each) => withItsBlock(each, root, source));
  if (root === undefined && findings.length > 0) return { file, content: undefined, findings };
  const { shape, content: all } = see({ root, masks });
  const writing = root === undefined || isTable(file) ? [] : checkWriting(source, root, allChoices());
  const { content, excess } = all === undefined ? { excess: [] } : withinLimits(all);
  return {
    file,
    content,
    findings: [
      ...findings,
      ...shape,
      ...inTheirKinds(writing, all?.values ?? []),
      ...excess,
      ...(content === undefined ? [] : checkByItself(content)),
    ],
    ...(masks.length === 0 ? {} : { partlyRead: { unread: { source, masks }, said: new Set(findings) } }),
    ...(unreadFrom === undefined ? {} : { unread: { source, range: [unreadFrom, unreadFrom] } }),
  };
}

/** What is to be said of texts that run on over a list below them: only texts of several paragraphs can show one. */
function inTheirKinds(writing: readonly Finding[], values: Content['values']): Finding[] {
  const isShown = (at: number | undefined): boolean =>
    values.some(({ kind, node }) => node.range[0] === at && (kind === 'passage' || kind === 'markdown'));
  return writing.map((each) => (each.code === 'swallowed-line' && !isShown(each.yieldsAt) ? inGeneral(each) : each));
}

/** A file as it was read: its text, if it is one, held against its rules. */
export function loadedFrom(
  file: string,
  { source, text, hash }: ReadText & Pick<LoadedFile, 'hash'>,
  hold: (source: SourceText) => Held,
): LoadedFile {
  if ('code' in source) return { file, content: undefined, findings: [source], text, source: undefined };
  const held = hold(source);
  const { content } = held;
  const known = content === undefined || hash === undefined ? held : { ...held, content: { ...content, hash } };
  return { ...known, text, source, hash };
}

export function heldData(source: SourceText, around: { readonly kind: EntryKind; readonly site: SiteFacts }): Held {
  const { name, schema } = around.kind;
  return heldAgainst(source, ({ root, masks }) => {
    // What Git left in a table is no row of it.
    const read = isTable(source.file) ? masked(source, masks) : source;
    const inFull = (entry: MapNode): MapNode => withDays(entry, around.kind, around.site.timeZone);
    const { list, mistakes } = validateEntries(read, root, { ...around, inFull });
    const values = list === undefined ? [] : list.items.flatMap((item) => findValues(schema, item));
    const rest = { source, masks, sort: 'data', dataOf: name, route: undefined, draft: false, values } as const;
    return { shape: mistakes, content: list && { ...rest, root: list } };
  });
}

/** Holds a text against the schema of its file. @param read what is in it, if that is known */
function heldYaml(source: SourceText, read: Parsed | undefined, about: AboutFile): Held {
  const { route, kinds } = about;
  const see = ({ root, masks }: Pick<Parsed, 'root' | 'masks'>): Seen => ({
    shape: route === undefined ? validateSite(source, root) : shapeOf(source, root, about),
    content: root?.kind === 'map' ? contentOf({ source, masks, root, route }, kinds) : undefined,
  });
  const loaded = heldAgainst(source, see, read);
  const prose =
    loaded.findings.length > 1 && !isMarkdown(source.file)
      ? proseInPlaceOf(route === undefined ? 'site' : 'page', source)
      : undefined;
  if (prose === undefined) return loaded;
  return { file: source.file, content: undefined, findings: [...loaded.findings, prose] };
}

/** Holds a page against the schema of its kind: one in Markdown by the keys that are written above its text. */
function shapeOf(source: SourceText, root: Node | undefined, about: AboutFile): readonly Finding[] {
  if (!isMarkdown(source.file) || root?.kind !== 'map') return validatePage(source, root, about);
  const { written, taken } = inParts(root);
  const isEmpty = !taken.has('body') && ['kind', 'blocks', 'body'].every((key) => valueAt(written, key) === undefined);
  const elsewhere = isEmpty ? new Set([...taken, 'description', 'body']) : taken;
  const found = inWhole(source, validatePage(partsOf(source).keys, written, { ...about, elsewhere }));
  const told = found.map((each) => ({ ...each, ...causeInFolder(each) }));
  const own = valueAt(written, 'body');
  const both =
    own && taken.has('body') ? [finding('two-bodies', inText(source, own.range), { file: source.file })] : [];
  return [...told, ...both, ...(isEmpty ? [finding('empty-body', startOfFile(source.file))] : [])];
}

/** Whoever brings a folder of pages in Markdown reads what is wrong with a key once for all of them. */
function causeInFolder({ code, source, facts: [facts] }: Finding): Pick<Finding, 'cause'> {
  if (!/^(?:unknown|missing)-key$|^missing-kind$/.test(code)) return {};
  const { key, kinds } = Object(facts);
  return { cause: `${folderOfTexts(source.file)} ${key ?? kinds}` };
}

function contentOf(read: Pick<Content, 'source' | 'masks' | 'root' | 'route'>, kinds: EntryKinds): Content {
  const { root, route } = read;
  const kind = kinds.get(textOf(root, 'kind') ?? '');
  const written = valueAt(root, 'pdf');
  const parameters = parametersOf(read.source.file);
  const pdf = route === undefined ? undefined : pdfOf(written && plainValue(written), route, kind);
  return {
    ...read,
    sort: kind?.hasPages === false ? 'entry' : sortOf({ route, isBody: false }),
    draft: false,
    hidden: [],
    values: valuesIn(root, route, kinds),
    ...(parameters === undefined ? {} : { parameters }),
    ...(pdf === undefined ? {} : { pdf }),
  };
}

/** The texts, links, icons and pictures in a file. @param route of a page; undefined for site.yaml */
function valuesIn(root: Node, route: string | undefined, kinds: EntryKinds): Content['values'] {
  return route === undefined ? findValues(schemaOf('site'), root) : valuesOfPage(root, kinds);
}

function valuesOfPage(root: Node, kinds: EntryKinds): Content['values'] {
  const schema = kinds.get(textOf(root, 'kind') ?? '')?.schema ?? schemaOf('page');
  return [...findValues(schema, root), ...itemsOf(root, 'blocks').flatMap(valuesOfBlock)];
}

/** The same in a block; none of one whose type nobody knows. */
export function valuesOfBlock(block: Node): Content['values'] {
  const type = textOf(block, 'type');
  return type === undefined || !blockNames().includes(type) ? [] : findValues(schemaOf(`blocks/${type}`), block);
}

export const sortOf = ({ route, isBody }: Pick<AboutFile, 'route' | 'isBody'>): FileSort =>
  isBody ? 'text' : route === undefined ? 'settings' : 'page';

/** Reads the text of a page that is in a file of its own: the whole file is one value. */
function heldBody(source: SourceText, root: Node, { route }: AboutFile): Held {
  const { file, text } = source;
  if (text.trim() === '') return { file, content: undefined, findings: [finding('empty-body', startOfFile(file))] };
  if (partsOf(source).textFrom > 0) {
    const first = inText(source, [0, text.indexOf('\n')]);
    const mistake = { ...finding('front-matter', first, {}), covers: [[0, text.length + 1]] as const };
    return { file, content: undefined, findings: [mistake] };
  }
  const content = { sort: 'text', source, masks: [], root, route, draft: false, values: bodyValues(root) } as const;
  return { file, content, findings: checkByItself(content) };
}

function rootOf({ text }: SourceText): ScalarNode {
  const value = text.replace(/\r\n?/g, '\n');
  return { kind: 'scalar', range: [0, text.length], value, source: text, style: 'whole' };
}

const bodyValues = (root: Node): Content['values'] => [{ kind: 'markdown', node: root }];

/** What stands in a text. @param isBody whether it is the text of a page that is in another file */
export function parseFile(source: SourceText, isBody: boolean): Parsed {
  if (isBody) return { root: rootOf(source), findings: [], masks: [], unreadFrom: undefined };
  return isMarkdown(source.file) ? withOpening(source, parseOnce(source)) : parseOnce(source);
}

/** The texts, links, icons and pictures in a file, as far as something is to be said of them. */
export function valuesOf(source: SourceText, root: Node, about: AboutFile): Content['values'] {
  if (about.isBody) return bodyValues(root);
  return withinLimits({ source, values: valuesIn(root, about.route, about.kinds) }).content.values;
}

/** Holds a text against the rules of its file. @param read what stands in it */
export const heldFile = (source: SourceText, read: Parsed | undefined, about: AboutFile): Held =>
  about.isBody ? heldBody(source, read?.root ?? rootOf(source), about) : heldYaml(source, read, about);

export type PageFiles = { readonly page: LoadedPage; readonly text: LoadedFile | undefined };

/** A page at a moment, and its text. @param calendar is only asked if there are dates in the page */
export function pageAt(loaded: LoadedFile, body: LoadedFile | undefined, calendar: () => Calendar): PageFiles {
  const route = loaded.route ?? routeOf(loaded.file);
  const content = loaded.content && onDay(loaded.content, calendar);
  const page = isAt(loaded, route) && content === loaded.content ? loaded : withFields(loaded, { content, route });
  if (body === undefined) return { page, text: undefined };
  // The text of a page is as much of a draft as the page.
  const ofBody = body.content && content?.draft ? withFields(body.content, { draft: true }) : body.content;
  const text = ofBody === body.content ? body : withFields(body, { content: ofBody });
  const own = { bodyFile: body.file, ...(ofBody && { body: ofBody }) };
  return { page: content === undefined ? page : withFields(page, { content: withFields(content, own) }), text };
}

function isAt(loaded: LoadedFile, route: string): loaded is LoadedPage {
  return loaded.route === route;
}

/** What a page is at some time. Nothing that is checked in its file alone depends on that. */
function onDay(page: Content, calendarThen: () => Calendar): Content {
  if (!factsOf(page).hasDates) return page;
  const calendar = calendarThen();
  const absence = absenceOfPage(page.root, calendar);
  const blocks = itemsOf(page.root, 'blocks').filter((block) => absenceOfBlock(block, calendar) !== undefined);
  const hidden = blocks.map(({ range }) => range);
  if (absence === undefined && hidden.length === 0) return page;
  return withFields(page, { draft: absence !== undefined, ...(absence === undefined ? {} : { absence }), hidden });
}

/** How many marks of Markdown the texts of a file may have in all: the parser's time grows with them. */
const MOST_MARKS = 20_000;

/** What a mark may be part of: a link, a tag, emphasis or code. */
const MARK = /[[<*_`]/g;

/** The types whose texts are parsed as Markdown. */
const PARSED: ReadonlySet<ValueType> = new Set(['text', 'richText', 'passage', 'markdown']);

/**
 * A file without the values that nothing is to be said of: those that are too long, which its schema reports, and the text that has one mark too
 * many, counted over the whole file, with all texts after it. Nothing is known of them, so the file can't be published.
 */
function withinLimits<C extends Pick<Content, 'source' | 'values'>>(
  all: C,
): { readonly content: C; readonly excess: readonly Finding[] } {
  const beyond: Node[] = [];
  let count = 0;
  const values = all.values.filter(({ kind, node }) => {
    const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
    if (isLonger(text, longestOf(kind))) return false;
    if (!PARSED.has(kind)) return true;
    if (count <= MOST_MARKS) count += text.match(MARK)?.length ?? 0;
    if (count > MOST_MARKS) beyond.push(node);
    return count <= MOST_MARKS;
  });
  const facts = { of: 'page', count, most: MOST_MARKS } as const;
  return {
    content: values.length === all.values.length ? all : { ...all, values },
    excess: beyond.slice(0, 1).map(({ range }) => finding('long-text', inText(all.source, range), facts)),
  };
}

/** Which format a site is written in, as far as that can be read. @param settings the root of site.yaml */
export function formatIn(settings: Node | undefined): number {
  const written = valueAt(settings, 'format');
  const format = written?.kind === 'scalar' ? written.value : undefined;
  return typeof format === 'number' && Number.isInteger(format) && format > 0 ? format : 1;
}

/** The settings of a site. In another format than is installed they mean something else, and that is all that is said of them. */
export function inFormat(site: LoadedFile, installed: number | 'any' = FORMAT): LoadedFile {
  const { content } = site;
  const written = formatIn(content?.root);
  if (content === undefined || installed === 'any' || written === installed) return site;
  const place = valueAt(content.root, 'format') ?? content.root;
  const mistake = finding('site-format', inText(content.source, startOf(place)), { written, installed });
  return withFields(site, { findings: [mistake] });
}
