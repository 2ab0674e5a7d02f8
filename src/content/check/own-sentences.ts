import { type Finding, finding, inText, withRelated } from '../../yaml/findings/finding.ts';
import { textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';
import { locate } from '../texts/locate.ts';
import { ownSentenceIn } from '../texts/own-sentences.ts';
import type { Content } from './contents.ts';
import { partsOf } from './parts.ts';
import { type FileRule, WRITTEN } from './rule.ts';

/** How many of the other places are shown. */
const MOST_SHOWN = 5;

type OwnSentence = { readonly words: string; readonly range: Range };

/** Words that `new` and our examples wrote, in whole paragraphs: the author hasn't come to them yet. They are one mistake of a file. */
export const ownSentencesRule: FileRule = { scope: 'file', of: WRITTEN, find: { whole: oneOfAll } };

function oneOfAll(content: Content): Finding[] {
  const { source } = content;
  const [first, ...others] = foundIn(content);
  if (first === undefined) return [];
  const mistake = finding('example-text', inText(source, first.range), { text: first.words, others: others.length });
  return [
    others
      .slice(0, MOST_SHOWN)
      .reduce((all, { range }) => withRelated(all, { source, range }, { why: 'example' }), mistake),
  ];
}

function foundIn(content: Content): OwnSentence[] {
  const { root, sort } = content;
  const [url, contact] = sort === 'settings' ? [valueAt(root, 'url'), valueAt(root, 'contact')] : [];
  const reached = contact?.kind === 'map' ? contact.entries.map(({ value }) => value) : [];
  const own = [url, ...reached].flatMap((node) =>
    node?.kind === 'scalar' && typeof node.value === 'string' ? [{ text: node.value, node }] : [],
  );
  const found = [...partsOf(content, 'text', 'richText', 'passage', 'markdown'), ...own]
    .flatMap(({ text, node }) => {
      const own = ownSentenceIn(text);
      return own === undefined ? [] : [{ words: own.words, range: locate(node, own.line, own.start) }];
    })
    .sort((a, b) => a.range[0] - b.range[0]);
  // Many are at an address of examples until they have one.
  return found.length === 1 && found[0]?.words === textOf(root, 'url') ? [] : found;
}
