import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { type Foreign, foreignIn } from '../texts/foreign/foreign.ts';
import { withoutAnyCode } from '../texts/long/masked.ts';
import { excessOf, parseMarkdown } from '../texts/markdown.ts';
import { PLACEHOLDERS, splitPlaceholders } from '../texts/placeholders.ts';
import { taskBoxesIn } from '../texts/tasks.ts';
import type { Content } from './contents.ts';
import { ANY, type FileRule } from './rule.ts';
import { toFindings } from './slips.ts';
import type { LongValue, TextValue } from './text-values.ts';

/** Shortcodes, template code and marks of other systems, where a text has no code. A warning: a text may be about them. */
export const foreignRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    markedText: (value) => tell(value),
    markedRichText: (value) =>
      excessOf(value.text) === undefined && foreignIn(value.text).length > 0
        ? tell({ ...value, text: withoutAnyCode(parseMarkdown(value.text), value.text) })
        : [],
    markedPassage: tellBesideTasks,
    longText: tellBesideTasks,
  },
};

/** What texts that have lists show a box for, `- [ ] Pack`, is known here, too. */
function tellBesideTasks({ root, ...value }: LongValue): Finding[] {
  const boxes = taskBoxesIn(root);
  return tell({ ...value, text: withoutAnyCode(root, value.text) }, ({ start }) => boxes.has(start));
}

/** @param isOurs says what of all that is found is known here, too */
function tell(value: TextValue, isOurs = (_each: Foreign): boolean => false): Finding[] {
  const { text, node, content } = value;
  // Without quotes, it is a mistake of its own at the start of a text.
  if (node !== content.root && node.style === 'plain' && text.startsWith('{')) return [];
  const found = foreignIn(text).filter(
    (each) => !hasUnknown(each.written) && !isOurs(each) && !isOfLayout(each, content),
  );
  // Lines end otherwise in the file than in its text, so that only the first line is looked for.
  const slips = found.map((each) => ({ start: each.start, written: each.written.split('\n', 1).join(''), said: each }));
  return toFindings(value, slips, (at, { written, facts }) => ({
    ...finding('shown-as-written', at, { written, why: 'foreign', ...facts }),
    // What is read in it otherwise, such as a link, is none.
    covers: [at.range],
  }));
}

/** Whether it stands in braces in the layout of a kind: those may be a field, and are told with what it has. */
function isOfLayout({ written }: Foreign, { sort }: Content): boolean {
  return sort === 'kind' && written.startsWith('{');
}

/** Whether there is something in braces in it that nothing can fill in: that is an error, which is told with the same advice. */
function hasUnknown(written: string): boolean {
  return splitPlaceholders(written).some(
    (piece) => typeof piece !== 'string' && !Object.hasOwn(PLACEHOLDERS, piece.name),
  );
}

/** Whether code of another system is around a part of a text, and says what to do about it. */
export function foreignAround(all: readonly Foreign[], start: number, end: number): Foreign | undefined {
  return all.find((each) => each.start <= start && end <= each.start + each.written.length);
}
