import { always, type Instead, instead, type Named, wordsOf } from './by-name.ts';
import { error, type Wording, warning } from './entry.ts';
import { privateLinks } from './private-links.ts';
import { plain } from './traits.ts';

const PAGE_ADDRESS = 'Write the address of a page: pages/contact.yaml, for example, has the address /contact.';
const ONLY = 'Only the address belongs here, without';

function noColon({ word, better }: { word: string; better: string }): Wording {
  return instead(`There's no colon after "${word}".`)({ better });
}

function deceptive({ scripts, plainly }: { scripts: readonly string[]; plainly: string }): Wording {
  const how =
    scripts.length > 1
      ? `mixes ${scripts.slice(0, -1).join(', ')} and ${scripts.at(-1)} letters`
      : `is written in ${scripts[0]} letters that look like Latin ones`;
  return {
    message: `The name of this site ${how}. Such names are used to imitate other sites.`,
    hint: `Type the address again. If it is meant, write the name as ${plainly}.`,
  };
}

/** @param rest of the link without its beginning, which may be meant for another site or for a page of this one */
function outOfTheSite(message: string, mayBeHost: (rest: string) => boolean): (facts: { rest: string }) => Wording {
  return ({ rest }) => ({
    message,
    hint: mayBeHost(rest)
      ? `Write https://${rest} for another site, or /${rest} for a page of your own.`
      : `Write /${rest}.`,
  });
}

/** Why a link can't be one, whatever exists. */
const faults = {
  invisible: always("There's an invisible character in this link.", 'Delete the link and type it again.'),
  empty: always('This link has no address.', 'Write it between the round brackets, such as [Contact](/contact).'),
  markdown: instead(`${ONLY} words and brackets.`),
  'markdown-label': ({ address, words }: { address: string; words: string }) => ({
    message: `${ONLY} words and brackets.`,
    hint: `Write ${address} here, and "${words}" as the label of the link.`,
  }),
  'angle-brackets': instead(`${ONLY} < and >.`),
  tag: instead(`${ONLY} the tag around it.`),
  wiki: always(`${ONLY} brackets.`, PAGE_ADDRESS),
  'curly-quotes': instead('The curly quotes around this link become part of its address.'),
  template: always("Template code doesn't work in a link.", PAGE_ADDRESS),
  braces: always(
    'Only mailto:{email} and tel:{phone} are filled in inside links.',
    'Write the address itself, without braces.',
  ),
  'no-colon': noColon,
  'no-tel': instead('This is a phone number without "tel:".'),
  'no-mailto': instead('This is an e-mail address without "mailto:".'),
  'no-https': instead('A link to another site must start with https://.'),
  'no-slash': always('A link to a page of this site must start with /.', PAGE_ADDRESS),
  'no-slash-file': ({ file }: { file: string }) => ({
    message: 'A link to a file of this site must start with /.',
    hint: `Put the file in the folder public/ and write /${file}.`,
  }),
  'no-hash': ({ anchor }: { anchor: string }) => ({
    message: 'A link to a block of the same page must start with #.',
    hint: `Write "#${anchor}".`,
  }),
  'only-hash': always('The link "#" leads nowhere.', 'Write where it should lead, such as /contact or #prices.'),
  'no-page': ({ example }: { example: string }) => ({
    message: 'This link is on every page, but not every page has a block with this id.',
    hint: `Add the page, such as ${example}.`,
  }),
  'forbidden-scheme': ({ scheme }: { scheme: string }) => ({
    message: `A link can't start with "${scheme}:".`,
    hint: 'Write an address such as /contact or https://www.example.com.',
  }),
  'unknown-scheme': ({ scheme, meant }: { scheme: string; meant: string | undefined }) => ({
    message: `No link starts with "${scheme}:".`,
    hint: meant === undefined ? 'Links start with /, #, https://, mailto: or tel:.' : `Did you mean "${meant}:"?`,
  }),
  'no-slashes': ({ scheme, better }: { scheme: string; better: string }) =>
    instead(`After "${scheme}:" there must be two slashes.`)({ better }),
  incomplete: always("This isn't a complete address.", 'Write an address such as https://www.example.com/page.'),
  login: always(
    'The @ in this address hides which site it really leads to.',
    'Delete everything between https:// and the @, and the @ too.',
  ),
  deceptive,
  'own-computer': instead('This address works only on your own computer.'),
  'own-network': ({ host }: { host: string }) => ({
    message: `"${host}" can be reached only inside your own network.`,
    hint: 'Write an address that all visitors can reach, or delete the link.',
  }),
  ...privateLinks,
  'phone-space': instead("A phone link can't contain spaces."),
  'phone-digits': instead('A phone link takes only the digits 0 to 9.'),
  'no-phone': always("This isn't a phone number.", 'Write it like this: tel:+912575550100.'),
  'mail-slashes': instead('There are no slashes after "mailto:".'),
  'no-mail': always("This isn't an e-mail address.", 'Write it like this: mailto:info@example.com.'),
  'social-name': ({ written, name, server }: { written: string; name: string; server: string | undefined }) => ({
    message: `"${written}" is a name on a social network, and not an address.`,
    hint: `Write the full address of the profile, ${server === undefined ? `such as https://www.instagram.com/${name}` : `https://${server}/@${name}`}.`,
  }),
  'own-file': ({ name }: { name: string }) => ({
    message: "This is a file on your computer, which visitors can't open.",
    hint: `Copy it to public/${name} and write /${name}.`,
  }),
  'two-slashes': outOfTheSite('A link that starts with two slashes leads to another site.', () => true),
  backslash: outOfTheSite("A link can't contain a backslash.", (rest) => /^[^/.]+\.[^/]+\//.test(rest)),
  space: instead("A link can't contain a space."),
  'space-in-words': always("A link can't contain a space.", PAGE_ADDRESS),
  'space-in-name': always(
    "A link can't contain a space.",
    'Write the address as the file in pages/ or public/ is named. A space in the name of a file is %20 here.',
  ),
  dots: always("A link can't contain '..'.", 'Write the full address of the page, such as /services/cloud.'),
  'slashes-in-a-row': instead('This link has two slashes in a row.'),
  'turned-brackets': instead('The brackets of this link are the wrong way round.'),
  'square-brackets': instead('The address of a link goes between round brackets.'),
  'swapped-brackets': instead(
    'The words of a link go between the square brackets, and its address between the round ones.',
  ),
  'open-bracket': instead('The round bracket of this link is never closed.'),
  'space-between': instead("There's a space between the brackets of this link."),
  'space-in-address': instead("The address of a link can't contain spaces like that."),
  size: instead('A picture has no size here: it is as wide as its text.'),
  'space-in-brackets': ({ better }: { better: string }) => ({
    message: "The address of a link can't contain spaces.",
    hint: `Give the page or file a name without spaces, or write each space as %20: ${better}.`,
  }),
  'no-words': ({ address }: { address: string }) => ({
    message: 'This link has no words to click on.',
    hint: `Write them between the square brackets, such as [Contact](${address}).`,
  }),
};

export type LinkFault = Named<typeof faults> & {
  /** Set if a page of this site is meant: its address, if that is known. */
  readonly page?: { readonly address: string | undefined };
};

/** Faults of which nothing needs to be known but what to write instead. */
export type BetterLink = Instead<typeof faults>;

function linkFault(facts: LinkFault): Wording {
  const said = wordsOf(faults, facts);
  if (facts.page === undefined) return said;
  const { address } = facts.page;
  return { ...said, hint: address === undefined ? PAGE_ADDRESS : `Write ${address}.` };
}

/** Words about links whose form is wrong. */
export const links = {
  'bad-link': error(plain, 'The link would lead nowhere.', linkFault),
  'unsafe-link': error(
    plain,
    "Links like this are used to deceive visitors or to run other people's programs in their browser.",
    linkFault,
  ),
  'local-link': warning(
    plain,
    'Visitors elsewhere would see an error or a login, or reach a device of their own.',
    linkFault,
  ),
};
