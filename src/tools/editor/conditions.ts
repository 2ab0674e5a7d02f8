import { lacks, missing, type Place } from './missing.ts';
import type { EditorSchema, Written } from './written.ts';

/** What the `if`, `then`, `else` and `dependentRequired` of a map say, such that editors mark the key it is about. */
export function conditions(schema: Written, place: Place): EditorSchema[] {
  const own = schema.if === undefined ? [] : [condition(schema, schema, place)];
  const others = (schema.allOf ?? []).map((rule) => condition(schema, rule, place));
  return [...own, ...others, ...idle(schema)];
}

function condition(map: Written, rule: Written, place: Place): EditorSchema {
  return {
    if: { type: 'object', ...rule.if },
    // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
    ...(rule.then === undefined ? {} : { then: consequence(map, rule.then, place) }),
    ...(rule.else === undefined ? {} : { else: consequence(map, rule.else, place) }),
  };
}

function consequence(map: Written, rule: Written, place: Place): EditorSchema {
  if (rule.if !== undefined) return condition(map, rule, place);
  if (rule.allOf !== undefined) return { allOf: rule.allOf.map((each) => consequence(map, each, place)) };
  const [refused] = rule.not?.required ?? [];
  if (refused !== undefined) return refuse(refused, rule.description ?? '');
  return { allOf: missing(map, rule.required ?? [], place, rule.description) };
}

const refuse = (key: string, words: string): EditorSchema => ({ properties: { [key]: false }, errorMessage: words });

/** Keys that are not shown without another. */
function idle(schema: Written): EditorSchema[] {
  const pairs = Object.entries(schema.dependentRequired ?? {}).flatMap(([key, needed]) =>
    needed.map((needs) => ({ key, needs })),
  );
  return pairs.map(({ key, needs }) => ({
    if: lacks(schema, needs),
    // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
    then: refuse(key, `"${key}" is not shown without "${needs}": add that, or delete this line.`),
  }));
}
