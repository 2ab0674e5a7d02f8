import type { Json, JsonObject } from '../../src/model/json.ts';
import { below, type Schema, schemaOf } from '../../src/schema/schemas/schemas.ts';

/** How to fill in a schema. */
export type Filling = {
  /** Whether fields that may be left out are there. */
  readonly optional: boolean;
  /** What stands in every text. */
  readonly text: string;
  /** How many entries a list has. One within another has fewer: it is the outer one that grows. */
  readonly count: number;
};

const MOST_WITHIN = 8;

/** Each part once. */
const scene = (text: string): Json => [
  { terrace: { at: '0 0', size: '8 8', steps: 2, ripples: 2 } },
  { terrace: { at: '5 5 0.5', size: '2 2', steps: -2, sunk: true } },
  { box: { at: '1 1 0.5', size: '1 1 2', tone: 'strong', lines: 2 } },
  { store: { at: '3 1 0.5', size: '1 1', tone: 'ghost' } },
  { screen: { at: '1 4 0.5', size: '2 1', bars: '3 5' } },
  { path: { points: ['1 1', '5 1', '5 5'], moves: true, arrow: true } },
  { ring: { at: '2 2', width: 3, dashed: true } },
  { dot: { at: '5 5', tone: 'light' } },
  { label: { at: '5 5', text, rise: 1, detail: true } },
];

type Step = { readonly schema: Schema; readonly kind?: string };

function fill({ schema, kind }: Step, index: number, filling: Filling): Json {
  switch (kind) {
    case 'text':
      return filling.text;
    case 'richText':
      return `${filling.text}\n\nWith **bold**, \`code\` and [a link](https://www.example.com).`;
    case 'passage':
      return `${filling.text}\n\n## A heading\n\nWith **bold**, \`code\` and [a link](https://www.example.com).\n\n- One\n- [x] Two\n\n| A | B |\n| --- | --: |\n| ${filling.text} |  |\n\n---\n\n> ${filling.text}\n\n\`\`\`ts\nconst a = 1;\n\`\`\``;
    case 'markdown':
      return `## A heading\n\n${filling.text}\n\n### Below it\n\n| A | B |\n| --- | --: |\n| 1 | 2 |\n\n- One\n- [ ] Two\n\n> [!TIP]\n> Take it.[^1]\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n![A team](/images/team.jpg "Us")\n\n[^1]: A footnote.\n`;
    case 'href':
      return '/contact';
    case 'file':
      return '/images/team.jpg';
    case 'embed':
      return 'https://vimeo.com/76979871';
    case 'icon':
      return 'cloud';
    case 'weekdays':
      return ['tuesday to friday', 'monday', 'saturday, sunday'][index % 3] ?? '';
    case 'openingHours':
      return index % 2 === 0 ? '9:00-12:30, 14:00-18:00' : 'closed';
    case 'days':
      return '2026-12-24 to 2026-12-26';
    case 'dates':
      return ['2026-12-24', '2026-12-27 to 2027-01-02', '2020-05-12'][index % 3] ?? '';
    case 'daysOfWeek':
      return ['monday', 'thursday', 'sunday'][index % 3] ?? '';
    case 'timeSpan':
      return ['18:00-19:30', '22:00-1:00', '9:00'][index % 3] ?? '';
    case 'place':
      return {
        address: filling.text,
        coordinates: ['53.9590 -1.0815', '53.9363, -1.0722', '54.1 -1.2'][index % 3] ?? '',
      };
    case 'image':
      return index % 2 === 0
        ? { src: '/images/team.jpg', alt: filling.text }
        : { scene: scene(filling.text), alt: filling.text };
  }
  if (schema.type === 'array') {
    const entry = below(schema, 0) ?? { schema: {} };
    const within = { ...filling, count: Math.min(filling.count, MOST_WITHIN) };
    return Array.from({ length: filling.count }, (_, at) => fill(entry, at, within));
  }
  if (schema.type === 'object') return objectOf(schema, index, filling);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.maximum ?? 1;
  if (schema.pattern?.startsWith('^\\d{4}') === true) return '2026-05-12';
  // A name that must be written in a certain way, and only once.
  return (
    schema.enum?.at(-1) ?? `name${index === 0 ? '' : String.fromCharCode(96 + (index % 26))}${'x'.repeat(index / 26)}`
  );
}

/** A rule about entries of some types, the type left out included where it is among them: keys that they must not have. */
type TypeRule = {
  readonly if?: { readonly properties?: { readonly type?: { readonly enum?: readonly string[] } } };
  readonly then?: { readonly allOf?: readonly { readonly not?: { readonly required?: readonly string[] } }[] };
};

/** The keys that an entry of a type must not have, and the one that must name another's text. */
export function refusedFor(schema: Schema, type: string): readonly string[] {
  const rules: readonly TypeRule[] = schema.allOf ?? [];
  const refused = rules
    .filter((rule) => rule.if?.properties?.type?.enum?.includes(type))
    .flatMap(({ then }) => (then?.allOf ?? []).flatMap(({ not }) => not?.required ?? []));
  return [...refused, ...(schema.properties?.options === undefined ? [] : ['default'])];
}

/** The types that entries may have, such as fields of a form; none for blocks. */
export function typesOfEntry(schema: Schema): readonly string[] {
  return schema.properties?.type?.enum ?? [];
}

function objectOf(schema: Schema, index: number, filling: Filling): JsonObject {
  const types = typesOfEntry(schema);
  // A few entries are of types far from each other, and many of all.
  const type = types[(index * 4 + 4) % types.length];
  const refused = type === undefined ? [] : refusedFor(schema, type);
  const names = Object.keys(schema.properties ?? {}).filter(
    (name) =>
      name !== 'type' &&
      name !== 'id' &&
      // What a list shows of pages, where it finds some.
      schema.properties?.[name]?.shows === undefined &&
      !refused.includes(name) &&
      (filling.optional || schema.required?.includes(name)),
  );
  const entries = names.flatMap((name): [string, Json][] => {
    const step = below(schema, name);
    return step === undefined ? [] : [[name, fill(step, index, filling)]];
  });
  return { ...(type !== undefined && filling.optional ? { type } : {}), ...Object.fromEntries(entries) };
}

/** A block as its schema lets an author write it. */
export function sampleOf(type: string, filling: Filling): JsonObject {
  return { type, ...objectOf(schemaOf(`blocks/${type}`), 0, filling) };
}
