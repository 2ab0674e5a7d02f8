import type { BetterLink, LinkFault, PlainLink } from '../../diagnostics/messages/told.ts';
import { phoneAddress } from '../../model/address.ts';
import { deceptiveHost, isHostName, parsedUrl, reachOf } from '../../schema/formats/hosts.ts';
import { valueInTag } from '../../schema/formats/pasted-tag.ts';
import { withPlainDigits } from '../../values/digits.ts';
import { nearest } from '../../values/suggest.ts';
import { wordTable } from '../../values/word-table.ts';

/** Why a link cannot be one, whatever exists; `unsafe` if it could do harm, `local` if most visitors cannot follow it. */
export type LinkProblem = {
  readonly code: 'bad-link' | 'unsafe-link' | 'local-link';
  readonly facts: LinkFault;
  readonly write?: string | undefined;
  /** The page of this site that was probably meant, where the form says it. */
  readonly page?: string;
  /** Whether it is written without a slash in front, as in the folder of its file. */
  readonly isRelative?: true;
};

/** Addresses that open a program of the visitor's device, and an example of each. None of them runs code. */
const OF_PROGRAMS: ReadonlyMap<string, readonly [form: RegExp, example: string]> = new Map([
  ['sms', [/^sms:\+?[0-9(][0-9().*#-]*(?:[?;&]\S*)?$/i, 'sms:+15550100']],
  ['whatsapp', [/^whatsapp:\/\/[a-z]+(?:\?\S*)?$/i, 'whatsapp://send?phone=15550100']],
  ['geo', [/^geo:-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?(?:[,;?]\S*)?$/i, 'geo:60.39,5.32']],
  ['upi', [/^upi:\/\/pay\?\S+$/i, 'upi://pay?pa=shop@bank']],
  ['webcal', [/^webcal:\/\/[^\s/]+\/\S+$/i, 'webcal://www.example.com/events.ics']],
  ['matrix', [/^matrix:(?:u|r|e|roomid)\/\S+$/i, 'matrix:r/bakers:example.org']],
]);

const SCHEMES = ['https', 'http', 'mailto', 'tel', ...OF_PROGRAMS.keys()];

/** A link with the code of a template in it, which nothing runs here. @param page that it names; empty if it can't be seen */
export function templateProblem(page: string): LinkProblem {
  const problem = bad({ why: 'template' });
  return page === '' ? problem : { ...problem, page };
}

/** The same problem, where the link was meant to lead to this site. */
export function ownWithoutStart({ code, facts }: LinkProblem): LinkProblem {
  if (facts.why === 'no-https') return { code, facts: { why: 'no-slash' } };
  return { code, facts: { ...facts, page: { address: undefined } } };
}

/** Looks at a link alone. Undefined if it is well-formed: http, https, mailto, tel, that of a program, `/...` or `#...`. */
export function linkProblem(href: string): LinkProblem | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which hides what a link is
  if (/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/.test(href)) return unsafe({ why: 'invisible' });
  if (href === '') return bad({ why: 'empty' });
  const [, words = '', address] = /^\[([^\]]*)\]\(([^)\s]+)\)$/.exec(href) ?? [];
  if (address !== undefined) {
    if (words === '' || words === address) return instead('markdown', address);
    return bad({ why: 'markdown-label', address, words });
  }
  const framed = /^<([^<>\s]+)>$/.exec(href)?.[1];
  if (framed !== undefined) return instead('angle-brackets', framed);
  const inTag = valueInTag(href, 'href');
  if (inTag !== undefined) return instead('tag', inTag);
  const wiki = /^\[\[([^[\]|]+)(?:\|[^[\]]*)?\]\]$/.exec(href)?.[1]?.trim();
  if (wiki !== undefined) return { ...bad({ why: 'wiki' }), page: `/${wiki.replace(/^\/+/, '')}` };
  const unquoted = /^[“”„‘’‚](.*)[“”‘’]$/.exec(href)?.[1];
  if (unquoted !== undefined) return instead('curly-quotes', unquoted);
  if (/^[/\\]{2}|\\/.test(href)) return outOfTheSite(href);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme !== undefined && !/^[^:.]*\.[^:]*:\d/.test(href)) return schemeProblem(href, scheme);
  // `@acme`, `@acme@mastodon.social`.
  const [, name, server] = /^@([\w.-]+)(?:@([\w.@-]+))?$/.exec(href) ?? [];
  if (name !== undefined) return bad({ why: 'social-name', written: href, name, server });
  const [, word = '', rest = ''] = /^(tel|mailto)\.?\s+(\S.*)$/i.exec(href) ?? [];
  if (rest !== '') return noColon(word, rest.replace(/\s/g, ''));
  if (/^\+?\d[\d\s()./-]{5,}$/.test(href)) return instead('no-tel', phoneAddress(href));
  if (isOtherSite(href)) return instead('no-https', `https://${href}`);
  if (/\s/.test(href) && !href.startsWith('#')) return space(href);
  if (href.startsWith('/')) return inside(href);
  if (href.startsWith('#')) return href === '#' ? bad({ why: 'only-hash' }) : undefined;
  return withoutStart(href);
}

/** `example.com`, `wa.me/49341123`: without the scheme. No page has a dot in its address, so what has one before a slash is a host. */
function isOtherSite(href: string): boolean {
  const [host = '', ...path] = href.split('/');
  const isHost = /^(?:[\w-]+\.)+[a-z]{2,}$/i.test(host);
  return isHost && (path.length > 0 || /\.(?:com|org|net|io|de|at|ch|in|eu|uk|fr|it|nl|co|dev|app)$/i.test(host));
}

function schemeProblem(href: string, scheme: string): LinkProblem | undefined {
  if (['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'view-source', 'about'].includes(scheme))
    return unsafe({ why: 'forbidden-scheme', scheme });
  if (!SCHEMES.includes(scheme)) {
    const meant = nearest(scheme, SCHEMES);
    const write = meant === undefined ? undefined : `${meant}${href.slice(scheme.length)}`;
    return { ...bad({ why: 'unknown-scheme', scheme, meant }), write };
  }
  const [form, example = ''] = OF_PROGRAMS.get(scheme) ?? [];
  if (form !== undefined) return form.test(href) ? undefined : bad({ why: 'other-form', example });
  const [, before = '', after = ''] = /^([^:]*:)\s+(\S.*)$/.exec(href) ?? [];
  if (/\s/.test(href) && (scheme === 'tel' || scheme === 'mailto'))
    return instead(scheme === 'tel' ? 'phone-space' : 'space', withoutSpaces(href));
  if (after !== '') return instead('space', `${before}${after}`);
  if (/\s/.test(href)) return space(href);
  return scheme === 'http' || scheme === 'https' ? webProblem(href, scheme) : contactProblem(href, scheme);
}

/**
 * A link to a phone without its spaces, and one to a mail without those of its address and the names of who gets it; those of its subject stay,
 * as browsers write them.
 */
export function withoutSpaces(href: string): string {
  const [, phone] = /^tel:([+\d\s().*#/-]+)$/i.exec(href) ?? [];
  if (phone !== undefined) return phoneAddress(phone);
  const subject = /^mailto:/i.test(href) ? href.indexOf('?') : -1;
  const [address, rest] = subject === -1 ? [href, ''] : [href.slice(0, subject), href.slice(subject)];
  const named = address.replace(/(?<=^mailto:|,)[^<>,]*<([^<>\s@]+@[^<>\s@]+)>/gi, '$1');
  return named.replace(/\s/g, '') + rest.trim().replace(/\s/g, '%20');
}

function webProblem(href: string, scheme: string): LinkProblem | undefined {
  if (!/^[a-z]+:\/\/[^/]/i.test(href)) {
    const write = `${scheme}://${href.replace(/^[a-z]+:\/*/i, '')}`;
    return { ...unsafe({ why: 'no-slashes', scheme, better: write }), write };
  }
  const url = parsedUrl(href);
  if (url === undefined || !isHostName(url.hostname)) return bad({ why: 'incomplete' });
  if (url.username !== '' || url.password !== '') return unsafe({ why: 'login' });
  const [, written = ''] = /^[a-z]+:\/\/([^/?#:]*)/i.exec(href) ?? [];
  const deceptive = deceptiveProblem(url.hostname, written);
  if (deceptive !== undefined) return deceptive;
  const reach = reachOf(url.hostname);
  if (reach === 'own-network') return local({ why: reach, host: url.hostname });
  if (reach === 'own-computer') {
    const write = `${url.pathname}${url.search}${url.hash}`;
    return { ...local({ why: reach, better: write }), write };
  }
  const why = privateLink(url);
  return why && local({ why });
}

function deceptiveProblem(host: string, written: string): LinkProblem | undefined {
  const deceptive = deceptiveHost(host, written);
  return deceptive && unsafe({ why: 'deceptive', scripts: deceptive.scripts, plainly: deceptive.plain });
}

function contactProblem(href: string, scheme: string): LinkProblem | undefined {
  if (scheme === 'tel') {
    if (/^tel:\+?[0-9(][0-9().*#-]*$/i.test(href)) return undefined;
    const plain = withPlainDigits(href);
    return /^tel:\+?[0-9(][0-9().*#-]*$/i.test(plain) ? instead('phone-digits', plain) : bad({ why: 'no-phone' });
  }
  if (/^mailto:\/\//i.test(href)) return instead('mail-slashes', href.replace(/^mailto:\/+/i, 'mailto:'));
  return mailProblem(href);
}

function mailProblem(href: string): LinkProblem | undefined {
  const [addresses = ''] = href.slice('mailto:'.length).split('?');
  const each = addresses.split(',').map((address) => address.split('@'));
  if (!each.every(isMailAddress)) return bad({ why: 'no-mail' });
  return each
    .map(([, host = '']) => deceptiveProblem(parsedUrl(`https://${host}`)?.hostname ?? '', host))
    .find(Boolean);
}

/** Cut at each @ and not found by one expression, which would take hours for a long line that is almost an address. */
function isMailAddress([name, host = '', ...more]: readonly string[]): boolean {
  return name !== '' && more.length === 0 && /.\../.test(host) && !/[<>]/.test(`${name}${host}`);
}

function outOfTheSite(href: string): LinkProblem {
  const plain = href.replaceAll('\\', '/');
  if (/^[A-Za-z]:\//.test(plain)) {
    const problem = unsafe({ why: 'own-file', name: plain.slice(plain.lastIndexOf('/') + 1).replace(/\s+/g, '-') });
    const folder = /\/(?:public|pages)(?=\/)/.exec(plain);
    return folder === null ? problem : { ...problem, page: plain.slice(folder.index + folder[0].length) };
  }
  const rest = plain.replace(/^\/+/, '');
  if (!plain.startsWith('//')) {
    // What was meant by the same with slashes.
    const { page = plain, isRelative = false } = linkProblem(plain) ?? {};
    const isOfFolder = isRelative && !/^(?:pages|public)\//.test(plain);
    return { ...unsafe({ why: 'backslash', rest }), page, ...(isOfFolder && { isRelative }) };
  }
  const problem = unsafe({ why: 'two-slashes', rest });
  // What browsers make of it, said openly.
  return /^\/\/[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(href) ? { ...problem, write: `https://${rest}` } : problem;
}

function space(href: string): LinkProblem {
  // Words in the place of an address: of a page, if there is one that is called so.
  if (/^[^/#:]/.test(href) && href.trim() === href && !href.includes('://'))
    return { ...bad({ why: 'space-in-words' }), page: `/${href.replace(/\s+/g, '-')}` };
  const write = href.trim() === href ? href.replace(/\s+/g, href.startsWith('/') ? '-' : '%20') : href.trim();
  return instead('space', write);
}

function inside(href: string): LinkProblem | undefined {
  if (/\/\.{1,2}(?:\/|$)/.test(href)) return bad({ why: 'dots' });
  if (/\/\//.test(href.split(/[?#]/)[0] ?? '')) return instead('slashes-in-a-row', href.replace(/\/{2,}/g, '/'));
  return undefined;
}

function withoutStart(href: string): LinkProblem {
  if (/^www\./i.test(href)) return instead('no-https', `https://${href}`);
  const [, mail = ''] = /^mailto([^\s@/]+@[^\s@/]+\.[a-z]{2,})$/i.exec(href) ?? [];
  if (mail !== '') return noColon('mailto', mail);
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(href)) return instead('no-mailto', `mailto:${href}`);
  const file = /^(?:\.{0,2}\/)*(?!\.{0,2}\/)(?:public\/)?([^?#]+\.[a-z][a-z0-9]{1,4})$/i.exec(href)?.[1];
  const isFile = file !== undefined && !/\.(?:ya?ml|html?|md|php|aspx?)$/i.test(file);
  const problem = bad(isFile ? { why: 'no-slash-file', file } : { why: 'no-slash' });
  return { ...problem, page: `/${href.replace(/^(\.{1,2}\/)+/, '')}`, ...(isFile ? {} : { isRelative: true }) };
}

function noColon(word: string, rest: string): LinkProblem {
  const better = `${word.toLowerCase()}:${rest}`;
  return { ...bad({ why: 'no-colon', word, better }), write: better };
}

const bad = (facts: LinkFault): LinkProblem => ({ code: 'bad-link', facts });
const local = (facts: LinkFault): LinkProblem => ({ code: 'local-link', facts });
const unsafe = (facts: LinkFault): LinkProblem => ({ code: 'unsafe-link', facts });

/** A link of which nothing needs to be known but what to write in its place. */
const instead = (why: BetterLink, better: string): LinkProblem => ({ ...bad({ why, better }), write: better });

/** Addresses that say by themselves that they are for their owners: what is there to be changed, or is in somebody's own space. */
const privatePages = wordTable<readonly (readonly [why: PlainLink, pattern: string])[]>('private-pages');

/** Which of the things that only their owner can open a link leads to, as far as its address says so. */
function privateLink({ hostname, pathname }: URL): PlainLink | undefined {
  const address = hostname + (pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname);
  return privatePages().find(([, pattern]) => new RegExp(pattern).test(address))?.[0];
}

/**
 * The page that a link of Jekyll, Hugo or another template names: `{% link about.md %}`, `{{< relref "about.md" >}}`,
 * `{{ site.baseurl }}/about`, `{{ "/about" | relative_url }}`. Empty where it can't be seen; undefined if it is no such link.
 */
export function pageOfTemplateLink(href: string): string | undefined {
  const code = codeIn(href);
  if (code === undefined) return undefined;
  const [, quoted] = /["']([^"']+)["']/.exec(code) ?? [];
  const [, named] = /\b(?:link|ref|relref|url|post_url)\s+([^\s"'%}>]+)/.exec(code) ?? [];
  const page = quoted ?? named ?? href.slice(href.indexOf(code) + code.length);
  const path = page
    .trim()
    .replace(/^\/+/, '')
    .replace(/^(?:content|_?pages)\//, '');
  return path === '' ? '' : `/${path}`;
}

/** The first code of a template: `{{ ... }}`, `{% ... %}`, `{{< ... >}}`. */
function codeIn(href: string): string | undefined {
  const start = href.search(/\{[{%]/);
  const end = start < 0 ? -1 : href.indexOf(href.startsWith('{{', start) ? '}}' : '%}', start + 2);
  return end < 0 ? undefined : href.slice(start, end + 2);
}
