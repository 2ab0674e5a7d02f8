import type { Content } from '../../content/check/contents.ts';
import { endOf, itemsOf, type Node, startOf, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf } from '../../yaml/text/source.ts';
import type { Name } from './own.ts';
import { yamlText } from './yaml-text.ts';

/** How a page comes into the menu: what to write into site.yaml, and where. Lines count from 1. */
export type MenuAdvice =
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
export function menuAdvice({ source, root }: Content, name: Name): MenuAdvice {
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
