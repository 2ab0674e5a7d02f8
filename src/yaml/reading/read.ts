import { type Finding, inTextAsWritten } from '../findings/finding.ts';
import { MOST_SLIPS } from '../findings/most.ts';
import { openBrackets } from '../mistakes/brackets/flow.ts';
import { isOpen, quotedIn } from '../mistakes/quotes/quotes.ts';
import type { Ordinary, ParseOrdinary } from '../ordinary/ordinary.ts';
import type { Mask } from '../syntax/masks.ts';
import type { ParserError } from '../syntax/parser-error.ts';
import { weighs, weightOf } from '../syntax/weight.ts';
import { asWritten, type Repaired, repaired } from '../text/repaired.ts';
import { endOfLine, excerptOf, lineOf, type SourceText } from '../text/source.ts';
import type { Before } from './before-parsing.ts';
import { type Composed, composed, endAfter, parsed, type Sound } from './compose.ts';
import { explainSyntax } from './explain.ts';
import { recover } from './recover.ts';

/** A text without what keeps the parser from reading it. Masks and findings stand where they do in the text as it is written. */
export type Read = Before & {
  /** What `source` is of the text as it is written. */
  readonly repaired: Repaired;
  /** Absent if one of the mistakes spoils all that follows. */
  readonly document: Sound | undefined;
};

/** How much of a broken text is read, in UTF-16 units. Nearly all pages are shorter. */
const LONGEST_BROKEN = 64_000;

/** How far a text is read below a first mistake that stands further down, which is the only one that is looked for. */
const BELOW = 4_000;

/** How much text is read over and over to find more than one mistake, by its weight: in UTF-16 units of ordinary text. */
const MOST_TO_READ = 500_000;

/**
 * Parses a text that is no ordinary YAML, looking away from one mistake after the other. Of a long one that is broken, what comes after so
 * much of it isn't read.
 *
 * @param ordinary what can be said of the text as ordinary YAML
 */
export function readAround(before: Before, ordinary: Ordinary, parseOrdinary: ParseOrdinary): Read {
  const { source } = before;
  const whole = parsed(source, ordinary);
  const { error } = whole;
  const isFar = error !== undefined && error.pos[0] >= LONGEST_BROKEN;
  const most = isFar ? 0 : MOST_TO_READ;
  const end = error === undefined ? source.text.length : endOfBroken(source, error);
  const isCut = end < source.text.length;
  const above = isCut ? excerptOf(source, source.text.slice(0, end), source.firstLine) : source;
  const reader = new Reader({ ...before, source: above }, { parseOrdinary, most, isCut });
  const read = reader.read(isCut ? composed(above, parseOrdinary) : whole);
  if (!isCut) return read;
  const rest: Mask = { range: [end, source.text.length], lost: true };
  return { ...read, masks: [...read.masks, rest], unreadFrom: read.unreadFrom ?? end };
}

function endOfBroken(source: SourceText, { pos: [at] }: ParserError): number {
  return endAfter(source, 0, at < LONGEST_BROKEN ? LONGEST_BROKEN : at + BELOW);
}

type Reading = {
  readonly parseOrdinary: ParseOrdinary;
  /** How much of it may be read, by its weight. */
  readonly most: number;
  /** Whether more of the text stands below. */
  readonly isCut: boolean;
};

/** Reads a text again and again, until there is nothing in it that the parser cannot read. */
class Reader {
  readonly #written: SourceText;
  readonly #reading: Reading;
  readonly #findings: Finding[] = [];
  readonly #masks: Mask[];
  #source: SourceText;
  #repaired: Repaired;
  #left: number;

  constructor({ source, masks }: Before, reading: Reading) {
    this.#written = source;
    this.#source = source;
    this.#repaired = asWritten(source.text);
    this.#masks = [...masks];
    this.#reading = reading;
    this.#left = reading.most;
  }

  read(first: Composed): Read {
    let { error, tooMuch, document } = first;
    while (error !== undefined && tooMuch === undefined) {
      const open = this.#openAtCut(error);
      if (open !== undefined) return this.#givenUp(open);
      const next = this.#lookAway(error);
      if ('source' in next) return next;
      ({ error, tooMuch, document } = next);
    }
    if (tooMuch !== undefined) this.#findings.push(this.#placed(tooMuch));
    return this.#result(document);
  }

  /** Reports a problem, and looks away from it. */
  #lookAway(error: ParserError): Composed | Read {
    const source = this.#source;
    const mistake = explainSyntax(source, error);
    const placed = this.#placed(mistake);
    const isKnown = this.#masks.some((mask) => standsInLineOf(this.#written, mask, placed));
    // What nobody can name, behind something that was named, is what that has left behind.
    const isRest = mistake.code === 'yaml-syntax' && this.#findings.length > 0;
    if (!isKnown && !isRest) this.#findings.push(placed);
    if (this.#findings.length > MOST_SLIPS || weighs(source.text, this.#left)) return this.#givenUp(mistake.range[0]);
    const found = recover(source, mistake, (next) => this.#readAgain(next));
    if (found === undefined) return this.#result(undefined);
    for (const other of found.others ?? []) this.#findings.push(this.#placed(other));
    this.#source = found.source;
    this.#repaired = repaired(this.#written.text, this.#repaired, found.edits);
    for (const mask of found.masks) this.#masks.push({ ...mask, range: this.#repaired.placeOf(mask.range) });
    return found.result;
  }

  #placed(found: Finding): Finding {
    return inTextAsWritten(found, this.#written, this.#repaired);
  }

  #readAgain(next: SourceText): { readonly problem: number | undefined; readonly result: Composed } {
    this.#left -= weightOf(next.text);
    const result = composed(next, this.#reading.parseOrdinary);
    return { problem: result.error?.pos[0], result };
  }

  /** Where the line starts that has the first text or bracket that is open where the text was cut, if that is the problem. */
  #openAtCut({ pos: [at] }: ParserError): number | undefined {
    const source = this.#source;
    if (!this.#reading.isCut || at < source.text.trimEnd().length) return undefined;
    const quote = quotedIn(source).at(-1);
    return quote !== undefined && isOpen(quote) ? quote.offset : openBrackets(source, source.text.length)[0];
  }

  /** Reads only what stands above an offset. */
  #givenUp(at: number): Read {
    const { start } = lineOf(this.#source, at);
    const [unreadFrom] = this.#repaired.placeOf([start, start]);
    this.#masks.push({ range: [unreadFrom, this.#written.text.length], lost: true });
    this.#source = excerptOf(this.#source, this.#source.text.slice(0, start), this.#source.firstLine);
    return this.#result(composed(this.#source, this.#reading.parseOrdinary).document, unreadFrom);
  }

  #result(document: Sound | undefined, unreadFrom?: number): Read {
    const [source, repaired, masks, findings] = [this.#source, this.#repaired, this.#masks, this.#findings];
    return { document, source, repaired, masks, findings, unreadFrom };
  }
}

/** What was masked before may leave its line in disorder: that was reported. */
function standsInLineOf(source: SourceText, { range: [start, end] }: Mask, mistake: Finding): boolean {
  const [first, last] = mistake.range.map((offset) => lineOf(source, offset));
  return first !== undefined && last !== undefined && end >= first.start && start < endOfLine(source, last.number);
}
