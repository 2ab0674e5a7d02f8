import { paramsOf, withoutQuery } from '../model/address.ts';
import type { SiteOverview } from '../model/plan.ts';
import type { Href } from '../model/text.ts';
import { barePolicy } from './headers/policy.ts';
import { escapeText, tag } from './html/escape.ts';

/** An address of this site, without the base and perhaps with a query, and where it leads now. */
export type Redirect = { readonly from: string; readonly to: Href };

/** The name Netlify and Cloudflare read. */
export const redirectsFile = '_redirects';

function under(base: string, path: string): string {
  return `${base}${path.slice(1)}`;
}

/** All redirects of a site: those of site.yaml, and those from the old addresses of its pages and of their PDF documents. */
export function redirectsIn({ frame, pages }: SiteOverview): readonly Redirect[] {
  const aliases = pages.flatMap(({ route, pdf, aliases = [] }) =>
    aliases.map((from): Redirect => {
      const isDocument = pdf !== undefined && isOfDocument(from);
      return {
        from,
        to: isDocument ? { kind: 'plain', href: under(frame.base, pdf.address) } : { kind: 'page', href: route },
      };
    }),
  );
  // A letter with an accent is one sign, in file names too: so browsers ask for it.
  const all = [...(frame.site.redirects ?? []), ...aliases].map(({ from, to }) => ({
    from: from.normalize('NFC'),
    to,
  }));
  // What asks for more comes first.
  return all.toSorted((a, b) => paramsOf(b.from).length - paramsOf(a.from).length);
}

/** Whether an old address asks something: no file can be at it. */
export const asks = (from: string): boolean => from.includes('?');

/** The script that leads visitors on from old addresses with a query, where the host doesn't. Relative to the output folder. */
export const queriesFile = '404/old-addresses.js';

/** What the script of each page has to do on a site with such addresses. Only visitors who ask something load more. */
export const queriesBoot = (plan: SiteOverview): string =>
  redirectsIn(plan).some(({ from }) => asks(from))
    ? `;location.search&&import(${JSON.stringify(under(plan.frame.base, `/${queriesFile}`))})`
    : '';

export function queriesScript(plan: SiteOverview): string {
  const { base } = plan.frame;
  const all = redirectsIn(plan).filter(({ from }) => asks(from));
  const rows = all.map((each) => [
    under(base, withoutQuery(each.from)),
    paramsOf(each.from),
    redirectTarget(each, base),
  ]);
  return `const asked = new URLSearchParams(location.search);
const path = decodeURI(location.pathname);
const found = ${JSON.stringify(rows)}.find(
  ([from, params]) => from === path && params.every(([name, value]) => asked.get(name) === value),
);
if (found) location.replace(found[2]);
`;
}

export function isOfDocument(alias: string): boolean {
  return alias.endsWith('.pdf');
}

/** The address a redirect leads to, base included. */
export function redirectTarget({ to }: Redirect, base: string): string {
  return to.kind === 'page' ? under(base, to.href) : to.href;
}

export function redirectPage(redirect: Redirect, { origin, frame: { base, language } }: SiteOverview): string {
  const target = redirectTarget(redirect, base);
  const absolute = new URL(target, origin).href;
  const text = escapeText(target);
  return [
    '<!DOCTYPE html>',
    `<html lang="${escapeText(language)}">`,
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: barePolicy }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${text}</title>`,
    tag('meta', { name: 'robots', content: 'noindex' }),
    tag('link', { rel: 'canonical', href: absolute }),
    tag('meta', { 'http-equiv': 'refresh', content: `0; url=${target}` }),
    '</head>',
    `<body><p><a href="${text}">${text}</a></p></body>`,
    '</html>',
    '',
  ].join('\n');
}

/** What an address on the wire may not contain (RFC 3986): spaces would end it, and quotes or braces mean something to servers. */
const unwritable = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu;

function onTheWire(address: string): string {
  return address.replace(/\p{Surrogate}/gu, '\ufffd').replace(unwritable, encodeURIComponent);
}

const NOTE =
  '# Netlify reads lines with name=value. Cloudflare and others pass over them, and there a script of the site leads on.\n';

export function redirectLines(redirects: readonly Redirect[], base: string): string {
  const line = (redirect: Redirect): string => {
    const from = encodeURI(decodeURI(under(base, withoutQuery(redirect.from))));
    const params = paramsOf(redirect.from).map(([name, value]) => `${name}=${value} `);
    // A file may be at the address, such as the home page.
    return `${from} ${params.join('')}${onTheWire(redirectTarget(redirect, base))} 301${params.length > 0 ? '!' : ''}\n`;
  };
  const note = redirects.some(({ from }) => asks(from)) ? NOTE : '';
  return note + redirects.map(line).join('');
}
