import { posix } from 'node:path';
import { type Document, isMap, isNode, isPair, isSeq, parseDocument } from 'yaml';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { asText } from './sections.ts';
import type { TakenOut, Without, Wrong } from './wrong-text.ts';

/** The keys and numbers that lead to a value. */
type Path = readonly (string | number)[];

/** A text in YAML without the entry of a list or the key in which something is wrong. A block becomes a text with its words. */
export function withoutWrongKeys(file: string, text: string, wrong: readonly Wrong[]): Without {
  if (wrong.length === 0) return { text, taken: [] };
  const keys = parseDocument(text, { uniqueKeys: false });
  if (keys.errors.length > 0) return { text, taken: [] };
  const taken: TakenOut[] = [];
  const paths = new Map<string, Path>();
  for (const { code, range } of wrong) {
    const whole = pathAt(keys, range[0]);
    // The page itself lacks something, which is told at its first key.
    if (code === 'missing-key' && (whole[0] !== 'blocks' || whole.length === 1)) {
      withTexts(keys, file);
      taken.push({ why: 'key', what: 'description' });
      continue;
    }
    const path = wrongPart(whole, code);
    if (path.length > 0) paths.set(JSON.stringify(path), path);
  }
  const all = [...paths.values()].filter((path, _, others) => !others.some((other) => isWithin(path, other)));
  // The last ones first, so that the others keep their numbers.
  for (const path of all.reverse()) {
    const value = valueAt(keys, path);
    // The words of a key that has no place here come behind its block.
    const rest = path.length > 2 && path[0] === 'blocks' ? asText({ [String(path.at(-1))]: value ?? null }) : undefined;
    const blocks = keys.get('blocks');
    if (rest !== undefined && isSeq(blocks)) blocks.items.splice(Number(path[1]) + 1, 0, keys.createNode(rest));
    const words = path.length === 2 && path[0] === 'blocks' && isObject(value) ? asText(value) : undefined;
    if (words !== undefined && JSON.stringify(words) !== JSON.stringify(value)) keys.setIn(path, words);
    else keys.deleteIn(path);
    taken.push({ why: path[0] === 'blocks' ? 'section' : 'key', what: nameOf(path, value) });
  }
  for (const key of ['blocks', 'nav', 'aliases']) {
    const value = keys.get(key);
    if ((isSeq(value) || isMap(value)) && value.items.length === 0) keys.delete(key);
  }
  return { text: keys.toString({ lineWidth: 0 }), taken };
}

const isWithin = (path: Path, other: Path): boolean =>
  path.length > other.length && other.every((key, index) => key === path[index]);

function valueAt(keys: Document, path: Path): Json | undefined {
  const found = keys.getIn(path, true);
  return isNode(found) ? found.toJSON() : undefined;
}

/** What has to go so that nothing is wrong at a place: of a block a key that isn't known, or all of it; of a list its entry; else the key at the top. */
function wrongPart(whole: Path, code: string): Path {
  const last = whole.findLastIndex((each) => typeof each === 'number');
  if (whole[0] !== 'blocks') return whole.slice(0, Math.max(last + 1, 1));
  const isKey = typeof whole.at(-1) === 'string' && whole.length > 2;
  return isKey && /^(?:unknown-key|unknown-icon|not-shown)$/.test(code) ? whole : whole.slice(0, 2);
}

/** Gives a page the texts that every page has: its name, as far as nobody said more. */
function withTexts(keys: Document, file: string): void {
  const { name: last, dir } = posix.parse(file);
  const name = last !== 'index' ? last : dir === 'pages' ? 'Home' : posix.basename(dir);
  if (!keys.has('title')) keys.set('title', name.replace(/-/g, ' '));
  if (!keys.has('description')) keys.set('description', String(keys.get('title')));
}

function nameOf(path: Path, value: Json | undefined): string {
  const { type, label, title }: JsonObject = isObject(value) ? value : {};
  return String(label ?? title ?? (path[0] === 'blocks' ? type : undefined) ?? path.join('.'));
}

/** What leads to an offset. */
function pathAt(keys: Document, offset: number): Path {
  const path: (string | number)[] = [];
  let at: unknown = keys.contents;
  for (;;) {
    const items: readonly unknown[] = isMap(at) || isSeq(at) ? at.items : [];
    const index = items.findIndex((item) => {
      const [start, end] = spanOf(item);
      return start <= offset && offset <= end;
    });
    const found = items[index];
    if (found === undefined) return path;
    path.push(isPair(found) ? String(found.key) : index);
    at = isPair(found) ? found.value : found;
  }
}

function spanOf(item: unknown): readonly [number, number] {
  const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item];
  const start = isNode(first) ? (first.range?.[0] ?? 0) : 0;
  return [start, isNode(last) ? Math.max(start, (last.range?.[1] ?? 0) - 1) : 0];
}
