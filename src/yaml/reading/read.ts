import { addAll } from '../../model/lists.ts';
import type { Finding } from '../findings/finding.ts';
import { MOST_SLIPS } from '../findings/most.ts';
import { openBrackets } from '../mistakes/brackets/brackets.ts';
import { isOpen, quotedIn } from '../mistakes/quotes/quotes.ts';
import type { Ordinary, ParseOrdinary } from '../ordinary/ordinary.ts';
import { blankMask, type Mask, masked } from '../syntax/masks.ts';
import type { ParserError } from '../syntax/parser-error.ts';
import { weighs, weightOf } from '../syntax/weight.ts';
import { endOfLine, lineOf, type SourceText } from '../text/source.ts';
import type { Before } from './before-parsing.ts';
import {
  brokenBelow,
  type Composed,
  compose,
  composed,
  endAfter,
  firstError,
  soundIn,
  type Unparsed,
} from './compose.ts';
import { explainSyntax } from './explain.ts';
import { maskFor } from './recover.ts';

/** A text without what keeps the parser from reading it. */
export type Read = Before & {
  /** Absent if one of the mistakes spoils all that follows. */
  readonly document: Composed | undefined;
};

/** How much of a broken text is read, in UTF-16 units. Nearly all pages are shorter. */
const LONGEST_BROKEN = 64_000;

/** How far a text is read below a first mistake that stands further down, which is the only one that is looked for. */
const BELOW = 4_000;

/** How much text is read over and over to find more than one mistake, by its weight: in UTF-16 units of ordinary text. */
const MOST_TO_READ = 500_000;

type Text = Pick<Before, 'source' | 'masks'>;

/**
 * Parses a text that is no ordinary YAML, looking away from one mistake after the other. Of a long one that is broken, what comes after so
 * much of it isn't read.
 *
 * @param ordinary what can be said of the text as ordinary YAML
 */
export function readAround({ source, masks }: Text, ordinary: Ordinary, parseOrdinary: ParseOrdinary): Read {
  const document = brokenBelow(source, ordinary) ?? compose(source);
  const error = firstError(document);
  const isFar = error !== undefined && error.pos[0] >= LONGEST_BROKEN;
  const most = isFar ? 0 : MOST_TO_READ;
  const end = error === undefined ? source.text.length : endOfBroken(source, error);
  if (end === source.text.length) return new Reader({ source, masks, parseOrdinary, most }).read(document);
  const rest = blankMask(source, [end, source.text.length], true);
  const above = masked(source, [rest]);
  const reader = new Reader({ source: above, masks: [...masks, rest], parseOrdinary, most, cut: end });
  const read = reader.read(composed(above, parseOrdinary, end));
  return { ...read, unreadFrom: read.unreadFrom ?? end };
}

function endOfBroken(source: SourceText, { pos: [at] }: ParserError): number {
  return endAfter(source, 0, at < LONGEST_BROKEN ? LONGEST_BROKEN : at + BELOW);
}

type Reading = Text & {
  readonly parseOrdinary: ParseOrdinary;
  /** How much of it may be read, by its weight. */
  readonly most: number;
  /** Where what is to be read ends, if that isn't all of the text. */
  readonly cut?: number;
};

/** Reads a text again and again, until there is nothing in it that the parser cannot read. */
class Reader {
  readonly #parseOrdinary: ParseOrdinary;
  readonly #cut: number | undefined;
  readonly #findings: Finding[] = [];
  readonly #masks: Mask[];
  #source: SourceText;
  #left: number;

  constructor({ source, masks, parseOrdinary, most, cut }: Reading) {
    this.#source = source;
    this.#masks = [...masks];
    this.#parseOrdinary = parseOrdinary;
    this.#cut = cut;
    this.#left = most;
  }

  read(first: Composed | Unparsed): Read {
    let document = first;
    for (;;) {
      const tooMuch = 'only' in document ? document.mistake : undefined;
      if (tooMuch !== undefined) {
        this.#findings.push(tooMuch);
        return this.#result(undefined);
      }
      const error = firstError(document);
      if (error === undefined) return this.#result(soundIn(document));
      const open = this.#openAtCut(error);
      if (open !== undefined) return this.#givenUp(open);
      const next = this.#lookAway(error);
      if ('read' in next) return next.read;
      document = next.document;
    }
  }

  /** Reports a problem, and looks away from it. */
  #lookAway(error: ParserError): { readonly document: Composed | Unparsed } | { readonly read: Read } {
    const source = this.#source;
    const mistake = explainSyntax(source, error);
    const isKnown = this.#masks.some((mask) => standsInLineOf(source, mask, mistake));
    // What nobody can name, behind something that was named, is what that has left behind.
    const isRest = mistake.code === 'yaml-syntax' && this.#findings.length > 0;
    if (!isKnown && !isRest) this.#findings.push(mistake);
    if (this.#findings.length > MOST_SLIPS || weighs(source.text, this.#left))
      return { read: this.#givenUp(mistake.range[0]) };
    const found = maskFor(source, mistake, (next) => this.#readAgain(next));
    if (found === undefined) return { read: this.#result(undefined) };
    const others = found.list?.findings.filter(({ range }) => range[0] !== mistake.range[0]) ?? [];
    addAll(this.#findings, others);
    addAll(
      this.#masks,
      found.masks.filter(({ isSound }) => !isSound),
    );
    this.#source = found.source;
    return { document: found.result };
  }

  #readAgain(next: SourceText): { readonly problem: number | undefined; readonly result: Composed | Unparsed } {
    this.#left -= weightOf(next.text);
    const result = composed(next, this.#parseOrdinary, this.#cut);
    return { problem: firstError(result)?.pos[0], result };
  }

  /** Where the line starts that has the first text or bracket that is open where the text was cut, if that is the problem. */
  #openAtCut({ pos: [at] }: ParserError): number | undefined {
    const source = this.#source;
    if (this.#cut === undefined || at < source.text.trimEnd().length) return undefined;
    const quote = quotedIn(source).at(-1);
    return quote !== undefined && isOpen(quote) ? quote.offset : openBrackets(source, source.text.length)[0];
  }

  /** Reads only what stands above an offset. */
  #givenUp(at: number): Read {
    const unreadFrom = lineOf(this.#source, at).start;
    const rest = blankMask(this.#source, [unreadFrom, this.#source.text.length], true);
    this.#source = masked(this.#source, [rest]);
    this.#masks.push(rest);
    return this.#result(soundIn(composed(this.#source, this.#parseOrdinary, unreadFrom)), unreadFrom);
  }

  #result(document: Composed | undefined, unreadFrom?: number): Read {
    return { document, source: this.#source, masks: this.#masks, findings: this.#findings, unreadFrom };
  }
}

/** What was masked before may leave its line in disorder: that was reported. */
function standsInLineOf(source: SourceText, { range: [start, end] }: Mask, mistake: Finding): boolean {
  const [first, last] = mistake.range.map((offset) => lineOf(source, offset));
  return first !== undefined && last !== undefined && end >= first.start && start < endOfLine(source, last.number);
}
