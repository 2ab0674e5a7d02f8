import type { PrintPart } from '../model/print.ts';
import type { NoteKind } from '../model/prose.ts';
import { indentIn, type Setting, textSlices } from './setting.ts';
import { kept, type Slice, spaced, surrounded } from './slices.ts';
import { colors, styles } from './style.ts';

/** The colours of notes: of the line beside them, and of their ground. */
const kinds: Readonly<Record<NoteKind, readonly [line: string, ground: string]>> = {
  note: ['#2f6690', '#f1f6fa'],
  tip: ['#2b7047', '#f0f7f2'],
  important: ['#6d4598', '#f6f2fa'],
  warning: ['#8f5b06', '#fcf6ea'],
  caution: ['#a5352d', '#fcf2f1'],
};

/** The space on both sides, together. */
const beside = 32;

/** A note: its kind in words, then what it says. */
export function note(kind: NoteKind, content: readonly PrintPart[], setting: Setting): Slice[] {
  const { pen, width } = setting;
  const [line, ground] = kinds[kind];
  const indent = indentIn(width, beside);
  const inner = { ...setting, parent: pen.tag('Note', setting.parent), width: width - indent };
  const style = { ...styles.small, face: 'semibold', color: line } as const;
  const name = textSlices([setting.words[kind]], { style, before: 0 }, inner);
  // The first part is right below the name.
  const slices = [...kept(name), ...spaced(setting.partsOf(content, inner), 2)];
  const draw = (at: { x: number; y: number }, height: number): void => {
    pen.doc.rect(at.x, at.y, width, height).fill(ground);
    pen.doc.rect(at.x, at.y, 3, height).fill(line);
  };
  return surrounded(slices, { left: indent / 2, above: 10, below: 11, before: 14, draw }, pen);
}

/** What somebody else said. */
export function quote(content: readonly PrintPart[], setting: Setting): Slice[] {
  const { pen, width } = setting;
  const indent = indentIn(width, beside);
  const inner = { ...setting, parent: pen.tag('BlockQuote', setting.parent), width: width - indent };
  const slices = setting.partsOf(content, inner);
  const draw = (at: { x: number; y: number }, height: number): void => {
    pen.doc.rect(at.x, at.y, 2, height).fill(colors.line);
  };
  return surrounded(slices, { left: indent / 2, above: 2, below: 2, before: 14, draw }, pen);
}
