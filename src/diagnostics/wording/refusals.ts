import { asTyped } from '../as-typed.ts';
import { type Named, wordsOf } from './by-name.ts';
import { ofFetching } from './fetching.ts';

const OTHER = 'or choose another address.';
const CHOOSE = 'Choose another address.';

/** Somewhere in a file, for people. */
type Line = { readonly file: string; readonly line: number };
type File = { readonly file: string };

const meantOr = (meant: string | undefined, otherwise: string): string =>
  meant === undefined ? otherwise : `Did you mean "${meant}"?`;

/** Addresses that nobody could have, as they were typed. */
const ofAddresses = {
  'local-path': ({ typed, example }: { typed: string; example: string }) =>
    `"${typed}" is a place on this computer. Write the address without the first slash, such as ${example}.`,
  dots: ({ example }: { example: string }) =>
    `An address can't contain "..". Write the full address, such as /${example}.`,
  'lost-letters': ({ lost, example }: { lost: string; example: string }) =>
    `An address uses small letters from a to z, digits and hyphens, and "${lost}" can't be turned into them. Write something like /${example}.`,
  reserved: ({ name }: { name: string }) => `The site itself uses the address /${name}. Choose another one.`,
  'windows-name': ({ name }: { name: string }) => `Windows cannot have a file called "${name}". ${CHOOSE}`,
};

/** What is in the way of a file. */
const ofFolders = {
  'folder-outside': ({ folder }: { folder: string }) =>
    `${folder} is a shortcut (symbolic link) to a place outside the site. Make it a folder first.`,
  'folder-repeated': ({ folder }: { folder: string }) =>
    `${folder} is a shortcut (symbolic link) to another folder. Make it a folder first.`,
  'folder-unreadable': ({ folder, reason }: { folder: string; reason: string }) =>
    `${folder} cannot be read (${reason}). Check that you are allowed to open it.`,
  'file-for-folder': ({ folder }: { folder: string }) =>
    `${folder} is a file, and would have to be a folder. Rename it first.`,
};

const ofNewPages = {
  'no-site': 'There is no site.yaml in this folder. Go to the folder of your site, or name it with --root.',
  'page-misnamed': ({ file, better }: File & { better: string }) =>
    `${file} has this address. Rename it to ${better}, ${OTHER}`,
  'page-there': ({ file, route, isDraft }: File & { route: string; isDraft: boolean }) =>
    `${file} is there already${isDraft ? ', as a draft' : ''}, at the address ${route}. Change that file, ${OTHER}`,
  'page-made': ({ file, route }: File & { route: string }) =>
    `${file} makes a page at the address ${route}. Change that file, ${OTHER}`,
  redirected: ({ file, line, route, to }: Line & { route: string; to: string | undefined }) =>
    `${file} leads visitors from ${route} to ${to ?? 'another address'} (line ${line}). Take that redirect out first, ${OTHER}`,
  'file-in-place': ({ file }: File) => `${file} would be in the place of the page. Rename or move it first, ${OTHER}`,
  'start-with-mistakes': ({ file }: File) => `${file} has mistakes, and a copy would have them too. Mend them first.`,
  'no-start': (facts: { from: string; meant: string | undefined; blocks: readonly string[]; example: string }) =>
    `There is no block or page called "${facts.from}" to start from. ${meantOr(facts.meant, `The blocks are ${facts.blocks.join(', ')}. A page is named by its address, such as ${facts.example}.`)}`,
};

const ofKinds = {
  'kind-with-mistakes': ({ file }: File) => `${file} has mistakes. Fix them first.`,
  'no-kind': ({ name, meant, known }: { name: string; meant: string | undefined; known: readonly string[] }) =>
    `There is no kind of page called "${name}". ${meantOr(meant, `The kinds are ${known.join(', ')}.`)} ${asTyped('new kind NAME')} makes one.`,
  'kind-name': ({ better }: { better: string | undefined }) =>
    `The name of a kind has small letters, digits and hyphens, such as "${better ?? 'recipe'}".`,
  'kind-of-ours': ({ name }: { name: string }) =>
    `Every site has the kind "${name}". Choose another name, or use it: ${asTyped(`new page ADDRESS --kind ${name}`)}`,
  'kind-there': ({ name }: { name: string }) => `There is a kind called "${name}" already. Its file is in kinds/.`,
};

/** So many redirects are shown. */
const MOST_LINES = 20;

type ByHand = File & { from: string; redirects: readonly { readonly from: string; readonly to: string }[] };

function byHand({ file, from, redirects }: ByHand): string {
  const rest = redirects.length > MOST_LINES ? [`  and ${redirects.length - MOST_LINES} more`] : [];
  return [
    `${file} makes a page for each value of a field, and such pages can't list their old addresses. Nothing was moved.`,
    `Move the other pages below ${from} by their own addresses, and this file by hand. Then add to "redirects" in site.yaml:`,
    ...redirects.slice(0, MOST_LINES).map((each) => `  - { from: ${each.from}, to: ${each.to} }`),
    ...rest,
  ].join('\n');
}

const ofMoves = {
  'same-address': 'The old address and the new one are the same.',
  home: "The home page can't be moved: visitors who type the address of the site arrive there.",
  'not-found-page': 'The not-found page can\'t be moved. What it says is under "notFound" in site.yaml.',
  unread: ({ file, others }: File & { others: number }) =>
    `${others === 0 ? file : `${file} and ${others} more`} can't be read, so links there can't be changed. Fix that first.`,
  changed: ({ file }: File) => `${file} was changed by another program in the meantime. Run the command again.`,
  'mistakes-after':
    'The site would have these mistakes after the move, so nothing was changed. Fix what causes them first.',
  'no-room': ({ file, from }: File & { from: string }) =>
    `${file} is written in a way that nothing could be added to. Add this line below its description: aliases: [${from}]`,
  'by-value': ({ file }: File) =>
    `${file} makes a page for each value of a field, so its addresses come from other pages. Rename the file or its folder by hand, and add redirects for those of its addresses that were published.`,
  'by-hand': byHand,
  'old-address': ({ from, to, file, line }: Line & { from: string; to: string | undefined }) =>
    `${from} is an old address, which leads to ${to} (${file}, line ${line}). Move ${to} instead.`,
  'no-page-but-file': ({ address }: { address: string }) => `public${address} is a file, and only pages can be moved.`,
  'no-page': ({ from, meant }: { from: string; meant: string | undefined }) =>
    `There's no page at ${from}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  'address-taken': ({ file, to }: File & { to: string }) => `${file} is at ${to} already. ${CHOOSE}`,
  'file-there': ({ file }: File) => `${file} is there already. ${CHOOSE}`,
  'address-of-old': ({ from, to, file, line }: Line & { from: string; to: string | undefined }) =>
    `${from} is an old address, which leads to ${to} (${file}, line ${line}). Delete that first, ${OTHER}`,
  'name-taken': ({ file, kind, name }: File & { kind: string; name: string }) =>
    `Other pages call pages of the kind "${kind}" by the names of their files, and ${file} has the name "${name}" already. ${CHOOSE}`,
};

/** So many places are shown that have to be changed by hand. */
const MOST_PLACES = 20;

function upgradeByHand({ places }: { places: readonly (Line & { readonly does: string })[] }): string {
  const rest = places.length > MOST_PLACES ? [`  and ${places.length - MOST_PLACES} more`] : [];
  return [
    'Change these by hand first, then run the command again. Nothing was written.',
    ...places.slice(0, MOST_PLACES).map(({ file, line, does }) => `  ${file}, line ${line}: ${does}`),
    ...rest,
  ].join('\n');
}

const ofUpgrades = {
  'newer-format': ({ from, to }: { from: number; to: number }) =>
    `This site is written in format ${from}, and this Sitewright reads only format ${to}. Nothing was written.`,
  'unread-format': ({ file, others }: File & { others: number }) =>
    `${others === 0 ? file : `${file} and ${others} more`} can't be read, so nothing was written. Fix that first.`,
  'upgrade-by-hand': upgradeByHand,
  'mistakes-after-upgrade':
    'The site would have these mistakes after the upgrade, so nothing was written. Their lines are those of the site as it would be.',
};

const ofPublished = {
  'no-list': `This site has no list of published addresses yet. ${asTyped('release')} makes one.`,
  'not-published': ({ address, meant }: { address: string; meant: string | undefined }) =>
    `${address} was never published: it isn't listed in published.txt.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  removed: ({ address, day }: { address: string; day: string }) => `${address} was removed on ${day} already.`,
  'still-there': ({ address }: { address: string }) =>
    `${address} is still there. Remove the page or the redirect first.`,
};

/** Why a command doesn't do what it was asked for. */
const refusals = {
  ...ofAddresses,
  ...ofFolders,
  ...ofNewPages,
  ...ofKinds,
  ...ofMoves,
  ...ofUpgrades,
  ...ofPublished,
  ...ofFetching,
};

export type Reason = Named<typeof refusals>;

/** Why not, in a sentence or two. */
export function refusalIn(reason: Reason): string {
  return wordsOf(refusals, reason);
}
