import { ALT_TO_WRITE } from '../../diagnostics/messages/say.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import { plainOrQuoted } from '../../yaml/text/quoting.ts';
import { partsBetween } from '../../yaml/text/white-space.ts';
import { valueInTag } from '../formats/pasted-tag.ts';

/** A picture in one line. */
export function examplePicture(written = '/images/team.jpg'): string {
  const { src, alt } = pictureIn(written);
  return `{ src: ${src}, alt: ${alt === '' || alt.includes('"') ? `"${ALT_TO_WRITE}"` : `"${alt}"`} }`;
}

/** The address and the words of a picture in Markdown or HTML; of other texts, they are the address. */
function pictureIn(written: string): { readonly src: string; readonly alt: string } {
  const [, alt = '', markdown] = /^!\[([^\]]{0,300})\]\(([^()\s]{1,500})\)$/.exec(written) ?? [];
  if (markdown !== undefined) return { src: markdown, alt };
  return { src: valueInTag(written, 'src') ?? written, alt: valueInTag(written, 'alt') ?? '' };
}

/** The cells of a row that was written as one text, or as keys with values. */
export function inBrackets(node: Node): string {
  const cellOf = (value: Node): string =>
    value.kind === 'scalar' && value.value !== null ? plainOrQuoted(String(value.value)) : '""';
  const cells =
    node.kind === 'scalar'
      ? partsBetween(String(node.value), /[|,;]/).flatMap((cell) => (cell === '' ? [] : plainOrQuoted(cell)))
      : node.kind === 'map'
        ? node.entries.map(({ value }) => cellOf(value))
        : [];
  return `[${cells.join(', ')}]`;
}
