import { once } from '../../../model/once.ts';
import { wordTable } from '../../../values/word-table.ts';

/** Names of SVG, several to a text. */
const table = wordTable<{
  /** The elements that draw, describe or move something, and can run or fetch nothing by themselves. */
  readonly elements: readonly string[];
  /** Attributes that say how something looks: they may be written in a style sheet, too, and may refer to parts of the picture. */
  readonly looks: readonly string[];
  /** Attributes that say where something is, and how large. */
  readonly geometry: readonly string[];
  /** The other attributes without a namespace. `data-` and `aria-` may begin more. */
  readonly others: readonly string[];
  /** The namespaces of notes of drawing programs about who made a picture: descriptions of things, of licences. */
  readonly descriptions: readonly string[];
}>('svg');

const named = (...lists: readonly (keyof ReturnType<typeof table>)[]): (() => ReadonlySet<string>) =>
  once(() => new Set(lists.flatMap((list) => table()[list]).flatMap((names) => names.split(' '))));

export const elements = named('elements');
export const attributes = named('looks', 'geometry', 'others');

/** What an animation may change besides a class: neither where a link leads nor what happens at a press. */
export const animated = named('looks', 'geometry');

const descriptions = named('descriptions');

/** Elements that change an attribute while the picture is shown. */
export const ANIMATIONS: readonly string[] = ['animate', 'animateColor', 'animateTransform', 'set'];

export const SVG = 'http://www.w3.org/2000/svg';
export const XHTML = 'http://www.w3.org/1999/xhtml';
export const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Attributes with a prefix that browsers know. `xml:base` would change where all links lead. */
export const PREFIXED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [XLINK, new Set(['href', 'title', 'type', 'show', 'actuate', 'role', 'arcrole'])],
  [XML, new Set(['space', 'lang', 'id'])],
]);

/**
 * Whether browsers make nothing of elements and attributes of a namespace, as with the notes of drawing programs. Those that
 * they know are the business of the W3C and of browser makers.
 */
export function isInert(uri: string): boolean {
  if (uri === XMLNS || uri === '' || descriptions().has(uri)) return true;
  return !/^https?:\/\/(?:[\w-]+\.)*(?:w3\.org|mozilla\.org)(?:[/:]|$)|^urn:schemas-microsoft-com/i.test(uri);
}
