/** Words for people: ours, and what stands on the site, which is shown in quotes or as code. */
export type Phrase = string | { readonly quoted: string };

/** A sentence or a part of one. */
export type Phrases = readonly Phrase[];

/** A name that may be ours or somebody else's: it is quoted unless it is a word or a few. */
export const named = (name: string): Phrase =>
  /^[A-Za-z][A-Za-z ]*(?:-[A-Za-z ]+)*$/.test(name) ? name : quoted(name);

/** What stands on the site. */
export const quoted = (text: string): Phrase => ({ quoted: text });

/** Our words with what stands on the site among them. */
function say(strings: TemplateStringsArray, ...values: readonly (Phrase | number | Phrases)[]): Phrases {
  const between = (value: Phrase | number | Phrases | undefined): Phrases => {
    if (value === undefined) return [];
    if (typeof value === 'number') return [String(value)];
    return typeof value === 'object' && 'length' in value ? value : [value];
  };
  return strings.flatMap((text, index) => [text, ...between(values[index])]).filter((each) => each !== '');
}

/** The same as text, with quotes around what stands on the site. */
export function plainWords(words: Phrases): string {
  return words.map((phrase) => (typeof phrase === 'string' ? phrase : `"${phrase.quoted}"`)).join('');
}

/** `Card grid` within a sentence: `card grid`. Letters that belong together stay large: `PDF`. */
export function inTitle(title: string): string {
  return /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** The position of an entry, counted from 0: `third`, `11th`. */
export function ordinal(at: number): string {
  const number = at + 1;
  const ending = [11, 12, 13].includes(number % 100) ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return ORDINALS[at] ?? `${number.toLocaleString('en-US')}${ending}`;
}

const PLURALS = {
  text: ['text', 'texts'],
  price: ['price', 'prices'],
  date: ['date', 'dates'],
  hours: ['opening hours', 'opening hours'],
  link: ['link', 'links'],
  picture: ['picture', 'pictures'],
  icon: ['icon', 'icons'],
  form: ['form setting', 'form settings'],
  theme: ['theme setting', 'theme settings'],
  setting: ['other setting', 'other settings'],
  block: ['block', 'blocks'],
  entry: ['list entry', 'list entries'],
  page: ['page', 'pages'],
  change: ['change', 'changes'],
  file: ['file', 'files'],
  address: ['address', 'addresses'],
  passage: ['passage', 'passages'],
} as const;

/** `1 price`, `2 prices`. */
export function counted(count: number, what: keyof typeof PLURALS): string {
  return `${count.toLocaleString('en-US')} ${PLURALS[what][count === 1 ? 0 : 1]}`;
}

type Side = { readonly name: string; readonly hash: string };

/** What was compared. */
export const compared = ({
  before,
  after,
}: {
  before: Side & { readonly isBase: boolean };
  after: Side | undefined;
}): Phrases => {
  const hash = before.hash.slice(0, 7);
  const from = before.isBase
    ? say`${hash}, where this parted from ${quoted(before.name)},`
    : say`${quoted(before.name)} (${hash})`;
  const to =
    after === undefined ? ['the files as they are now'] : say`${quoted(after.name)} (${after.hash.slice(0, 7)})`;
  return say`From ${from} to ${to}.`;
};

/** What is told of the whole. */
export const nothingChanged: Phrases = ['Nothing changes on the site.'];
export const inAll = (pages: readonly string[], changes: number, sorts: readonly string[]): Phrases => {
  const told = [pages.join(', '), changes === 0 ? '' : `${counted(changes, 'change')}: ${sorts.join(', ')}`];
  const sentences = told.filter((each) => each !== '').map((each) => `${each}.`);
  return sentences.length === 0 ? [] : [sentences.join(' ')];
};
export const pagesThat = (count: number, what: 'changed' | 'added' | 'removed' | 'moved'): string =>
  `${counted(count, 'page')} ${what}`;
export const moreChanges = (count: number): Phrases => say`and ${counted(count, 'change')} more`;

/** What is left out. */
export function inAllMore(parts: readonly { readonly isPage: boolean; readonly count: number }[]): Phrases {
  const pages = parts.filter(({ isPage }) => isPage).length;
  const changes = parts.reduce((sum, { count }) => sum + count, 0);
  const what = [
    ...(pages === 0 ? [] : [counted(pages, 'page')]),
    ...(changes === 0 ? [] : [counted(changes, 'change')]),
  ];
  return [`There is more than fits here: ${what.join(', ') || 'other files'}. To see all of it: --format=json.`];
}

/** The heading of a comment. */
export const commentHeading = 'What changes on the site';

/** Headings. */
export const ofSettings = (file: string, what: 'changed' | 'added' | 'removed'): Phrases =>
  say`${{ changed: 'Settings', added: 'New settings', removed: 'Removed: settings' }[what]} of the site (${file})`;
export const ofKind = (kind: string, file: string, what: 'changed' | 'added' | 'removed'): Phrases =>
  what === 'changed'
    ? say`Every page of the kind ${quoted(kind)} (${quoted(file)})`
    : say`${what === 'added' ? 'New' : 'Removed'} kind of pages ${quoted(kind)} (${quoted(file)})`;
export const ofBlocks: Phrases = ["Blocks of the site's own"];
export const ofFiles: Phrases = ['Files in public/'];
export const ofPublished: Phrases = ['Published addresses (published.txt)'];
export const ofNotes: Phrases = ['Not compared'];
export const ofPage = {
  changed: (route: string): Phrases => say`Page ${quoted(route)}`,
  added: (route: string): Phrases => say`New page ${quoted(route)}`,
  removed: (route: string): Phrases => say`Removed page ${quoted(route)}`,
  moved: (route: string, from: string): Phrases => say`Moved page: ${quoted(from)} is ${quoted(route)} now`,
};
export const ofEntry = {
  changed: (file: string): Phrases => say`Entry ${quoted(file)}`,
  added: (file: string): Phrases => say`New entry ${quoted(file)}`,
  removed: (file: string): Phrases => say`Removed entry ${quoted(file)}`,
  moved: (file: string): Phrases => say`Moved entry ${quoted(file)}`,
};
export const ofData = (kind: string, file: string, what: 'changed' | 'added' | 'removed'): Phrases =>
  say`${{ changed: 'Entries', added: 'New entries', removed: 'Removed: all entries' }[what]} of the kind ${quoted(kind)} (${quoted(file)})`;
export const draft: Phrases = [', a draft'];
export const titled = (title: string): Phrases => say`, ${quoted(title)}`;

/** Old addresses. */
export const leadsOn = (from: string, to: string): Phrases =>
  say`Visitors who ask for ${quoted(from)} are led to ${quoted(to)}.`;
export const leadsNowhere = (from: string): Phrases =>
  say`Visitors who ask for ${quoted(from)} find nothing: no redirect leads on from there.`;
export const endedOnPurpose = (from: string): Phrases =>
  say`Visitors who ask for ${quoted(from)} find nothing, which published.txt says is on purpose.`;
export const otherFile = (from: string, to: string): Phrases => say`Its file ${quoted(from)} is ${quoted(to)} now.`;

/** What can't be compared. */
const UNREAD = {
  mistakes: 'has mistakes, so it could not be read',
  partly: 'has mistakes, so parts of it could not be read',
  'large-file-storage': 'is only a pointer of Git LFS here, so it could not be read',
  'no-file': 'is a shortcut (symbolic link) that leads to no file of the site, so it could not be read',
};
export const unread = (when: 'before' | 'after', why: keyof typeof UNREAD): Phrases =>
  say`${when === 'before' ? 'Before, its file' : 'Its file'} ${UNREAD[why]}.`;
export const otherEntries = (file: string): Phrases =>
  say`${quoted(file)} changes. No kind names it, so its entries can't be compared.`;
export const otherRepository = (path: string): Phrases =>
  say`${quoted(path)} is another repository (a submodule), and has other contents.`;

/** A value, and what became of it. `subject` says which. */
export const changedTo = (subject: Phrases, before: Phrases, after: Phrases): Phrases =>
  say`${subject}: ${before} -> ${after}`;
export const wasAdded = (subject: Phrases, value: Phrases): Phrases => say`${subject} added: ${value}`;
export const wasRemoved = (subject: Phrases, value: Phrases): Phrases => say`${subject} removed: ${value}`;
export const wasMoved = (subject: Phrases, from: number, to: number): Phrases =>
  say`${subject} moved from ${ordinal(from)} to ${ordinal(to)} place`;
export const longText = (subject: Phrases): Phrases => say`${subject}:`;
export const before = (value: Phrases): Phrases => say`before: ${value}`;
export const after = (value: Phrases): Phrases => say`after: ${value}`;
export const addedPassage = (value: Phrases): Phrases => say`added: ${value}`;
export const removedPassage = (value: Phrases): Phrases => say`removed: ${value}`;
export const morePassages = (count: number): Phrases => say`and ${counted(count, 'passage')} more`;
export const newEntry = (entry: Phrases, at: number | undefined): Phrases =>
  say`new ${entry}${at === undefined ? '' : `, in ${ordinal(at)} place`}`;
export const goneEntry = (entry: Phrases, at: number | undefined): Phrases =>
  say`removed ${entry}${at === undefined ? '' : `, from ${ordinal(at)} place`}`;
export const isDraftNow = (isDraft: boolean): Phrases => [
  isDraft ? 'It is a draft now: visitors no longer see it.' : 'It is no draft any more: visitors see it.',
];
export const fromTo = (from: string, to: string): Phrases => say` from ${quoted(from)} to ${quoted(to)}`;
export const plainly = (subject: Phrases, value: Phrases): Phrases => say`${subject}: ${value}`;

/** A block, by the title of its schema and its own. */
export const blockCalled = (noun: Phrase, name: Phrases): Phrases => say`${noun} block${name}`;
export const blockAt = (at: number, noun: Phrase): Phrases => say`${ordinal(at)} block (${noun})`;
export const itsTexts = (texts: Phrases): Phrases => say`says ${texts}`;

/** A block of the site's own, and those of its files that differ. */
export const ownBlock = {
  added: (name: string): Phrases => say`new: ${quoted(name)}`,
  removed: (name: string): Phrases => say`removed: ${quoted(name)}`,
  changed: (name: string, files: Phrases): Phrases => say`${quoted(name)} looks or works differently (${files})`,
};

/** A file in public/. */
export const fileAdded = (address: string, size: string): Phrases => say`new: ${quoted(address)}${size}`;
export const fileRemoved = (address: string): Phrases => say`removed: ${quoted(address)}`;
export const fileMoved = (from: string, to: string): Phrases => say`moved: ${quoted(from)} is ${quoted(to)} now`;
export const fileChanged = (address: string, isPicture: boolean, size: string): Phrases =>
  say`${isPicture ? 'another picture' : 'other contents'}: ${quoted(address)}${size}`;
export const usedBy = (addresses: Phrases): Phrases => say`, on ${addresses}`;
export const stillUsedBy = (addresses: Phrases): Phrases => say`, still named by ${addresses}`;

/** Addresses of `published.txt`. */
export const addressesAdded = (count: number): string => `${counted(count, 'address')} added`;
export const addressesEnded = (names: Phrases): Phrases => say`ended on purpose: ${names}`;
export const addressesDeleted = (names: Phrases): Phrases => say`no longer listed: ${names}`;

/** `a, b and 3 more`. */
export function listed(names: readonly string[], most: number): Phrases {
  const shown = names.slice(0, most).flatMap((name, index) => (index === 0 ? [quoted(name)] : [', ', quoted(name)]));
  return names.length > most ? [...shown, ` and ${(names.length - most).toLocaleString('en-US')} more`] : shown;
}

/** Sizes in a few digits: `120 KB`. */
export function inBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');
export const ofEmpty = 'nothing';
export const aDrawing = 'a drawing';
export const anotherDrawing = (subject: Phrases): Phrases => say`${subject}: another drawing`;
