import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { once } from '../once.ts';
import { nearest } from '../shape/suggest.ts';
import { documentOf } from '../yaml/document.ts';
import { parse } from '../yaml/parse.ts';
import { lineOf, type Range, type SourceText } from '../yaml/source.ts';
import type { Node } from '../yaml/tree.ts';
import { offsetOf } from './apply.ts';
import { hiddenBy, isToldAcrossFiles, mayComeFrom } from './hides.ts';
import { movedOffset, writtenRanges } from './moved.ts';
import type { FileStep, Step } from './step.ts';

/**
 * Whether a step of mending is one: each mistake it was made for is gone, and there is no new one. Not new is what stood
 * at the same place before, and what one of the mended mistakes had kept from being seen: a text that cannot be read as
 * YAML hides the rest of its file, an unknown block the keys of that block. Even then nothing may be wrong with the very
 * text that was written.
 */
export function isProgress(step: Step, before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean {
  const moved = new Set(before.map((mistake) => keyOf(mistake, moverOf(step, mistake))));
  const mended = [...step.values()].flatMap((file) => file.mended.map((mistake) => ({ mistake, file })));
  const left = new Set(after.map((mistake) => keyOf(mistake)));
  if (mended.some(({ mistake, file }) => left.has(keyOf(mistake, file)))) return false;
  const judges = [...step.values()].map((file) => judgeOf(file));
  const horizons = horizonsOf(step, before);
  return after
    .filter((mistake) => !moved.has(keyOf(mistake)) && !isBeyond(horizons.get(mistake.file), mistake))
    .every((mistake) => judges.some((allows) => allows(mistake)));
}

/** Where in each file the mistakes begin that had not been told before, as the step leaves it. */
function horizonsOf(
  step: Step,
  before: readonly Diagnostic[],
): ReadonlyMap<string, Pick<Diagnostic, 'line' | 'column'>> {
  return new Map(
    before
      .filter(({ code }) => code === 'more-mistakes')
      .map((mistake) => {
        const file = moverOf(step, mistake);
        return file === undefined ? [mistake.file, mistake] : [file.name, placeAfter(file, mistake)];
      }),
  );
}

function isBeyond(horizon: Pick<Diagnostic, 'line' | 'column'> | undefined, { line, column }: Diagnostic): boolean {
  if (horizon === undefined) return false;
  return line > horizon.line || (line === horizon.line && column >= horizon.column);
}

function moverOf(step: Step, { file }: Diagnostic): FileStep | undefined {
  return step.get(file);
}

/** The same mistake has the same key before and after, if what stands around it has moved. */
function keyOf({ code, file, line, column }: Diagnostic, step?: FileStep): string {
  if (step === undefined || (step.edits.length === 0 && step.name === file)) return `${code} ${file} ${line}:${column}`;
  const moved = placeAfter(step, { line, column });
  return `${code} ${step.name} ${moved.line}:${moved.column}`;
}

/** Where a place of a file is after a step. */
function placeAfter(
  step: FileStep,
  { line, column }: Pick<Diagnostic, 'line' | 'column'>,
): { line: number; column: number } {
  const offset = movedOffset(step.edits, offsetOf(step.source, line, column));
  const { number, start } = lineOf(step.after.source, offset);
  return { line: number, column: offset - start + 1 };
}

/** Says whether a mistake that was not there before may have been hidden by those mended in a file. */
function judgeOf(file: FileStep): (mistake: Diagnostic) => boolean {
  const after = file.after.source;
  const written = writtenRanges(file.edits);
  const hidden = file.mended.map((mistake) => ({ kind: hides(file, mistake), range: hiddenRange(file, mistake) }));
  const hidesFile = hidden.some(({ kind }) => kind === 'file');
  const wasBroken = brokenBefore(file);
  const isRenamed = file.name !== file.source.file;
  return (mistake) => {
    // The links to a page that has got another address have one right answer, and are next.
    if (isRenamed && mistake.code === 'broken-link' && mistake.fix !== undefined) return true;
    if (mistake.file !== file.name) return hidesFile && isToldAcrossFiles(mistake.code);
    const range: Range = [
      offsetOf(after, mistake.line, mistake.column),
      offsetOf(after, mistake.endLine, mistake.endColumn),
    ];
    const isMendable = mistake.fix !== undefined;
    if (!isMendable && file.mended.some(({ code }) => mayComeFrom(mistake.code, code))) return false;
    if (!isMendable && hiddenBy(mistake.code) === 'file' && !wasBroken(mistake)) return false;
    const isMissing = mistake.code.startsWith('missing-');
    if (!isMendable && (isMissing ? hasTakenIn(written, after) : touches(range, written, after))) return false;
    return hidden.some(
      ({ kind, range: [start, end] }) =>
        kind === 'file' || (range[0] >= start && range[0] <= end && (kind === 'around' || isMendable)),
    );
  };
}

/** A key that is only spelt wrongly hides its value for sure; one of another name may have been meant otherwise. */
function hides({ source }: FileStep, { code, fix }: Diagnostic): ReturnType<typeof hiddenBy> {
  const kind = hiddenBy(code);
  const [edit] = fix ?? [];
  if (kind !== 'value' || edit === undefined) return kind;
  const { line, column, endLine, endColumn, text } = edit;
  const key = source.text.slice(offsetOf(source, line, column), offsetOf(source, endLine, endColumn));
  return nearest(key, [text]) === undefined ? 'value' : 'around';
}

/** Says whether the parser had seen a broken text before, even if that was not told. */
function brokenBefore({ source, edits, after }: FileStep): (mistake: Diagnostic) => boolean {
  const lines = once(() => {
    const { errors } = documentOf(source.text, { uniqueKeys: false, merge: false });
    return new Set(errors.map(({ pos }) => lineOf(after.source, movedOffset(edits, pos[0])).number));
  });
  return ({ line }) => lines().has(line);
}

/** Where, in the new text, a mistake may have hidden others. */
function hiddenRange({ source, edits }: FileStep, mistake: Diagnostic): Range {
  const kind = hiddenBy(mistake.code);
  if (kind === undefined) return [-1, -1];
  if (kind === 'file') return [0, Number.POSITIVE_INFINITY];
  const { root } = parse(source);
  const at = offsetOf(source, mistake.line, mistake.column);
  const around: Range = (root === undefined ? undefined : collectionAt(root, at)?.range) ?? [at, at];
  return [movedOffset(edits, around[0]), movedOffset(edits, around[1])];
}

/** The innermost keys or list that an offset stands in. */
function collectionAt(node: Node, offset: number): Node | undefined {
  if (node.kind === 'scalar' || offset < node.range[0] || offset >= node.range[1]) return undefined;
  const below = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  for (const inner of below) {
    const found = collectionAt(inner, offset);
    if (found !== undefined) return found;
  }
  return node;
}

/** Whether a mistake is about something that was just written. Line ends and spaces say nothing. */
function touches([start, end]: Range, written: readonly Range[], { text }: SourceText): boolean {
  return written.some(([from, to]) => start < to && end > from && text.slice(from, to).trim() !== '');
}

/** Whether a key may be missing now because the text that was written has taken it in: `tagline: "Hello title: Hi"`. */
function hasTakenIn(written: readonly Range[], { text }: SourceText): boolean {
  return written.some(([from, to]) => /[a-z][\w-]*: \S/.test(text.slice(from, to)));
}
