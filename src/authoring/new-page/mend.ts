import type { Content } from '../../content/check/contents.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { isJson } from '../../model/page-file.ts';
import type { Finding } from '../../yaml/findings/finding.ts';
import { type Entry, endOf, type Node } from '../../yaml/syntax/tree.ts';
import { applied } from '../../yaml/text/apply.ts';
import { type Edit, rewrite } from '../../yaml/text/edits.ts';
import { lineAt, lineOf, locationOf, type Range } from '../../yaml/text/source.ts';

/** A text that fits the site, and what was done for that, in sentences. */
export type Mended = { readonly text: string; readonly notes: readonly string[] };

const NO_PAGE = [
  'broken-link',
  'planned-link',
  'draft-link',
  'unpublished-link',
  'expired-link',
  'hidden-anchor',
  'no-list-page',
  'broken-anchor',
];

/**
 * Mends what an example or a copy cannot know: links to places, pages and pictures that are not here. Such links lead
 * to the top of their page, or home; such pictures become comments. Lines keep their numbers.
 */
export function mended(page: Content, findings: readonly Finding[]): Mended {
  const links = findings.filter(({ code }) => NO_PAGE.includes(code));
  const toTop = links.map((each) => withoutAnchor(page, each));
  const home = links.map((each, index) => (toTop[index]?.length === 0 ? linkHome(page, each) : []));
  const pictures = findings
    .filter(({ code }) => code === 'missing-image')
    .map((each) => switchedOff(page, each.range[0]));
  const lines = (mends: readonly Edit[][]): number[] => [
    ...new Set(mends.flatMap(([first]) => (first === undefined ? [] : lineOf(page.source, first.range[0]).number))),
  ];
  return {
    text: applied(page.source.text, [...toTop, ...home, ...pictures].flat()),
    notes: [
      { why: 'to-top', lines: lines(toTop) } as const,
      { why: 'home', lines: lines(home) } as const,
      { why: 'switched-off', lines: lines(pictures) } as const,
    ].flatMap((note) => (note.lines.length === 0 ? [] : say('mended', note))),
  };
}

/** `/services/quantum#prices` -> `/services/quantum`. */
function withoutAnchor({ source }: Content, mistake: Finding): Edit[] {
  const { range } = mistake;
  const written = source.text.slice(...range);
  const [, anchor] = mistake.code === 'broken-anchor' ? (/^["']?\/[^\s#]*(#[\w-]*)/.exec(written) ?? []) : [];
  if (anchor === undefined) return [];
  const at = range[0] + written.indexOf(anchor);
  return [{ range: [at, at + anchor.length], text: '' }];
}

function linkHome({ source, values }: Content, mistake: Finding): Edit[] {
  const { range } = mistake;
  const isValue = values.some(({ kind, node }) => kind === 'href' && node.range[0] === range[0]);
  // A link in a text that could not be located is reported at the whole text.
  if (!isValue && /\s/.test(source.text.slice(...range))) return [];
  if (isJson(source.file)) return [rewrite(source, range, '/')];
  const line = lineOf(source, range[1]);
  const endsLine = line.text.slice(range[1] - line.start).trim() === '';
  return [{ range, text: isValue && endsLine ? '/ # Where should this lead?' : '/' }];
}

/** Makes the lines of a picture comments. Nothing, where they hold something else as well, and in JSON, which has no comments. */
function switchedOff({ source, root, values }: Content, offset: number): Edit[] {
  const entry = entriesTo(root, offset).find(({ value }) =>
    values.some(({ kind, node }) => node === value && (kind === 'image' || kind === 'imagePath')),
  );
  if (entry === undefined || isJson(source.file)) return [];
  const { line: first, column } = locationOf(source, entry.keyRange);
  const range: Range = [entry.keyRange[0], endOf(entry.value, source.text)];
  const last = locationOf(source, range).endLine;
  const before = lineAt(source, first).text.slice(0, column - 1);
  const after = lineAt(source, last).text.slice(range[1] - lineAt(source, last).start);
  if (`${before}${after}`.trim() !== '') return [];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = lineAt(source, first + index).start + column - 1;
    return { range: [at, at], text: '# ' };
  });
}

/** The entries that lead to an offset, from the outside in. */
function entriesTo(node: Node, offset: number): Entry[] {
  if (node.kind === 'list') return node.items.flatMap((item) => entriesTo(item, offset));
  if (node.kind === 'scalar') return [];
  return node.entries.flatMap((entry) => {
    const { range } = entry.value;
    return range[0] <= offset && offset < range[1] ? [entry, ...entriesTo(entry.value, offset)] : [];
  });
}
