import type { Nodes } from 'mdast';
import { parseLong } from '../../content/texts/long/parse.ts';
import { addAll } from '../../model/lists.ts';
import { applied } from '../../yaml/text/apply.ts';
import type { Edit } from '../../yaml/text/edits.ts';
import { inMarkdown } from './body.ts';

/** What had to be taken out of a file, because the checks refuse it. */
export type TakenOut = { readonly why: 'key' | 'code' | 'link' | 'section'; readonly what: string };

/** A mistake in a text: its code, where it stands, and whether it is a formula. */
export type Wrong = { readonly code: string; readonly range: readonly [number, number]; readonly isFormula: boolean };

/** A text in which nothing of that is wrong any more. */
export type Without = { readonly text: string; readonly taken: readonly TakenOut[] };

/** A text in Markdown without links that lead nowhere, without code of another system, and with HTML as Markdown. */
export function withoutWrongText(text: string, wrong: readonly Wrong[]): Without {
  if (wrong.length === 0) return { text, taken: [] };
  const root = parseLong(text);
  const edits: Edit[] = [];
  const taken: TakenOut[] = [];
  for (const each of wrong) {
    const [edit, why] = editFor(text, each, smallest(root, each));
    const isFree = edits.every(
      ({ range }) => edit === undefined || range[1] <= edit.range[0] || edit.range[1] <= range[0],
    );
    if (edit === undefined || !isFree) continue;
    addAll(edits, [edit, ...endOf(text, each.range, edit)]);
    // Braces with words stay.
    if (edit.text !== `{${text.slice(...each.range)}`) taken.push({ why, what: text.slice(...each.range) });
  }
  return { text: applied(text, edits), taken };
}

/** The end of code that has one, behind what it begins with: the checks only speak of where it begins. */
function endOf(text: string, [start, end]: readonly [number, number], edit: Edit): Edit[] {
  const written = text.slice(start, end);
  const [, colons] = /^(:{2,})/.exec(written) ?? [];
  const [name] = /[a-z_][\w-]*/i.exec(written) ?? [];
  if (edit.text !== '' || name === undefined || /^<[^>]*\/>$/.test(written)) return [];
  const last =
    colons === undefined
      ? new RegExp(`\\{\\{[<%]\\s*/\\s*${name}\\s*[>%]\\}\\}|\\{%-?\\s*end${name}\\s*-?%\\}|\\[/${name}\\]`)
      : new RegExp(`^[ \\t]*${colons}[ \\t]*$`, 'm');
  const found = last.exec(text.slice(edit.range[1]));
  if (found === null) return [];
  const from = edit.range[1] + found.index;
  return [{ range: [from, from + found[0].length], text: '' }];
}

/** @param node the smallest part in which it is wrong */
function editFor(
  text: string,
  { range, code, isFormula }: Wrong,
  node: Nodes,
): readonly [Edit | undefined, TakenOut['why']] {
  const whole = spanOf(node);
  const written = text.slice(...range);
  const page = written.replace(/#.*/s, '');
  switch (node.type) {
    case 'link': {
      // The heading has another id here, but the page is there.
      if (code === 'broken-anchor' && page.startsWith('/')) return [{ range, text: page }, 'link'];
      const [first, last] = [node.children[0], node.children.at(-1)];
      const words = first === undefined || last === undefined ? '' : text.slice(spanOf(first)[0], spanOf(last)[1]);
      return [{ range: whole, text: words }, 'link'];
    }
    case 'image':
      return [{ range: whole, text: node.alt ?? '' }, 'link'];
    case 'definition':
      return [{ range: whole, text: '' }, 'link'];
    case 'html': {
      const html = text.slice(...whole);
      const hasNoWords = /^(?:<!--[\s\S]*-->|<[^<>]*>)$/.test(html);
      return [{ range: whole, text: hasNoWords ? '' : inMarkdown(html) }, 'code'];
    }
    default: {
      // Of what isn't found again in a text of several paragraphs, all of it is told: its words stay.
      const isAll = written.trim() === text.trim() && /\n\s*\n/.test(written.trim());
      if (written.trim() === '' || isAll) return [undefined, 'code'];
      if (isFormula)
        return [
          {
            range,
            text: `\`${written
              .split('\n')
              .map((line) => line.trim())
              .join(' ')}\``,
          },
          'code',
        ];
      // Braces with words are those of the author, who has to write them twice here.
      return [{ range, text: /^\{[^{}%]*\}$/.test(written) ? `{${written}` : '' }, 'code'];
    }
  }
}

const spanOf = ({ position }: Nodes): [number, number] => [position?.start.offset ?? 0, position?.end.offset ?? 0];

/** The smallest part of a text that holds a stretch of it, of those that can be taken out as a whole. */
function smallest(root: Nodes, { range: [start, end] }: Wrong): Nodes {
  let found = root;
  const visit = (node: Nodes): void => {
    const [from, to] = spanOf(node);
    if (from > start || to < end) return;
    if (/^(?:link|image|definition|html)$/.test(node.type)) found = node;
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}
