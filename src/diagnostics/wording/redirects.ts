import { error, type Wording } from './entry.ts';
import { address, plain } from './traits.ts';

type FromProblem =
  | 'own-name'
  | 'other-site'
  | 'many'
  | 'query'
  | 'anchor'
  | 'anchor-of-home'
  | 'encoded'
  | 'letters'
  | 'long'
  | 'slash'
  | 'form';

const AT_THE_HOST = 'set the redirect up in the settings of your host.';

/** Where the line of a redirect goes in site.yaml. */
export function whereTo(redirect: string): string {
  if (redirect.startsWith('{')) return 'between the brackets of "redirects" in site.yaml';
  return redirect.startsWith('-') ? 'under "redirects" in site.yaml' : 'to site.yaml';
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
    case 'anchor-of-home':
      return {
        message: `"${from}" is the home page: browsers never send what comes after the #.`,
        hint: "Visitors can't be led on from there: delete this address.",
      };
    case 'encoded':
      return { message: `"${from}" has letters in the form in which browsers send them.`, hint: write };
    case 'letters':
      return {
        message: `"${from}" contains a space or a sign that a redirect can't have.`,
        hint: `A redirect can have letters, digits, hyphens and slashes. For other addresses, ${AT_THE_HOST}`,
      };
    case 'long':
      return {
        message: `"${from}" is too long for the name of a file, which a redirect is on some hosts.`,
        hint: `Delete it here, and ${AT_THE_HOST}`,
      };
    case 'slash':
      return { message: `"${from}" must start with one slash and not end with one.`, hint: write };
    case 'form':
      return { message: `"${from}" can't be redirected, because it isn't an address of a page.`, hint: write };
  }
}

/** Words about old addresses that lead on. */
export const redirects = {
  'redirect-from': error(
    plain,
    "A redirect is made for one address of this site; from anything else it couldn't work.",
    (facts: { from: string; why: FromProblem; better: string | undefined }) => redirectFrom(facts),
  ),
  'redirect-from-page': error(
    address,
    'Either the page or the redirect could never be reached.',
    (facts: { from: string; file: string; isAlias: boolean; isOwn: boolean; isDocument: boolean }) => {
      if (facts.isOwn)
        return { message: `"${facts.from}" is the address that this page has now.`, hint: 'Delete it here.' };
      const what = facts.isAlias ? 'this old address' : 'the redirect';
      if (facts.isDocument)
        return {
          message: `"${facts.from}" can't be redirected, because the PDF document of ${facts.file} is at that address.`,
          hint: `Delete ${what}, or change "pdf" in ${facts.file}.`,
        };
      const is = facts.file.startsWith('public/') ? 'is published' : 'is the page';
      return {
        message: `"${facts.from}" can't be redirected, because ${facts.file} ${is} at that address.`,
        hint: `Delete ${what}, or rename the file.`,
      };
    },
  ),
  'redirect-address': error(
    address,
    'The host treats both as the same address, so the redirect would never work or never end.',
    (facts: { from: string; better: string; file: string | undefined; isAlias: boolean }) => ({
      message: `"${facts.from}" is another way to write "${facts.better}".`,
      hint:
        facts.file === undefined
          ? `Write ${facts.better}.`
          : `Delete ${facts.isAlias ? 'this old address' : 'the redirect'}: ${facts.file} is the page at ${facts.better}.`,
    }),
  ),
  'redirect-capitals': error(
    address,
    'Some hosts and computers take both for the same address, so only one of the two would work.',
    (facts: { from: string; other: string; file: string }) => ({
      message: `"${facts.from}" differs only in capital letters from "${facts.other}", which is in ${facts.file}.`,
      hint: 'Delete it here. If your host tells the two apart, set the redirect up in its settings.',
    }),
  ),
  'redirect-twice': error(
    address,
    'Only one of the two would be used.',
    (facts: { from: string; line: number; file: string | undefined }) => ({
      message: `"${facts.from}" is already redirected ${facts.file === undefined ? '' : `in ${facts.file}, `}on line ${facts.line}.`,
      hint: 'Delete one of the two.',
    }),
  ),
  'redirect-chain': error(
    address,
    'Each step makes visitors wait, and search engines give up after a few.',
    (facts: { from: string; over: string; better: string }) => ({
      message: `"${facts.from}" leads to "${facts.over}", which is an old address itself.`,
      hint: `Write ${facts.better}.`,
    }),
  ),
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
  'shared-alias': error(address, 'Nobody could know which of the pages a visitor wants to see.', () => ({
    message: 'This file makes many pages, but an old address can lead to only one.',
    hint: 'Delete "aliases" here. Add each old address to "redirects" in site.yaml, with the page it leads to.',
  })),
};
