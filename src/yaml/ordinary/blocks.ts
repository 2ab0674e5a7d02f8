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
import { parseBlockText } from './block-text.ts';
import {
  afterLine,
  afterSpaces,
  BAR,
  CARRIAGE_RETURN,
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
import { FlowParser } from './flow.ts';
import { isOddName, type Key, parseKey } from './keys.ts';
import { parsePlain } from './plain.ts';
import { parseQuoted } from './quoted.ts';

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
