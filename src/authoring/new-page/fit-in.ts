import type { Content } from '../../content/check/contents.ts';
import { linksIn } from '../../content/check/parts.ts';
import { filesOver, type Loaded } from '../../content/load/load.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { say } from '../../diagnostics/messages/say.ts';
import type { Changes } from '../../disk/changed-disk.ts';
import { isJson } from '../../model/page-file.ts';
import { type Finding, fileOf, findingId, toDiagnostic } from '../../yaml/findings/finding.ts';
import { ONCE, reported } from '../../yaml/findings/together.ts';
import { type Entry, endOf, itemsOf, type Node, nodesIn, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { applied, type Edit, insert, rewrite } from '../../yaml/text/edits.ts';
import { lineAt, lineOf, locationOf, type Range } from '../../yaml/text/source.ts';
import type { Surroundings } from './surroundings.ts';
import { quotedText, yamlText } from './yaml-text.ts';

/** The text of a page to begin with, and the page it is a copy of, if it is one. */
export type Start = { readonly text: string; readonly copied: Content | undefined };

/** What a page is to be called, and where it is to stand. */
export type Name = { readonly title: string; readonly route: string };

/** A description to write over, which is another one for each page. */
export const descriptionFor = (title: string): string => `${title}: what it is, whom it helps and how to begin.`;

/** The text of a page with a title, a description and links to itself of its own. All else stays as it is. */
function ownText(page: Content, own: Name): string {
  const { source, root } = page;
  const written = (node: Node | undefined, text: string): Edit[] => {
    if (node?.kind !== 'scalar') return [];
    const isQuoted = node.style === 'single' || node.style === 'double';
    const words = isJson(source.file) ? JSON.stringify(text) : isQuoted ? quotedText(text) : yamlText(text);
    return [{ range: [node.range[0], endOf(node, source.text)], text: words }];
  };
  return applied(source.text, [
    ...written(valueAt(root, 'title'), own.title),
    ...written(valueAt(root, 'description'), descriptionFor(own.title)),
    ...written(sameHeading(root), own.title),
    ...linksToItself(page, own.route),
  ]);
}

/** The page's main heading, if it says what the title says. */
function sameHeading(root: Node): Node | undefined {
  const first = itemsOf(root, 'blocks').find((block) => valueAt(block, 'title') !== undefined);
  return textOf(first, 'title') === textOf(root, 'title') ? valueAt(first, 'title') : undefined;
}

/** A link to a place on the page it stands on (`/services/cloud#prices`) is to stay on the page. */
function linksToItself(page: Content, route: string): Edit[] {
  const start = `${page.route}#`;
  return [...linksIn(page)]
    .filter(({ href }) => href.startsWith(start))
    .flatMap(({ range }) => {
      const written = page.source.text.slice(...range);
      // Links that could not be located are all reported at the whole text.
      return [...written.matchAll(new RegExp(`(?<![\\w-])${start}(?=[\\w%-])`, 'g'))].map(({ index }): Edit => {
        const at = range[0] + index;
        return { range: [at, at + start.length - 1], text: route };
      });
    });
}

/** A page that fits its site as well as it can. */
export type Fitting = {
  readonly text: string;
  readonly isDraft: boolean;
  /** What was changed so that it fits, in sentences. */
  readonly notes: readonly string[];
  /** What the checks find because of the page, in it or elsewhere. */
  readonly diagnostics: readonly Diagnostic[];
  /** What the checks find in the site besides, as they report it. */
  readonly others: readonly Diagnostic[];
};

/** Gives a page its own name, and mends what the checks find because of it. @param page where it will be, what it starts from, and its name */
export async function fitIn(page: Start & Name & { readonly file: string }, site: Surroundings): Promise<Fitting> {
  const { file, copied } = page;
  // The text of a page that has one in a file of its own is in the copy itself.
  const asItIs = copied?.source.text === page.text ? copied : undefined;
  const original = asItIs ?? contentOf(page, await filesOver(site.files, changesOf(page)));
  const isNew = newSince(site.findings, file, copied?.source.file);
  const first = await tryOut({ file, text: ownText(original, page) }, site);
  const own = first.findings.filter((each) => fileOf(each) === file && isNew(each));
  const { text, notes } = mended(first.content, own);
  const last = notes.length === 0 ? first : await tryOut({ file, text }, site);
  return {
    text,
    isDraft: last.content.draft,
    notes,
    diagnostics: last.findings.filter(isNew).map(toDiagnostic),
    others: reported(
      last.findings.filter((each) => !isNew(each)),
      ONCE,
    ).map(toDiagnostic),
  };
}

/** Tells what is wrong because of a page from what was wrong before, there or in the page it is a copy of. That a planned page is there now is good news. */
function newSince(
  before: readonly Finding[],
  file: string,
  copiedFrom: string | undefined,
): (found: Finding) => boolean {
  const inCopy = ({ code, facts }: Finding): string => JSON.stringify([code, facts]);
  const inPlace = (each: Finding): string => JSON.stringify([findingId(each), inCopy(each)]);
  const known = new Set(before.map(inPlace));
  const copied = new Set(before.filter((each) => fileOf(each) === copiedFrom).map(inCopy));
  return (each) =>
    each.code !== 'planned-exists' && !known.has(inPlace(each)) && !(fileOf(each) === file && copied.has(inCopy(each)));
}

type Draft = { readonly file: string; readonly text: string };

/** Checks a site as if a page had been added. @throws Error if the page is no YAML: we wrote it */
async function tryOut(draft: Draft, site: Loaded) {
  const { files, findings } = await site.over(changesOf(draft));
  // The words that we put into a page are there to be replaced, and no mistake of who just asked for it.
  const own = findings.filter((found) => found.code !== 'example-text' || fileOf(found) !== draft.file);
  return { content: contentOf(draft, files), findings: own };
}

const changesOf = ({ file, text }: Draft): Changes => new Map([[file, new TextEncoder().encode(text)]]);

function contentOf({ file }: Draft, { pages }: SiteFiles): Content {
  const page = pages.find((each) => each.file === file);
  if (page?.content === undefined) throw new Error(`The new page cannot be read: ${page?.findings[0]?.code}`);
  return page.content;
}

const NO_PAGE =
  /^(?:broken-link|planned-link|draft-link|unpublished-link|expired-link|hidden-anchor|no-list-page|broken-anchor)$/;

/**
 * Mends what an example or a copy cannot know: links to places, pages and pictures that are not here. Such links lead
 * to the top of their page, or home; such pictures become comments. Lines keep their numbers.
 */
function mended(page: Content, findings: readonly Finding[]): Pick<Fitting, 'text' | 'notes'> {
  const links = findings.filter(({ code }) => NO_PAGE.test(code));
  const toTop = links.map((each) => withoutAnchor(page, each));
  const home = links.map((each, index) => (toTop[index]?.length === 0 ? linkHome(page, each) : []));
  const pictures = findings
    .filter(({ code }) => code === 'missing-image')
    .map((each) => switchedOff(page, each.range[0]));
  const noted = (why: 'to-top' | 'home' | 'switched-off', mends: readonly Edit[][]): string[] => {
    const starts = mends.flatMap(([first]) => (first === undefined ? [] : lineOf(page.source, first.range[0]).number));
    return starts.length === 0 ? [] : [say('mended', { why, lines: [...new Set(starts)] })];
  };
  return {
    text: applied(page.source.text, [...toTop, ...home, ...pictures].flat()),
    notes: [noted('to-top', toTop), noted('home', home), noted('switched-off', pictures)].flat(),
  };
}

/** `/services/quantum#prices` -> `/services/quantum`. */
function withoutAnchor({ source }: Content, mistake: Finding): Edit[] {
  const { range } = mistake;
  const written = source.text.slice(...range);
  const [, anchor] = mistake.code === 'broken-anchor' ? (/^["']?\/[^\s#]*(#[\w-]*)/.exec(written) ?? []) : [];
  if (anchor === undefined) return [];
  const at = range[0] + written.indexOf(anchor);
  return [{ range: [at, at + anchor.length], text: '' }];
}

function linkHome({ source, values }: Content, mistake: Finding): Edit[] {
  const { range } = mistake;
  const isValue = values.some(({ kind, node }) => kind === 'href' && node.range[0] === range[0]);
  // A link in a text that could not be located is reported at the whole text.
  if (!isValue && /\s/.test(source.text.slice(...range))) return [];
  if (isJson(source.file)) return [rewrite(source, range, '/')];
  const line = lineOf(source, range[1]);
  const endsLine = line.text.slice(range[1] - line.start).trim() === '';
  return [{ range, text: isValue && endsLine ? '/ # Where should this lead?' : '/' }];
}

/** Makes the lines of a picture comments. Nothing, where they hold something else as well, and in JSON, which has no comments. */
function switchedOff({ source, root, values }: Content, offset: number): Edit[] {
  const isPicture = ({ value }: Entry): boolean =>
    values.some(({ kind, node }) => node === value && (kind === 'image' || kind === 'imagePath'));
  const isAround = ({ value: { range } }: Entry): boolean => range[0] <= offset && offset < range[1];
  const entries = [...nodesIn(root)].flatMap((node) => (node.kind === 'map' ? node.entries : []));
  const entry = entries.find((each) => isAround(each) && isPicture(each));
  if (entry === undefined || isJson(source.file)) return [];
  const { line: first, column } = locationOf(source, entry.keyRange);
  const range: Range = [entry.keyRange[0], endOf(entry.value, source.text)];
  const last = locationOf(source, range).endLine;
  const before = lineAt(source, first).text.slice(0, column - 1);
  const after = lineAt(source, last).text.slice(range[1] - lineAt(source, last).start);
  if (`${before}${after}`.trim() !== '') return [];
  return Array.from({ length: last - first + 1 }, (_, index) =>
    insert(lineAt(source, first + index).start + column - 1, '# '),
  );
}
