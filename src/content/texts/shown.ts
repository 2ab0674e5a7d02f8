import { allNodes, parseMarkdown } from './markdown.ts';

/** Takes the place of what Markdown has understood: it's neither a space nor a letter. */
const UNDERSTOOD = '\ufffc';

/** A text with fillers in place of all that Markdown has understood. What is left is shown as written, and stays where it is. */
export function onlyShown(text: string): string {
  const parts: string[] = [];
  let last = 0;
  for (const { type, position } of allNodes(parseMarkdown(text))) {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    if (type !== 'text' || start < last) continue;
    parts.push(filled(text.slice(last, start)), text.slice(start, end).replace(/\\[^\n]/g, UNDERSTOOD.repeat(2)));
    last = end;
  }
  return [...parts, filled(text.slice(last))].join('');
}

function filled(text: string): string {
  return text.replace(/\S/g, UNDERSTOOD);
}
