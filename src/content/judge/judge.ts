import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { Traits } from '../../diagnostics/traits.ts';
import { firstWhere } from '../../model/lists.ts';
import { once } from '../../model/once.ts';
import { isPageFile } from '../../model/page-file.ts';
import { nearest } from '../../values/suggest.ts';
import { type Finding, fileOf, findingId } from '../../yaml/findings/finding.ts';
import { parseOnce } from '../../yaml/reading/parse.ts';
import type { Mask } from '../../yaml/syntax/masks.ts';
import { documentOf } from '../../yaml/syntax/parser-error.ts';
import { checkStructure } from '../../yaml/syntax/structure.ts';
import { type Node, type ScalarNode, startOf } from '../../yaml/syntax/tree.ts';
import { type Edit, touching, writtenRanges } from '../../yaml/text/edits.ts';
import { endOfLine, lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import type { FileStep, Step } from './step.ts';

/**
 * The files in which a step of mending isn't one, by their names before it. It is one where each mistake it was made for is gone, and there is no new one. Not new is what stood
 * at the same place before, and what one of the mended mistakes had kept from being seen: a text that cannot be read as
 * YAML hides the rest of its file, an unknown block the keys of that block. Even then nothing may be wrong with the very
 * text that was written. And what the step is not about must mean what it meant before.
 */
export function wrongFiles(step: Step, before: readonly Finding[], after: readonly Finding[]): ReadonlySet<string> {
  const mended = new Set([...step.values()].flatMap((file) => file.mended));
  // What was below a line that is deleted is now where that line was.
  const others = new Set(before.flatMap((each) => (mended.has(each) ? [] : keyOf(each, step.get(fileOf(each))))));
  const left = new Set(after.map((mistake) => keyOf(mistake)).filter((key) => !others.has(key)));
  const isWrong = (file: FileStep): boolean =>
    file.mended.some((mistake) => left.has(keyOf(mistake, file))) || !keepsValues(file);
  const wrong = new Set([...step].flatMap(([name, file]) => (isWrong(file) ? name : [])));
  if (wrong.size === step.size) return wrong;
  const judges = once(() => new Map([...step].map(([name, file]) => [file.name, { name, allows: judgeOf(file) }])));
  for (const mistake of newAfter(step, before, after)) {
    if (traitsOf(mistake.code).fromFixes !== 'possible') continue;
    const own = judges().get(fileOf(mistake));
    const isAllowed = own?.allows(mistake) || [...judges().values()].some(({ allows }) => allows(mistake));
    if (!isAllowed) wrong.add(own?.name ?? fileOf(mistake));
  }
  return wrong;
}

/** The mistakes after a step that weren't there before, wherever they have moved to. */
export function newAfter(step: Step, before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const moved = new Set(before.map((mistake) => keyOf(mistake, step.get(fileOf(mistake)))));
  const horizons = horizonsOf(step, before);
  const isBeyond = (mistake: Finding): boolean =>
    mistake.range[0] >= (horizons.get(fileOf(mistake)) ?? Number.POSITIVE_INFINITY);
  return after.filter((mistake) => !moved.has(keyOf(mistake)) && !isBeyond(mistake));
}

/** Where in each file the mistakes begin that had not been told before, as the step leaves it. */
function horizonsOf(step: Step, before: readonly Finding[]): ReadonlyMap<string, number> {
  const untold = before.filter(({ code }) => code === 'more-mistakes');
  return new Map(
    untold.map((mistake) => {
      const { name, moved } = step.get(fileOf(mistake)) ?? { name: fileOf(mistake), moved: (start: number) => start };
      return [name, moved(mistake.range[0])];
    }),
  );
}

/** The same mistake has the same key before and after, if what stands around it has moved. */
function keyOf(mistake: Finding, step?: FileStep): string {
  if (step === undefined) return findingId(mistake);
  const start = step.moved(mistake.range[0]);
  return findingId({ ...mistake, source: { ...mistake.source, file: step.name }, range: [start, start] });
}

/** Says whether a mistake that was not there before may have been hidden by those mended in a file. */
function judgeOf(file: FileStep): (mistake: Finding) => boolean {
  const after = file.after.source;
  // What is wrong with a value that has another form under its right name was wrong before.
  const formed = new Set(file.mended.flatMap(({ isName, edits = [] }) => (isName ? edits : [])));
  const isOfForm = file.edits.map((edit) => formed.has(edit) && edit.text.includes(':'));
  const ofForms = writtenRanges(file.edits).filter((_, at) => isOfForm[at]);
  const written = writtenRanges(file.edits).filter((_, at) => !isOfForm[at]);
  // One that is told for several places hides something at each.
  const places = file.mended.flatMap((each) => [each, ...(each.again ?? []).map((range) => ({ ...each, range }))]);
  const hidden = places.map((mistake) => {
    const text = textUnder(file, mistake);
    return text === undefined
      ? { kind: hides(mistake), range: hiddenRange(file, mistake) }
      : { kind: 'keys', range: text };
  });
  const hidesFile = hidden.some(({ kind }) => kind === 'file');
  const wasBroken = brokenBefore(file);
  const isRenamed = file.name !== file.source.file;
  return (mistake) => {
    // The links to a page that has got another address have one right answer, and are next.
    if (isRenamed && mistake.code === 'broken-link' && mistake.edits !== undefined) return true;
    if (fileOf(mistake) !== file.name) return hidesFile && traitsOf(mistake.code).reach === 'site';
    const { range } = mistake;
    const isMendable = mistake.edits !== undefined;
    if (!isMendable && isOfOrder(file, mistake)) return false;
    if (!isMendable && traitsOf(mistake.code).hides === 'file' && !wasBroken(mistake)) return false;
    if (touches(range, ofForms, after)) return true;
    // What came from another file, as it was there, is mended here.
    if (file.mended.length === 0 && isMendable && touches(range, written, after)) return true;
    const isMissing = mistake.code.startsWith('missing-');
    // What is told of a block at its name was hidden by the wrong name.
    const isOfBlock = file.mended.some(
      (each) => each.code === 'unknown-block' && file.moved(each.range[0]) === range[0],
    );
    if (!isMendable && !isOfBlock && (isMissing ? hasTakenIn(written, after) : touches(range, written, after)))
      return false;
    return hidden.some(
      ({ kind, range: [start, end] }) =>
        kind === 'file' ||
        (range[0] >= start && range[0] <= end && (kind === 'keys' || isMendable || isOfAddress(mistake))),
    );
  };
}

/** Whether an address, or the name of a block, a font or a colour, isn't right yet: it says that its key was meant, whether or not there is one. */
function isOfAddress({ code }: Finding): boolean {
  return /^(?:unknown-(?:block|font|color)|missing-(?:file|image)|broken-link|bad-image-address)$/.test(code);
}

/** Whether a mistake may come from the answer to another one, which has put lines under the wrong key. */
function isOfOrder({ mended }: FileStep, { code }: Finding): boolean {
  return traitsOf(code).order === 'effect' && mended.some((each) => traitsOf(each.code).order === 'cause');
}

/** A key that is only spelt wrongly hides its value for sure; one of another name may have been meant otherwise. */
function hides({ code, source, edits }: Finding): Traits['hides'] {
  const kind = traitsOf(code).hides;
  const [edit] = edits ?? [];
  if (kind !== 'value' || edit === undefined) return kind;
  return nearest(source.text.slice(...edit.range), [edit.text]) === undefined ? 'value' : 'keys';
}

/** Says whether the parser had seen a broken text before, even if that was not told. */
function brokenBefore({ source, moved, after }: FileStep): (mistake: Finding) => boolean {
  const lineAfter = (offset: number): number => lineOf(after.source, offset).number;
  const lines = once(() => {
    const isParsed = checkStructure(source, 0) === undefined;
    const errors = isParsed ? documentOf(source.text).errors : [];
    return new Set(errors.map(({ pos }) => lineAfter(moved(pos[0]))));
  });
  return ({ range: [start] }) => lines().has(lineAfter(start));
}

/** Where, in the new text, a mistake may have hidden others. */
function hiddenRange({ source, moved }: FileStep, mistake: Finding): Range {
  const kind = traitsOf(mistake.code).hides;
  if (kind === 'nothing') return [-1, -1];
  if (kind === 'file') return [0, Number.POSITIVE_INFINITY];
  const { root } = parseOnce(source);
  const [at] = mistake.range;
  const around: Range = (root === undefined ? undefined : collectionAt(root, at)?.range) ?? [at, at];
  return [moved(around[0]), moved(around[1])];
}

/** The text of a key that surely means another one: what is wrong with it there was wrong before. */
function textUnder({ source, moved }: FileStep, { isName, range: [at], edits = [] }: Finding): Range | undefined {
  const { root } = parseOnce(source);
  const keys = isName && edits.length === 1 && root !== undefined ? collectionAt(root, at) : undefined;
  const entry = keys?.kind === 'map' ? keys.entries.find(({ keyRange }) => keyRange[0] === at) : undefined;
  return entry?.value.kind === 'scalar' ? [moved(at), moved(entry.value.range[1])] : undefined;
}

/** The innermost keys or list that an offset stands in. */
function collectionAt(node: Node, offset: number): Node | undefined {
  if (node.kind === 'scalar' || offset < node.range[0] || offset >= node.range[1]) return undefined;
  const below = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  const inner = below[firstWhere(below, ({ range: [, end] }) => end > offset)];
  return (inner && collectionAt(inner, offset)) ?? node;
}

/** Whether a mistake is about something that was just written. Line ends and spaces say nothing. */
function touches([start, end]: Range, written: readonly Range[], { text }: SourceText): boolean {
  return written.some(([from, to]) => start < to && end > from && text.slice(from, to).trim() !== '');
}

/** Whether a key may be missing now because the text that was written has taken it in: `tagline: "Hello title: Hi"`. */
function hasTakenIn(written: readonly Range[], { text }: SourceText): boolean {
  return written.some(([from, to]) => text.slice(from, to).split('\n').some(hasKeyAfterQuote));
}

function hasKeyAfterQuote(line: string): boolean {
  const quote = line.search(/["']/);
  return quote >= 0 && /(?<![\w-])[A-Z\d_-]*[a-z][\w-]*: \S/.test(line.slice(quote));
}

/** A key that leads to a value, or an entry of a list that it is in: from its dash or bracket to its first word. */
type Lead = { readonly range: Range; readonly isEntry: boolean };

/** A value, and what leads to it, from the outside in. */
type Value = { readonly node: ScalarNode; readonly path: readonly Lead[] };

/** Says of a stretch of a text whether something is known of it. */
type OfRange = (range: Range) => boolean;

/**
 * Whether a step of mending leaves alone what it is not about: each value that could be read before, and that is neither
 * wrong nor rewritten, is still there as it was, under the same keys and in the same entries of lists. The step may give a key
 * another name, and put keys and dashes in front of values or take them away; and a line that it moves gets another place.
 */
function keepsValues({ source, edits, moved, after, mended }: FileStep): boolean {
  if (edits.length === 0 || !isPageFile(source.file)) return true;
  const [before, now] = [parseOnce(source), parseOnce(after.source)];
  const written = writtenRanges(edits);
  const isChanged = touching(edits.map(({ range }) => range));
  const isWritten = touching(written);
  const rewriting = edits.map((edit) => !isIndent(source, edit));
  const wrong = mended.map(({ range }) => range);
  const isRewritten = touching([...wrong, ...edits.flatMap(({ range }, at) => (rewriting[at] ? [range] : []))]);
  const takesIn = touching([
    ...wrong.map(([start, end]): Range => [moved(start), moved(end)]),
    ...written.filter((_, at) => rewriting[at]),
  ]);
  const isCertain = certainIn(source, before.masks);
  const values = valuesIn(after.source, now.root);
  return [...valuesIn(source, before.root).values()].every(({ node, path }) => {
    if (isRewritten(node.range) || !isCertain(node.range, path)) return true;
    const same = values.get(moved(node.range[0]));
    // What can no longer be read isn't kept, either.
    if (same === undefined) return false;
    if (same.node.value !== node.value && !takesIn(same.node.range)) return false;
    const { start: lineStart } = lineOf(source, node.range[0]);
    if (isChanged([lineStart, lineStart])) return true;
    return leadsToSame(rest(path, isChanged, moved), rest(same.path, isWritten));
  });
}

/** Whether an edit does no more than to move a line. */
function isIndent({ text }: SourceText, { range: [start, end], text: by }: Edit): boolean {
  return (start === 0 || text[start - 1] === '\n') && /^[ \t]*$/.test(text.slice(start, end) + by);
}

/** The values of a tree, by where they start. */
function valuesIn(source: SourceText, root: Node | undefined): ReadonlyMap<number, Value> {
  const values = new Map<number, Value>();
  const collect = (node: Node, path: readonly Lead[]): void => {
    if (node.kind === 'map')
      for (const { keyRange, value } of node.entries) collect(value, [...path, { range: keyRange, isEntry: false }]);
    else if (node.kind === 'list')
      for (const item of node.items) collect(item, [...path, { range: startOfEntry(source, item), isEntry: true }]);
    else if (node.source !== '') values.set(node.range[0], { node, path });
  };
  if (root !== undefined) collect(root, []);
  return values;
}

/** How far before its first word the dash or bracket of an entry is looked for. */
const FARTHEST_DASH = 100;

/** From its dash, or from the bracket before the first one, to its first word. */
function startOfEntry({ text }: SourceText, item: Node): Range {
  const [start] = startOf(item);
  const before = text.slice(Math.max(0, start - FARTHEST_DASH), start);
  return [start - (/[-[][ \t]*(?:\{[ \t]*)?$/.exec(before)?.[0].length ?? 0), start];
}

/** What is left of a path without the steps that edits touch. @param moved says where an offset stands in the new text; as it is, if not given */
function rest(path: readonly Lead[], isTouched: OfRange, moved = (offset: number): number => offset) {
  const left = path.filter(({ range }) => !isTouched(range));
  const places = (areEntries: boolean): number[] =>
    left.flatMap(({ range, isEntry }) => (isEntry === areEntries ? moved(range[1]) : []));
  const entries = places(true);
  const touchedEntries = path.filter(({ isEntry }) => isEntry).length - entries.length;
  return { keys: places(false), entries, touchedEntries };
}

/** A dash that is taken away joins an entry with the one above, and one that is put in parts them. */
function leadsToSame(old: ReturnType<typeof rest>, fresh: ReturnType<typeof rest>): boolean {
  const lost = old.entries.filter((each) => !fresh.entries.includes(each)).length;
  const added = fresh.entries.filter((each) => !old.entries.includes(each)).length;
  return old.keys.join() === fresh.keys.join() && lost <= fresh.touchedEntries && added <= old.touchedEntries;
}

/**
 * Says of values whether they and their places are certain. Those are not that stand on or below a line of which the parser
 * was told that it starts in another column.
 */
function certainIn(source: SourceText, masks: readonly Mask[]): (range: Range, path: readonly Lead[]) => boolean {
  const isMasked = touching(masks.map(({ range }) => range));
  const isMoved = touching(
    masks.flatMap(({ range: [start], lost, isMoved: isOff = lost }): readonly Range[] => {
      const line = lineOf(source, start);
      return isOff ? [[line.start, endOfLine(source, line.number) - 1]] : [];
    }),
  );
  return (range, path) => !isMasked(range) && !isMoved(range) && !path.some((step) => isMoved(step.range));
}
