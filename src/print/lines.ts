import { addAll, withJoined } from '../model/lists.ts';
import { type Href, type Inline, plainText, type Text } from '../model/text.ts';
import { type Face, fontFor, type NamedFont } from './fonts.ts';
import type { Letters, Pen, Stroke, Tag } from './pen.ts';
import { colors, type Style } from './style.ts';

/** What a piece of text leads to. The same object for all of its pieces: they are one link. */
export type Target = {
  readonly to: string;
  readonly isInside: boolean;
  /** Its tag, once the first piece of it was drawn. */
  tag?: Tag;
};

export type Run = { readonly text: string; readonly style: Style; readonly target?: Target };

export type Piece = Stroke & { readonly target?: Target };

export type Line = { readonly pieces: readonly Piece[]; readonly width: number };

/** How words look if their kind doesn't change it, the colour of links in them, where these lead, and what all of them lead to. */
type Look = {
  readonly style: Style;
  readonly accent: string;
  readonly targetOf: (to: Href) => Target;
  readonly target?: Target;
};

export const runsOf = (words: Text, look: Look): Run[] => [words].flat().flatMap((inline) => runsIn(inline, look));

function runsIn(inline: Inline, look: Look): Run[] {
  const { style, accent, target } = look;
  const run = (text: string, own: Style): Run[] => [{ text, style: own, ...(target === undefined ? {} : { target }) }];
  if (typeof inline === 'string') return run(inline, style);
  const within = (children: readonly Inline[], own: Partial<Style>): Run[] =>
    runsOf(children, { ...look, style: { ...style, ...own } });
  switch (inline.kind) {
    case 'break':
      return run('\n', style);
    case 'code':
      return run(inline.text, { ...style, face: 'mono', size: style.size * 0.84 });
    case 'strong':
      return within(inline.children, { face: style.face === 'bold' ? 'bold' : 'semibold' });
    case 'emphasis':
      return within(inline.children, { face: 'italic' });
    case 'strike':
      return within(inline.children, { strike: true, color: colors.quiet });
    case 'footnote': {
      const raised = { ...style, size: style.size * 0.68, raised: style.size * 0.32, color: accent };
      return [{ text: String(inline.number), style: raised, target: { to: inline.noteId, isInside: true } }];
    }
    case 'link': {
      const own = { ...style, color: accent, underline: true };
      return runsOf(inline.children, { ...look, style: own, target: look.targetOf(inline.to) });
    }
    default:
      return run(plainText([inline]), style);
  }
}

/** What belongs to the letter before it. */
const mark = /\p{M}|\u200c|\u200d|\ufe0f/u;

const MISSING = '\ufffd';

function piecesOf({ text, style, target }: Run, pen: Pen): Piece[] {
  const key = `${style.face} ${text}`;
  const known = pen.known.get(key) ?? inFonts(text, style.face, pen);
  pen.known.set(key, known);
  return known.map(({ width, ...letters }) => ({
    ...letters,
    style,
    width: width * style.size,
    ...(target === undefined ? {} : { target }),
  }));
}

function inFonts(text: string, face: Face, pen: Pen): Letters[] {
  const found: { text: string; font: NamedFont }[] = [];
  for (const letter of text) {
    const last = found.at(-1);
    const belongs = mark.test(letter) ? last?.font : undefined;
    const font = fontFor(face, letter.codePointAt(0) ?? 0, belongs);
    // A mark without a picture of its own only changes how others look.
    if (font === undefined && mark.test(letter)) continue;
    const shown = font ?? fontFor(face, MISSING.charCodeAt(0));
    if (shown === undefined) throw new Error('No font has the sign for a missing letter.');
    const drawn = font === undefined ? MISSING : letter;
    if (last?.font === shown) last.text += drawn;
    else found.push({ text: drawn, font: shown });
  }
  return found.map((letters) => ({ ...letters, width: pen.widthOf(letters.text, letters.font) }));
}

/** Where a line may end: after spaces, and in long names after - and /. */
const parts = /\n|[^\s/-]*[/-]+(?=[\p{L}\p{N}])|\S+|[^\S\n]+/gu;

/** A part of a text that stays on one line, and the space behind it. */
type Chunk = { readonly pieces: Piece[]; width: number; space: Piece[]; isEnd: boolean };

function chunksOf(runs: readonly Run[], pen: Pen): Chunk[] {
  const fresh = (): Chunk => ({ pieces: [], width: 0, space: [], isEnd: false });
  const chunks: Chunk[] = [];
  let open = fresh();
  const close = (): void => {
    if (open.pieces.length > 0 || open.space.length > 0 || open.isEnd) chunks.push(open);
    open = fresh();
  };
  for (const run of runs) {
    for (const [part] of run.text.matchAll(parts)) {
      if (part === '\n') {
        open.isEnd = true;
        close();
        continue;
      }
      const isSpace = part.trim() === '' && !part.includes('\u00a0');
      const pieces = piecesOf({ ...run, text: isSpace ? ' ' : part }, pen);
      if (isSpace) {
        addAll(open.space, pieces);
        close();
        continue;
      }
      addAll(open.pieces, pieces);
      open.width += widthOf(pieces);
      if (/[/-]$/.test(part)) close();
    }
  }
  close();
  return chunks;
}

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

function divided(chunk: Chunk, width: number, pen: Pen): Chunk[] {
  if (chunk.width <= width) return [chunk];
  const letters = chunk.pieces.flatMap((piece) => [...piece.text].flatMap((text) => piecesOf({ ...piece, text }, pen)));
  const rows: Piece[][] = [[]];
  for (const letter of letters) {
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && widthOf(row) + letter.width > width) rows.push([letter]);
    else row.push(letter);
  }
  return rows.map((pieces, index) => ({
    pieces,
    width: widthOf(pieces),
    space: index === rows.length - 1 ? chunk.space : [],
    isEnd: index < rows.length - 1 || chunk.isEnd,
  }));
}

/** Breaks text into lines of a width, each as full as it can be. The space at the end of a line is kept for who copies the text. */
export function linesOf(runs: readonly Run[], width: number, pen: Pen): Line[] {
  const chunks = chunksOf(runs, pen).flatMap((each) => divided(each, width, pen));
  return withCompany(rowsOf(chunks, width), width).map((row) => ({
    pieces: joined(row.flatMap(({ pieces, space }) => [...pieces, ...space])),
    width: row.reduce((sum, chunk) => sum + chunk.width + widthOf(chunk.space), 0),
  }));
}

type Row = readonly Chunk[];

function rowsOf(chunks: readonly Chunk[], width: number): Row[] {
  const rows: Chunk[][] = [];
  let used = 0;
  for (const chunk of chunks) {
    const row = rows.at(-1);
    if (row !== undefined && row.at(-1)?.isEnd !== true && used + chunk.width <= width) row.push(chunk);
    else {
      rows.push([chunk]);
      used = 0;
    }
    used += chunk.width + widthOf(chunk.space);
  }
  return rows;
}

/** A short word isn't left alone in the last line of its text: the word before it comes along. */
function withCompany(rows: readonly Row[], width: number): readonly Row[] {
  return rows.map((row, index) => {
    if (takesWord(rows, index, width)) return [...(rows[index - 1] ?? []).slice(-1), ...row];
    return takesWord(rows, index + 1, width) ? row.slice(0, -1) : row;
  });
}

/** Whether a line is a short word, the last of its text, and can take another from the line before it. */
function takesWord(rows: readonly Row[], index: number, width: number): boolean {
  const before = rows[index - 1];
  const [word, ...others] = rows[index] ?? [];
  const last = before?.at(-1);
  if (word === undefined || others.length > 0 || word.width > width / 4) return false;
  if (before === undefined || before.length < 4 || last === undefined || last.isEnd) return false;
  const isLast = index + 1 >= rows.length || word.isEnd;
  return isLast && last.width + widthOf(last.space) + word.width <= width;
}

const joined = (pieces: readonly Piece[]): Piece[] =>
  withJoined(pieces, (last, { style, font, target, text, width }) =>
    last.style === style && last.font === font && last.target === target
      ? { ...last, text: last.text + text, width: last.width + width }
      : undefined,
  );
