import { largest } from '../model/lists.ts';
import type {
  PrintCards,
  PrintFigures,
  PrintHeading,
  PrintList,
  PrintListItem,
  PrintParagraph,
  PrintPart,
} from '../model/print.ts';
import type { CodePiece, CodeToken, NoteKind, ProseCode, ProseNode } from '../model/prose.ts';
import { plainText } from '../model/text.ts';
import { type Line, linesOf, type Run } from './lines.ts';
import type { EmbeddedPicture, Point, Tag } from './pen.ts';
import {
  drawLine,
  indentIn,
  kept,
  type Setting,
  type Slice,
  type Surround,
  spaced,
  stacked,
  surrounded,
  textSlices,
  withName,
} from './slices.ts';
import { colors, headingStyle, styles } from './style.ts';
import { table } from './table.ts';

const above: Readonly<Record<PrintHeading['level'], number>> = { 2: 40, 3: 24, 4: 18, 5: 14, 6: 14 };

export function partsOf(parts: readonly PrintPart[], setting: Setting): Slice[] {
  return parts.flatMap((part, index) => {
    const slices = partOf(part, setting);
    const next = parts[index + 1]?.kind ?? 'break';
    return part.kind === 'paragraph' && slices.length <= 2 && described.includes(next) ? kept(slices) : slices;
  });
}

const described: readonly PrintPart['kind'][] = ['table', 'code', 'list', 'figures'];

function partOf(part: PrintPart, setting: Setting): Slice[] {
  switch (part.kind) {
    case 'heading':
      return heading('level' in part ? part : { ...part, level: part.depth }, setting);
    case 'paragraph':
      return paragraph(part, setting);
    case 'list':
      return list(part, setting);
    case 'table':
      return table(part, setting);
    case 'code':
      return code(part, setting);
    case 'quote':
      return quote(part.content, setting);
    case 'note':
      return note(part.note, part.content, setting);
    case 'figure':
      return figure(part, setting);
    case 'figures':
      return figures(part, setting);
    case 'cards':
      return cards(part, setting);
    case 'break':
      return [rule(setting)];
  }
}

/** The first words of a part stay with what they speak of. */
function paragraph({ words, look }: PrintParagraph, setting: Setting): Slice[] {
  const slices = textSlices(words, { style: styles[look ?? 'text'], before: look === 'small' ? 3 : 8 }, setting);
  return look === 'lead' || look === 'label' ? kept(slices) : slices;
}

function heading(part: PrintHeading, setting: Setting): Slice[] {
  const { brand, pen } = setting;
  const { level, words, tagline, id } = part;
  const style = headingStyle(level, level === 2 ? brand['900'] : brand['800']);
  const small = { ...styles.tagline, color: brand['700'] };
  const over = tagline === undefined ? [] : textSlices(tagline, { style: small, before: above[level] }, setting);
  const before = over.length === 0 ? above[level] : 2;
  const slices = kept([...over, ...textSlices(words, { style, before, kind: `H${level}` }, setting)]);
  const [first, ...rest] = id === undefined ? slices : withName(slices, id, pen);
  return first === undefined ? [] : [{ ...first, heading: part }, ...rest];
}

function rule({ pen, width }: Setting): Slice {
  return {
    height: 1,
    before: 18,
    draw: (at) => pen.artifact(() => pen.hairline(at, width)),
  };
}

type Figure = Extract<ProseNode, { kind: 'figure' }>;

const tallest = 320;
/** Points to a pixel of a picture: a picture isn't shown larger than on a screen. */
const pixel = 0.75;

/** A picture with its caption. What can't be shown on paper is told by its alt text, which leads to it. */
function figure({ image: { src, alt: text }, caption }: Figure, setting: Setting): Slice[] {
  const { pen, parent } = setting;
  const [picture, alt] = [setting.picture(src), plainText(text)];
  const below = (inner: Setting, tagged: { readonly kind?: 'Caption' }): Slice[] =>
    caption === undefined ? [] : textSlices(caption, { style: styles.small, before: 5, ...tagged }, inner);
  if (picture === undefined) {
    const to = { kind: 'plain', href: src } as const;
    const words = [{ kind: 'link', to, children: [alt === '' ? setting.targetOf(to).to : alt] }] as const;
    return [...textSlices(words, { style: styles.text, before: 12 }, setting), ...below(setting, {})];
  }
  const said = alt === '' ? plainText(caption ?? []) : alt;
  // A picture that says nothing is no part of what is read.
  const tag = said === '' ? undefined : pen.tag('Figure', parent, { alt: said });
  if (tag === undefined) return [pictureSlice(picture, setting, tag)];
  const [first, ...rest] = below({ ...setting, parent: tag }, { kind: 'Caption' });
  const shown = { ...pictureSlice(picture, setting, tag), keeps: first !== undefined };
  return first === undefined ? [shown] : [shown, first, ...rest];
}

function pictureSlice(picture: EmbeddedPicture, { pen, width }: Setting, tag: Tag | undefined): Slice {
  const scale = Math.min(pixel, width / picture.width, tallest / picture.height);
  const shown = { width: picture.width * scale, height: picture.height * scale };
  return {
    height: shown.height,
    before: 14,
    draw: ({ x, y }) => {
      const draw = (): void => {
        pen.doc.image(picture, x, y, shown);
      };
      if (tag === undefined) pen.artifact(draw);
      else pen.within(tag, 'Figure', draw);
    },
  };
}

/** The space for what is before an entry. */
const before = 20;

function labelOf({ ordered, start }: PrintList, { done }: PrintListItem, index: number): string {
  if (done !== undefined) return done ? '\u2611' : '\u2610';
  return ordered ? `${start + index}.` : '\u2022';
}

function list(part: PrintList, setting: Setting): Slice[] {
  const { pen, parent, width } = setting;
  const tag = pen.tag('L', parent);
  const indent = indentIn(width, before);
  return part.items.flatMap((item, index) => {
    const entry = pen.tag('LI', tag);
    const label = pen.tag('Lbl', entry);
    const body = pen.tag('LBody', entry);
    const slices = partsOf(item.content, { ...setting, parent: body, width: width - indent });
    const style = { ...styles.text, color: setting.brand['700'] };
    const [line] = linesOf([{ text: labelOf(part, item, index), style }], before * 2, pen);
    // The first two entries are on one page, and so are the last two.
    const isNear = part.items.length > 1 && (index === 0 || index === part.items.length - 2);
    const stays = isNear && slices.length <= 4 ? { keeps: true } : {};
    const own = slices.map((slice, at): Slice => {
      const moved: Slice['draw'] = ({ x, y }) => slice.draw({ x: x + indent, y });
      if (at > 0 || line === undefined) return { ...slice, ...stays, draw: moved };
      return {
        ...slice,
        ...stays,
        // The first lines of an entry are together.
        ...(slices.length > 1 ? { keeps: true } : {}),
        before: index === 0 ? 7 : 4,
        draw: (point) => {
          // Numbers end where the entry begins.
          const x = part.ordered ? point.x + indent - 6 - line.width : point.x + 5;
          drawLine(line, { x, y: point.y }, { pen, style, tag: label });
          moved(point);
        },
      };
    });
    return item.id === undefined ? own : withName(own, item.id, pen);
  });
}

const kinds: Readonly<Record<NoteKind, readonly [line: string, ground: string]>> = {
  note: ['#2f6690', '#f1f6fa'],
  tip: ['#2b7047', '#f0f7f2'],
  important: ['#6d4598', '#f6f2fa'],
  warning: ['#8f5b06', '#fcf6ea'],
  caution: ['#a5352d', '#fcf2f1'],
};

const beside = 32;

function note(kind: NoteKind, content: readonly PrintPart[], setting: Setting): Slice[] {
  const { pen, width } = setting;
  const [line, ground] = kinds[kind];
  const indent = indentIn(width, beside);
  const inner = { ...setting, parent: pen.tag('Note', setting.parent), width: width - indent };
  const style = { ...styles.small, face: 'semibold', color: line } as const;
  const name = textSlices(setting.words[kind], { style, before: 0 }, inner);
  // The first part is right below the name.
  const slices = [...kept(name), ...spaced(partsOf(content, inner), 2)];
  const draw: Surround['draw'] = ({ x, y }, height) => {
    pen.doc.rect(x, y, width, height).fill(ground);
    pen.doc.rect(x, y, 3, height).fill(line);
  };
  return surrounded(slices, { left: indent / 2, above: 10, below: 11, before: 14, draw }, pen);
}

function quote(content: readonly PrintPart[], setting: Setting): Slice[] {
  const { pen, width } = setting;
  const indent = indentIn(width, beside);
  const inner = { ...setting, parent: pen.tag('BlockQuote', setting.parent), width: width - indent };
  const slices = partsOf(content, inner);
  const draw: Surround['draw'] = ({ x, y }, height) => pen.doc.rect(x, y, 2, height).fill(colors.line);
  return surrounded(slices, { left: indent / 2, above: 2, below: 2, before: 14, draw }, pen);
}

/** Dark enough for words on the ground of code. */
const tokens: Readonly<Record<CodeToken, string>> = {
  comment: '#5b656e',
  string: '#256b3c',
  constant: '#8a4a0a',
  keyword: '#7a2f86',
  function: '#1f4f91',
  punctuation: '#56616a',
};

const padding = 10;

const hanging = 2;

function runOf(piece: CodePiece): Run {
  if (typeof piece === 'string') return { text: piece, style: styles.code };
  const [token, text] = piece;
  return { text, style: { ...styles.code, color: tokens[token] } };
}

/** The runs of a line in rows of so many letters. Code isn't broken at spaces: they mean something. */
function rowsOfCode(runs: readonly Run[], most: number): Run[][] {
  const rows: Run[][] = [[]];
  let left = most;
  for (const run of runs) {
    let rest = [...run.text];
    while (rest.length > 0) {
      if (left === 0) {
        rows.push([]);
        left = most - hanging;
      }
      const part = rest.slice(0, left);
      rows.at(-1)?.push({ ...run, text: part.join('') });
      left -= part.length;
      rest = rest.slice(part.length);
    }
  }
  return rows;
}

/** Code on a ground of its own. Lines that are too long go on below, indented. */
function code({ lines }: ProseCode, setting: Setting): Slice[] {
  const { pen, width } = setting;
  const tag = pen.tag('Code', pen.tag('P', setting.parent));
  const [letter] = linesOf([{ text: 'm', style: styles.code }], width, pen);
  const step = letter?.width ?? styles.code.size;
  const context = { pen, style: styles.code, tag };
  const most = Math.max(20, Math.floor((width - 2 * padding) / step));
  const rows = lines.flatMap((line) =>
    rowsOfCode(line.map(runOf), most).map((runs, index) => ({ runs, x: index === 0 ? 0 : hanging * step })),
  );
  const slices = rows.map(({ runs, x }, index): Slice => {
    const line = unbroken(runs, setting);
    return {
      height: styles.code.leading,
      before: 0,
      keeps: index < rows.length - 1 && (rows.length <= 8 || index < 2 || index >= rows.length - 3),
      draw: (at) => drawLine(line, { x: at.x + x, y: at.y }, context),
    };
  });
  const draw: Surround['draw'] = ({ x, y }, height) => pen.doc.rect(x, y, width, height).fill(colors.shade);
  return surrounded(slices, { left: padding, above: padding, below: padding, before: 12, draw }, pen);
}

/** Spaces as they are: a no-break space keeps each its width, and lines whole. */
function unbroken(runs: readonly Run[], { pen }: Setting): Line {
  const kept = runs.map((run) => ({ ...run, text: run.text.replaceAll('\t', '  ').replaceAll(' ', '\u00a0') }));
  const [line] = linesOf(kept, Number.POSITIVE_INFINITY, pen);
  return line ?? { pieces: [], width: 0 };
}

/** A card with more letters is as wide as the text. */
const most = 340;

const gaps = { cards: 28, figures: 24 };

/** Things of the same rank: two beside one another if all are short, otherwise one below the other. */
function cards({ items }: PrintCards, setting: Setting): Slice[] {
  const { pen, parent, width } = setting;
  if (items.length < 2 || !items.every((parts) => lettersIn(parts) <= most)) {
    return items.flatMap((parts) => partsOf(parts, setting));
  }
  const half = (width - gaps.cards) / 2;
  const draw = (at: Point): void => pen.hairline(at, half, setting.brand['300']);
  const columns = items.map((parts) => {
    const whole = stacked(partsOf(parts, { ...setting, parent: pen.tag('Div', parent), width: half }));
    return surrounded([whole], { left: 0, above: 10, below: 0, before: 0, draw }, pen);
  });
  return rowsOf(columns, 2).map((row, index) => ({
    ...sideBySide(row, half + gaps.cards),
    before: index === 0 ? 18 : 22,
  }));
}

/** How much there is to read in parts. What needs the whole width counts as too much. */
function lettersIn(parts: readonly PrintPart[]): number {
  return parts.reduce((sum, part) => {
    if (part.kind === 'heading' || part.kind === 'paragraph') return sum + plainText(part.words).length;
    if (part.kind !== 'list') return Number.POSITIVE_INFINITY;
    return part.items.reduce((all, { content }) => all + 20 + lettersIn(content), sum);
  }, 0);
}

function figures({ items }: PrintFigures, setting: Setting): Slice[] {
  const { pen, parent, width, brand } = setting;
  const columns = items.length === 4 ? 2 : Math.min(3, items.length);
  const tag = pen.tag('L', parent);
  const each = (width - gaps.figures * (columns - 1)) / columns;
  const cells = items.map(({ value, label, more }) => {
    const inner = { ...setting, parent: pen.tag('LBody', pen.tag('LI', tag)), width: each };
    return [
      ...textSlices(value, { style: { ...styles.value, color: brand['700'] }, before: 0 }, inner),
      ...textSlices(label, { style: { ...styles.text, face: 'semibold' }, before: 0 }, inner),
      ...(more.length === 0 ? [] : textSlices(more, { style: styles.small, before: 2 }, inner)),
    ];
  });
  return rowsOf(cells, columns).map((row) => ({ ...sideBySide(row, each + gaps.figures), before: 16 }));
}

function rowsOf<T>(things: readonly T[], columns: number): T[][] {
  const count = Math.ceil(things.length / columns);
  return Array.from({ length: count }, (_, row) => things.slice(row * columns, (row + 1) * columns));
}

/** Columns beside one another, which are not divided. @param step from the left edge of one to that of the next */
function sideBySide(columns: readonly (readonly Slice[])[], step: number): Slice {
  const all = columns.map((slices) => stacked(slices));
  return {
    height: largest(all.map(({ height }) => height)),
    before: 0,
    draw: ({ x, y }) => {
      for (const [index, column] of all.entries()) column.draw({ x: x + index * step, y });
    },
  };
}
