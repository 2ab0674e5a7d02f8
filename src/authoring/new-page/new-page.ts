import type { Content } from '../../content/check/contents.ts';
import { keyOf } from '../../content/files/names.ts';
import type { LoadedPage } from '../../content/load/load-file.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { mayHaveUnread } from '../../content/settle/settle.ts';
import { isJson, isMarkdown, type PageEnding, pageEndingOf } from '../../model/page-file.ts';
import { exampleOf } from '../../schema/examples.ts';
import { blockNames } from '../../schema/schemas/schemas.ts';
import { nearest } from '../../values/suggest.ts';
import { fileOf, severityOf } from '../../yaml/findings/finding.ts';
import { endOf, entryOf, itemsOf, type Node, startOf, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { applied, deleteEntry } from '../../yaml/text/edits.ts';
import { locationOf, sourceText } from '../../yaml/text/source.ts';
import { Refused, refuse } from '../refused.ts';
import { type Address, addressOf } from './address.ts';
import { type Fitting, fitIn, type Name, type Start } from './fit-in.ts';
import { type AboutKind, aboutKind, kindCalled, textOfKind } from './kind-wish.ts';
import { refuseBlocked, refuseTaken, type Surroundings } from './surroundings.ts';
import { asJson, asMarkdown, asYaml, jsonText, oneLine, ownTextOf, withBody, yamlText } from './yaml-text.ts';

/** How a page comes into the menu: what to write into site.yaml, and where. */
type MenuAdvice = {
  /** Whether it is there already, or goes into whole lines below a line or between the brackets that open on one. */
  readonly is: 'there' | 'below' | 'in-brackets';
  /** Counts from 1. */
  readonly line: number;
  /** What to write there, indentation included. */
  readonly lines: readonly string[];
  /** The entry whose sub-menu it is. */
  readonly under: string | undefined;
};

/** Finds a page's place in the menu: in the sub-menu of the page above it, or at the end. */
function menuAdvice({ source, root }: Content, { title, route }: Name): MenuAdvice {
  const nav = valueAt(root, 'nav');
  const entries = itemsOf(nav, 'items');
  const own = entries
    .flatMap((entry) => [entry, ...itemsOf(entry, 'items')])
    .find((entry) => textOf(entry, 'href') === route);
  if (own !== undefined)
    return { is: 'there', line: locationOf(source, startOf(own)).line, lines: [], under: undefined };
  const parent = parentOf(entries, route);
  const under = textOf(parent, 'label');
  const { node, keys } = holderIn(root, parent ?? nav);
  if (/[[{]/.test(source.text.charAt(node.range[0]))) {
    const wrap = { nav: (inner: string) => `nav: { ${inner} }`, items: (inner: string) => `items: [${inner}]` };
    const entry = `{ label: ${yamlText(title)}, href: ${route} }`;
    const written = keys.reduceRight((inner, key) => wrap[key](inner), entry);
    return { is: 'in-brackets', line: locationOf(source, node.range).line, lines: [written], under };
  }
  const { column } = locationOf(source, startOf(node));
  const line = locationOf(source, [node.range[0], endOf(node, source.text)]).endLine;
  const at = (depth: number): string => ' '.repeat(column - 1 + 2 * depth);
  const lines = [
    ...keys.map((key, depth) => `${at(depth)}${key}:`),
    `${at(keys.length)}- label: ${yamlText(title)}`,
    `${at(keys.length)}  href: ${route}`,
  ];
  return { is: 'below', line, lines, under };
}

/** The entry whose page is above this one: `/services` for `/services/quantum`. Every page is below the home page. */
function parentOf(entries: readonly Node[], route: string): Node | undefined {
  const length = (entry: Node): number => textOf(entry, 'href')?.length ?? 0;
  const above = entries.filter((entry) => length(entry) > 1 && route.startsWith(`${textOf(entry, 'href')}/`));
  return above.toSorted((a, b) => length(b) - length(a))[0];
}

/** What the new entry goes into, and the keys that are missing on the way. */
function holderIn(root: Node, outer: Node | undefined): { node: Node; keys: readonly ('nav' | 'items')[] } {
  if (outer?.kind !== 'map') return { node: root, keys: ['nav', 'items'] };
  const list = valueAt(outer, 'items');
  return list?.kind === 'list' ? { node: list, keys: [] } : { node: outer, keys: ['items'] };
}

/** What somebody asks for, as they typed it. */
export type Wish = {
  readonly address: string;
  /** A block or a page to start from. */
  readonly from: string | undefined;
  readonly title: string | undefined;
  /** For a page of a kind: its name, what dates say to begin with (`2026-05-12`), and whether it is in Markdown, with its keys above its text. */
  readonly kind?: { readonly name: string; readonly today: string; readonly md: boolean } | undefined;
};

/** A page that is not written yet, and all that is to say about it. */
export type NewPage = Name &
  Fitting & {
    /** Where it belongs, relative to the root: `pages/services/quantum.yaml`. */
    readonly file: string;
    readonly kind: AboutKind | undefined;
    readonly base: string;
    readonly isMended: boolean;
    /** Whether its texts are ours, and those of the site are in another language. */
    readonly isInOtherLanguage: boolean;
    /** Undefined if site.yaml cannot be read. */
    readonly menu: MenuAdvice | undefined;
    /** The address's entry under `planned`, which is not true any more. */
    readonly planned: PlannedEntry | undefined;
  };

/** Makes a page that fits its site, and writes nothing. @throws Refused where there can be none */
export async function newPage(
  site: Surroundings,
  { address: typed, from, title: called, kind: wanted }: Wish,
): Promise<NewPage> {
  const { files, base, language } = site;
  const address = addressOf(typed, site);
  const { route, isMended } = address;
  const file = fileFor(address, wanted?.md === true ? '.md' : endingFor(address, from, site), files);
  await refuseTaken(route, files);
  await refuseBlocked(file, files.disk);
  const kind = wanted && kindCalled(wanted.name, site);
  if (kind?.data !== undefined) refuse({ why: 'kind-with-data', name: kind.name, file: kind.data.file });
  const { text, copied } =
    kind === undefined
      ? await startFrom(from, site)
      : { text: await textOfKind(kind, { file, today: wanted?.today ?? '' }, site), copied: undefined };
  const title = called === undefined ? titleFrom(address, language, kind?.name === 'person') : oneLine(called);
  const start = { text: isJson(file) ? asJson(text) : isMarkdown(file) ? asMarkdown(text) : text, copied };
  const fitting = await fitIn({ ...start, title, route, file }, site);
  const settings = files.site?.content;
  // Advice must not send anybody into lines that could not be read.
  const canAdvise = settings !== undefined && !mayHaveUnread(settings, ['nav']);
  return {
    ...{ title, route, ...fitting, file, base, isMended },
    kind: kind && aboutKind(kind, route, site),
    isInOtherLanguage: copied === undefined && !/^en\b/.test(language ?? 'en'),
    menu: canAdvise ? menuAdvice(settings, { title, route }) : undefined,
    planned: settings && plannedEntry(settings, route),
  };
}

/** How the file of a new page ends: as was typed, as that of the page it is a copy of, or as all others do. */
function endingFor({ ending }: Address, from: string | undefined, site: Surroundings): PageEnding {
  if (ending !== undefined) return ending;
  const { pages } = site.files;
  const copied = from === undefined ? undefined : pageAt(from, site);
  const [first, ...others] = new Set((copied === undefined ? pages : [copied]).map(({ file }) => pageEndingOf(file)));
  return (others.length === 0 ? first : undefined) ?? '.yaml';
}

/** A page with others below it lies among them. */
function fileFor({ route, isIndex }: Address, ending: PageEnding, { pages }: SiteFiles): string {
  const folder = route === '/' ? 'pages/' : `pages${route}/`;
  const hasPagesBelow = pages.some(({ file }) => file.startsWith(folder));
  return isIndex || route === '/' || hasPagesBelow ? `${folder}index${ending}` : `pages${route}${ending}`;
}

/** An entry under `planned` in site.yaml that announced a page, and whether it is the only one: then the key goes with it. */
type PlannedEntry = { readonly line: number; readonly isOnly: boolean };

function plannedEntry({ source, root }: Content, route: string): PlannedEntry | undefined {
  const items = itemsOf(root, 'planned');
  const item = items.find((each) => each.kind === 'scalar' && each.value === route);
  const isOnly = items.length === 1;
  const range = isOnly ? entryOf(root, 'planned')?.keyRange : item?.range;
  return item === undefined || range === undefined ? undefined : { line: locationOf(source, range).line, isOnly };
}

/**
 * The title of a page whose address was typed: the words as they were typed. What has no capitals and no spaces was typed as an address,
 * and is made words of: `our-team` -> `Our team`, `mara-van-dijk` -> `Mara van Dijk`.
 */
function titleFrom({ words }: Address, language: string | undefined, isName: boolean): string {
  if (/[\p{Lu}\s]/u.test(words)) return oneLine(words);
  const spaced = oneLine(words.replace(/[-_]+/g, ' ')) || 'Home';
  // Of a name, each word has a capital but those that only join two.
  const begins = isName ? /^\S|(?<= )(?!(?:d[aeiou]|de[lnrs]|dos|la|van|von|zu|bin|ibn|y|e) )\S/gu : /^./u;
  return spaced.replace(begins, (letter) => letter.toLocaleUpperCase(language));
}

/** A page that teaches; the example of a block under a hero; or a copy of a page, by its address. @throws Refused where there is none */
async function startFrom(from: string | undefined, site: Surroundings): Promise<Start> {
  if (from === undefined) return { text: (await opening()) + (await ownFile('sections.yaml')), copied: undefined };
  return blockNames().includes(from) ? { text: await withBlock(from), copied: undefined } : copyOf(from, site);
}

const ownFile = (name: string): Promise<string> => ownTextOf(new URL(name, import.meta.url));
const opening = (): Promise<string> => ownFile('opening.yaml');

async function withBlock(name: string): Promise<string> {
  const text = await opening();
  // A second hero under the first would help nobody.
  const above = text.includes(`- type: ${name}\n`)
    ? text.slice(0, text.indexOf('blocks:\n') + 'blocks:\n'.length)
    : `${text}\n`;
  return `${above}${await exampleOf(name)}\n`;
}

/** The page at an address, however that is written. */
function pageAt(typed: string, site: Surroundings): LoadedPage | undefined {
  try {
    const address = addressOf(typed, site);
    return site.files.pages.find(({ route }) => keyOf(route) === keyOf(address.route));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function copyOf(from: string, site: Surroundings): Start {
  const { files, findings } = site;
  const page = pageAt(from, site);
  if (page === undefined) {
    const known = [...blockNames(), ...files.pages.map(({ route }) => route)];
    const meant = nearest(from, known) ?? nearest(`/${from}`, known);
    return refuse({ why: 'no-start', from, meant, blocks: blockNames(), example: files.pages[0]?.route ?? '/about' });
  }
  const mistakes = findings.filter((each) => fileOf(each) === page.file && severityOf(each) === 'error');
  if (page.content === undefined || mistakes.length > 0) {
    refuse({ why: 'start-with-mistakes', file: page.file }, mistakes);
  }
  return { text: withBodyInside(page.content, withoutOwnAddresses(page.content)), copied: page.content };
}

/** The text of a page without the addresses that can be of one page alone: its old ones, and that of its PDF document. */
function withoutOwnAddresses({ source, root }: Content): string {
  const keys = ['aliases', 'pdf'].flatMap((key) => entryOf(root, key) ?? []);
  return applied(
    source.text,
    keys.flatMap(({ keyRange }) => deleteEntry(source, keyRange) ?? []),
  );
}

/** A page as one file in YAML or JSON: what is in a .md file of its name is written into it. @param own the text of its file, as far as it is copied */
function withBodyInside({ body, source }: Content, own: string): string {
  if (isMarkdown(source.file)) return asYaml(sourceText(source.file, own));
  const text = body?.root.kind === 'scalar' ? String(body.root.value).trimEnd() : '';
  if (text === '') return own;
  if (isJson(source.file)) return jsonText({ ...JSON.parse(own), body: `${text}\n` });
  return withBody(own, text);
}
