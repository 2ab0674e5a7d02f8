import type { Facts } from '../../diagnostics/catalogue.ts';
import { type Finding, finding, inText } from '../findings/finding.ts';
import { MOST_SLIPS } from '../findings/most.ts';
import { blankMask, type Mask } from '../syntax/masks.ts';
import { type Edit, replace } from '../text/edits.ts';
import { lineOf, type Range, type SourceText } from '../text/source.ts';

/** What is wrong with a stretch of a text in JSON. */
export type Slip = Facts<'json-syntax'>[0];

/** What to write instead. */
export type Answer = { readonly edits: readonly Edit[]; readonly isSure: boolean };

/** A note in a text that has none. */
const NOTE = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\n]*/y;

/** A place in a text in JSON that goes on to its end, and what was found wrong on the way. */
export class Scanner {
  readonly source: SourceText;
  readonly text: string;
  readonly findings: Finding[] = [];
  readonly masks: Mask[] = [];
  at = 0;
  /** Where the rest was given up. */
  unreadFrom: number | undefined;

  constructor(source: SourceText) {
    this.source = source;
    this.text = source.text;
  }

  /** The sign at the place; none at the end. */
  get sign(): string {
    return this.text.charAt(this.at);
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The number of the line of an offset. */
  lineOf(offset: number): number {
    return lineOf(this.source, offset).number;
  }

  /** How far the line of an offset is indented, and whether the offset is its first sign. */
  indentAt(offset: number): { readonly indent: string; readonly isFirst: boolean } {
    const { start } = lineOf(this.source, offset);
    const indent = /^[ \t]*/.exec(this.text.slice(start, Math.min(offset, start + 200)))?.[0] ?? '';
    return { indent, isFirst: start + indent.length === offset };
  }

  /** What a pattern finds at the place. @param pattern is sticky */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text) ?? undefined;
  }

  /** Goes on to where something is written. Notes on the way are reported. */
  skip(): void {
    for (;;) {
      while (' \n\r\t'.includes(this.sign) && !this.isAtEnd) this.at += 1;
      const first = this.match(NOTE);
      if (first === undefined) return;
      const start = this.at;
      this.at += first[0].length;
      // Notes in lines one after the other are one.
      const more = this.match(/(?:\s*(?:\/\/|#)[^\n]*)+/y);
      if (more !== undefined && !first[0].startsWith('/*')) this.at += more[0].length;
      this.report({ why: 'comment' }, [start, start + first[0].trimEnd().length]);
    }
  }

  /** Notes what is wrong. After too many mistakes nothing more is read. */
  report(slip: Slip, range: Range, answer?: Answer): void {
    const mistake = finding('json-syntax', inText(this.source, range), slip);
    // That these edits make JSON of it shows when the text is read again.
    const { edits, isSure = false } = answer ?? {};
    this.tell(edits === undefined ? mistake : { ...mistake, [isSure ? 'edits' : 'suggests']: edits });
    if (this.findings.length > MOST_SLIPS) this.giveUp(range[0]);
  }

  tell(found: Finding): void {
    this.findings.push(found);
  }

  /** Looks away from the rest of the text. */
  giveUp(from: number): void {
    this.unreadFrom ??= from;
    this.masks.push(blankMask(this.source, [from, this.text.length], true));
    this.at = this.text.length;
  }

  /** Reports a value that can't be used, so that nothing else is said of it. */
  withoutValue(slip: Slip, range: Range, answer?: Answer): void {
    this.masks.push({ ...blankMask(this.source, range, false), isValue: true });
    this.report(slip, range, answer);
  }
}

/** The one right answer: a text in the place of a stretch. */
export function sure(range: Range, text: string): Answer {
  return { edits: [replace(range, text)], isSure: true };
}

/** What is probably meant. */
export function probable(range: Range, text: string): Answer {
  return { edits: [replace(range, text)], isSure: false };
}
