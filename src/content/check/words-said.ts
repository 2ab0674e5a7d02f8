import { eachNode } from '../texts/nodes.ts';
import type { Content } from './contents.ts';
import { partsOf } from './parts.ts';
import type { LongValue } from './text-values.ts';

/** What in a text the site says words about: `footnote`, `table`, or the name of a note, such as `tip`. */
function* saidAbout({ root, text }: LongValue): Generator<string> {
  for (const [, name = ''] of text.matchAll(/^[ \t]*>[ \t]*\[!(\w+)\]/gm)) yield name.toLowerCase();
  // Passages have tasks that are no more than lines of a list.
  for (const [, mark = ''] of text.matchAll(/^[ \t]*(?:[-*+]|\d+[.)]) \[([ xX])\] /gm))
    yield mark === ' ' ? 'task' : 'done';
  for (const node of eachNode(root)) {
    if (node.type === 'table' || node.type === 'code') yield node.type;
    if (node.type === 'footnoteReference') yield 'footnote';
    if (node.type === 'heading') yield 'heading';
  }
}

/** What in the texts of a file the site says words about, each once: `long-text tip`, `passage table`. */
export function wordsSaidIn(content: Content): readonly string[] {
  const said = new Set<string>();
  for (const value of partsOf(content, 'longText')) for (const name of saidAbout(value)) said.add(`long-text ${name}`);
  for (const value of partsOf(content, 'markedPassage'))
    for (const name of saidAbout(value)) said.add(`passage ${name}`);
  return [...said].sort();
}
