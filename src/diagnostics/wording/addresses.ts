import { choices, didYouMean, error, sameLook, warning } from './entry.ts';
import { whereTo } from './redirects.ts';
import { acrossFiles, address, plain } from './traits.ts';

type Anchor = {
  readonly anchor: string;
  /** What the link says before it: the page, if it isn't its own. */
  readonly before: string;
  readonly page: string;
  readonly suggestion: string | undefined;
  /** Whether nothing else can have been meant. */
  readonly isSure: boolean;
  /** The id that a block could have for it. */
  readonly id: string | undefined;
  /** Some of the places there, on a page without blocks. */
  readonly headings: readonly string[] | undefined;
};

const leadsTo = {
  page: 'a page',
  place: 'a place on a page',
  mail: 'an e-mail address',
  phone: 'a phone number',
} as const;

function missingAdvice(redirect: string | undefined): string {
  if (redirect === undefined)
    return 'A link that starts with / must lead to a file in pages/ or public/, or to an address listed under "planned" in site.yaml.';
  return `If the page was renamed, change the links, and add this line ${whereTo(redirect)} so that bookmarks still work: ${redirect}`;
}

function anchorAdvice({ anchor, before, suggestion, isSure, id, headings }: Anchor): string {
  if (isSure && id !== anchor)
    return `Write ${before}#${suggestion}. An id has only small letters, digits and hyphens.`;
  const meant = didYouMean(suggestion);
  const otherwise = meant === '' ? '' : 'Otherwise: ';
  if (headings !== undefined) {
    const there = headings.map((each) => `${before}#${each}`);
    const some = there.length === 0 ? '' : `, such as ${choices(there, 'or')}`;
    return `${meant}${otherwise}Link to a heading of its text${some}. Its address is made of its words: #our-prices leads to ## Our prices.`;
  }
  if (id === anchor) return `${meant}${otherwise}Add the line "id: ${id}" to the block this link should lead to.`;
  const good = id ?? 'prices';
  return `${meant}${otherwise}Add a line such as "id: ${good}" to the block this link should lead to, and write ${before}#${good} here. An id has only small letters, digits and hyphens.`;
}

/** Words about links and anchors. */
export const addresses = {
  'broken-link': error(
    address,
    'Visitors would land on the not-found page.',
    (facts: { href: string; suggestion: string | undefined; redirect: string | undefined }) => ({
      message: `There's no page or file at "${facts.href}".`,
      hint: sameLook(facts.href, facts.suggestion) ?? `${didYouMean(facts.suggestion)}${missingAdvice(facts.redirect)}`,
    }),
  ),
  'link-to-entry': error(
    address,
    'Visitors would land on the not-found page.',
    (facts: { file: string; kind: string }) => ({
      message: `${facts.file} has no page of its own, because kinds/${facts.kind}.yaml says page: false.`,
      hint: `Link to a page that lists it, or delete "page: false" there and add a layout.`,
    }),
  ),
  'missing-file': error(
    address,
    'Visitors who want the file would land on the not-found page.',
    (facts: { href: string; suggestion: string | undefined }) => {
      const file = /\.\w+$/.test(facts.suggestion ?? '') ? facts.suggestion : undefined;
      return {
        message: `There's no file at "${facts.href}".`,
        hint:
          sameLook(facts.href, file) ??
          `${didYouMean(file)}Put the file in the folder public/ and write its path from there, such as /files/price-list.pdf.`,
        general: 'Put the file in the folder public/ and write its path from there, such as /files/price-list.pdf.',
      };
    },
  ),
  'not-a-file': error(
    address,
    'Visitors expect a file that they can keep.',
    (facts: { href: string; leadsTo: 'page' | 'place' | 'mail' | 'phone' }) => ({
      message: `"${facts.href}" leads to ${leadsTo[facts.leadsTo]}, not to a file.`,
      hint: 'Write the path of a file in public/, such as /files/price-list.pdf. For other links, use "link-list".',
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
};
