import { assetsFolder } from '../../model/address.ts';
import { escapeScript } from '../html/escape.ts';
import type { Materials } from '../output.ts';
import { sitePolicy } from './policy.ts';

const year = 31_536_000;

/** Features that no block uses. Browsers warn about names they do not know, so it is a list of well-known ones. */
const denied = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];

function headersFor({ plan: { origin }, sources, boot }: Published): Record<string, string> {
  return {
    'Content-Security-Policy': sitePolicy(sources, escapeScript(boot)),
    // Only this host: whether its subdomains can do without http is not ours to say.
    ...(origin.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${year}` } : {}),
    'X-Content-Type-Options': 'nosniff',
    // Stricter ones send a form without its origin, which EmailJS may ask for.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

function ruleOf(path: string, headers: Readonly<Record<string, string>>): HeaderRule {
  return { path, lines: Object.entries(headers).map(([name, value]) => ({ name, value })) };
}

type Published = Pick<Materials, 'sources' | 'boot' | 'own'> & {
  readonly plan: { readonly origin: string; readonly frame: { readonly base: string } };
};

/**
 * The text of `_headers`: ours for every file, a year in the cache for files whose name changes with their content (hosts
 * let everything else be asked for again), and after them the author's own rules, which count where both name a header.
 */
export function headersOf(published: Published): string {
  const { base } = published.plan.frame;
  const own = published.own.get(headersFile) ?? '';
  const ours = [
    ruleOf(`${base}*`, headersFor(published)),
    ruleOf(`${base}${assetsFolder}/*`, { 'Cache-Control': `public, max-age=${year}, immutable` }),
  ];
  const rules = giveWay(ours, parseHeaders(own), base).filter(({ lines }) => lines.length > 0);
  const theirs = own.trim() === '' ? '' : `\n# public/_headers\n${own.trimEnd()}\n`;
  return headersText(rules) + theirs;
}

/** A line of a `_headers` file: `Name: value`, or `! Name`, which takes a header away that an earlier rule has set. */
export type HeaderLine = { readonly name: string; readonly value: string | undefined };

/** A rule of a `_headers` file: the headers of all files whose address matches `path`. */
export type HeaderRule = {
  /** `/built/*` or `/contact`, base included. `*` stands for anything, `:name` for a whole part between slashes. */
  readonly path: string;
  readonly lines: readonly HeaderLine[];
};

/** The name Netlify and Cloudflare read. */
export const headersFile = '_headers';

function lineOf(text: string): HeaderLine | undefined {
  const [, gone] = /^!\s*([\w-]+)$/.exec(text) ?? [];
  if (gone !== undefined) return { name: gone, value: undefined };
  const [, name, value] = /^([\w-]+)\s*:\s*(\S.*)$/.exec(text) ?? [];
  return name === undefined ? undefined : { name, value };
}

/** Reads a `_headers` file. Hosts pass over lines that they cannot read, and so does this. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; lines: HeaderLine[] }[] = [];
  for (const row of text.split(/\r?\n/)) {
    const words = row.trim();
    if (words === '' || words.startsWith('#')) continue;
    const line = lineOf(words);
    if (/^\s/.test(row) && line !== undefined) rules.at(-1)?.lines.push(line);
    else if (/^(?:\/|https:)/.test(row)) rules.push({ path: words, lines: [] });
  }
  return rules;
}

export function headersText(rules: readonly HeaderRule[]): string {
  const line = ({ name, value }: HeaderLine): string =>
    value === undefined ? `  ! ${name}\n` : `  ${name}: ${value}\n`;
  return rules.map(({ path, lines }) => `${path}\n${lines.map(line).join('')}`).join('\n');
}

function patternOf(segment: string): string {
  if (/^:\w+$/.test(segment)) return '[^/]+';
  return segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
}

/** Rules for whole addresses speak of some hosts only. Hosts take one `*` in a rule, and with one a path is compared in no time. */
function matches({ path }: HeaderRule, asked: string): boolean {
  if (path.indexOf('*') !== path.lastIndexOf('*')) return false;
  return new RegExp(`^${path.split('/').map(patternOf).join('/')}$`, 's').test(asked);
}

/** By name. Where several rules have the same header, the values are joined by a comma, as Cloudflare does. */
export function headersAt(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const found = new Map<string, { readonly name: string; readonly value: string }>();
  for (const { name, value } of rules.filter((rule) => matches(rule, path)).flatMap(({ lines }) => lines)) {
    const key = name.toLowerCase();
    const earlier = found.get(key);
    if (value === undefined) found.delete(key);
    else found.set(key, { name, value: earlier === undefined ? value : `${earlier.value}, ${value}` });
  }
  return new Map([...found.values()].map(({ name, value }) => [name, value]));
}

/** Our rules without the headers that an author's own rules name for the same path, or for all paths. */
function giveWay(ours: readonly HeaderRule[], theirs: readonly HeaderRule[], base: string): HeaderRule[] {
  const everywhere = ['/*', `${base}*`];
  return ours.map(({ path, lines }) => {
    const named = theirs
      .filter((rule) => rule.path === path || everywhere.includes(rule.path))
      .flatMap((rule) => rule.lines.map(({ name }) => name.toLowerCase()));
    return { path, lines: lines.filter(({ name }) => !named.includes(name.toLowerCase())) };
  });
}
