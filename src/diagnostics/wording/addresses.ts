import { didYouMean, error, sameLook, type Wording, warning } from './entry.ts';
import { acrossFiles, address, plain } from './traits.ts';

type FromProblem = 'own-name' | 'other-site' | 'many' | 'query' | 'anchor' | 'capitals' | 'letters' | 'slash' | 'form';

type Anchor = {
  readonly anchor: string;
  readonly page: string;
  readonly suggestion: string | undefined;
  /** Whether nothing else can have been meant. */
  readonly isSure: boolean;
  /** The id that a block could have for it. */
  readonly id: string | undefined;
};

const AT_THE_HOST = 'set the redirect up in the settings of your host.';

function missingAdvice(redirect: string | undefined): string {
  if (redirect === undefined)
    return 'A link that starts with / must lead to a file in pages/ or public/, or to an address listed under "planned" in site.yaml.';
  const where = redirect.startsWith('-') ? 'under "redirects" in site.yaml' : 'to site.yaml';
  return `If the page was renamed, change the links, and add this line ${where} so that bookmarks still work: ${redirect}`;
}

function anchorAdvice({ anchor, suggestion, isSure, id }: Anchor): string {
  if (isSure && id !== anchor) return `Write #${suggestion}. An id has only small letters, digits and hyphens.`;
  const meant = didYouMean(suggestion);
  const otherwise = meant === '' ? '' : 'Otherwise: ';
  if (id === anchor) return `${meant}${otherwise}Add the line "id: ${id}" to the block this link should lead to.`;
  const good = id ?? 'prices';
  return `${meant}${otherwise}Add a line such as "id: ${good}" to the block this link should lead to, and write #${good} here. An id has only small letters, digits and hyphens.`;
}

function redirectFrom({ from, why, better }: { from: string; why: FromProblem; better: string | undefined }): Wording {
  const write = better === undefined ? `Write an address such as /old-page, or ${AT_THE_HOST}` : `Write ${better}.`;
  switch (why) {
    case 'many':
      return {
        message: `"${from}" stands for many addresses, but a redirect is for one.`,
        hint: `Write one redirect for each old address. To redirect them all at once, ${AT_THE_HOST}`,
      };
    case 'own-name':
      return { message: `"${from}" has the name of this site in it, which a redirect doesn't need.`, hint: write };
    case 'other-site':
      return {
        message: `"${from}" has the name of a site in it, but a redirect works only on this site.`,
        hint:
          better === undefined
            ? 'Set the redirect up in the settings of the host that the old name belongs to.'
            : `If the page was on this site, write ${better}. If the old site has another name, ${AT_THE_HOST}`,
      };
    case 'query':
      return {
        message: `"${from}" contains a question mark, and a redirect looks only at what comes before it.`,
        hint: `Write an address without a question mark, such as /old-page, or ${AT_THE_HOST}`,
      };
    case 'anchor':
      return { message: `"${from}" contains a #, and browsers never send what comes after it.`, hint: write };
    case 'capitals':
      return {
        message: `"${from}" contains capital letters, and a redirect can have only small ones.`,
        hint: `To redirect this address, ${AT_THE_HOST}`,
      };
    case 'letters':
      return {
        message: `"${from}" contains a space or a letter that a redirect can't have.`,
        hint: `A redirect can have the letters a to z, digits, hyphens and slashes. For other addresses, ${AT_THE_HOST}`,
      };
    case 'slash':
      return { message: `"${from}" must start with one slash and not end with one.`, hint: write };
    case 'form':
      return { message: `"${from}" can't be redirected, because it isn't an address of a page.`, hint: write };
  }
}

/** Words about links, anchors and redirects. */
export const addresses = {
  'broken-link': error(
    address,
    'Visitors would land on the not-found page.',
    (facts: { href: string; suggestion: string | undefined; redirect: string | undefined }) => ({
      message: `There's no page or file at "${facts.href}".`,
      hint: sameLook(facts.href, facts.suggestion) ?? `${didYouMean(facts.suggestion)}${missingAdvice(facts.redirect)}`,
    }),
  ),
  'full-address': warning(
    plain,
    'It stops working when the site moves to another address, and the page loads more slowly.',
    (facts: { href: string; better: string }) => ({
      message: `"${facts.href}" is on this site, so it doesn't need its full address.`,
      hint: `Write ${facts.better}.`,
    }),
  ),
  'trailing-slash': error(
    address,
    'Each page has one address, so that search engines count it once.',
    (facts: { href: string; better: string }) => ({
      message: `"${facts.href}" ends with a slash, but page addresses don't.`,
      hint: `Write ${facts.better}.`,
    }),
  ),
  'broken-anchor': error(
    { ...address, reach: 'site' },
    'Visitors would land at the top of the page instead of the part they wanted.',
    (facts: Anchor) => ({
      message: `There's no block with the id "${facts.anchor}" on the page ${facts.page}.`,
      hint: anchorAdvice(facts),
    }),
  ),
  'draft-link': error(
    { ...address, reach: 'site' },
    "Drafts aren't published, so visitors would land on the not-found page.",
    (facts: { href: string; file: string }) => ({
      message: `"${facts.href}" is a draft, so visitors would find nothing there.`,
      hint: `Remove the link, or remove the line "draft: true" from ${facts.file}.`,
    }),
  ),
  'planned-link': warning(
    acrossFiles,
    'Visitors land on the not-found page until the page is made.',
    (facts: { href: string }) => ({
      message: `"${facts.href}" is planned but has no page yet, so visitors see the not-found page there.`,
      hint: 'Make the page, then remove the address from "planned" in site.yaml.',
    }),
  ),
  'planned-exists': warning(
    acrossFiles,
    'A list that is out of date hides links that are really broken.',
    (facts: { href: string }) => ({
      message: `"${facts.href}" is listed as planned, but it exists now.`,
      hint: 'Delete this line.',
    }),
  ),
  'bad-link': error(plain, 'The link would lead nowhere.', (facts: { reason: string; better: string }) => ({
    message: facts.reason,
    hint: facts.better,
  })),
  'unsafe-link': error(
    plain,
    "Links like this are used to deceive visitors or to run other people's programs in their browser.",
    (facts: { reason: string; better: string }) => ({ message: facts.reason, hint: facts.better }),
  ),
  'local-link': warning(
    plain,
    'Visitors elsewhere would see an error, or reach a device of their own.',
    (facts: { reason: string; better: string }) => ({ message: facts.reason, hint: facts.better }),
  ),
  'redirect-from': error(
    plain,
    "A redirect is made for one address of this site; from anything else it couldn't work.",
    (facts: { from: string; why: FromProblem; better: string | undefined }) => redirectFrom(facts),
  ),
  'redirect-from-page': error(
    address,
    'Either the page or the redirect could never be reached.',
    (facts: { from: string; file: string; isDocument?: true }) => ({
      message:
        facts.isDocument === true
          ? `"${facts.from}" can't be redirected, because the PDF document of ${facts.file} is at that address.`
          : `"${facts.from}" can't be redirected, because ${facts.file} is the page at that address.`,
      hint:
        facts.isDocument === true
          ? `Delete the redirect, or change "pdf" in ${facts.file}.`
          : 'Delete the redirect, or rename the file.',
    }),
  ),
  'redirect-address': error(
    address,
    'The host treats both as the same address, so the redirect would never work or never end.',
    (facts: { from: string; better: string; file: string | undefined }) => ({
      message: `"${facts.from}" is another way to write "${facts.better}".`,
      hint:
        facts.file === undefined
          ? `Write ${facts.better}.`
          : `Delete the redirect: ${facts.file} is the page at ${facts.better}.`,
    }),
  ),
  'redirect-twice': error(address, 'Only one of the two would be used.', (facts: { from: string; line: number }) => ({
    message: `"${facts.from}" is already redirected on line ${facts.line}.`,
    hint: 'Delete one of the two.',
  })),
  'redirect-loop': error(
    address,
    'The browser would go round in circles and give up.',
    (facts: { route: readonly string[] }) => ({
      message:
        facts.route.length < 3
          ? `This redirect leads back to itself: ${facts.route.join(' to ')}.`
          : `These redirects go round in a circle: ${facts.route.join(' to ')}.`,
      hint: 'Change one "to" so that it leads to a page.',
    }),
  ),
};
