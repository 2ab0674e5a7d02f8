import type { Content } from '../../content/check/contents.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { mayHaveUnread } from '../../content/settle/settle.ts';
import { isJson, isMarkdown, type PageEnding, pageEndingOf } from '../../model/page-file.ts';
import { endOf, entryOf, itemsOf, type Node, startOf, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf } from '../../yaml/text/source.ts';
import { refuse } from '../refused.ts';
import { type Address, addressOf } from './address.ts';
import { type Fitting, fitIn } from './fit-in.ts';
import { type AboutKind, aboutKind, kindCalled, textOfKind } from './kind-wish.ts';
import { asJson, asMarkdown } from './other-forms.ts';
import type { Name } from './own.ts';
import { pageAt, startFrom } from './start.ts';
import type { Surroundings } from './surroundings.ts';
import { refuseBlocked, refuseTaken } from './taken.ts';
import { oneLine, yamlText } from './yaml-text.ts';

/** How a page comes into the menu: what to write into site.yaml, and where. Lines count from 1. */
type MenuAdvice =
  | { readonly kind: 'there'; readonly line: number }
  /** Whole lines, indentation included, that go below a line. `under`: the entry whose sub-menu it is. */
  | {
      readonly kind: 'lines';
      readonly below: number;
      readonly lines: readonly string[];
      readonly under: string | undefined;
    }
  /** One more entry between the brackets that open on a line. */
  | { readonly kind: 'entry'; readonly line: number; readonly entry: string; readonly under: string | undefined };

/** Finds a page's place in the menu: in the sub-menu of the page above it, or at the end. */
function menuAdvice({ source, root }: Content, name: Name): MenuAdvice {
  const nav = valueAt(root, 'nav');
  const entries = itemsOf(nav, 'items');
  const own = entries
    .flatMap((entry) => [entry, ...itemsOf(entry, 'items')])
    .find((entry) => textOf(entry, 'href') === name.route);
  if (own !== undefined) return { kind: 'there', line: locationOf(source, startOf(own)).line };
  const parent = parentOf(entries, name.route);
  const under = textOf(parent, 'label');
  const { node, keys } = holderIn(root, nav, parent);
  if (/[[{]/.test(source.text.charAt(node.range[0]))) {
    return { kind: 'entry', line: locationOf(source, node.range).line, entry: bracketed(keys, name), under };
  }
  const { column } = locationOf(source, startOf(node));
  const below = locationOf(source, [node.range[0], endOf(node, source.text)]).endLine;
  return { kind: 'lines', below, lines: indented(keys, column - 1, name), under };
}

/** The entry whose page is above this one: `/services` for `/services/quantum`. Every page is below the home page. */
function parentOf(entries: readonly Node[], route: string): Node | undefined {
  const length = (entry: Node): number => textOf(entry, 'href')?.length ?? 0;
  const above = entries.filter((entry) => length(entry) > 1 && route.startsWith(`${textOf(entry, 'href')}/`));
  return above.toSorted((a, b) => length(b) - length(a))[0];
}

/** What the new entry goes into, and the keys that are missing on the way. */
type Holder = { readonly node: Node; readonly keys: readonly ('nav' | 'items')[] };

function holderIn(root: Node, nav: Node | undefined, parent: Node | undefined): Holder {
  const outer = parent ?? nav;
  if (outer?.kind !== 'map') return { node: root, keys: ['nav', 'items'] };
  const list = valueAt(outer, 'items');
  return list?.kind === 'list' ? { node: list, keys: [] } : { node: outer, keys: ['items'] };
}

function indented(keys: Holder['keys'], column: number, { title, route }: Name): string[] {
  const at = (depth: number): string => ' '.repeat(column + 2 * depth);
  return [
    ...keys.map((key, depth) => `${at(depth)}${key}:`),
    `${at(keys.length)}- label: ${yamlText(title)}`,
    `${at(keys.length)}  href: ${route}`,
  ];
}

function bracketed(keys: Holder['keys'], { title, route }: Name): string {
  const wrap = { nav: (inner: string) => `nav: { ${inner} }`, items: (inner: string) => `items: [${inner}]` };
  return keys.reduceRight((inner, key) => wrap[key](inner), `{ label: ${yamlText(title)}, href: ${route} }`);
}

/** What somebody asks for, as they typed it. */
export type Wish = {
  readonly address: string;
  /** A block or a page to start from. */
  readonly from: string | undefined;
  readonly title: string | undefined;
  /** For a page of a kind. */
  readonly kind?: KindWish | undefined;
};

export type KindWish = {
  readonly name: string;
  /** What dates say to begin with: `2026-05-12`. */
  readonly today: string;
  /** Whether it is written in Markdown, with its keys above its text. */
  readonly md: boolean;
};

/** A page that is not written yet, and all that is to say about it. */
export type NewPage = Name &
  Fitting & {
    /** Where it belongs, relative to the root: `pages/services/quantum.yaml`. */
    readonly file: string;
    readonly kind: AboutKind | undefined;
    /** The path the site is served under: `/`, `/site/`. */
    readonly base: string;
    /** Whether the address had to be mended. */
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
  { address: typed, from, title, kind: wanted }: Wish,
): Promise<NewPage> {
  const { files, base } = site;
  const { disk } = files;
  const address = addressOf(typed, site);
  const { route, isMended } = address;
  const file = fileFor(address, wanted?.md === true ? '.md' : endingFor(address, from, site), files);
  await refuseTaken(route, files);
  await refuseBlocked(file, disk);
  const kind = wanted === undefined ? undefined : kindCalled(wanted.name, site);
  if (kind?.data !== undefined) refuse({ why: 'kind-with-data', name: kind.name, file: kind.data.file });
  const written =
    kind === undefined || wanted === undefined
      ? await startFrom(from, site)
      : { text: await textOfKind(kind, { file, today: wanted.today }, site), copied: undefined };
  const { text } = written;
  const start = { ...written, text: isJson(file) ? asJson(text) : isMarkdown(file) ? asMarkdown(text) : text };
  const name = {
    title: title === undefined ? titleFrom(address, site.language, kind?.name === 'person') : oneLine(title),
    route,
  };
  const fitting = await fitIn({ ...start, ...name, file }, site);
  const settings = files.site?.content;
  // Advice must not send anybody into lines that could not be read.
  const about = kind === undefined ? undefined : aboutKind(kind, route, site);
  const menu = settings === undefined || mayHaveUnread(settings, ['nav']) ? undefined : menuAdvice(settings, name);
  return {
    ...name,
    ...fitting,
    kind: about,
    file,
    base,
    isMended,
    isInOtherLanguage: written.copied === undefined && !/^en\b/.test(site.language ?? 'en'),
    menu,
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

/** An entry under `planned` in site.yaml, and whether it is the only one: then the key goes with it. */
type PlannedEntry = { readonly line: number; readonly isOnly: boolean };

/** The entry that announced a page. Undefined if none did. */
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
