/** In the place of a value that could not be read. */
export const UNREAD = '\u0000';

/** What follows a line end that means something in Markdown: an empty line, a heading, a list, a quote, a table. */
const SOFT_BREAK = /(?<![ \t])[ \t]*\n[ \t]*(?=\S)(?![-*+>#|]|\d+[.)]|=+\s*$)/gm;

/** A text without what its author can change and nobody sees: spaces around it, and where its lines are broken. */
export function plainText(text: string): string {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  if (!trimmed.includes('\n')) return trimmed;
  if (/^(?: {4}|\t|[ \t]*(?:`{3}|~{3}))/m.test(trimmed)) return trimmed.replace(/(?<![ \t])[ \t]+$/gm, '');
  const paragraphs = trimmed.split(/\n\s*\n/);
  // Two spaces at the end of a line break it on the page, too.
  return paragraphs.map((each) => (/ {2}\n|\\\n/.test(each) ? each : each.replace(SOFT_BREAK, ' '))).join('\n\n');
}
