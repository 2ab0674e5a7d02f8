import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { type Document, isMap, isNode, isPair, isSeq, parseDocument } from 'yaml';
import { siteReader } from '../../content/load/site-reader.ts';
import { parseLong } from '../../content/texts/long/parse.ts';
import { eachNode, spanOf } from '../../content/texts/nodes.ts';
import { changedDisk } from '../../disk/changed-disk.ts';
import { noFiles } from '../../disk/disk.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { addAll, grouped } from '../../model/lists.ts';
import { isMarkdown } from '../../model/page-file.ts';
import { type Finding, fileOf, severityOf } from '../../yaml/findings/finding.ts';
import type { Path } from '../../yaml/syntax/tree.ts';
import { applied, type Edit } from '../../yaml/text/edits.ts';
import { applyFixes } from '../fix/apply-fixes.ts';
import { inMarkdown } from './body.ts';
import { asText } from './new-pages.ts';

/** What had to be taken out of a file, because the checks refuse it. */
type TakenOut = { readonly why: 'key' | 'code' | 'link' | 'section'; readonly what: string };

/** A mistake in a text: its code, where it stands, and whether it is a formula. */
type Wrong = { readonly code: string; readonly range: readonly [number, number]; readonly isFormula: boolean };

/** A text in which nothing of that is wrong any more. */
type Without = { readonly text: string; readonly taken: readonly TakenOut[] };

/** What is taken out may show what it hid: so often, at most. */
const ROUNDS = 6;

const BOUNDS = { loads: 100, bytes: 200_000_000 };

/**
 * Makes a new site pass its checks: fixes what has one right answer, and takes out what is wrong with what is left, so that it can be
 * published. The words that visitors read stay. Nobody but the checks decides what is wrong.
 * @param given its files; those that no mistake is in stay as they are
 */
export async function settled(given: ReadonlyMap<string, Uint8Array>) {
  const files = new Map(given);
  const taken: (TakenOut & { readonly file: string })[] = [];
  const reader = siteReader();
  /** @returns whether there was anything */
  const takeOut = (wrong: readonly Finding[]): boolean => {
    let isChanged = false;
    for (const [file, found] of grouped(wrong, fileOf)) {
      const bytes = files.get(file);
      if (bytes === undefined) continue;
      const text = new TextDecoder().decode(bytes);
      const after = without(file, text, found.map(wrongOf));
      isChanged ||= after.text !== text;
      files.set(file, new TextEncoder().encode(after.text));
      for (const each of after.taken) taken.push({ file, ...each });
    }
    return isChanged;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const fixed = await applyFixes(changedDisk(noFiles, files), BOUNDS, { reader });
    for (const { file, name, after } of fixed.files) {
      if (name !== file) files.delete(file);
      files.set(name, after);
    }
    const wrong = fixed.site.findings.filter(
      (found) => (severityOf(found) === 'error' && found.code !== 'no-home-page') || isCodeOfOthers(found),
    );
    // A heading that isn't found may be in a page that has mistakes: those come first, while there is something to take out of them.
    const isChanged = takeOut(wrong.filter(({ code }) => code !== 'broken-anchor')) || takeOut(wrong);
    if (!isChanged) break;
  }
  return { files, taken };
}

/** Formulas are shown as they are written. */
const wrongOf = ({ code, range, facts }: Finding): Wrong => ({
  ...{ code, range },
  isFormula: /"(?:tex|latex)"/.test(JSON.stringify(facts)),
});

/** Code that visitors would read: what belongs to people's words, such as a check mark or the name of an emoji, is left to them. */
const isCodeOfOthers = ({ code, facts }: Finding): boolean =>
  code === 'shown-as-written' &&
  /"(?:hugo|jekyll|wordpress|joomla|handlebars|template|shortcode|program|erb|contents|attribute|directive|mdx)"/.test(
    JSON.stringify(facts),
  );

/** A file without what is wrong in it. The keys of a page in Markdown are YAML, and its text is none. */
function without(file: string, text: string, wrong: readonly Wrong[]): Without {
  if (!isMarkdown(file)) return withoutWrongKeys(file, text, wrong);
  const [front = '', mark = '', inner = ''] = /^(---\n)([\s\S]*?\n)---\n/.exec(text) ?? [];
  const moved = (some: readonly Wrong[], by: number): Wrong[] =>
    some.map(({ range: [start, end], ...one }) => ({ ...one, range: [start - by, end - by] }));
  const isInKeys = ({ range: [start] }: Wrong): boolean => start < front.length;
  const keys = withoutWrongKeys(file, inner, moved(wrong.filter(isInKeys), mark.length));
  const inText = wrong.filter((one) => !isInKeys(one));
  const body = withoutWrongText(text.slice(front.length), moved(inText, front.length));
  const isWhole = front === '' && keys.text.trim() === '';
  return { text: isWhole ? body.text : `---\n${keys.text}---\n${body.text}`, taken: [...keys.taken, ...body.taken] };
}

/** A text in YAML without the entry of a list or the key in which something is wrong. A block becomes a text with its words. */
function withoutWrongKeys(file: string, text: string, wrong: readonly Wrong[]): Without {
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
  const isWithin = (path: Path, other: Path): boolean =>
    path.length > other.length && other.every((key, index) => key === path[index]);
  const all = [...paths.values()].filter((path, _, others) => !others.some((other) => isWithin(path, other)));
  // The last ones first, so that the others keep their numbers.
  for (const path of all.reverse()) {
    const found = keys.getIn(path, true);
    const value: Json | undefined = isNode(found) ? found.toJSON() : undefined;
    // The words of a key that has no place here come behind its block.
    const rest = path.length > 2 && path[0] === 'blocks' ? asText({ [String(path.at(-1))]: value ?? null }) : undefined;
    const blocks = keys.get('blocks');
    if (rest !== undefined && isSeq(blocks)) blocks.items.splice(Number(path[1]) + 1, 0, keys.createNode(rest));
    const words = path.length === 2 && path[0] === 'blocks' && isObject(value) ? asText(value) : undefined;
    if (words !== undefined && JSON.stringify(words) !== JSON.stringify(value)) keys.setIn(path, words);
    else keys.deleteIn(path);
    taken.push({ why: path[0] === 'blocks' ? 'section' : 'key', what: calledIn(path, value) });
  }
  for (const key of ['blocks', 'nav', 'aliases']) {
    const value = keys.get(key);
    if ((isSeq(value) || isMap(value)) && value.items.length === 0) keys.delete(key);
  }
  return { text: keys.toString({ lineWidth: 0 }), taken };
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

function calledIn(path: Path, value: Json | undefined): string {
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
      const [start, end] = rangeOf(item);
      return start <= offset && offset <= end;
    });
    const found = items[index];
    if (found === undefined) return path;
    path.push(isPair(found) ? String(found.key) : index);
    at = isPair(found) ? found.value : found;
  }
}

function rangeOf(item: unknown): readonly [number, number] {
  const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item];
  const start = isNode(first) ? (first.range?.[0] ?? 0) : 0;
  return [start, isNode(last) ? Math.max(start, (last.range?.[1] ?? 0) - 1) : 0];
}

/** A text in Markdown without links that lead nowhere, without code of another system, and with HTML as Markdown. */
function withoutWrongText(text: string, wrong: readonly Wrong[]): Without {
  if (wrong.length === 0) return { text, taken: [] };
  const root = parseLong(text);
  const edits: Edit[] = [];
  const taken: TakenOut[] = [];
  for (const one of wrong) {
    const node = smallest(root, one);
    const edit = editFor(text, one, node);
    const isFree = edits.every(
      ({ range }) => edit === undefined || range[1] <= edit.range[0] || edit.range[1] <= range[0],
    );
    if (edit === undefined || !isFree) continue;
    addAll(edits, [edit, ...endOf(text, one.range, edit)]);
    const what = text.slice(...one.range);
    // Braces with words stay.
    if (edit.text !== `{${what}`) taken.push({ why: LINKS.test(node.type) ? 'link' : 'code', what });
  }
  return { text: applied(text, edits), taken };
}

/** The end of code that has one, behind what it begins with: the checks only speak of where it begins. */
function endOf(text: string, [start, end]: readonly [number, number], edit: Edit): Edit[] {
  const written = text.slice(start, end);
  const [, colons] = /^(:{2,})/.exec(written) ?? [];
  const [name] = /[a-z_][\w-]*/i.exec(written) ?? [];
  if (edit.text !== '' || name === undefined || /^<[^>]*\/>$/.test(written)) return [];
  const last =
    colons === undefined
      ? new RegExp(`\\{\\{[<%]\\s*/\\s*${name}\\s*[>%]\\}\\}|\\{%-?\\s*end${name}\\s*-?%\\}|\\[/${name}\\]`)
      : new RegExp(`^[ \\t]*${colons}[ \\t]*$`, 'm');
  const found = last.exec(text.slice(edit.range[1]));
  if (found === null) return [];
  const from = edit.range[1] + found.index;
  return [{ range: [from, from + found[0].length], text: '' }];
}

const LINKS = /^(?:link|image|definition)$/;

/** @param node the smallest part in which it is wrong */
function editFor(text: string, { range, code, isFormula }: Wrong, node: Nodes): Edit | undefined {
  const whole = spanOf(node);
  const written = text.slice(...range);
  const page = written.replace(/#.*/s, '');
  switch (node.type) {
    case 'link': {
      // The heading has another id here, but the page is there.
      if (code === 'broken-anchor' && page.startsWith('/')) return { range, text: page };
      const [first, last] = [node.children[0], node.children.at(-1)];
      const words = first === undefined || last === undefined ? '' : text.slice(spanOf(first)[0], spanOf(last)[1]);
      return { range: whole, text: words };
    }
    case 'image':
      return { range: whole, text: node.alt ?? '' };
    case 'definition':
      return { range: whole, text: '' };
    case 'html': {
      const html = text.slice(...whole);
      const hasNoWords = /^(?:<!--[\s\S]*-->|<[^<>]*>)$/.test(html);
      return { range: whole, text: hasNoWords ? '' : inMarkdown(html) };
    }
    default: {
      // Of what isn't found again in a text of several paragraphs, all of it is told: its words stay.
      const isAll = written.trim() === text.trim() && /\n\s*\n/.test(written.trim());
      if (written.trim() === '' || isAll) return undefined;
      const lines = written.split('\n').map((line) => line.trim());
      if (isFormula) return { range, text: `\`${lines.join(' ').trim()}\`` };
      // Braces with words are those of the author, who has to write them twice here.
      return { range, text: /^\{[^{}%]*\}$/.test(written) ? `{${written}` : '' };
    }
  }
}

/** The smallest part of a text that holds a stretch of it, of those that can be taken out as a whole. */
function smallest(root: Nodes, { range: [start, end] }: Wrong): Nodes {
  const holds = (node: Nodes): boolean => {
    const [from, to] = spanOf(node);
    return from <= start && end <= to && (LINKS.test(node.type) || node.type === 'html');
  };
  return [...eachNode(root)].findLast(holds) ?? root;
}
