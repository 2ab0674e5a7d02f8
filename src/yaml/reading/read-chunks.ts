import type { Document } from 'yaml';
import { addAll } from '../../model/lists.ts';
import { type Finding, movedFinding } from '../findings/finding.ts';
import { blankMask, type Mask, masked } from '../syntax/masks.ts';
import { checkStructure } from '../syntax/structure.ts';
import { weightOf } from '../syntax/weight.ts';
import { lineAt, type SourceText } from '../text/source.ts';
import { type Chunk, type Cutter, chunkIn, LONGEST_CHUNK, movedMask, numberInWhole, wholeOf } from './chunks.ts';
import { type Composed, composed, composedAtOnce, firstError, soundIn, type Unparsed } from './compose.ts';
import { type Budget, isAtEnd, type Read, readChunk } from './read-chunk.ts';
import { evenedAt } from './uneven-lists.ts';

/** How much the `yaml` library may be given of a text in chunks, by its weight: in UTF-16 units of ordinary text. */
const MOST_TO_PARSE = 500_000;

/** A broken chunk of a text that was parsed already. */
export type Probe = { readonly text: string; readonly document: Document };

/** A long text that is to be read in chunks. */
export type LongText = {
  readonly text: SourceText;
  /** Where the first chunk starts that may be broken: the cutter has passed the others. */
  readonly start: number;
  /** What was masked already. */
  readonly before: readonly Mask[];
  readonly cutter: Cutter;
  readonly budget: Budget;
  /** What was parsed at its start, if it was: of a text with one long line that is all of it. */
  readonly probe: Probe | undefined;
};

/** Reads a long text chunk by chunk, and what the chunks have become as a whole. */
export class ChunksReader {
  private readonly text: SourceText;
  private readonly cutter: Cutter;
  private readonly budget: Budget;
  private probe: Probe | undefined;
  private readonly findings: Finding[] = [];
  private readonly masks: Mask[];
  /** What was masked in chunks that are still to be read. */
  private readonly before: Mask[];
  /** The chunks that have been read, as what they have become. */
  private filled: string;
  private hasEvened = false;
  /** Whether the first list was evened in the chunk that is being read. */
  private isEvened = false;
  /** The weight of the chunks that were no ordinary YAML. */
  private parsed = 0;
  /** What the whole text has become, if nothing was out of the ordinary below the first list that was evened. */
  private whole: Composed | undefined;

  constructor({ text, start, before, cutter, budget, probe }: LongText) {
    this.text = text;
    this.cutter = cutter;
    this.budget = budget;
    this.probe = probe;
    this.masks = [...before];
    this.before = [...before];
    this.filled = text.text.slice(0, start);
  }

  read(): Read {
    const { text, budget, findings } = this;
    let unreadFrom: number | undefined;
    while (this.filled.length < text.text.length && unreadFrom === undefined) unreadFrom = this.readNext();
    const atOnce =
      this.whole ?? composedAtOnce(budget.parseOrdinary(this.filled.slice(0, unreadFrom), Number.POSITIVE_INFINITY));
    if (atOnce === undefined) unreadFrom = this.tooMuchFrom() ?? unreadFrom;
    const rest = unreadFrom === undefined ? [] : [blankMask(text, [unreadFrom, text.text.length], true)];
    const source = masked({ ...text, text: this.filled + text.text.slice(this.filled.length) }, rest);
    const document = atOnce ?? composed(source, budget.parseOrdinary, unreadFrom);
    const last = readChunk({ chunk: wholeOf(source), document, masks: [...this.masks, ...rest] }, budget);
    return {
      ...last,
      // What is left of mistakes that were told is not told.
      findings: findings.length > 0 && !('mistake' in document) ? findings : [...findings, ...last.findings],
      unreadFrom: unreadFrom ?? last.unreadFrom,
    };
  }

  /** Where there is too much for the parser below: before a quote was masked, all below it was one text. */
  private tooMuchFrom(): number | undefined {
    const structure = checkStructure({ ...this.text, text: this.filled }, 0);
    return structure !== undefined && 'end' in structure ? structure.end : undefined;
  }

  /** Adds the next chunk. Gives where reading was given up, if it was. */
  private readNext(): number | undefined {
    const { chunk, read } = this.nextChunk();
    const shift = chunk.start - chunk.head;
    const own = read.source.text.slice(chunk.head);
    this.tell(read.findings.map((each) => movedFinding(each, this.text, shift)));
    addAll(
      this.masks,
      read.masks.map((mask) => movedMask(mask, shift)),
    );
    this.cutter.pass(own, chunk.start);
    this.filled += own;
    if (read.unreadFrom !== undefined) return read.unreadFrom + shift;
    if (read.document === undefined && read.openFrom === undefined) return chunk.start;
    this.readRest();
    const isDone = this.filled.length === this.text.text.length;
    return this.parsed > MOST_TO_PARSE && !isDone ? this.filled.length : undefined;
  }

  /** Once a list was evened, there may be nothing out of the ordinary below: then the rest is read at once. */
  private readRest(): void {
    if (!this.isEvened) return;
    this.isEvened = false;
    const text = this.filled + this.cutter.below(this.filled.length);
    this.whole = composedAtOnce(this.budget.parseOrdinary(text, Number.POSITIVE_INFINITY));
    if (this.whole !== undefined) this.filled = text;
  }

  /**
   * The next chunk, and what it has become. One that ends within a text or brackets is made longer, or ends before
   * those if there was something else to tell.
   */
  private nextChunk(): { readonly chunk: Chunk; readonly read: Read } {
    const { cutter, budget } = this;
    for (let size = LONGEST_CHUNK; ; size *= 2) {
      const chunk = cutter.chunkAt(this.filled.length, size);
      const { source } = chunk;
      const document = this.composed(source);
      const mayGrow = chunk.isCut && size <= LONGEST_CHUNK * 8 && budget.units >= size;
      const sound = soundIn(document);
      if (sound !== undefined)
        return { chunk, read: { document: sound, source, masks: [], findings: [], unreadFrom: undefined } };
      const error = firstError(document);
      if (mayGrow && error !== undefined && isAtEnd(source, error)) {
        budget.units -= weightOf(source.text);
        continue;
      }
      const own = this.before.filter(({ range: [start] }) => start >= chunk.start && start < chunk.end);
      const before = own.map((mask) => movedMask(mask, chunk.head - chunk.start));
      const read = readChunk({ chunk, document, masks: before }, budget, {
        until: mayGrow ? 'end' : undefined,
        even: (now, mistake) => this.even(chunk, now, mistake),
      });
      const isLostBelow = ({ lost, range: [start, end] }: Mask): boolean =>
        lost && end >= source.text.trimEnd().length && cutter.goesOnBelow(chunk, start);
      if (mayGrow && read.masks.some(isLostBelow)) continue;
      const masks = read.masks.slice(own.length);
      if (read.openFrom === undefined) return { chunk, read: { ...read, masks } };
      const text = read.source.text.slice(0, read.openFrom);
      return {
        chunk: { ...chunk, end: chunk.start + text.length - chunk.head },
        read: { ...read, masks, source: { ...read.source, text } },
      };
    }
  }

  /** Reads a chunk. The first may have been parsed before: that is not kept any longer. */
  private composed(source: SourceText): Composed | Unparsed {
    const { probe } = this;
    this.probe = undefined;
    const read = probe?.text === source.text ? probe.document : composed(source, this.budget.parseOrdinary);
    if (!('root' in read)) this.parsed += weightOf(source.text);
    return read;
  }

  /** Evens a list in the whole text, by a mistake in a chunk, and gives what the chunk is then. */
  private even(chunk: Chunk, source: SourceText, { range: [at] }: Finding): SourceText | undefined {
    const { text, cutter, filled } = this;
    const now = { ...text, text: filled + source.text.slice(chunk.head) + cutter.below(chunk.end) };
    const list = evenedAt(now, lineAt(now, numberInWhole(chunk, at)));
    if (list === undefined) return undefined;
    this.tell(list.findings.map((each) => movedFinding(each, text, 0)));
    const masks = list.masks.filter(({ isSound }) => !isSound);
    addAll(this.masks, masks);
    addAll(this.before, masks);
    // What was masked in the chunk is not: it may be read again.
    const evened = masked({ ...text, text: filled + cutter.below(chunk.start) }, list.masks);
    this.filled = evened.text.slice(0, chunk.start);
    cutter.goOnIn(evened);
    this.isEvened = !this.hasEvened;
    this.hasEvened = true;
    return chunkIn(masked(now, list.masks), chunk);
  }

  private tell(findings: readonly Finding[]): void {
    addAll(this.findings, findings);
    this.budget.slips -= findings.length;
  }
}
