import { onceFor } from '../../model/once.ts';
import { type At, type Finding, finding, inText } from '../findings/finding.ts';
import type { Entry, MapNode, ScalarNode } from '../syntax/tree.ts';
import { excerptOf, type Range, type SourceText } from '../text/source.ts';

/** The parts of a page in Markdown. */
type Parts = {
  /** The text up to the end of the front matter, at the same offsets, so that whatever is written behind its last key still stands in it. */
  readonly keys: SourceText;
  /** Where the text of the page begins. */
  readonly textFrom: number;
};

/** Keys at the top of a text between lines of `---`, in YAML or in JSON, or in another language: between lines of `+++`, or behind its name. */
const FRONT_MATTER =
  /^(?:[ \t]*\r?\n)*(---|\+\+\+)((?:js|javascript|json|toml|yaml|yml)?)[ \t]*\r?\n((?:[\s\S]*?\n)?)\1[ \t]*(?=\r?\n|$)/;

/** What a page in Markdown consists of. The line that begins its keys is a comment to whoever reads them as YAML. */
export const partsOf = onceFor((source: SourceText): Parts => {
  const [whole = '', mark = '', language = '', keys = ''] = FRONT_MATTER.exec(source.text) ?? [];
  if (mark === '+++' || /^(?:js|javascript|toml)$/.test(language))
    return { keys: excerptOf(source, whole), textFrom: whole.length };
  const start = source.text.slice(0, whole.indexOf('\n', whole.indexOf('---')) + 1).replace('---', '#--');
  return { keys: excerptOf(source, mark === '' ? '' : start + keys), textFrom: whole.length };
});

/** Keys that begin with a line of `---`, and that no such line ends: visitors would read them. Undefined where there are none. */
export function openKeys(source: SourceText): Finding | undefined {
  const [whole = '', mark = ''] =
    /^(?:[ \t]*\r?\n)*(---|\+\+\+)[ \t]*\r?\n(?:#[^\n]*\n)*[\w-]+[ \t]*[:=]/.exec(source.text) ?? [];
  if (mark === '' || partsOf(source).textFrom > 0) return undefined;
  const start = whole.indexOf(mark);
  return finding('front-matter', inText(source, [start, start + mark.length]), { mark });
}

/**
 * A page in Markdown as keys: those of its front matter, and its text as `body`. Where they lack, the title is the first heading, which isn't part of the text
 * then, and the description is the start of the first paragraph.
 * @param keys what stands in the front matter; undefined if there are no keys
 */
export function withText(source: SourceText, keys: MapNode | undefined): MapNode {
  const { textFrom } = partsOf(source);
  const own = keys?.entries ?? [];
  const has = (key: string): boolean => own.some((each) => each.key === key);
  const heading = headingAt(source.text, textFrom);
  const title = textOf(own, 'title');
  const isTitle = heading !== undefined && (has('title') ? title === heading.words : heading.words.length <= LONGEST);
  const start = isTitle ? heading.range[1] : textFrom;
  const from = start + (/^\s*\n/.exec(source.text.slice(start))?.[0].length ?? 0);
  const range: Range = [from, source.text.length];
  const text = source.text.slice(from).replace(/\r\n?/g, '\n');
  const described = has('description') || text.trim() === '' ? undefined : summaryOf(source.text, from);
  const entries = [
    ...own,
    ...(isTitle && !has('title') ? [entry('title', source, heading)] : []),
    ...(described === undefined ? [] : [entry('description', source, described)]),
    ...(text.trim() === '' ? [] : [entry('body', source, { range, words: text })]),
  ];
  return { kind: 'map', range: [keys?.range[0] ?? 0, source.text.length], entries };
}

/** The keys of a page in Markdown that are written, and those of them that are taken from its text. */
export function inParts(root: MapNode): { readonly written: MapNode; readonly taken: ReadonlySet<string> } {
  const isTaken = ({ value }: Entry): boolean => value.kind === 'scalar' && value.style === 'whole';
  return {
    written: { ...root, entries: root.entries.filter((each) => !isTaken(each)) },
    taken: new Set(root.entries.filter(isTaken).map(({ key }) => key)),
  };
}

/** What was found in the keys of a page in Markdown, as found in its whole text. */
export function inWhole(source: SourceText, findings: readonly Finding[]): Finding[] {
  const { keys } = partsOf(source);
  const placed = <T extends At>(at: T): T => (at.source === keys ? { ...at, source } : at);
  return findings.map((each) => ({ ...placed(each), ...(each.related && { related: each.related.map(placed) }) }));
}

/** Some words of a text without marks, and where they stand. */
type Found = { readonly range: Range; readonly words: string };

function entry(key: string, { text }: SourceText, { range, words }: Found): Entry {
  const node: ScalarNode = { kind: 'scalar', range, value: words, source: text.slice(...range), style: 'whole' };
  return { key, keyRange: range, value: node };
}

function textOf(entries: readonly Entry[], key: string): string | undefined {
  const value = entries.find((each) => each.key === key)?.value;
  return value?.kind === 'scalar' ? String(value.value) : undefined;
}

/** A heading of more characters isn't a title. */
const LONGEST = 200;

/** The heading of the first level that a text begins with: `# Our bread`. */
function headingAt(text: string, from: number): Found | undefined {
  const start = from + text.slice(from).search(/\S/);
  const line = text.slice(start, endOfLineAt(text, start));
  if (start < from || !/^#[ \t]/.test(line)) return undefined;
  const words = line.slice(1).trim();
  const at = start + line.indexOf(words, 1);
  return { range: [at, at + words.length], words: plain(words.replace(/(?<=[ \t])#{1,50}$/, '').trim()) };
}

const endOfLineAt = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};

/** What a paragraph doesn't begin with: marks of lists, headings, tables, pictures, tags and what other programs fill in. */
const NO_PARAGRAPH = /^(?:#|[-*+] |\d+[.)] |[>|<:{=!]|\[\^|\[[^\]]{0,300}\]:| {4}|\t|import |export |---)/;

/** So many characters has a description at most, and so many at least where a sentence ends. */
const MOST = 160;
const FEWEST = 50;

/** The start of the first paragraph in a text in Markdown, as a description of it: whole sentences, if they fit. Undefined where nothing is a paragraph. */
export function summaryOf(text: string, from: number): Found | undefined {
  let fence = '';
  let start = from;
  for (let at = from; at <= text.length; ) {
    const end = endOfLineAt(text, at);
    const line = text.slice(at, end);
    const [mark = ''] = /^(?:```|~~~)/.exec(line) ?? [];
    const isCode = fence !== '' || mark !== '';
    if (isCode || line.trim() === '' || end === text.length) {
      const found = isCode && fence !== '' ? undefined : asSummary(text, [start, isCode ? at : end]);
      if (found !== undefined) return found;
      start = end + 1;
    }
    if (mark !== '' && (fence === '' || fence === mark)) fence = fence === '' ? mark : '';
    at = end + 1;
  }
  return undefined;
}

/** A paragraph that is plain words as a description. */
function asSummary(text: string, [start, end]: Range): Found | undefined {
  const lines = text.slice(start, Math.min(end, start + MOST * 10));
  const words = plain(lines.trim()).replace(/\s+/g, ' ').trim();
  if (NO_PARAGRAPH.test(lines) || words === '' || /[{}<>]/.test(words)) return undefined;
  return { range: [start, start + lines.trimEnd().length], words: shortened(words) };
}

function shortened(words: string): string {
  if (words.length <= MOST) return words;
  const cut = words.slice(0, MOST);
  const sentence = /^[\s\S]*(?:[.!?](?= )|[。।])/.exec(cut)?.[0].length ?? 0;
  if (sentence >= FEWEST) return cut.slice(0, sentence);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]{1,9}$/, '')}…`;
}

/** Words without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replace(/!\[[^\]]{0,300}\]\([^)]{0,300}\)|\[\^[^\]]{0,100}\]/g, '')
    .replace(/\[([^\]]{0,300})\](?:\([^)]{0,300}\)|\[[^\]]{0,100}\])/g, '$1')
    .replace(/(\*\*|__|~~|[`*])(?=\S)([^`*~]{0,300}\S)\1/g, '$2')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}
