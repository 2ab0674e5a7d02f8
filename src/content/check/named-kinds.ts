import { kindMeant } from '../../schema/schemas/kind-words.ts';
import { isOnlyNearest } from '../../schema/schemas/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import type { Content } from './contents.ts';
import { declaredFields } from './field-nodes.ts';
import type { AcrossRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** The kinds of pages that fields name must be there. */
export const namedKindsRule: AcrossRule = {
  scope: 'across',
  of: ['kind'],
  concerns: () => true,
  find: { whole: checkFields },
};

function checkFields({ source, root }: Content, { kinds }: SiteIndex): Finding[] {
  return declaredFields(root).flatMap((field) => {
    const written = valueAt(field, 'kind');
    const name = textOf(field, 'kind') ?? '';
    const isWrong = textOf(field, 'type') === 'entry' && name.trim() !== '' && !kinds.has(name);
    return isWrong && written !== undefined
      ? [unknownKind(source, written, { asks: 'field', kinds: [...kinds.keys()] })]
      : [];
  });
}

/** Who names a kind, and the kinds that are there. */
type Asked = { readonly asks: 'list' | 'field'; readonly kinds: readonly string[] };

/** A kind that isn't there, named by a list or a field. */
export function unknownKind(source: SourceText, written: Node, { asks, kinds: known }: Asked): Finding {
  const name = written.kind === 'scalar' ? String(written.value) : '';
  const suggestion = kindMeant(name, known);
  const mistake = {
    ...finding('query-kind', inText(source, written.range), { name, suggestion, known, asks }),
    cause: name,
  };
  if (suggestion === undefined || written.kind !== 'scalar') return mistake;
  return withAnswer(mistake, rewriteScalar(source, written, suggestion), isOnlyNearest(name, suggestion, known));
}
