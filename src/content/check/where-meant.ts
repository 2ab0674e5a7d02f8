import { readText } from '../../schema/fields/read-text.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import { hasRange } from '../entries/field-values.ts';

/** What is asked of a field in the signs or words of other languages, as it is asked here. `isWider`: it takes the value itself, too. */
export type AskedOtherwise = { readonly better: string; readonly isWider: boolean };

/** The bound that a sign or a word stands for, and whether it leaves out its value. */
const BOUNDS: Readonly<Record<string, readonly ['min' | 'max', boolean]>> = Object.fromEntries(
  (
    [
      ['max', true, '< lt under below before'],
      ['max', false, '<= ≤ =< lte max maximum until to upto'],
      ['min', true, '> gt over above after'],
      ['min', false, '>= ≥ => gte min minimum from since'],
    ] as const
  ).flatMap(([bound, isWider, words]) => words.split(' ').map((word) => [word, [bound, isWider]])),
);

const NOT = /^(?:!=?|<>|≠|-|not|ne|nin|exclude|except)$/;

/** `< 60` of a price is `{ max: 60 }`, `!advanced` of a level all its other choices; undefined for what is asked as here, or in no way we know. */
export function askedOtherwise(field: Field, value: Node, language: string | undefined): AskedOtherwise | undefined {
  const parts = value.kind === 'scalar' ? partsOf(String(value.value), hasRange(field)) : pairsOf(value);
  if (parts === undefined || parts.some(({ sign }) => sign === '')) return undefined;
  const { choices = [] } = field;
  if (parts.length === 1 && NOT.test(parts[0]?.sign ?? '')) {
    const left = choices.filter((choice) => !choice.split('|').includes(parts[0]?.text ?? ''));
    const isKnown = left.length > 0 && left.length < choices.length;
    return isKnown
      ? { better: left.length === 1 ? (left[0] ?? '') : `[${left.join(', ')}]`, isWider: false }
      : undefined;
  }
  if (!hasRange(field)) return undefined;
  const asked = parts.map(({ sign, text }) => ({ bound: BOUNDS[sign], read: readText(text, field, language) }));
  const bounds = asked.flatMap(({ bound, read }) =>
    bound === undefined || read.how === 'unclear' || typeof read.value === 'object'
      ? []
      : [`${bound[0]}: ${String(read.value)}`],
  );
  if (bounds.length < parts.length) return undefined;
  return { better: `{ ${bounds.join(', ')} }`, isWider: asked.some(({ bound }) => bound?.[1] === true) };
}

type Part = { readonly sign: string; readonly text: string };

/** `< 60`, `not advanced`, `10-20`, `2026-01-01..2026-02-01` as signs and what comes after them. */
function partsOf(text: string, hasRange: boolean): readonly Part[] | undefined {
  const [, from, until] = /^([\w:.-]{1,20}?) ?(?:\.\.\.?|-|–| to ) ?([\w:.]{1,20}|\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
  if (hasRange && from !== undefined && until !== undefined)
    return [
      { sign: '>=', text: from },
      { sign: '<=', text: until },
    ];
  const [, sign = '', rest = ''] = /^([<>=!≤≥≠-]{1,2}|[a-z]{2,8}(?= ))\s{0,3}(\S.*)$/i.exec(text) ?? [];
  return rest === '' ? undefined : [{ sign: sign.toLowerCase(), text: rest }];
}

/** `{ lt: 20 }`, `{ $gte: 10 }`, `{ not: advanced }` as signs and what comes after them. */
function pairsOf(value: Node): readonly Part[] | undefined {
  if (value.kind !== 'map' || value.entries.every(({ key }) => key === 'min' || key === 'max')) return undefined;
  return value.entries.map(({ key, value: each }) =>
    each.kind === 'scalar' ? { sign: key.replace(/^[$_]/, ''), text: String(each.value) } : { sign: '', text: '' },
  );
}
