import type { Root } from 'mdast';
import { onceFor } from '../../model/once.ts';
import type { Kind } from '../../schema/schemas/kinds.ts';
import type { ScalarNode } from '../../yaml/syntax/tree.ts';
import { longRootOf } from '../texts/long/parse.ts';
import { passageRootOf } from '../texts/long/passage.ts';
import { isPlainWords } from '../texts/plain-words.ts';
import type { Content } from './contents.ts';

/** A value of a kind that is written as a single text. */
export type TextValue = { readonly content: Content; readonly text: string; readonly node: ScalarNode };

/** A long text or a passage that was written in Markdown. */
export type LongValue = TextValue & { readonly root: Root };

/** The texts of a kind, or those of them that are more than plain words. */
export function* textsIn(content: Content, kind: Kind, which: keyof Texts = 'all'): Generator<TextValue> {
  for (const { text, node } of textsByKind(content.values).get(kind)?.[which] ?? []) yield { content, text, node };
}

/** The long texts, parsed. Those that have too much of something are left out. */
export function* longTextsIn(content: Content): Generator<LongValue> {
  for (const value of textsIn(content, 'markdown')) {
    const root = longRootOf(value.node, value.text);
    if (root !== undefined) yield { ...value, root };
  }
}

/** The same of passages that are more than plain words. */
export function* passagesIn(content: Content): Generator<LongValue> {
  for (const value of textsIn(content, 'passage', 'marked')) {
    const root = passageRootOf(value.node, value.text);
    if (root !== undefined) yield { ...value, root };
  }
}

type Text = Omit<TextValue, 'content'>;

/** The texts of a kind, and those of them that are more than plain words. */
type Texts = { readonly all: Text[]; readonly marked: Text[] };

/** The kinds whose texts are words of an author. Of a long text it isn't worth asking. */
const WORDS: ReadonlySet<Kind> = new Set(['text', 'richText', 'passage']);

/** The values of a file that are texts, by their kinds: every rule asks for some of them. */
const textsByKind = onceFor((values: Content['values']): ReadonlyMap<Kind, Texts> => {
  const byKind = new Map<Kind, Texts>();
  for (const { kind, node } of values) {
    if (node.kind !== 'scalar' || typeof node.value !== 'string') continue;
    const text = { text: node.value, node };
    const same = byKind.get(kind) ?? { all: [], marked: [] };
    if (same.all.length === 0) byKind.set(kind, same);
    same.all.push(text);
    if (!WORDS.has(kind) || !isPlainWords(node, node.value)) same.marked.push(text);
  }
  return byKind;
});
