import { isJson } from '../../model/page-file.ts';
import { type Finding, finding, withAnswer } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import type { ScalarNode } from '../../yaml/syntax/tree.ts';
import { type Edit, replace } from '../../yaml/text/edits.ts';
import { readText } from '../fields/read-text.ts';
import type { Field } from '../schemas/kind-field.ts';
import { type Instance, lastKeyOf, siteOf, startIn } from './instance.ts';

/**
 * A value in the field of a kind that is written in another way: `18 Uhr`, `Montag`, `1 h 30`. Numbers, yes and no and choices are explained
 * as they are everywhere.
 *
 * @returns undefined for what is no single value, and for the fields of other types
 */
export function explainField(instance: Instance): Finding | undefined {
  const { node, schema } = instance;
  const { ofField, description = '' } = schema;
  if (ofField === undefined || !EXPLAINED.has(ofField.type) || node.kind !== 'scalar' || node.value === null)
    return undefined;
  // 18.30 is a number to YAML.
  const value = node.style === 'plain' ? node.source : String(node.value);
  if (value.trim() === '') return undefined;
  const read = readText(value, ofField, siteOf(instance).language);
  const suggestion = read.how === 'meant' ? read.text : undefined;
  const facts = {
    key: lastKeyOf(instance),
    value,
    description: ofField.message ?? schema.form ?? description,
    ...(ofField.type === 'text'
      ? { pattern: ofField.message === undefined ? ofField.pattern : undefined }
      : { type: ofField.type }),
    suggestion,
  };
  const mistake = finding('bad-format', startIn(instance), facts);
  return read.how === 'meant' ? withAnswer(mistake, written(instance, node, read), read.isSure) : mistake;
}

/** The types whose values are explained here. A text is, if it has a pattern. */
const EXPLAINED: ReadonlySet<Field['type']> = new Set([
  'text',
  'time',
  'time-range',
  'day-of-week',
  'date-range',
  'duration',
] satisfies Field['type'][]);

function written(
  { source }: Instance,
  node: ScalarNode,
  { text, value }: { readonly text: string; readonly value: unknown },
): readonly Edit[] | undefined {
  if (typeof value === 'string') return rewriteScalar(source, node, text);
  return node.source.includes('\n')
    ? undefined
    : [replace(node.range, isJson(source.file) ? JSON.stringify(value) : text)];
}
