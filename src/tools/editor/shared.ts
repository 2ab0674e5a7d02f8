import type { EditorSchema } from './written.ts';

/** Keywords whose value is a rule, a list of rules, or rules by name. Others have values of their own, such as a snippet. */
const RULE = new Set(['items', 'additionalProperties', 'contains', 'if', 'then', 'else', 'not', 'propertyNames']);
const LIST = new Set(['allOf', 'anyOf', 'oneOf']);
const NAMED = new Set(['properties', 'patternProperties', 'definitions']);

/** Rules of so many characters, which stand so many times, are told once. */
const LONG = 300;
const OFTEN = 3;

/** A schema in which long rules that stand in many places are told once, below `definitions`, and referred to. */
export function shared(schema: EditorSchema): EditorSchema {
  const counts = new Map<string, number>();
  mapRules(schema, (rule) => {
    const text = JSON.stringify(rule);
    if (text.length > LONG) counts.set(text, (counts.get(text) ?? 0) + 1);
    // What is in a rule is counted once.
    return (counts.get(text) ?? 0) < 2 ? undefined : {};
  });
  const often = [...counts].filter(([, count]) => count >= OFTEN).map(([text]) => text);
  const names = new Map(often.map((text, at) => [text, `often${at + 1}`]));
  const referring = (value: unknown, isWhole = false): unknown =>
    mapRules(value, (rule) => {
      const name = isWhole && rule === value ? undefined : names.get(JSON.stringify(rule));
      return name === undefined ? undefined : { $ref: `#/definitions/${name}` };
    });
  const definitions = often.map((text) => [names.get(text), referring(JSON.parse(text), true)] as const);
  const whole = Object(referring(schema, true));
  return { ...whole, definitions: { ...Object(whole.definitions), ...Object.fromEntries(definitions) } };
}

/** A rule with others in the place of some that it has. @param other of a rule; undefined for one that stays, of which the inner ones are looked at */
function mapRules(rule: unknown, other: (rule: unknown) => EditorSchema | undefined): unknown {
  const found = other(rule);
  if (found !== undefined || !isMap(rule)) return found ?? rule;
  const inner = (each: unknown): unknown => mapRules(each, other);
  return Object.fromEntries(
    Object.entries(rule).map(([keyword, value]) => {
      if (RULE.has(keyword)) return [keyword, inner(value)];
      if (LIST.has(keyword) && Array.isArray(value)) return [keyword, value.map(inner)];
      if (!NAMED.has(keyword) || !isMap(value)) return [keyword, value];
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]))];
    }),
  );
}

const isMap = (value: unknown): value is EditorSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
