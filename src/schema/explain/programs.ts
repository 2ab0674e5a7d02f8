import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { isProgramElsewhere } from '../formats/pasted-tag.ts';
import { resolve } from '../schemas/schemas.ts';
import { type Instance, startIn } from './instance.ts';

/** The address of a program of another site, where one of this site is wanted. */
export function programElsewhere(instance: Instance): Finding | undefined {
  const { node, schema } = instance;
  const { src } = (schema.items === undefined ? schema : resolve(schema.items).schema).properties ?? {};
  const { pattern = '', description = '' } = src === undefined ? {} : resolve(src).schema;
  if (node.kind !== 'scalar' || !pattern.endsWith('js$') || !isProgramElsewhere(String(node.value))) return undefined;
  const facts = { key: 'src', value: String(node.value), description, wrong: [{ why: 'other-site' } as const] };
  return finding('bad-format', startIn(instance), { ...facts, suggestion: undefined });
}
