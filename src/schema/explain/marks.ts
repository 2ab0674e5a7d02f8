import { type Finding, finding, withEdits } from '../../yaml/findings/finding.ts';
import { otherDashes } from '../../yaml/mistakes/dashes/other-dashes.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import { lineOf, type Range } from '../../yaml/text/source.ts';
import type { Context } from './context.ts';

/** `label:Contact` where keys are wanted, `-one` where a list is: the space is missing after the mark. */
export function missingSpace(context: Context, node: Node): Finding | undefined {
  if (node.kind !== 'scalar' || node.style !== 'plain') return undefined;
  const [, before = '', rest = ''] = /^([A-Za-z][\w-]+:(?!\/\/|\\)|-(?=[A-Za-z]))([^\n]*)/.exec(node.source) ?? [];
  if (before === '') return undefined;
  const [start] = node.range;
  return finding('missing-space', context.source, [start, start + (before === '-' ? rest.length + 1 : before.length)], {
    after: before === '-' ? 'dash' : 'colon',
    better: `${before} ${rest.trimEnd()}`,
  });
}

/** `label Contact` and `label = Contact` where keys are wanted. That a word is meant as the key is sure only with a sign behind it. */
export function missingColon({ source }: Context, node: Node, keys: readonly string[]): Finding | undefined {
  if (node.kind !== 'scalar' || node.style !== 'plain') return undefined;
  const [text = '', key = '', mark = '', rest = ''] =
    /^([A-Za-z][\w-]*)(\s*=\s*|[ \t]+)(\S.*)$/.exec(node.source) ?? [];
  if (!keys.includes(key)) return undefined;
  const [start] = node.range;
  const at: Range = [start, start + text.length];
  const mistake = finding('missing-colon', source, at, { text, better: `${key}: ${rest.trimEnd()}` });
  const end = start + key.length;
  return mark.includes('=') ? withEdits(mistake, [replace([end, end + mark.length], ': ')]) : mistake;
}

/** `– one` and `1. one` on lines of their own, where a list is wanted. */
export function otherList({ source }: Context, node: Node): Finding | undefined {
  const line = lineOf(source, node.range[0]);
  const startsLine = line.text.slice(0, node.range[0] - line.start).trim() === '';
  return node.kind === 'scalar' && node.style === 'plain' && startsLine ? otherDashes(source, line) : undefined;
}
