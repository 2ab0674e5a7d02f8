import { isList, isObject, type Json, type JsonObject } from '../../../model/json.ts';
import { once, remembered } from '../../../model/once.ts';
import { isFound, listsIn, showsIn } from '../../../schema/lists.ts';
import { bodyBlock, type Schema, schemaOf } from '../../../schema/schemas/schemas.ts';
import { isOnlyNearest, nearest } from '../../../values/suggest.ts';
import { type At, type Finding, finding, inText, withAnswer, withText } from '../../../yaml/findings/finding.ts';
import {
  isText,
  itemsOf,
  type Node,
  nodeAt,
  plainObject,
  type ScalarNode,
  textAt,
  valueAt,
} from '../../../yaml/syntax/tree.ts';
import { replace } from '../../../yaml/text/edits.ts';
import { isTotal } from '../../entries/fill.ts';
import { namesIn } from '../../entries/item-fields.ts';
import { type Query, queriesOf } from '../../entries/query.ts';
import { mayHaveUnread } from '../../settle/settle.ts';
import { type Foreign, foreignAround, foreignIn } from '../../texts/foreign/foreign.ts';
import { PLACEHOLDERS, placeholdersIn } from '../../texts/placeholders.ts';
import { type Content, writtenIn } from '../contents.ts';
import { pageOfTemplateLink } from '../link-form.ts';
import { withMeant } from '../meant.ts';
import type { Outline } from '../outline.ts';
import { placeIn, type TextValue } from '../parts.ts';
import { type Rule, WRITTEN } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';
import { sendsMail } from './forms.ts';
import { editsFor } from './slips-in-markdown.ts';

export const wordRules: readonly Rule[] = [
  /** What is filled in elsewhere has nothing filled in itself: `name: "{year} Ltd"`. */
  { of: ['settings'], find: { whole: (site) => Object.values(PLACEHOLDERS).flatMap((key) => inSource(site, key)) } },
  /** Whatever stands in braces must be something that can be filled in, and site.yaml must say with what. */
  {
    of: WRITTEN,
    concerns: ({ placeholders }, site) => !placeholders.every((name) => isKnown(name, site)),
    find: { words: checkWords, href: checkLink, file: checkLink },
  },
  /** What is filled in in the words of a site must be known. */
  { of: ['settings'], find: { whole: unknownParts } },
  /** A site that isn't English must have the words that it shows. */
  { find: leftInEnglish },
];

function inSource(site: Content, key: string): Finding[] {
  const node = nodeAt(site.root, key.split('.'));
  if (!isText(node)) return [];
  const value = { content: site, text: node.value, node };
  return placeholdersIn(node.value).map(({ name, start, end }) =>
    finding('not-filled-in', placeIn(value, start, end), { name, key }),
  );
}

/** The code of a template in a link is reported with the link. */
function checkLink(value: TextValue, site: SiteIndex): Finding[] {
  return pageOfTemplateLink(value.text) === undefined ? checkWords(value, site) : [];
}

function checkWords(value: TextValue, site: SiteIndex): Finding[] {
  const { text, node, content } = value;
  const foreign = text.includes('{') ? foreignIn(text) : [];
  const told = new Set<Foreign>();
  return placeholdersIn(text).flatMap((piece) => {
    if (isFilledIn(piece.name, content, node)) return [];
    const around = Object.hasOwn(PLACEHOLDERS, piece.name) ? undefined : foreignAround(foreign, piece.start, piece.end);
    if (around !== undefined) {
      const isFirst = !told.has(around) && !around.isEnd;
      told.add(around);
      return isFirst ? [ofAnotherSystem(value, piece.name, around)] : [];
    }
    const isInList = isFilledIn('count', content, node);
    return problemOf(piece.name, placeIn(value, piece.start, piece.end), { site, isInList }) ?? [];
  });
}

function ofAnotherSystem(value: TextValue, name: string, { written, start, facts, changes, isSure }: Foreign): Finding {
  const at = placeIn(value, start, start + written.length);
  const mistake = finding('unknown-placeholder', at, { name, suggestion: undefined, foreign: { written, ...facts } });
  return withAnswer(mistake, changes && editsFor(value, changes), isSure);
}

/** Whether a page fills something in by itself: the field of its name, what a list shows of pages, and how many it has found. */
function isFilledIn(name: string, { root, parameters }: Content, node: ScalarNode): boolean {
  if (parameters?.includes(name)) return true;
  const [start] = node.range;
  const isAround = ({ range: [from, to] }: Node): boolean => from <= start && start <= to;
  return itemsOf(root, 'blocks').some((block) =>
    listsIn(block).some((list) => {
      if (isTotal(name)) return isFound(list) && isAround(list.owner);
      // That nothing is found for the columns of a table is reported with these.
      return (isFound(list) || list.kind.columns !== undefined) && showsIn(list).some(isAround);
    }),
  );
}

/** @param around isInList: whether the text stands beside a list that finds pages */
function problemOf(
  name: string,
  at: At,
  { site, isInList }: { site: SiteIndex; isInList: boolean },
): Finding | undefined {
  const key = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined;
  if (key !== undefined) return isKnown(name, site) ? undefined : finding('empty-placeholder', at, { name, key });
  if (isTotal(name)) return finding('unknown-placeholder', at, { name, suggestion: undefined, isTotal: true });
  const names = Object.keys(PLACEHOLDERS);
  const meant = nearest(name, names);
  const mistake = finding('unknown-placeholder', at, { name, suggestion: meant && `{${meant}}`, isInList });
  const isWhole = /^\{[^{}]*\}$/.test(at.source.text.slice(...at.range));
  return isWhole && isOnlyNearest(name, meant, names) ? withText(mistake, `{${meant}}`) : mistake;
}

/** Whether a name is filled in wherever it stands, as far as site.yaml can be read. */
function isKnown(name: string, site: SiteIndex): boolean {
  const key = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined;
  // A site.yaml without a name is reported for that.
  return key !== undefined && (['year', 'name'].includes(name) || site.settingAt(key) !== 'absent');
}

/*
 * Where visitors meet a word of the site, as its `metAt` says in schemas/words.schema.json: places with commas between them, each with what
 * it must have there. `newsletter with sending without thanks` is a newsletter that is sent somewhere and says no thanks of its own. A list
 * has a key if one of its entries has it, and is without it if one is. `a|b` is one of the two, `a=b` the key with that value, and `site.a`
 * the key a of site.yaml. `saying tip` is a text that has a tip.
 */

/** One way to meet a word: a place, and what must hold there. */
type WordPlace = { readonly place: string; readonly demands: readonly Demand[] };

type Demand = { readonly verb: 'with' | 'without' | 'saying'; readonly what: string };

/** Reads the `metAt` of a word. @throws Error for one that can't be read: we wrote it */
export function wordPlaces(metAt: string): readonly WordPlace[] {
  return metAt.split(', ').map((each) => {
    const [place = '', ...words] = each.split(' ');
    const demands = words.flatMap((verb, index): Demand[] => {
      if (index % 2 === 1) return [];
      const what = words[index + 1];
      if (what === undefined || (verb !== 'with' && verb !== 'without' && verb !== 'saying'))
        throw new Error(`"${each}" is no place of a word.`);
      return [{ verb, what }];
    });
    return { place, demands };
  });
}

/** A place as a site has it: what is written there, and what its text has that the site says words about, such as a tip. */
type Met = { readonly block: JsonObject; readonly says?: readonly string[] };

/** Gives what says whether visitors meet a word. A place is looked for when a word asks for it. */
function metIn(index: SiteIndex): (word: string, metAt: string | undefined) => boolean {
  const root = index.settings?.root;
  const site = root?.kind === 'map' ? plainObject(root) : {};
  const pages = index.files.filter(({ sort }) => sort !== 'kind' && sort !== 'entry');
  const used = new Set(pages.flatMap(({ kind }) => index.kinds.get(kind ?? '') ?? []));
  const layouts = [...used].flatMap(({ layout }) => layout);
  const layoutTexts = JSON.stringify(layouts);
  const metAtPlace = remembered((place: string) => placesIn(place, { index, pages, layouts, site }));
  return (word, metAt) =>
    metAt === undefined ||
    layoutTexts.includes(`{words.${word}}`) ||
    wordPlaces(metAt).some(({ place, demands }) =>
      metAtPlace(place).some((met) => demands.every((demand) => holds(demand, met, site))),
    );
}

function holds({ verb, what }: Demand, { block, says = [] }: Met, site: JsonObject): boolean {
  const at = (path: string): readonly (Json | undefined)[] =>
    path.startsWith('site.') ? valuesAt(site, path.split('.').slice(1)) : valuesAt(block, path.split('.'));
  if (verb === 'saying') return what.split('|').some((name) => says.includes(name));
  if (verb === 'without') return at(what).includes(undefined);
  return what.split('|').some((each) => {
    const [path = '', wanted] = each.split('=');
    return at(path).some((value) => value !== undefined && (wanted === undefined || String(value) === wanted));
  });
}

/** All values at a path, undefined where a key is missing. Of a list, each entry counts. */
function valuesAt(value: Json | undefined, path: readonly string[]): readonly (Json | undefined)[] {
  if (isList(value)) return value.flatMap((each) => valuesAt(each, path));
  const [key, ...others] = path;
  return key === undefined ? [value] : valuesAt(isObject(value) ? value[key] : undefined, others);
}

type Site = {
  readonly index: SiteIndex;
  readonly pages: readonly Outline[];
  readonly layouts: readonly JsonObject[];
  readonly site: JsonObject;
};

const ifThere = (isThere: boolean): Met[] => (isThere ? [{ block: {} }] : []);

/** Where a site has what isn't a block. */
const PLACES: Readonly<Record<string, (whole: Site) => readonly Met[]>> = {
  site: ({ site }) => [{ block: site }],
  'not-found': () => ifThere(true),
  announcement: ({ site }) => ifThere(site.announcement !== undefined),
  trail: ({ pages }) => ifThere(areNested(pages)),
  filters: (whole) =>
    listing(whole).flatMap((block) => (block.filters !== undefined || block.find === true ? [{ block }] : [])),
  'yes-no-cell': (whole) => ifThere(listing(whole).some((block) => answersIn(block, whole.index))),
  pager: (whole) => ifThere(queriesIn(whole).some(({ perPage }) => perPage !== undefined)),
  'pdf-list': (whole) =>
    ifThere(queriesIn(whole).some(({ kind }) => (whole.index.kinds.get(kind)?.pdf ?? false) !== false)),
  'group-list': (whole) => ifThere(queriesIn(whole).some((query) => leavesOut(query, whole.index))),
  pdf: ({ pages }) => pages.flatMap((page) => (page.pdf === undefined ? [] : [{ block: {}, says: saidIn(page, '') }])),
  passage: ({ pages }) =>
    pages.map((page) => ({ block: {}, says: saidIn(page, 'passage') })).filter(({ says }) => says.length > 0),
};

const queriesIn = (whole: Site): readonly Query[] => listing(whole).flatMap(queriesOf);

/** Where a site has a place: the blocks of a type, or what isn't a block. */
function placesIn(place: string, whole: Site): readonly Met[] {
  const { index, pages, layouts, site } = whole;
  const inLayouts = layouts.filter(({ type }) => type === place).map((block) => ({ block }));
  const inPages = (): readonly Met[] => pages.flatMap((page) => blocksOf(page, place, index));
  const sent = (met: Met): Met => ({ ...met, block: withSending(met.block, site) });
  return PLACES[place]?.(whole) ?? [...inPages(), ...inLayouts].map(sent);
}

/** The blocks of a type on a page. A text of its own is one of them. */
function blocksOf(page: Outline, type: string, index: SiteIndex): Met[] {
  const says = saidIn(page, type);
  const own = type === bodyBlock() && hasOwnText(page, index) ? [{ block: {}, says }] : [];
  if (!page.types.includes(type)) return own;
  const blocks = blocksIn(page, index).filter((block) => block.type === type);
  return [...own, ...blocks.map((block, at) => ({ block: at === 0 ? block : { ...block, second: true }, says }))];
}

function hasOwnText(page: Outline, index: SiteIndex): boolean {
  if (page.body !== undefined) return true;
  return page.hasBody && valueAt(index.contentOf(page.file)?.root, 'body') !== undefined;
}

function blocksIn({ file }: Outline, index: SiteIndex): readonly JsonObject[] {
  const content = index.contentOf(file);
  return mapsIn(content && writtenIn(content)?.blocks);
}

/** A form says where it is sent: to a service, or through an account. */
function withSending(block: JsonObject, { forms, email }: JsonObject): JsonObject {
  if (!sendsMail(String(block.type))) return block;
  if (block.action !== undefined || forms !== undefined) return { ...block, sending: 'service' };
  return email === undefined ? block : { ...block, sending: 'account' };
}

const listing = ({ pages, layouts, index }: Site): readonly JsonObject[] => [
  ...pages.filter((page) => page.hasLists).flatMap((page) => blocksIn(page, index)),
  ...layouts,
];

/** Whether a block says yes or no in its cells: as it is written there, or in the entries that it finds. */
function answersIn({ from, columns, rows }: JsonObject, { kinds }: SiteIndex): boolean {
  if (isList(rows)) return rows.some((row) => isList(row) && row.some((cell) => ANSWERS.includes(String(cell))));
  const kind = isObject(from) ? kinds.get(String(from.kind)) : undefined;
  const names = mapsIn(columns).flatMap(({ show = '' }) => namesIn(show));
  return kind?.fields.some(({ name, type }) => type === 'yes-no' && names.includes(name)) === true;
}

const ANSWERS: readonly string[] = ['yes', 'no', 'true', 'false'];

const leavesOut = ({ kind: name, group }: Query, { entries }: SiteIndex): boolean =>
  group !== undefined &&
  entries.all.some(({ kind, written }) => kind.name === name && written[group.field] === undefined);

/** What the texts of a page and the file beside it have that the site says words about. @param kind `long-text`, `passage`, or any */
function saidIn({ says, body }: Outline, kind: string): readonly string[] {
  return [...says, ...(body?.says ?? [])].flatMap((each) => {
    const [of, name = ''] = each.split(' ');
    return kind === '' || of === kind ? name : [];
  });
}

/** Whether a page is below another that isn't the home page: then it shows the way to it. */
function areNested(pages: readonly Outline[]): boolean {
  const routes = new Set(pages.map(({ route }) => route));
  const isBelow = (route: string): boolean => {
    const above = route.slice(0, route.lastIndexOf('/'));
    return above !== '' && (routes.has(above) || isBelow(above));
  };
  return pages.some(({ route = '' }) => isBelow(route));
}

const mapsIn = (value: Json | undefined): readonly JsonObject[] => (isList(value) ? value.filter(isObject) : []);

const LANGUAGE = once(() => new RegExp(schemaOf('site').properties?.language?.pattern ?? ''));

const words = (): readonly (readonly [string, Schema])[] => Object.entries(schemaOf('words').properties ?? {});

function unknownParts(content: Content): Finding[] {
  const { source, root } = content;
  const own = valueAt(root, 'words');
  return words().flatMap(([word, { default: english = '' }]) => {
    const node = textAt(own, word);
    if (node === undefined) return [];
    const text = node.value;
    const known = placeholdersIn(english).map(({ name }) => name);
    const said = placeholdersIn(text).map(({ name }) => name);
    const left = known.filter((name) => !said.includes(name));
    // One that is misspelt is reported as that.
    if (said.every((name) => known.includes(name)) && left.length > 0)
      return [finding('word-left-out', inText(source, node.range), { word, left, english })];
    return placeholdersIn(text).flatMap(({ name, start, end }) => {
      if (known.includes(name)) return [];
      const at = placeIn({ content, text, node }, start, end);
      const suggestion = nearest(name, known) ?? (known.length === 1 ? known[0] : undefined);
      const facts = { name, word, known, suggestion: suggestion === undefined ? undefined : `{${suggestion}}` };
      const mistake = finding('word-part', at, facts);
      return [withMeant(mistake, { name, suggestion, known }, (meant) => [replace(at.range, `{${meant}}`)])];
    });
  });
}

function leftInEnglish(site: SiteIndex): Finding[] {
  const { settings } = site;
  if (settings === undefined) return [];
  const { source, root } = settings;
  const language = textAt(root, 'language');
  // What is no language is reported as that.
  if (language === undefined || !LANGUAGE().test(language.value) || /^en\b/.test(language.value)) return [];
  if (mayHaveUnread(settings, ['words'])) return [];
  const own = valueAt(root, 'words');
  const absent = words().filter(([name]) => valueAt(own, name) === undefined);
  if (absent.length === 0) return [];
  const isMet = metIn(site);
  const missing = absent.flatMap(([name, { metAt, default: english = '' }]): [string, string][] =>
    isMet(name, metAt) ? [[name, english]] : [],
  );
  if (missing.length === 0) return [];
  return [finding('english-words', inText(source, language.range), { language: language.value, words: missing })];
}
