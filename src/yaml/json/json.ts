import { type Finding, finding, inText, withEdits } from '../findings/finding.ts';
import { RepeatedKeys } from '../mistakes/repeated-keys.ts';
import { blankMask, type Mask } from '../syntax/masks.ts';
import { DEEPEST, type Entry, FORBIDDEN_KEYS, MOST_KEYS, type Node, type ScalarNode } from '../syntax/tree.ts';
import { deleteEntry } from '../text/edits.ts';
import { endOfJsonText, unquotedJson } from '../text/json-text.ts';
import type { Range, SourceText } from '../text/source.ts';
import { type Between, Brackets } from './brackets.ts';
import { Scanner, sure } from './scanner.ts';
import { readText } from './texts.ts';
import { readBareKey, readQuoted, readUnclosedKey, readWord } from './words.ts';

/** What a text in JSON holds. Without a root there is nothing to look at. */
type ReadJson = {
  readonly root: Node | undefined;
  readonly findings: readonly Finding[];
  /** What could not be read. */
  readonly masks: readonly Mask[];
  /** Where reading was given up; undefined if all of it was read. */
  readonly unreadFrom: number | undefined;
};

/**
 * Reads a text in JSON, whatever is wrong with it: each mistake is reported at its place, and what it means is read all the same.
 * @param source without what was looked for before
 */
export function parseJson(source: SourceText): ReadJson {
  if (source.text.trim() === '') return { root: undefined, findings: [], masks: [], unreadFrom: undefined };
  const other = inYaml(source);
  if (other !== undefined) return { root: undefined, findings: [other], masks: [], unreadFrom: undefined };
  return new JsonReader(source).read();
}

/** Without the key that leads editors to the schema, as a comment does in YAML. */
function withoutSchema(root: Node): Node {
  return root.kind === 'map' ? { ...root, entries: root.entries.filter(({ key }) => key !== '$schema') } : root;
}

class JsonReader {
  private readonly scan: Scanner;
  private readonly brackets: Brackets;
  private readonly repeated: RepeatedKeys;
  /** Whether nothing was left out. */
  private isWhole = true;

  constructor(source: SourceText) {
    this.scan = new Scanner(source);
    this.brackets = new Brackets(this.scan);
    this.repeated = new RepeatedKeys(source, (found) => this.scan.tell(found));
  }

  read(): ReadJson {
    const { scan } = this;
    scan.skip();
    const root = this.isBare() ? this.bareMap() : this.node();
    this.checkEnd(scan.text.charAt(root.range[0]) === '[' ? ']' : '}');
    const { findings, masks, unreadFrom } = scan;
    return { root: this.isWhole ? withoutSchema(root) : undefined, findings, masks, unreadFrom };
  }

  /** Whether the keys of the page begin without a brace. */
  private isBare(): boolean {
    const { scan } = this;
    const end = endOfJsonText(scan.text, scan.at);
    return end !== undefined && /^\s*:/.test(scan.text.slice(end, end + 100));
  }

  private bareMap(): Node {
    const { scan } = this;
    const start = scan.at;
    const entries: Entry[] = [];
    const { text } = scan;
    const end = text.trimEnd().length;
    const edits = [...sure([start, start], '{\n').edits, ...sure([end, end], '\n}').edits];
    scan.report({ why: 'no-braces' }, [start, start + 1], { edits, isSure: true });
    for (const between: Between = { last: undefined, comma: undefined }; !scan.isAtEnd && !/[\]}]/.test(scan.sign); ) {
      if (scan.sign === ',') scan.at += 1;
      else {
        const entry = this.member();
        if (entry !== undefined) entries.push(entry);
        between.last = scan.at;
      }
      scan.skip();
    }
    return this.repeated.once([start, scan.at], entries);
  }

  private node(): Node {
    const { scan } = this;
    const { sign } = scan;
    if (sign !== '{' && sign !== '[') return sign === '"' ? readText(scan) : readWord(scan);
    if (this.brackets.depth >= DEEPEST) return this.tooDeep();
    return sign === '{' ? this.map() : this.list();
  }

  private list(): Node {
    const start = this.scan.at;
    const items: Node[] = [];
    this.brackets.enter('[');
    this.between(() => {
      const item = this.node();
      items.push(item);
      return item.range[1];
    });
    return { kind: 'list', range: [start, this.scan.at], items };
  }

  private map(): Node {
    const start = this.scan.at;
    const entries: Entry[] = [];
    this.brackets.enter('{');
    this.between(() => {
      const entry = this.member();
      if (entry !== undefined) entries.push(entry);
      if (entries.length > MOST_KEYS) this.tooManyKeys(start);
      return entry?.value.range[1] ?? this.scan.at;
    });
    return this.repeated.once([start, this.scan.at], entries);
  }

  /** Reads what stands between brackets. @param readOne reads an entry, and says where it ends */
  private between(readOne: () => number): void {
    const { scan, brackets } = this;
    const between: Between = { last: undefined, comma: undefined };
    for (;;) {
      scan.skip();
      const next = brackets.next(between);
      if (next === 'closed') break;
      if (next === 'on') continue;
      between.last = readOne();
      between.comma = undefined;
    }
    brackets.leave();
  }

  private member(): Entry | undefined {
    const { scan } = this;
    const key = this.key();
    if (key === undefined) return undefined;
    const { name, range } = key;
    scan.skip();
    const value = this.valueOf(name, range);
    if (!FORBIDDEN_KEYS.has(name)) return { key: name, keyRange: range, value };
    const mistake = finding('forbidden-key', inText(scan.source, range), { key: name });
    scan.tell(withEdits(mistake, deleteEntry(scan.source, range)));
    return undefined;
  }

  /** A key; undefined for what is none, and reported. */
  private key(): { readonly name: string; readonly range: Range } | undefined {
    const { scan } = this;
    const start = scan.at;
    if (scan.sign !== '"') {
      const bare = readBareKey(scan);
      if (bare !== undefined) return bare;
      const quoted = readQuoted(scan);
      if (quoted !== undefined) return { name: String(quoted.value), range: quoted.range };
      this.stray(start);
      return undefined;
    }
    const end = endOfJsonText(scan.text, start);
    const isSound = end !== undefined && /^\s*:/.test(scan.text.slice(end, end + 100));
    const unclosed = isSound ? undefined : readUnclosedKey(scan);
    if (unclosed !== undefined) return unclosed;
    if (end === undefined) return { name: String(readText(scan).value), range: [start, scan.at] };
    scan.at = end;
    return { name: unquotedJson(scan.text.slice(start, end)), range: [start, end] };
  }

  /** What stands where a key should. */
  private stray(start: number): void {
    const { scan } = this;
    if ('{['.includes(scan.sign) && this.brackets.depth < DEEPEST) this.node();
    else scan.at += Math.max(1, scan.match(/[^\n,{}[\]"]+/y)?.[0].trimEnd().length ?? 1);
    scan.masks.push({ range: [start, start], text: '', lost: true });
    scan.report({ why: 'unknown' }, [start, Math.min(scan.at, start + 1)]);
  }

  /** Reads the colon and the value of a key. */
  private valueOf(key: string, [, end]: Range): Node {
    const { scan } = this;
    const sign = scan.match(/:|=>?/y)?.[0];
    const isMissing = sign === undefined;
    const isValue = /["'{[\d\-tfn]/.test(scan.sign);
    if (isMissing && isValue) scan.report({ why: 'missing-colon', key }, [end, end], sure([end, end], ':'));
    else if (!isMissing && sign !== ':')
      scan.report(
        { why: 'other-colon', key, sign },
        [scan.at, scan.at + sign.length],
        sure([scan.at, scan.at + sign.length], ':'),
      );
    if (sign !== undefined) scan.at += sign.length;
    const behind = sign === undefined ? end : scan.at;
    scan.skip();
    if ((isMissing && !isValue) || scan.isAtEnd || /[,;}\]]/.test(scan.sign)) return this.noValue(key, behind);
    return this.node();
  }

  private noValue(key: string, at: number): ScalarNode {
    const { scan } = this;
    if (scan.unreadFrom === undefined) scan.withoutValue({ why: 'no-value', key }, [at, at]);
    return { kind: 'scalar', range: [at, at], value: null, source: '', style: 'plain' };
  }

  /** What follows the last bracket. */
  private checkEnd(bracket: string): void {
    const { scan } = this;
    scan.skip();
    if (scan.isAtEnd) return;
    const range: Range = [scan.at, scan.at + 1];
    const rest = scan.text.slice(scan.at).trimEnd();
    if (/^[}\]]+$/.test(rest))
      scan.report({ why: 'extra-bracket', bracket: scan.sign }, range, sure([scan.at, scan.at + rest.length], ''));
    else if (/^[,;]+$/.test(rest))
      scan.report({ why: 'trailing-comma' }, range, sure([scan.at, scan.at + rest.length], ''));
    else {
      scan.report({ why: 'after-end', bracket }, range);
      scan.masks.push(blankMask(scan.source, [scan.at, scan.text.length], false));
    }
  }

  private tooDeep(): ScalarNode {
    return this.leftOut(
      finding('too-deep', inText(this.scan.source, [this.scan.at, this.scan.at + 1]), { levels: DEEPEST }),
    );
  }

  private tooManyKeys(start: number): void {
    this.leftOut(finding('too-many-keys', inText(this.scan.source, [start, start + 1]), { keys: MOST_KEYS }));
  }

  /** Nothing is made of a text with too much in it. */
  private leftOut(found: Finding): ScalarNode {
    const { scan } = this;
    if (this.isWhole) scan.tell(found);
    this.isWhole = false;
    const { at } = scan;
    scan.giveUp(at);
    return { kind: 'scalar', range: [at, at], value: null, source: '', style: 'plain' };
  }
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
