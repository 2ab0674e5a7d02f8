/** Markdown that no text of ours knows: visitors would see its marks. */
export type ShownKind = 'table' | 'quote' | 'rule' | 'strike' | 'footnote';

/** A part of a text, by its offset into the text. */
type ShownMarkdown = { readonly kind: ShownKind; readonly start: number; readonly end: number };

type Line = { readonly text: string; readonly start: number };

/** Between the heads of a table and its rows. YAML may have folded all of it into one line. */
const BELOW_HEADS = /\|[ \t]*:?(?<!-)-{2,}:?[ \t]*\||(?<!-)-{3,}:?[ \t]*\|[ \t]*:?-{3,}/;

/** The first of each kind in a text. */
export function shownMarkdownIn(text: string): ShownMarkdown[] {
  const lines = linesOf(text);
  const [table, quote, rule] = [isTable, isQuote, isRule].map((is) => lines.find((_, at) => is(lines, at)));
  const strike = /(?<![~\\])~~(?=[^\s~])[^~\n]*(?<=[^\s~])~~(?!~)/.exec(text);
  const footnote = /\[\^[^[\]\s]{1,100}\]/.exec(text);
  return [
    ...found('table', table),
    ...found('quote', quote),
    ...found('rule', rule),
    ...found('strike', strike === null ? undefined : { text: strike[0], start: strike.index }),
    ...found('footnote', footnote === null ? undefined : { text: footnote[0], start: footnote.index }),
  ];
}

function found(kind: ShownKind, line: Line | undefined): ShownMarkdown[] {
  return line === undefined ? [] : [{ kind, start: line.start, end: line.start + line.text.length }];
}

/** The lines of a text, without the spaces around them. */
function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((whole) => {
    const indent = whole.length - whole.trimStart().length;
    const line = { text: whole.trim(), start: start + indent };
    start += whole.length + 1;
    return line;
  });
}

function isTable(lines: readonly Line[], at: number): boolean {
  const [line = '', next = ''] = [lines[at]?.text, lines[at + 1]?.text];
  const isRow = /^\|.+\|$/.test(line);
  return BELOW_HEADS.test(line) || (line.includes('|') && BELOW_HEADS.test(next)) || (isRow && /^\|.+\|$/.test(next));
}

/** Only at the start of a paragraph, or line after line: an arrow may come to the start of a line by chance. */
function isQuote(lines: readonly Line[], at: number): boolean {
  const [before = '', line = '', next = ''] = [lines[at - 1]?.text, lines[at]?.text, lines[at + 1]?.text];
  return /^>[ \t]?["“„«'‘*_\ufffc\p{L}]/u.test(line) && (before === '' || next.startsWith('>'));
}

function isRule(lines: readonly Line[], at: number): boolean {
  return /^(?:-(?:[ \t]*-){2,}|\*(?:[ \t]*\*){2,}|_(?:[ \t]*_){2,}|={3,})$/.test(lines[at]?.text ?? '');
}
