import {
  DEEPEST,
  type Entry,
  type ListNode,
  type MapNode,
  MOST_KEYS,
  type Node,
  type ScalarNode,
} from '../syntax/tree.ts';
import {
  afterSpaces,
  CLOSE_LIST,
  CLOSE_MAP,
  COMMA,
  DOUBLE_QUOTE,
  OPEN_LIST,
  OPEN_MAP,
  SINGLE_QUOTE,
} from './characters.ts';
import { isOddName, parseKey } from './keys.ts';
import { plainScalar, startsPlain, withoutSpaces } from './plain.ts';
import { parseQuoted } from './quoted.ts';

/** How deep brackets go in brackets here. */
const DEEPEST_BRACKETS = 8;

/** A text without quotes, up to a comma or the bracket that ends it. */
const PLAIN = /[^,[\]{}\n\r]+(?=[,\]}])/y;

/** Parses lists and maps in brackets that end on their line, and in which nothing is left out. */
export class FlowParser {
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
