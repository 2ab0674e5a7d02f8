import { type Finding, finding, inText, withEdits } from '../findings/finding.ts';
import { MOST_SLIPS } from '../findings/together.ts';
import type { Mask, Parsed } from '../syntax/masks.ts';
import { DEEPEST, type Entry, FORBIDDEN_KEYS, MOST_KEYS, type Node, type ScalarNode } from '../syntax/tree.ts';
import { asWritten, deleteEntry, type Repaired, repaired, replace } from '../text/edits.ts';
import { endOfJsonText, matchAt, unquotedJson } from '../text/json-text.ts';
import { lineNumberOf, type Range, type SourceText } from '../text/source.ts';
import { CLOSING, closesOuter, endsTooEarly, type Open, repairOf, STRAY, type Stop, startsWithKey } from './repairs.ts';

/** Reads a text in JSON, whatever is wrong with it: each mistake is reported, and what it means is read all the same. */
export function parseJson(source: SourceText): Parsed {
  const other = inYaml(source);
  if (source.text.trim() !== '' && other === undefined) return new JsonReader(source).read();
  return { root: undefined, findings: other === undefined ? [] : [other], masks: [], unreadFrom: undefined };
}

const WORD = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?=[\s,;\]}]|$)/y;

/** Reads strictly. Where it is stopped, the text is repaired as it was probably meant. Nodes and findings stand where they are in the text as written. */
class JsonReader {
  private readonly source: SourceText;
  private readonly findings: Finding[] = [];
  private readonly masks: Mask[] = [];
  private unreadFrom: number | undefined;
  private isWhole = true;
  /** The text with its repairs, as far as it is read. */
  private text: string;
  private mended: Repaired;
  private at = 0;
  private readonly open: Open[] = [];
  private stop: Stop | undefined;
  private repairs = 0;

  constructor(source: SourceText) {
    this.source = source;
    this.text = source.text;
    this.mended = asWritten(source.text);
  }

  read(): Parsed {
    const root = this.repaired(() => this.value());
    this.repaired(() => this.end());
    const { findings, masks, unreadFrom } = this;
    return { root: root && this.isWhole ? withoutSchema(root) : undefined, findings, masks, unreadFrom };
  }

  private get sign(): string {
    return this.text.charAt(this.at);
  }

  private skip(): void {
    while (' \n\r\t'.includes(this.sign) && this.at < this.text.length) this.at += 1;
  }

  /** Does a step from the same place until it can be done, or nothing more is read. */
  private repaired<T>(step: () => T | undefined): T | undefined {
    for (const from = this.at; ; this.at = from) {
      const done = step();
      if (done !== undefined || !this.repair()) return done;
    }
  }

  private value(key?: Stop['key']): Node | undefined {
    this.skip();
    const { at, sign } = this;
    if (sign === '{' || sign === '[') return this.collection(sign);
    const text = endOfJsonText(this.text, at);
    const end = text ?? at + (matchAt(this.text, at, WORD)?.[0].length ?? 0);
    const isBare = this.open.length === 0 && startsWithKey(this.text, at);
    if (end === at || isBare || (text !== undefined && endsTooEarly(this.text, at, end)))
      return this.stopAt('value', { key });
    this.at = end;
    const written = this.text.slice(at, end);
    return this.scalar([at, end], text === undefined ? JSON.parse(written) : unquotedJson(written));
  }

  private scalar(range: Range, value: ScalarNode['value']): ScalarNode {
    const place = this.placeOf(range);
    const style = typeof value === 'string' ? 'double' : 'plain';
    return { kind: 'scalar', range: place, value, source: this.source.text.slice(...place), style };
  }

  private collection(sign: Open['sign']): Node {
    const start = this.at;
    if (this.open.length === DEEPEST) return this.leftOut(start, 'too-deep');
    this.open.push({ sign, at: start });
    this.at += 1;
    const entries: Entry[] = [];
    const items: Node[] = [];
    for (let last: number | undefined; ; last = this.at) {
      if (this.repaired(() => this.goOn(last)) !== 'entry') break;
      const entry = this.repaired(() => (sign === '{' ? this.entry() : this.value()));
      if (entry === undefined) break;
      if ('kind' in entry) items.push(entry);
      else if (this.isAllowed(entry)) entries.push(entry);
      if (entries.length > MOST_KEYS) this.leftOut(start, 'too-many-keys');
    }
    this.open.pop();
    const range = this.placeOf([start, this.at]);
    return sign === '{' ? { kind: 'map', range, entries } : { kind: 'list', range, items };
  }

  /** Goes over a comma to the next entry, or over the bracket that closes the innermost one. @param last where the entry before ends */
  private goOn(last: number | undefined): 'entry' | 'closed' | undefined {
    this.skip();
    const comma = last !== undefined && this.sign === ',' ? this.at : undefined;
    if (comma !== undefined) {
      this.at += 1;
      this.skip();
    }
    const stop = this.stopHere('between', { last, comma });
    const { sign } = this;
    if (comma === undefined && sign === CLOSING[stop.inner.sign] && !closesOuter(stop)) {
      this.at += 1;
      return 'closed';
    }
    const isNext = sign === '{' && stop.inner.sign === '{' && this.open.at(-2)?.sign === '[' && last !== undefined;
    if ((last === undefined) === (comma === undefined) && !/^[,;}\]]?$/.test(sign) && !isNext) return 'entry';
    this.stop = stop;
    return undefined;
  }

  private entry(): Entry | undefined {
    this.skip();
    const start = this.at;
    const end = endOfJsonText(this.text, start);
    if (end === undefined) return this.stopAt('key', {});
    const name = unquotedJson(this.text.slice(start, end));
    this.at = end;
    this.skip();
    if (this.sign !== ':') return this.stopAt('colon', { key: { name, range: [start, end] } });
    this.at += 1;
    const value = this.value({ name, range: [start, this.at] });
    return value && { key: name, keyRange: this.placeOf([start, end]), value };
  }

  private isAllowed({ key, keyRange }: Entry): boolean {
    if (!FORBIDDEN_KEYS.has(key)) return key !== STRAY;
    const mistake = finding('forbidden-key', inText(this.source, keyRange), { key });
    this.findings.push(withEdits(mistake, deleteEntry(this.source, keyRange)));
    return false;
  }

  private end(): true | undefined {
    this.skip();
    return this.at >= this.text.length ? true : this.stopAt('end', {});
  }

  private stopAt(expected: Stop['expected'], more: Partial<Stop>): undefined {
    this.stop = this.stopHere(expected, more);
  }

  private stopHere(expected: Stop['expected'], more: Partial<Stop>): Stop {
    const { text, at, open, source } = this;
    const lineOf = (offset: number): number => lineNumberOf(source, this.placeOf([offset, offset])[0]);
    return { text, at, expected, open, inner: open.at(-1) ?? { sign: '{', at: 0 }, lineOf, ...more };
  }

  /** Reports what stopped the reader, and writes what is read instead. Says whether to go on: after too many mistakes nothing more is read. */
  private repair(): boolean {
    const found = this.stop && this.unreadFrom === undefined ? repairOf(this.stop) : undefined;
    if (found === undefined) return false;
    const { slip, range, read, edits = read, answer, mask } = found;
    const mistake = finding('json-syntax', inText(this.source, this.placeOf(range)), slip);
    const written = edits.map((edit) => replace(this.placeOf(edit.range), edit.text));
    const isTheirs = this.text.slice(...range) === this.source.text.slice(...this.placeOf(range));
    // That these edits make JSON of it shows when the text is read again.
    if (isTheirs)
      this.findings.push(
        answer === 'none' ? mistake : { ...mistake, [answer === 'sure' ? 'edits' : 'suggests']: written },
      );
    this.repairs += 1;
    if (mask !== undefined) this.masks.push({ ...mask, range: this.placeOf(mask.range) });
    if (this.repairs > MOST_SLIPS) this.giveUp(range[0]);
    else {
      this.mended = repaired(this.source.text, this.mended, read);
      this.text = this.mended.text;
    }
    return this.unreadFrom === undefined;
  }

  private placeOf(range: Range): Range {
    return this.mended.placeOf(range);
  }

  private giveUp(from: number): void {
    [this.unreadFrom] = this.placeOf([from, from]);
    this.masks.push({ range: [this.unreadFrom, this.source.text.length], lost: true });
    this.text = this.text.slice(0, from);
    this.at = from;
  }

  /** Nothing is made of a text with too much in it. */
  private leftOut(start: number, code: 'too-deep' | 'too-many-keys'): ScalarNode {
    const [from] = this.placeOf([start, start]);
    const at = inText(this.source, [from, from + 1]);
    if (this.isWhole)
      this.findings.push(
        code === 'too-deep' ? finding(code, at, { levels: DEEPEST }) : finding(code, at, { keys: MOST_KEYS }),
      );
    this.isWhole = false;
    if (this.unreadFrom === undefined) this.giveUp(this.at);
    return this.scalar([this.at, this.at], null);
  }
}

/** Without the key that leads editors to the schema, as a comment does in YAML. */
function withoutSchema(root: Node): Node {
  return root.kind === 'map' ? { ...root, entries: root.entries.filter(({ key }) => key !== '$schema') } : root;
}

/** A text that is YAML, and no JSON: a key at the start of a line, a dash or a comment. */
const YAML = /^(?:---[ \t]*$|#|[A-Za-z][\w-]*:[ \t]|[A-Za-z][\w-]*:[ \t]*$)/m;

/** Reports a text that is YAML in a file with the name of one in JSON; undefined if it may be JSON. */
function inYaml(source: SourceText): Finding | undefined {
  const start = source.text.search(/[^\s]/);
  if (/["'{[/“]/.test(source.text.charAt(start)) || !YAML.test(source.text.slice(start, start + 2000)))
    return undefined;
  const better = source.file.replace(/\.json$/, '.yaml');
  return { ...finding('json-syntax', inText(source, [0, 0]), { why: 'yaml', better }), rename: better };
}
