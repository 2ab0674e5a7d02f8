import {
  DEEPEST,
  type Entry,
  FORBIDDEN_KEYS,
  type ListNode,
  type MapNode,
  MOST_KEYS,
  type Node,
  type ScalarNode,
} from '../syntax/tree.ts';
import type { Range } from '../text/source.ts';
import { isUsual } from '../text/usual.ts';
import {
  afterLine,
  afterSpaces,
  isGap,
  isLineEnd,
  nextLine,
  parseBlockText,
  parsePlain,
  parseQuoted,
  plainScalar,
  startsPlain,
} from './plain.ts';

export type Ordinary = {
  readonly root: Node | undefined;
  /** Whether maps of lines have keys that come again. The tree has all of their entries. */
  readonly hasRepeats: boolean;
  /** Everything above this offset was read. */
  readonly readTo: number;
};

export type ParseOrdinary = typeof parseOrdinary;

/** Tabs, other control characters, byte order marks and carriage returns that end no line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ODD = /[\0-\t\v\f\x0e-\x1f\x7f\ufeff]/;

/** Where the first of them is; -1 if there are none. A class of characters alone is found twice as fast as with the other case. */
function firstOdd(text: string): number {
  if (isUsual(text)) return -1;
  const control = text.search(ODD);
  const end = text.includes('\r') ? text.search(/\r(?!\n)/) : -1;
  return control === -1 || end === -1 ? Math.max(control, end) : Math.min(control, end);
}

/** How far lines are indented at most for `checkStructure` to have nothing to say about them. */
export const WIDEST = 40;

/** Gives exactly the tree that the `yaml` library and `buildTree` give, or none: at anything out of the ordinary, right or wrong, it gives up. */
export function parseOrdinary(text: string, widest: number): Ordinary {
  const odd = firstOdd(text);
  const parser = new BlockParser(text);
  const read = parser.parse();
  const { hasRepeats, readTo } = parser;
  if (odd !== -1) return { root: undefined, hasRepeats, readTo: Math.min(odd, readTo) };
  return { root: parser.widest > widest ? undefined : read, hasRepeats, readTo };
}

/** A key before its colon. */
type Key = {
  readonly name: string;
  readonly range: Range;
  /** Where the text goes on behind the colon. */
  readonly after: number;
};

const PLAIN_KEY = /[A-Za-z0-9_][\w-]*(?: [A-Za-z0-9_][\w-]*)*/y;
const SINGLE = /'([^'\n\r]+)'/y;
const DOUBLE = /"([^"\\\n\r]+)"/y;

/** What may be an entry with another character for its dash, or a value without a name. */
const ODD_NAME = /^(?:\S{1,3}\s.*|-[A-Za-z].*|[Nn]ull|NULL)$/s;

/** YAML does not allow longer ones, nor do we look further for a colon. */
const LONGEST = 1000;
const WIDEST_GAP = 90;

/** Parses a key with its colon. Undefined if there is none, or no ordinary one. */
function parseKey(text: string, start: number, isInFlow: boolean): Key | undefined {
  const unit = text[start];
  const isQuoted = unit === '"' || unit === "'";
  const form = unit === '"' ? DOUBLE : unit === "'" ? SINGLE : PLAIN_KEY;
  form.lastIndex = start;
  const found = form.exec(text);
  if (found === null) return undefined;
  const end = form.lastIndex;
  const colon = afterSpaces(text, end);
  if (text[colon] !== ':' || end - start > LONGEST || colon - end > WIDEST_GAP) return undefined;
  if (!isGap(text[colon + 1]) && !(isInFlow && isQuoted)) return undefined;
  return { name: found[1] ?? found[0], range: [start, end], after: colon + 1 };
}

/** Whether `buildTree` may have something to say about a key. */
const isOddName = (name: string): boolean => ODD_NAME.test(name) || FORBIDDEN_KEYS.has(name);

/** A text without quotes, up to a comma or the bracket that ends it. */
const PLAIN = /[^,[\]{}\n\r]*[^,[\]{}\n\r ](?= *[,\]}])/y;

/** No comment stands between two values. */
const NONE = -1;

/** Reads maps and lists by their indentation. Each parser reads its text once. */
class BlockParser {
  /** Everything above was read: the line above the one where it gave up. */
  readTo = 0;
  hasRepeats = false;
  /** The most spaces that a line starts with, outside of texts. */
  widest = 0;

  private readonly text: string;
  /** How many maps and lists are around what is being read. */
  private depth = 0;
  /** The next character that is no space and in no comment, where its line starts, and its column there; -1 at the end. */
  private at = 0;
  private line = 0;
  private column = 0;
  /** Where all that belongs to the last node ends: its line, and the comments below that are indented more. */
  private nodeEnd = 0;
  /** The column of the comment indented most below that, before `at`. */
  private comment = NONE;

  constructor(text: string) {
    this.text = text;
  }

  /** The map or the list that a text is. Undefined if it is anything else, or there is something out of the ordinary in it. */
  parse(): Node | undefined {
    this.goOn(0);
    const root = this.column === 0 ? this.root() : undefined;
    return this.column === -1 ? root : undefined;
  }

  private root(): Node | undefined {
    if (this.isDash()) return this.list();
    const key = parseKey(this.text, this.at, false);
    return key === undefined ? undefined : this.map(key);
  }

  private map(firstKey: Key): MapNode | undefined {
    const { column, at: start } = this;
    this.depth += 1;
    if (this.depth > DEEPEST) return undefined;
    const entries: Entry[] = [];
    const names = new Set<string>();
    for (let key: Key | undefined = firstKey; ; key = parseKey(this.text, this.at, false)) {
      if (key === undefined || entries.length === MOST_KEYS) return undefined;
      const { name } = key;
      if (isOddName(name)) return undefined;
      if (names.has(name)) this.hasRepeats = true;
      const value = this.value(key.after, column);
      if (value === undefined) return undefined;
      names.add(name);
      entries.push({ key: name, keyRange: key.range, value });
      if (this.column !== column) break;
    }
    if (this.column > column) return undefined;
    const range: Range = [start, this.nodeEnd];
    this.close(column);
    return { kind: 'map', range, entries };
  }

  private list(): ListNode | undefined {
    const { column, at: start } = this;
    this.depth += 1;
    if (this.depth > DEEPEST) return undefined;
    const items: Node[] = [];
    while (this.column === column && this.isDash()) {
      // A comment above a dash belongs to the entry, but above the first it belongs to the list.
      const item = this.item(column, items.length > 0 && this.comment !== NONE);
      if (item === undefined) return undefined;
      items.push(item);
    }
    if (this.column > column) return undefined;
    const range: Range = [start, this.nodeEnd];
    this.close(column);
    return { kind: 'list', range, items };
  }

  /** Ends a map or a list. Comments that are indented as much as it, or more, belong to it. */
  private close(column: number): void {
    this.depth -= 1;
    if (column === 0 || this.comment < column) return;
    this.nodeEnd = this.at;
    this.comment = NONE;
  }

  private value(after: number, column: number): Node | undefined {
    const at = afterSpaces(this.text, after);
    if (!this.isEmptyFrom(at)) return this.leaf(at, column, true);
    this.below(at);
    if (this.column > column) return this.nested(column, false);
    if (this.column === column && this.isDash()) return this.list();
    return this.nothing(at, [after, after]);
  }

  private item(column: number, hasComment: boolean): Node | undefined {
    const dash = this.at;
    const at = afterSpaces(this.text, dash + 1);
    if (!this.isEmptyFrom(at)) {
      this.at = at;
      this.column = at - this.line;
      return this.nested(column, true);
    }
    this.below(at);
    if (this.column > column) return this.nested(column, false);
    if (hasComment) this.comment = Math.max(this.comment, 0);
    return this.nothing(at, [dash, dash + 1]);
  }

  private nested(parent: number, isBehindDash: boolean): Node | undefined {
    this.widest = Math.max(this.widest, this.column);
    if (this.isDash()) return this.list();
    const key = parseKey(this.text, this.at, false);
    return key === undefined ? this.leaf(this.at, parent, isBehindDash) : this.map(key);
  }

  /** An empty value. What stands below it belongs to it as well if there are comments. */
  private nothing(at: number, range: Range): ScalarNode {
    this.nodeEnd = this.comment === NONE ? at : this.at;
    this.comment = NONE;
    return { kind: 'scalar', range, value: null, source: '', style: 'plain' };
  }

  private below(at: number): void {
    const hasComment = this.text[at] === '#';
    this.goOn(nextLine(this.text, at));
    if (hasComment) this.comment = Math.max(this.comment, 0);
  }

  /** A value that is no map and no list of lines, and the rest of its last line. */
  private leaf(at: number, column: number, mayBeBlockText: boolean): Node | undefined {
    const unit = this.text[at];
    if (unit === '|' || unit === '>') {
      const node = mayBeBlockText ? parseBlockText(this.text, at, column) : undefined;
      if (node !== undefined) this.goOn(node.range[1]);
      return node;
    }
    const node = this.leafOfUnit(unit, at, column);
    const next = node === undefined ? undefined : afterLine(this.text, node.range[1]);
    if (next === undefined) return undefined;
    this.goOn(next, column);
    return node;
  }

  private leafOfUnit(unit: string | undefined, at: number, column: number): Node | undefined {
    if (unit === '[' || unit === '{') return this.inBrackets(at);
    if (unit !== "'" && unit !== '"') return parsePlain(this.text, at, column + 1);
    return parseQuoted(this.text, at, column + 1);
  }

  /** Goes to the next line that is neither empty nor a comment. @param column comments indented more belong to the value above, up to the first that is not */
  private goOn(from: number, column = Number.POSITIVE_INFINITY): void {
    let isOfValue = true;
    this.readTo = this.line;
    this.nodeEnd = from;
    this.comment = NONE;
    for (let line = from; ; line = nextLine(this.text, line)) {
      const at = afterSpaces(this.text, line);
      const unit = this.text[at];
      this.widest = Math.max(this.widest, at - line);
      if (unit === '\n' || unit === '\r') continue;
      if (unit !== '#') {
        this.at = at;
        this.line = line;
        this.column = at < this.text.length ? at - line : -1;
        return;
      }
      isOfValue &&= at - line > column;
      if (isOfValue) this.nodeEnd = nextLine(this.text, at);
      else this.comment = Math.max(this.comment, at - line);
    }
  }

  private isDash(): boolean {
    return this.text[this.at] === '-' && isGap(this.text[this.at + 1]);
  }

  private isEmptyFrom(at: number): boolean {
    const unit = this.text[at];
    return isLineEnd(unit) || unit === '#';
  }

  /** A list or a map in brackets that end on their line, and in which nothing is left out. */
  private inBrackets(start: number): MapNode | ListNode | undefined {
    this.depth += 1;
    if (this.depth > DEEPEST) return undefined;
    const node = this.text[start] === '[' ? this.flowList(start) : this.flowMap(start);
    this.depth -= 1;
    return node;
  }

  private flowList(start: number): ListNode | undefined {
    const items: Node[] = [];
    const end = this.upTo(']', start + 1, (at) => {
      const item = this.flowNode(at);
      if (item !== undefined) items.push(item);
      return item?.range[1];
    });
    return end === undefined ? undefined : { kind: 'list', range: [start, end], items };
  }

  private flowMap(start: number): MapNode | undefined {
    const entries: Entry[] = [];
    const names = new Set<string>();
    const end = this.upTo('}', start + 1, (at) => {
      const key = parseKey(this.text, at, true);
      if (key === undefined || isOddName(key.name) || names.has(key.name)) return undefined;
      const value = this.flowNode(afterSpaces(this.text, key.after));
      if (value === undefined) return undefined;
      names.add(key.name);
      entries.push({ key: key.name, keyRange: key.range, value });
      return value.range[1];
    });
    return end === undefined ? undefined : { kind: 'map', range: [start, end], entries };
  }

  /** Reads what is between brackets, and says where the closing one ends. @param readOne says where the entry at an offset ends */
  private upTo(close: string, start: number, readOne: (at: number) => number | undefined): number | undefined {
    // A colon and a comma each count.
    const most = close === ']' ? MOST_KEYS : MOST_KEYS / 2;
    let at = afterSpaces(this.text, start);
    if (this.text[at] === close) return at + 1;
    for (let count = 0; count < most; count += 1) {
      const end = readOne(at);
      if (end === undefined) return undefined;
      at = afterSpaces(this.text, end);
      if (this.text[at] === close) return at + 1;
      if (this.text[at] !== ',') return undefined;
      at = afterSpaces(this.text, at + 1);
    }
    return undefined;
  }

  private flowNode(at: number): Node | undefined {
    const unit = this.text[at];
    if (unit === '[' || unit === '{') return this.inBrackets(at);
    if (unit !== '"' && unit !== "'") return this.flowPlain(at);
    const quoted = parseQuoted(this.text, at, 0);
    return quoted?.source.includes('\n') ? undefined : quoted;
  }

  private flowPlain(start: number): ScalarNode | undefined {
    if (!startsPlain(this.text, start)) return undefined;
    PLAIN.lastIndex = start;
    const written = PLAIN.exec(this.text)?.[0];
    return written === undefined || /:(?: |$)| #/.test(written) ? undefined : plainScalar(start, written);
  }
}
