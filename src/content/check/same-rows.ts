import { isTable } from '../../model/page-file.ts';
import { type Finding, finding, inText, withRelated } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { type Node, plainValue, valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf } from '../../yaml/text/source.ts';
import { cellNameAt } from '../../yaml/text/table.ts';
import { type Content, entriesIn } from './contents.ts';
import type { FileRule } from './rule.ts';

/** Of the entries in one file, none should say the same as another in all of its fields. */
export const sameRowsRule: FileRule = { scope: 'file', of: ['data'], find: { whole: repeated } };

function repeated(content: Content): Finding[] {
  const { source } = content;
  const seen = new Map<string, Node>();
  return findEach(entriesIn(content), (entry) => {
    const title = valueAt(entry, 'title');
    // In whatever order the keys stand.
    const says =
      entry.kind === 'map' ? entry.entries.map(({ key, value }) => JSON.stringify([key, plainValue(value)])) : [];
    const key = says.sort().join();
    const first = seen.get(key);
    if (first === undefined) seen.set(key, title ?? entry);
    if (first === undefined || title?.kind !== 'scalar') return [];
    const name = String(title.value);
    const row = isTable(source.file) ? cellNameAt(source, first.range[0])?.row : undefined;
    const facts = { title: name, line: locationOf(source, first.range).line, isWhole: true, row } as const;
    const mistake = finding('same-entry', inText(source, title.range), facts);
    return [withRelated(mistake, { source, range: first.range }, { why: 'first', name })];
  });
}
