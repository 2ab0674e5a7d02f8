import type { RoutePlan } from '../../src/model/plan.ts';

/**
 * One thing an entry of a list shows: `/about` is an address it leads to, `Read more -> /about` a link, `[image]` a
 * field it has, and anything else a text. A `*` in an address stands for a name.
 */
export type Shown = string | RegExp;

/**
 * One thing a page shows.
 *
 * - `# Title`: a block has this title.
 * - `Label -> /about`: a link; `* -> /about` whatever it is called.
 * - `[steps]`: the page has such a block.
 * - a pattern: a block says it.
 * - a list: a block has exactly these entries.
 */
export type Fact = string | RegExp | readonly (Shown | readonly Shown[])[];

type Entry = {
  readonly fields: readonly string[];
  readonly texts: readonly string[];
  readonly links: readonly string[];
};
type Part = Entry & { readonly type: string; readonly title?: string; readonly entries: readonly Entry[] };

/** What stands on links whose words the author may leave out. */
const defaultLabels: Readonly<Record<string, string>> = {
  'article-grid': 'Read more',
  'card-grid': 'Learn more',
  'case-story': 'Read full case study',
  'webinar-list': 'Register Now',
};

/** The facts that a page does not show, or not in this order. */
export function missingFacts(plan: RoutePlan | undefined, facts: readonly Fact[]): string[] {
  const parts = plan === undefined ? [] : partsOf(plan);
  const missing: string[] = [];
  let next = { part: 0, link: 0, list: 0 };
  for (const fact of facts) {
    if (typeof fact === 'string' && fact.startsWith('[')) {
      if (!parts.some(({ type }) => `[${type}]` === fact)) missing.push(fact);
      continue;
    }
    const found = positionsFrom(parts, next).find(({ part, link, list }) => {
      const here = parts[part];
      return here !== undefined && shows(here, fact, link, part >= list);
    });
    if (found === undefined) missing.push(nameOf(fact));
    else
      next = {
        ...found,
        ...(isList(fact) ? { list: found.part + 1 } : {}),
        ...(isLink(fact) ? { link: found.link + 1 } : {}),
      };
  }
  return missing;
}

type Position = { readonly part: number; readonly link: number; readonly list: number };

/** All places of a page from here on: every link of every block, and one more for the block itself. */
function positionsFrom(parts: readonly Part[], { part, link, list }: Position): Position[] {
  return parts.flatMap((each, index) => {
    if (index < part) return [];
    const first = index === part ? link : 0;
    return Array.from({ length: Math.max(each.links.length - first, 0) + 1 }, (_, offset) => ({
      part: index,
      link: first + offset,
      list,
    }));
  });
}

function shows(part: Part, fact: Fact, link: number, isNewList: boolean): boolean {
  if (fact instanceof RegExp) return part.texts.some((text) => fact.test(text));
  if (isList(fact)) {
    if (!isNewList || part.entries.length !== fact.length) return false;
    return fact.every((shown, index) => {
      const entry = part.entries[index];
      return entry !== undefined && (isList(shown) ? shown : [shown]).every((each) => showsEntry(entry, each));
    });
  }
  if (fact.startsWith('# ')) return part.title === fact.slice(2);
  return matchesLink(part.links[link] ?? '', fact);
}

function showsEntry({ fields, texts, links }: Entry, shown: Shown): boolean {
  if (shown instanceof RegExp) return texts.some((text) => shown.test(text));
  if (shown.startsWith('[')) return fields.includes(shown.slice(1, -1));
  if (shown.startsWith('/')) return links.some((link) => matchesLink(link, `* -> ${shown}`));
  return isLink(shown) ? links.some((link) => matchesLink(link, shown)) : texts.includes(shown);
}

function matchesLink(link: string, fact: string): boolean {
  if (fact.startsWith('* -> ')) return matchesLink(link.slice(link.lastIndexOf(' -> ')), fact.slice(1));
  const [before = '', after] = fact.split('*');
  if (after === undefined) return link === fact;
  const name = link.slice(before.length, after === '' ? undefined : -after.length);
  return link === before + name + after && /^[\w-]+$/.test(name);
}

const isList = (fact: Fact | Shown | readonly Shown[]): fact is Exclude<Fact, string | RegExp> => Array.isArray(fact);
const isLink = (fact: Fact): boolean => typeof fact === 'string' && fact.includes(' -> ');
const nameOf = (fact: Fact): string => (isList(fact) ? `[${fact.flat().join(', ')}]` : String(fact));

function partsOf({ screen }: RoutePlan): Part[] {
  if (screen.kind !== 'page') return [];
  return screen.blocks.map(({ block }) => {
    const label = defaultLabels[block.type];
    return {
      type: block.type,
      ...('title' in block && typeof block.title === 'string' ? { title: block.title } : {}),
      ...entryOf(block, label),
      entries: 'items' in block ? (block.items ?? []).map((item) => entryOf(item, label)) : [],
    };
  });
}

const entryOf = (value: unknown, label: string | undefined): Entry => ({
  fields: isObject(value) ? Object.keys(value) : [],
  texts: textsOf(value),
  links: linksOf(value, label),
});

/** Every text in a planned value, paragraph by paragraph. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return isInline(value) ? [inlineText(value)] : value.flatMap(textsOf);
  if (!isObject(value)) return [];
  const silent = ['type', 'id', 'icon', 'image', 'href', 'align', 'background', 'imageSide', 'variant'];
  return Object.entries(value).flatMap(([key, inner]) => (silent.includes(key) ? [] : textsOf(inner)));
}

/** Every link in a planned value, as `Label -> /address`. */
export function linksOf(value: unknown, defaultLabel?: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => linksOf(each, defaultLabel));
  if (!isObject(value)) return [];
  const { href, to, label, linkLabel, title } = value;
  const words = value.kind === 'link' ? value.children : (linkLabel ?? label ?? defaultLabel ?? title);
  const address = isObject(href) ? href.href : isObject(to) ? to.href : undefined;
  const own = typeof address === 'string' ? [`${inlineText(words)} -> ${address}`] : [];
  return [...own, ...Object.values(value).flatMap((each) => linksOf(each, defaultLabel))];
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isInline = (value: readonly unknown[]): boolean => value.some((each) => isObject(each) && 'kind' in each);

function inlineText(value: unknown): string {
  if (Array.isArray(value)) return value.map(inlineText).join('');
  if (isObject(value)) return inlineText(value.children ?? value.text ?? value.year);
  return String(value ?? '');
}
