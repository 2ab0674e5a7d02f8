import { assetsFolder } from '../../model/address.ts';
import { escapeScript } from '../html/escape.ts';
import type { Materials } from '../output.ts';
import { giveWay, type HeaderRule, headersFile, headersText, parseHeaders } from './header-rules.ts';
import { type Sources, sitePolicy } from './policy.ts';

export type Published = {
  /** The site's origin and base: `https://example.com`, `/site/`. */
  readonly origin: string;
  readonly base: string;
  readonly sources: Sources;
  /** The text of the inline script, the same on every page. */
  readonly script: string;
};

const year = 31_536_000;

/** Features that no block uses. Browsers warn about names they do not know, so it is a list of well-known ones. */
const denied = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];

function headersFor({ origin, sources, script }: Published): Record<string, string> {
  return {
    'Content-Security-Policy': sitePolicy(sources, script),
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

/**
 * The text of `_headers`: ours for every file, a year in the cache for files whose name changes with their content (hosts
 * let everything else be asked for again), and after them the author's own rules, which count where both name a header.
 * @param own the text of `public/_headers`; empty where there is none
 */
export function siteHeaders(published: Published, own: string): string {
  const { base } = published;
  const ours = [
    ruleOf(`${base}*`, headersFor(published)),
    ruleOf(`${base}${assetsFolder}/*`, { 'Cache-Control': `public, max-age=${year}, immutable` }),
  ];
  const rules = giveWay(ours, parseHeaders(own), base).filter(({ lines }) => lines.length > 0);
  const theirs = own.trim() === '' ? '' : `\n# public/_headers\n${own.trimEnd()}\n`;
  return headersText(rules) + theirs;
}

export function headersOf({ plan, sources, boot, own }: Materials): string {
  const { origin, frame } = plan;
  return siteHeaders({ origin, base: frame.base, sources, script: escapeScript(boot) }, own.get(headersFile) ?? '');
}
