import { didYouMean, error, sameLook, warning } from './entry.ts';
import { acrossFiles, address, plain } from './traits.ts';

/** Words about links, anchors and redirects. */
export const addresses = {
  'broken-link': error(
    address,
    'Visitors would land on the not-found page.',
    (facts: { href: string; suggestion: string | undefined }) => ({
      message: `There's no page or file at "${facts.href}".`,
      hint:
        sameLook(facts.href, facts.suggestion) ??
        `${didYouMean(facts.suggestion)}A link that starts with / must lead to a file in pages/ or public/, or to an address listed under "planned" in site.yaml.`,
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
    (facts: { anchor: string; page: string; suggestion: string | undefined }) => ({
      message: `There's no block with the id "${facts.anchor}" on the page ${facts.page}.`,
      hint: `${facts.suggestion === undefined ? '' : `Did you mean "${facts.suggestion}"? Otherwise: `}Add the line "id: ${facts.anchor}" to the block this link should lead to.`,
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
  'redirect-from-page': error(
    address,
    'Either the page or the redirect could never be reached.',
    (facts: { from: string; file: string }) => ({
      message: `"${facts.from}" can't be redirected, because ${facts.file} is the page at that address.`,
      hint: 'Delete the redirect, or rename the file.',
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
      message: `This redirect leads back to itself: ${facts.route.join(' to ')}.`,
      hint: 'Change "to" so that it leads to a page.',
    }),
  ),
};
