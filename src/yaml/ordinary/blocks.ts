import {
  DEEPEST,
  type Entry,
  type ListNode,
  type MapNode,
  MOST_KEYS,
  type Node,
  type ScalarNode,
} from '../syntax/tree.ts';
import type { Range } from '../text/source.ts';
import {
  afterLine,
  afterSpaces,
  BAR,
  CARRIAGE_RETURN,
  CLOSE_LIST,
  CLOSE_MAP,
  COMMA,
  DASH,
  DOUBLE_QUOTE,
  GREATER,
  HASH,
  isGap,
  isLineEnd,
  LINE_FEED,
  nextLine,
  OPEN_LIST,
  OPEN_MAP,
  SINGLE_QUOTE,
} from './characters.ts';
import { isOddName, type Key, parseKey } from './keys.ts';
import { parseBlockText, parsePlain, parseQuoted, plainScalar, startsPlain, withoutSpaces } from './plain.ts';

/** How deep brackets go in brackets here. */
const DEEPEST_BRACKETS = 8;

/** A text without quotes, up to a comma or the bracket that ends it. */
const PLAIN = /[^,[\]{}\n\r]+(?=[,\]}])/y;

/** Parses lists and maps in brackets that end on their line, and in which nothing is left out. */
class FlowParser {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * @param start of the bracket
   * @param depth of maps and lists around it, and it
   * @param brackets around it, and it
   */
  collection(start: number, depth: number, brackets = 1): MapNode | ListNode | undefined {
    if (depth > DEEPEST || brackets > DEEPEST_BRACKETS) return undefined;
    return this.text.charCodeAt(start) === OPEN_LIST
      ? this.list(start, depth, brackets)
      : this.map(start, depth, brackets);
  }

  private list(start: number, depth: number, brackets: number): ListNode | undefined {
    const items: Node[] = [];
    const end = this.upTo(CLOSE_LIST, start + 1, (at) => {
      const item = this.node(at, depth + 1, brackets + 1);
      if (item !== undefined) items.push(item);
      return item?.range[1];
    });
    return end === undefined ? undefined : { kind: 'list', range: [start, end], items };
  }

  private map(start: number, depth: number, brackets: number): MapNode | undefined {
    const entries: Entry[] = [];
    const names = new Set<string>();
    const end = this.upTo(CLOSE_MAP, start + 1, (at) => {
      const key = parseKey(this.text, at, true);
      if (key === undefined || isOddName(key.name) || names.has(key.name)) return undefined;
      const value = this.node(afterSpaces(this.text, key.after), depth + 1, brackets + 1);
      if (value === undefined) return undefined;
      names.add(key.name);
      entries.push({ key: key.name, keyRange: key.range, value });
      return value.range[1];
    });
    return end === undefined ? undefined : { kind: 'map', range: [start, end], entries };
  }

  /**
   * Reads what is between brackets, one after the other with commas between them, and says where the closing one ends.
   *
   * @param readOne reads what starts at an offset, and says where it ends
   */
  private upTo(close: number, start: number, readOne: (at: number) => number | undefined): number | undefined {
    // A colon and a comma each count.
    const most = close === CLOSE_LIST ? MOST_KEYS : MOST_KEYS / 2;
    let at = afterSpaces(this.text, start);
    if (this.text.charCodeAt(at) === close) return at + 1;
    for (let count = 0; count < most; count += 1) {
      const end = readOne(at);
      if (end === undefined) return undefined;
      at = afterSpaces(this.text, end);
      if (this.text.charCodeAt(at) === close) return at + 1;
      if (this.text.charCodeAt(at) !== COMMA) return undefined;
      at = afterSpaces(this.text, at + 1);
    }
    return undefined;
  }

  private node(at: number, depth: number, brackets: number): Node | undefined {
    const unit = this.text.charCodeAt(at);
    if (unit === OPEN_LIST || unit === OPEN_MAP) return this.collection(at, depth, brackets);
    if (unit !== DOUBLE_QUOTE && unit !== SINGLE_QUOTE) return this.plain(at);
    const quoted = parseQuoted(this.text, at, 0);
    return quoted?.source.includes('\n') ? undefined : quoted;
  }

  private plain(start: number): ScalarNode | undefined {
    if (!startsPlain(this.text, start)) return undefined;
    PLAIN.lastIndex = start;
    const written = PLAIN.exec(this.text)?.[0];
    return written === undefined || /:(?: |$)| #/.test(written)
      ? undefined
      : plainScalar(start, withoutSpaces(written));
  }
}

/** No comment stands between two values. */
const NONE = -1;

/** Reads maps and lists by their indentation. Each parser reads its text once. */
export class BlockParser {
  /** Everything above was read: the line above the one where it gave up. */
  readTo = 0;
  /** Whether a map has a key that comes again in it. */
  hasRepeats = false;
  /** The most spaces that a line starts with, outside of texts. */
  widest = 0;

  private readonly text: string;
  private readonly flow: FlowParser;
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
    this.flow = new FlowParser(text);
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

  /** What stands behind a key, or is nested below it. */
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

  /** What starts on a line of its own, or behind a dash. */
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

  /** Goes on below a line on which nothing but a comment is left. */
  private below(at: number): void {
    const hasComment = this.text.charCodeAt(at) === HASH;
    this.goOn(nextLine(this.text, at));
    if (hasComment) this.comment = Math.max(this.comment, 0);
  }

  /** A value that is no map and no list of lines, and the rest of its last line. */
  private leaf(at: number, column: number, mayBeBlockText: boolean): Node | undefined {
    const unit = this.text.charCodeAt(at);
    if (unit === BAR || unit === GREATER) {
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

  private leafOfUnit(unit: number, at: number, column: number): Node | undefined {
    if (unit === OPEN_LIST || unit === OPEN_MAP) return this.flow.collection(at, this.depth + 1);
    if (unit !== SINGLE_QUOTE && unit !== DOUBLE_QUOTE) return parsePlain(this.text, at, column + 1);
    return parseQuoted(this.text, at, column + 1);
  }

  /**
   * Goes to the next line that is neither empty nor a comment.
   *
   * @param column comments indented more than that belong to the value above, up to the first that is not
   */
  private goOn(from: number, column = Number.POSITIVE_INFINITY): void {
    let isOfValue = true;
    this.readTo = this.line;
    this.nodeEnd = from;
    this.comment = NONE;
    for (let line = from; ; line = nextLine(this.text, line)) {
      const at = afterSpaces(this.text, line);
      const unit = this.text.charCodeAt(at);
      this.widest = Math.max(this.widest, at - line);
      if (unit === LINE_FEED || unit === CARRIAGE_RETURN) continue;
      if (unit !== HASH) {
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
    return this.text.charCodeAt(this.at) === DASH && isGap(this.text.charCodeAt(this.at + 1));
  }

  private isEmptyFrom(at: number): boolean {
    const unit = this.text.charCodeAt(at);
    return isLineEnd(unit) || unit === HASH;
  }
}
