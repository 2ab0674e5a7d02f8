import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { queriesIn } from '../../schema/lists.ts';
import { bodyBlock } from '../../schema/schemas/body-block.ts';
import { itemsOf, plainObject, valueAt } from '../../yaml/syntax/tree.ts';
import { namesIn } from '../entries/item-fields.ts';
import { type Query, queryFrom, queryOf } from '../entries/query.ts';
import { writtenIn } from './contents.ts';
import type { Outline } from './outline.ts';
import { sendsMail } from './rules/forms.ts';
import type { SiteIndex } from './site-index.ts';
import { isMet, type Met, wordPlaces } from './word-places.ts';

/** The places at which a site says words of its own, as far as they are asked for. */
export class WordsMet {
  readonly #index: SiteIndex;
  readonly #pages: readonly Outline[];
  readonly #layouts: readonly JsonObject[];
  readonly #layoutTexts: string;
  readonly #site: JsonObject;
  readonly #places = new Map<string, readonly Met[]>();

  constructor(index: SiteIndex) {
    const root = index.settings?.root;
    this.#index = index;
    this.#pages = index.files.filter(({ sort }) => sort !== 'kind' && sort !== 'entry');
    this.#site = root?.kind === 'map' ? plainObject(root) : {};
    const used = new Set(this.#pages.flatMap(({ kind }) => index.kinds.get(kind ?? '') ?? []));
    this.#layouts = [...used].flatMap(({ layout }) => layout);
    this.#layoutTexts = JSON.stringify(this.#layouts);
  }

  /** Whether visitors meet a word. @param metAt the places where it may be; every page has one without */
  has(word: string, metAt: string | undefined): boolean {
    if (metAt === undefined || this.#layoutTexts.includes(`{words.${word}}`)) return true;
    return wordPlaces(metAt).some((each) => this.#metAt(each.place).some((met) => isMet(each, met)));
  }

  #metAt(place: string): readonly Met[] {
    const known = this.#places.get(place);
    if (known !== undefined) return known;
    const met = this.#find(place);
    this.#places.set(place, met);
    return met;
  }

  #find(place: string): readonly Met[] {
    const all = this.#pages;
    const whole = (pages: readonly Outline[]): Met[] =>
      pages.map((page) => this.#met({}, saidIn(page, place === 'passage' ? place : '')));
    const once = (isThere: boolean): Met[] => (isThere ? [this.#met({})] : []);
    switch (place) {
      case 'site':
        return [this.#met(this.#site)];
      case 'not-found':
        return once(true);
      case 'announcement':
        return once(this.#site.announcement !== undefined);
      case 'trail':
        return once(areNested(all));
      case 'filters':
        return this.#chosenFrom();
      case 'yes-no-cell':
        return once(this.#listing().some((block) => this.#answersIn(block)));
      case 'pager':
        return once(this.#queries().some(({ perPage }) => perPage !== undefined));
      case 'pdf-list':
        return once(this.#queries().some(({ kind }) => (this.#index.kinds.get(kind)?.pdf ?? false) !== false));
      case 'group-list':
        return once(this.#queries().some((query) => this.#leavesOut(query)));
      case 'pdf':
        return whole(all.filter(({ pdf }) => pdf !== undefined));
      case 'passage':
        return whole(all.filter((page) => saidIn(page, place).length > 0));
      default:
        return [
          ...all.flatMap((page) => this.#blocksOf(page, place)),
          ...this.#layouts.filter(({ type }) => type === place).map((block) => this.#met(block)),
        ];
    }
  }

  /** The blocks of a type on a page. A text of its own is one of them. */
  #blocksOf(page: Outline, type: string): Met[] {
    const says = saidIn(page, type);
    const own = type === bodyBlock() && this.#hasOwnText(page) ? [this.#met({}, says)] : [];
    if (!page.types.includes(type)) return own;
    const content = this.#index.contentOf(page.file);
    const blocks = listIn(content && writtenIn(content)?.blocks).filter((block) => block.type === type);
    return [...own, ...blocks.map((block, index) => this.#met(index === 0 ? block : { ...block, second: true }, says))];
  }

  #hasOwnText(page: Outline): boolean {
    if (page.body !== undefined) return true;
    return page.hasBody && valueAt(this.#index.contentOf(page.file)?.root, 'body') !== undefined;
  }

  /** A form says where it is sent: to a service, or through an account. */
  #met(block: JsonObject, says: readonly string[] = []): Met {
    const site = this.#site;
    if (!sendsMail(String(block.type))) return { block, site, says };
    const hasService = block.action !== undefined || site.forms !== undefined;
    const sending = hasService ? 'service' : site.email === undefined ? undefined : 'account';
    return { block: sending === undefined ? block : { ...block, sending }, site, says };
  }

  /** The blocks that may have a list, on pages and in layouts. */
  #listing(): readonly JsonObject[] {
    const pages = this.#pages.filter((page) => page.hasLists);
    const contents = pages.flatMap(({ file }) => this.#index.contentOf(file) ?? []);
    return [...contents.flatMap((content) => listIn(writtenIn(content)?.blocks)), ...this.#layouts];
  }

  /** The blocks with a list from which visitors choose. */
  #chosenFrom(): Met[] {
    return this.#listing()
      .filter(({ filters, find }) => filters !== undefined || find === true)
      .map((block) => this.#met(block));
  }

  /** Whether a block says yes or no in its cells: as it is written there, or in the entries that it finds. */
  #answersIn({ from, columns, rows }: JsonObject): boolean {
    if (isList(rows)) return rows.some((row) => isList(row) && row.some((cell) => ANSWERS.includes(String(cell))));
    const kind = isObject(from) ? this.#index.kinds.get(String(from.kind)) : undefined;
    const names = listIn(columns).flatMap(({ show = '' }) => namesIn(show));
    return kind?.fields.some(({ name, type }) => type === 'yes-no' && names.includes(name)) === true;
  }

  /** What lists ask for, on pages and in layouts. */
  #queries(): readonly Query[] {
    const onPages = this.#pages
      .filter((page) => page.hasLists)
      .flatMap(({ file }) => itemsOf(this.#index.contentOf(file)?.root, 'blocks').flatMap(queriesIn))
      .map((from) => queryFrom(plainObject(from)));
    return [...onPages, ...this.#layouts.flatMap((block) => queryOf(block) ?? [])];
  }

  /** Whether some entry says nothing in the field that a list is grouped by. */
  #leavesOut({ kind: name, group }: Query): boolean {
    if (group === undefined) return false;
    return this.#index.entries.all.some(
      ({ kind, written }) => kind.name === name && written[group.field] === undefined,
    );
  }
}

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

const ANSWERS: readonly string[] = ['yes', 'no', 'true', 'false'];

const listIn = (value: Json | undefined): readonly JsonObject[] => (isList(value) ? value.filter(isObject) : []);
