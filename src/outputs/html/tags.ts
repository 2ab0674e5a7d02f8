import { escapeText } from './escape.ts';

/** A tag of `<head>` without content. Attributes that are undefined are left out; `true` stands without a value. */
export function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string | true | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? [` ${key}`] : [` ${key}="${escapeText(value)}"`];
  });
  return `<${name}${written.join('')}>`;
}
