import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { nodeAt, type Path, startOf } from '../../yaml/syntax/tree.ts';
import { charactersIn } from '../../yaml/text/lengths.ts';
import type { Kind } from '../schemas/kinds.ts';
import { type Context, kindAt, nameOf } from './context.ts';

/** The kinds whose texts can be divided. */
const DIVIDED: ReadonlySet<Kind | undefined> = new Set<Kind>(['richText', 'passage', 'markdown']);

/** A value of more characters than its schema allows. Nothing else is said of it. */
export function tooLong(context: Context, path: Path, most: number): Finding {
  const { source, root } = context;
  const node = nodeAt(root, path) ?? root;
  const count = charactersIn(node.kind === 'scalar' ? String(node.value) : '');
  const covers = [node.range];
  if (DIVIDED.has(kindAt(context, path)))
    return { ...finding('long-text', source, startOf(node), { of: 'characters', count, most }), covers };
  return { ...finding('long-value', source, startOf(node), { key: nameOf(path), count, most }), covers };
}
