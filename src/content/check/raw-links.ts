import type { Nodes } from 'mdast';
import { type Finding, finding, withEdits } from '../findings/finding.ts';
import { replace } from '../text/edits.ts';
import { locate } from '../texts/locate.ts';
import { allNodes, LONGEST_TEXT, parseMarkdown } from '../texts/markdown.ts';
import { type Content, inTexts, type TextValue } from './contents.ts';

type Found = {
  readonly written: string;
  readonly start: number;
  readonly reason: string;
  readonly better: string;
  readonly good?: string;
};

/** Links in texts that are none to Markdown, and would be shown with their brackets, and links without words. */
export function checkRawLinks(contents: readonly Content[]): Finding[] {
  return inTexts(contents, ['richText'], checkText);
}

function checkText({ text, node, content }: TextValue): Finding[] {
  if (!text.includes('](') && !/\] +\(/.test(text)) return [];
  if (text.length > LONGEST_TEXT) return [];
  return allNodes(parseMarkdown(text))
    .flatMap((part) => rawIn(part, text))
    .map(({ written, start, reason, better, good }) => {
      const range = locate(node, written, start);
      const mistake = finding('bad-link', content.source, range, { reason, better });
      const isSure = good !== undefined && content.source.text.slice(...range) === written;
      return isSure ? withEdits(mistake, [replace(range, good)]) : mistake;
    });
}

function rawIn(part: Nodes, text: string): Found[] {
  const start = part.position?.start.offset ?? 0;
  const written = text.slice(start, part.position?.end.offset);
  if (part.type === 'link' && part.children.length === 0 && part.url !== '') {
    const better = `Write them between the square brackets, such as [Contact](${part.url}).`;
    return [{ written, start, reason: 'This link has no words to click on.', better }];
  }
  if (part.type !== 'text') return [];
  const found = [
    ...written.matchAll(/(?<![\\\]])\[([^[\]\n]+)\]( {0,3})\(((?:\/|#|https?:|mailto:|tel:)[^()\n]*)(\)?)/g),
  ];
  return found.flatMap(([whole, words = '', gap = '', address = '', close = ''], index) => {
    const at = start + (found[index]?.index ?? 0);
    return [{ written: whole, start: at, ...explain(words, gap, address.trim(), close) }];
  });
}

function explain(
  words: string,
  gap: string,
  address: string,
  close: string,
): { reason: string; better: string; good?: string } {
  const good = `[${words}](${address.split(/\s/, 1).join('')})`;
  if (close === '') return { reason: 'The round bracket of this link is never closed.', better: `Write ${good}.` };
  if (gap !== '') {
    const reason = "There's a space between the brackets of this link.";
    return { reason, better: `Write ${good}.`, ...(/\s/.test(address) ? {} : { good }) };
  }
  const encoded = `[${words}](${address.replace(/\s/g, '%20')})`;
  return {
    reason: "The address of a link can't contain spaces.",
    better: `Give the page or file a name without spaces, or write each space as %20: ${encoded}.`,
  };
}
