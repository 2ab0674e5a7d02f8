import type { Content } from '../../content/check/contents.ts';
import { linksIn } from '../../content/check/parts.ts';
import { isJson } from '../../model/page-file.ts';
import { endOf, itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { applied } from '../../yaml/text/apply.ts';
import type { Edit } from '../../yaml/text/edits.ts';
import { quotedText, yamlText } from './yaml-text.ts';

/** What a page is to be called, and where it is to stand. */
export type Name = { readonly title: string; readonly route: string };

/** A description to write over, which is another one for each page. */
export const descriptionFor = (title: string): string => `${title}: what it is, whom it helps and how to begin.`;

/** The text of a page with a title, a description and links to itself of its own. All else stays as it is. */
export function ownText(page: Content, own: Name): string {
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
