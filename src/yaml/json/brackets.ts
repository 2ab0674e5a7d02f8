import { once } from '../../model/once.ts';
import type { Range } from '../text/source.ts';
import { type Scanner, sure } from './scanner.ts';

/** A bracket that is open. */
export type Open = { readonly sign: '{' | '['; readonly at: number };

const CLOSING = { '{': '}', '[': ']' } as const;

/** What stands between two brackets, up to a place: where the last entry ends, and the comma after it. */
export type Between = { last: number | undefined; comma: number | undefined };

/** What to do at a place between brackets: read an entry there, go on behind a sign, or leave. */
export type Next = 'entry' | 'on' | 'closed';

/** The brackets that are open at a place of a text. */
export class Brackets {
  private readonly scan: Scanner;
  private readonly all: Open[] = [];

  constructor(scan: Scanner) {
    this.scan = scan;
  }

  get depth(): number {
    return this.all.length;
  }

  /** Goes into a bracket. */
  enter(sign: Open['sign']): void {
    this.all.push({ sign, at: this.scan.at });
    this.scan.at += 1;
  }

  leave(): void {
    this.all.pop();
  }

  /** Looks at the sign at a place between the innermost brackets. */
  next(between: Between): Next {
    const { scan } = this;
    const open = this.all.at(-1);
    if (open === undefined) return 'closed';
    const { sign } = scan;
    if (scan.isAtEnd) return this.unclosed(open, between);
    if (sign === '}' || sign === ']') return this.closing(open, between);
    if (sign === ',' || sign === ';') return this.separating(sign, between);
    if (sign === '{' && open.sign === '{' && this.all.at(-2)?.sign === '[' && between.last !== undefined) {
      // Here the next entry of the list begins: the one above isn't closed.
      scan.at = between.comma ?? scan.at;
      return this.unclosed(open, between);
    }
    if (between.last !== undefined && between.comma === undefined)
      scan.report({ why: 'missing-comma' }, [between.last, between.last], sure([between.last, between.last], ','));
    return 'entry';
  }

  private closing(open: Open, { last, comma }: Between): Next {
    const { scan } = this;
    const { sign, at } = scan;
    const close = CLOSING[open.sign];
    const line = scan.lineOf(open.at);
    if (sign !== close && this.closesOther(sign)) return this.unclosed(open, { last, comma });
    if (sign === close && this.isOfOuter(open)) {
      scan.report({ why: 'unclosed-above', open: open.sign, close, line }, [at, at + 1]);
      return 'closed';
    }
    if (sign !== close)
      scan.report({ why: 'other-bracket', open: open.sign, close, line }, [at, at + 1], sure([at, at + 1], close));
    else if (comma !== undefined)
      scan.report({ why: 'trailing-comma' }, [comma, comma + 1], sure([comma, comma + 1], ''));
    scan.at += 1;
    return 'closed';
  }

  /** Whether a bracket closes one further out, and not the innermost by mistake: then its map goes on behind it. */
  private closesOther(sign: string): boolean {
    const closed = this.all.findLastIndex((each) => CLOSING[each.sign] === sign);
    const goesOn = this.scan.match(/.\s*,\s*"[^"\n]*"\s*:/sy) !== undefined;
    return closed !== -1 && !(goesOn && this.all[closed - 1]?.sign !== '{');
  }

  /** Whether a closing bracket stands in the column of the line in which one further out was opened, and not in that of its own. */
  private isOfOuter(open: Open): boolean {
    const { scan } = this;
    const own = scan.indentAt(scan.at);
    if (!own.isFirst || scan.lineOf(open.at) === scan.lineOf(scan.at) || this.areWhole()) return false;
    if (own.indent === scan.indentAt(open.at).indent) return false;
    return this.all.slice(0, -1).some(({ sign, at }) => sign === open.sign && scan.indentAt(at).indent === own.indent);
  }

  /** Whether each bracket of the text closes the one before it that is open: then where lines begin says nothing. */
  private readonly areWhole = once((): boolean => {
    const open: string[] = [];
    for (const [sign] of this.scan.text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
      if (sign === '{' || sign === '[') open.push(CLOSING[sign]);
      else if (sign.length === 1 && sign !== open.pop()) return false;
    }
    return open.length === 0;
  });

  private separating(sign: string, between: Between): Next {
    const { scan } = this;
    const range: Range = [scan.at, scan.at + 1];
    if (between.last === undefined || between.comma !== undefined)
      scan.report({ why: 'extra-comma' }, range, sure(range, ''));
    else {
      between.comma = scan.at;
      if (sign === ';') scan.report({ why: 'semicolon' }, range, sure(range, ','));
    }
    scan.at = Math.max(scan.at, range[1]);
    return 'on';
  }

  /** Reports a bracket that should have been closed behind the last entry. Of those that the end of a file leaves open, it is one mistake. */
  private unclosed(open: Open, { last, comma }: Between): Next {
    const { scan } = this;
    if (scan.unreadFrom !== undefined) return 'closed';
    const at = last ?? open.at + 1;
    const line = scan.lineOf(open.at);
    const opened = scan.isAtEnd ? this.all.toReversed() : [open];
    const close = opened.map(({ sign }) => CLOSING[sign]).join('');
    if (scan.isAtEnd && this.isReported) return 'closed';
    if (scan.isAtEnd) this.isReported = true;
    const range: Range = [at, scan.isAtEnd && comma !== undefined ? comma + 1 : at];
    const closing = opened.map((each) => this.breakBefore(each, at) + CLOSING[each.sign]).join('');
    scan.report({ why: 'unclosed', open: open.sign, close, line }, [at, at], sure(range, closing));
    return 'closed';
  }

  /** What comes before a closing bracket: a new line, unless what it closes is in the line of an offset. */
  private breakBefore({ at: start }: Open, at: number): string {
    const { scan } = this;
    return scan.lineOf(start) === scan.lineOf(at) ? '' : `\n${scan.indentAt(start).indent}`;
  }

  /** Whether it was said that brackets are open at the end of the text. */
  private isReported = false;
}
