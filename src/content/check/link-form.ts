import { nearest } from '../shape/schema/suggest.ts';
import { withPlainDigits } from '../text/digits.ts';
import { deceptiveHost, isHostName, reachOf } from './hosts.ts';
import { privateLink } from './private-links.ts';

/** Why a link cannot be one, whatever exists; `unsafe` if it could do harm, `local` if most visitors cannot follow it. */
export type LinkProblem = {
  readonly code: 'bad-link' | 'unsafe-link' | 'local-link';
  readonly reason: string;
  readonly better: string;
  /** The link as it should be, if that is sure. */
  readonly write?: string;
  /** The page of this site that was probably meant, where the form says it. `better` holds if there is no such page. */
  readonly page?: string;
};

const PAGE_ADDRESS = 'Write the address of a page: pages/contact.yaml, for example, has the address /contact.';

const OTHER_SITE = 'A link to another site must start with https://.';
const OWN_PAGE = 'A link to a page of this site must start with /.';

const OWN_FILE = 'A link to a file of this site must start with /.';

const SCHEMES = ['https', 'http', 'mailto', 'tel'];

/** A link with the code of a template in it, which nothing runs here. @param page that it names; empty if it can't be seen */
export function templateProblem(page: string): LinkProblem {
  const problem = bad("Template code doesn't work in a link.", PAGE_ADDRESS);
  return page === '' ? problem : { ...problem, page };
}

/** The same problem, where the link was meant to lead to this site. */
export function ownWithoutStart({ code, reason }: LinkProblem): LinkProblem {
  const isOther = reason === OTHER_SITE;
  return { code, reason: isOther ? OWN_PAGE : reason, better: PAGE_ADDRESS };
}

/** Looks at a link alone. Undefined if it is well-formed: http, https, mailto, tel, `/...` or `#...`. */
export function linkProblem(href: string): LinkProblem | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which hides what a link is
  if (/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/.test(href)) {
    return unsafe("There's an invisible character in this link.", 'Delete the link and type it again.');
  }
  if (href === '')
    return bad('This link has no address.', 'Write it between the round brackets, such as [Contact](/contact).');
  const [, words = '', address] = /^\[([^\]]*)\]\(([^)\s]+)\)$/.exec(href) ?? [];
  if (address !== undefined) {
    const reason = 'Only the address belongs here, without words and brackets.';
    if (words === '' || words === address) return bad(reason, `Write ${address}.`, address);
    return bad(reason, `Write ${address} here, and "${words}" as the label of the link.`);
  }
  const framed = /^<([^<>\s]+)>$/.exec(href)?.[1];
  if (framed !== undefined) return bad('Only the address belongs here, without < and >.', `Write ${framed}.`, framed);
  const wiki = /^\[\[([^[\]|]+)(?:\|[^[\]]*)?\]\]$/.exec(href)?.[1]?.trim();
  if (wiki !== undefined)
    return {
      ...bad('Only the address belongs here, without brackets.', PAGE_ADDRESS),
      page: `/${wiki.replace(/^\/+/, '')}`,
    };
  const unquoted = /^[“”„‘’‚](.*)[“”‘’]$/.exec(href)?.[1];
  if (unquoted !== undefined)
    return bad('The curly quotes around this link become part of its address.', `Write ${unquoted}.`, unquoted);
  if (/^[/\\]{2}|\\/.test(href)) return outOfTheSite(href);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme !== undefined && !/^[^:.]*\.[^:]*:\d/.test(href)) return schemeProblem(href, scheme);
  if (/^@[\w.@-]+$/.test(href)) return socialName(href);
  const [, word = '', rest = ''] = /^(tel|mailto)\.?\s+(\S.*)$/i.exec(href) ?? [];
  if (rest !== '')
    return instead(`There's no colon after "${word}".`, `${word.toLowerCase()}:${rest.replace(/\s/g, '')}`);
  if (/^\+?\d[\d\s()./-]{5,}$/.test(href))
    return instead('This is a phone number without "tel:".', `tel:${href.replace(/[^\d+]/g, '')}`);
  if (isOtherSite(href)) return instead(OTHER_SITE, `https://${href}`);
  if (/\s/.test(href) && !href.startsWith('#')) return space(href);
  if (href.startsWith('/')) return inside(href);
  if (href.startsWith('#'))
    return href === '#'
      ? bad('The link "#" leads nowhere.', 'Write where it should lead, such as /contact or #prices.')
      : undefined;
  return withoutStart(href);
}

/** `example.com`, `wa.me/49341123`: without the scheme. No page has a dot in its address, so what has one before a slash is a host. */
function isOtherSite(href: string): boolean {
  const [host = '', ...path] = href.split('/');
  const isHost = /^(?:[\w-]+\.)+[a-z]{2,}$/i.test(host);
  return isHost && (path.length > 0 || /\.(?:com|org|net|io|de|at|ch|in|eu|uk|fr|it|nl|co|dev|app)$/i.test(host));
}

function schemeProblem(href: string, scheme: string): LinkProblem | undefined {
  if (['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'view-source', 'about'].includes(scheme)) {
    return unsafe(
      `A link can't start with "${scheme}:".`,
      'Write an address such as /contact or https://www.example.com.',
    );
  }
  if (!SCHEMES.includes(scheme)) {
    const meant = nearest(scheme, SCHEMES);
    const better =
      meant === undefined ? 'Links start with /, #, https://, mailto: or tel:.' : `Did you mean "${meant}:"?`;
    const write = meant === undefined ? undefined : `${meant}${href.slice(scheme.length)}`;
    return bad(`No link starts with "${scheme}:".`, better, write);
  }
  const [, before = '', after = ''] = /^([^:]*:)\s+(\S.*)$/.exec(href) ?? [];
  if (scheme === 'tel' && /\s/.test(href))
    return instead("A phone link can't contain spaces.", href.replace(/\s/g, ''));
  if (after !== '') return instead("A link can't contain a space.", `${before}${after}`);
  if (/\s/.test(href)) return space(href);
  return scheme === 'http' || scheme === 'https' ? webProblem(href, scheme) : contactProblem(href, scheme);
}

function webProblem(href: string, scheme: string): LinkProblem | undefined {
  if (!/^[a-z]+:\/\/[^/]/i.test(href)) {
    const write = `${scheme}://${href.replace(/^[a-z]+:\/*/i, '')}`;
    return { ...unsafe(`After "${scheme}:" there must be two slashes.`, `Write ${write}.`), write };
  }
  const url = parse(href);
  if (url === null || !isHostName(url.hostname))
    return bad("This isn't a complete address.", 'Write an address such as https://www.example.com/page.');
  if (url.username !== '' || url.password !== '') {
    return unsafe(
      'The @ in this address hides which site it really leads to.',
      'Delete everything between https:// and the @, and the @ too.',
    );
  }
  const [, written = ''] = /^[a-z]+:\/\/([^/?#:]*)/i.exec(href) ?? [];
  return deceptiveProblem(url.hostname, written) ?? localProblem(url) ?? privateProblem(url);
}

function deceptiveProblem(host: string, written: string): LinkProblem | undefined {
  const deceptive = deceptiveHost(host, written);
  if (deceptive === undefined) return undefined;
  const { scripts, plain } = deceptive;
  const how =
    scripts.length > 1
      ? `mixes ${scripts.slice(0, -1).join(', ')} and ${scripts.at(-1)} letters`
      : `is written in ${scripts[0]} letters that look like Latin ones`;
  return unsafe(
    `The name of this site ${how}. Such names are used to imitate other sites.`,
    `Type the address again. If it is meant, write the name as ${plain}.`,
  );
}

function localProblem(url: URL): LinkProblem | undefined {
  const reach = reachOf(url.hostname);
  if (reach === 'own-computer') {
    const write = `${url.pathname}${url.search}${url.hash}`;
    return local('This address works only on your own computer.', `Write ${write}.`, write);
  }
  if (reach === undefined) return undefined;
  return local(
    `"${url.hostname}" can be reached only inside your own network.`,
    'Write an address that all visitors can reach, or delete the link.',
  );
}

function privateProblem(url: URL): LinkProblem | undefined {
  const found = privateLink(url);
  return found === undefined ? undefined : local(found.reason, found.better);
}

function contactProblem(href: string, scheme: string): LinkProblem | undefined {
  if (scheme === 'tel') {
    if (/^tel:\+?[0-9(][0-9().*#-]*$/i.test(href)) return undefined;
    const plain = withPlainDigits(href);
    return /^tel:\+?[0-9(][0-9().*#-]*$/i.test(plain)
      ? instead('A phone link takes only the digits 0 to 9.', plain)
      : bad("This isn't a phone number.", 'Write it like this: tel:+912575550100.');
  }
  if (/^mailto:\/\//i.test(href)) {
    return instead('There are no slashes after "mailto:".', href.replace(/^mailto:\/+/i, 'mailto:'));
  }
  return mailProblem(href);
}

function mailProblem(href: string): LinkProblem | undefined {
  const [addresses = ''] = href.slice('mailto:'.length).split('?');
  const each = addresses.split(',').map((address) => address.split('@'));
  if (!each.every(isMailAddress)) {
    return bad("This isn't an e-mail address.", 'Write it like this: mailto:info@example.com.');
  }
  return each.map(([, host = '']) => deceptiveProblem(parse(`https://${host}`)?.hostname ?? '', host)).find(Boolean);
}

/** Cut at each @ and not found by one expression, which would take hours for a long line that is almost an address. */
function isMailAddress([name, host = '', ...more]: readonly string[]): boolean {
  return name !== '' && more.length === 0 && /.\../.test(host);
}

function outOfTheSite(href: string): LinkProblem {
  if (/^[A-Za-z]:\\/.test(href)) {
    const name = href.slice(href.lastIndexOf('\\') + 1).replace(/\s+/g, '-');
    return unsafe(
      "This is a file on your computer, which visitors can't open.",
      `Copy it to public/${name} and write /${name}.`,
    );
  }
  const rest = href.replace(/^[/\\]+/, '').replaceAll('\\', '/');
  const reason = /^[/\\]{2}/.test(href)
    ? 'A link that starts with two slashes leads to another site.'
    : "A link can't contain a backslash.";
  const problem = unsafe(reason, `Write https://${rest} for another site, or /${rest} for a page of your own.`);
  // What browsers make of it, said openly.
  return /^\/\/[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(href) ? { ...problem, write: `https://${rest}` } : problem;
}

function space(href: string): LinkProblem {
  const reason = "A link can't contain a space.";
  // Words in the place of an address: of a page, if there is one that is called so.
  if (/^[^/#:]/.test(href) && href.trim() === href && !href.includes('://'))
    return { ...bad(reason, PAGE_ADDRESS), page: `/${href.replace(/\s+/g, '-')}` };
  const write = href.trim() === href ? href.replace(/\s+/g, href.startsWith('/') ? '-' : '%20') : href.trim();
  return bad(reason, `Write ${write}.`, write);
}

function inside(href: string): LinkProblem | undefined {
  if (/\/\.{1,2}(?:\/|$)/.test(href))
    return bad("A link can't contain '..'.", 'Write the full address of the page, such as /services/cloud.');
  if (/\/\//.test(href.split(/[?#]/)[0] ?? ''))
    return instead('This link has two slashes in a row.', href.replace(/\/{2,}/g, '/'));
  return undefined;
}

function withoutStart(href: string): LinkProblem {
  if (/^www\./i.test(href)) return instead(OTHER_SITE, `https://${href}`);
  const [, mail = ''] = /^mailto([^\s@/]+@[^\s@/]+\.[a-z]{2,})$/i.exec(href) ?? [];
  if (mail !== '') return instead('There\'s no colon after "mailto".', `mailto:${mail}`);
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(href))
    return instead('This is an e-mail address without "mailto:".', `mailto:${href}`);
  const file = /^(?:\.{0,2}\/)*(?!\.{0,2}\/)(?:public\/)?([^?#]+\.[a-z][a-z0-9]{1,4})$/i.exec(href)?.[1];
  const isFile = file !== undefined && !/\.(?:ya?ml|html?|md|php|aspx?)$/i.test(file);
  return {
    ...bad(
      isFile ? OWN_FILE : OWN_PAGE,
      isFile ? `Put the file in the folder public/ and write /${file}.` : PAGE_ADDRESS,
    ),
    page: `/${href.replace(/^(\.{1,2}\/)+/, '')}`,
  };
}

/** `@acme`, `@acme@mastodon.social`. */
function socialName(href: string): LinkProblem {
  const [, name = '', server] = /^@([^@]+)(?:@(.+))?$/.exec(href) ?? [];
  const example = server === undefined ? `such as https://www.instagram.com/${name}` : `https://${server}/@${name}`;
  const reason = `"${href}" is a name on a social network, and not an address.`;
  return bad(reason, `Write the full address of the profile, ${example}.`);
}

function bad(reason: string, better: string, write?: string): LinkProblem {
  return { code: 'bad-link', reason, better, ...(write === undefined ? {} : { write }) };
}

function local(reason: string, better: string, write?: string): LinkProblem {
  return { ...bad(reason, better, write), code: 'local-link' };
}

function instead(reason: string, write: string): LinkProblem {
  return bad(reason, `Write ${write}.`, write);
}

function unsafe(reason: string, better: string): LinkProblem {
  return { code: 'unsafe-link', reason, better };
}

function parse(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}
