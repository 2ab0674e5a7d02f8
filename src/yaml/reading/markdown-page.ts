import { onceFor } from '../../model/once.ts';
import { type At, type Finding, finding, inText } from '../findings/finding.ts';
import type { Entry, MapNode } from '../syntax/tree.ts';
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

/** A page in Markdown as keys: those of its front matter, and its text as `body`. @param keys what stands in the front matter; undefined if there are no keys */
export function keysAndText(source: SourceText, keys: MapNode | undefined): MapNode {
  const { textFrom } = partsOf(source);
  const all: MapNode = { kind: 'map', range: [keys?.range[0] ?? 0, source.text.length], entries: keys?.entries ?? [] };
  const from = textFrom + (/^\s*\n/.exec(source.text.slice(textFrom))?.[0].length ?? 0);
  if (source.text.slice(from).trim() === '') return all;
  const words = source.text.slice(from).replace(/\r\n?/g, '\n');
  return {
    ...all,
    entries: [...all.entries, wholeEntry(source, 'body', { words, range: [from, source.text.length] })],
  };
}

/** A key whose value is a stretch of the text of a page, as it stands there. */
export function wholeEntry(
  { text }: SourceText,
  key: string,
  { words, range }: { readonly words: string; readonly range: Range },
): Entry {
  return {
    key,
    keyRange: range,
    value: { kind: 'scalar', range, value: words, source: text.slice(...range), style: 'whole' },
  };
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
