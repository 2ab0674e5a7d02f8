/** `[Your name]`: words that templates and chat programs leave for the author to replace. */
export type StandIn = { readonly written: string; readonly start: number };

const OWNER = '(?:your|my|our|the|client|customer|company|business|brand|product|team|contact|street|first|last|full)';
const THING =
  '(?:name|company|business|organi[sz]ation|brand|city|town|state|country|region|location|address|street|phone|telephone|number|e-?mail|website|url|link|date|day|month|year|time|title|tagline|slogan|logo|product|service|price|amount|text|industry|position|role|description)s?';

/** An order to the author, or the name of a thing with a capital: `[name]` in small letters may be part of an address. */
const PATTERNS = [
  /\[(?:insert|enter|add|type|write|put|fill in|replace)\s[^[\]\n]{2,80}\](?![(:[])/gi,
  /\[(?:your|my|our)\s[^[\]\n]{2,80}\](?![(:[])/gi,
  new RegExp(`\\[(?:${OWNER}\\s+)*${THING}(?:\\s${THING})?(?:\\shere)?\\](?![(:[])`, 'gi'),
];

/** All of them in a text, each once. */
export function standInsIn(text: string): StandIn[] {
  if (!text.includes('[')) return [];
  const found = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)]).filter(isMeant);
  const byStart = new Map(found.map(({ 0: written, index }) => [index, { written, start: index }]));
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

function isMeant([written]: RegExpExecArray): boolean {
  return /[A-Z]/.test(written) || /^\[\w+\s/.test(written);
}
