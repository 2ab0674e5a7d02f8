import { type Resolved, resolve, type Schema } from '../schema/schemas.ts';

/** A value in one line that shows what a key wants: `action: {label: "...", href: "..."}`. */
export function exampleOf(key: string, schema: Schema): string {
  return `${key}: ${valueFor(schema)}`;
}

const examples: Readonly<Record<string, string>> = {
  href: '/contact',
  icon: 'cloud',
  imagePath: '/images/team.jpg',
  name: 'Acme Ltd',
  url: 'https://www.example.com',
  value: "'99.9 %'",
  date: '15 May 2025',
  publicKey: 'aBcDeFgHiJkLmNoPq',
  serviceId: 'service_abc123',
  templateId: 'template_abc123',
};

/** A line that an author could write for a key: `href: /contact`. */
export function lineFor(key: string, found: Resolved | undefined): string {
  const { schema = {}, kind = '' } = found ?? {};
  if (schema.type === 'array' || schema.type === 'object') return exampleOf(key, schema);
  const known = schema.type === 'string' || schema.type === undefined ? (examples[kind] ?? examples[key]) : undefined;
  const byType =
    schema.type === 'boolean' ? 'true' : schema.type === 'integer' ? String(schema.minimum ?? 1) : 'Your text';
  return `${key}: ${schema.enum?.[0] ?? known ?? byType}`;
}

/** An entry of a list in one line, with the text an author has written for its words. */
export function exampleOfEntry(schema: Schema, written: string | undefined): string {
  const { required = [], properties = {} } = resolve(schema).schema;
  const shown = (required.length > 0 ? required : Object.keys(properties).slice(0, 2)).filter((key) => key !== 'type');
  const isTarget = isAddress(written ?? '');
  const words = shown.find((key) => ['href', 'src', 'url'].includes(key) === isTarget && key !== 'icon');
  const values = shown.map(
    (key) => `${key}: ${JSON.stringify(key === words && written !== undefined ? written : '...')}`,
  );
  return `{ ${values.join(', ')} }`;
}

/** Whether a text leads somewhere, and is not one that should stand on the page. */
export function isAddress(text: string): boolean {
  return /^(?:\/|#|https?:|mailto:|tel:)/.test(text);
}

function valueFor(schema: Schema): string {
  const resolved = resolve(schema).schema;
  if (resolved.type === 'array') return `[${resolved.items === undefined ? '' : valueFor(resolved.items)}]`;
  if (resolved.type !== 'object') return '"..."';
  const required = resolved.required ?? [];
  const shown = required.length > 0 ? required : Object.keys(resolved.properties ?? {}).slice(0, 2);
  return `{ ${shown.map((key) => `${key}: "..."`).join(', ')} }`;
}
