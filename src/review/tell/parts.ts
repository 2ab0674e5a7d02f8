import {
  addressesAdded,
  addressesDeleted,
  addressesEnded,
  draft,
  endedOnPurpose,
  fileAdded,
  fileChanged,
  fileMoved,
  fileRemoved,
  inBytes,
  leadsNowhere,
  leadsOn,
  listed,
  ofBlocks,
  ofData,
  ofEntry,
  ofFiles,
  ofKind,
  ofNotes,
  ofPage,
  ofPublished,
  ofSettings,
  otherEntries,
  otherFile,
  otherRepository,
  ownBlock,
  type Phrases,
  stillUsedBy,
  titled,
  unread,
  usedBy,
} from '../../diagnostics/wording/review.ts';
import { pathOf } from '../compare/change.ts';
import type { DataChange } from '../data.ts';
import type { FileChange } from '../files.ts';
import type { PageChange } from '../pages.ts';
import type { Review } from '../review.ts';
import type { PublishedChange, SharedChange } from '../shared.ts';
import { itemsFor } from './changes.ts';
import { introOf } from './intro.ts';
import { type Item, LONGEST_NAME, type Part, shortened, type Told } from './told.ts';

/** So many pages or addresses are named in a line. */
const MOST_NAMED = 5;

/** A review in words. What all pages share comes first, then the pages by their addresses. */
export function toldOf(review: Review): Told {
  const { settings, kinds, pages, entries, blocks, files, published, data = [], repositories } = review;
  const shared = [...(settings === undefined ? [] : [settings]), ...kinds].map(sharedPart);
  const notes = [...data.map(otherEntries), ...repositories.map(otherRepository)].map((words) => ({ words }));
  const others = [
    partOf(
      ofBlocks,
      blocks.map(({ what, name, files: some }) => ({ words: ownBlock[what](name, listed(some, MOST_NAMED)) })),
    ),
    partOf(ofFiles, files.map(fileItem)),
    partOf(ofPublished, published === undefined ? [] : publishedItems(published)),
    partOf(ofNotes, notes),
  ];
  const parts = [
    ...shared,
    ...pages.map(pagePart),
    ...entries.map(dataPart),
    ...others.filter(({ items }) => items.length > 0),
  ];
  return { intro: introOf(review), parts };
}

const partOf = (heading: Phrases, items: readonly Item[]): Part => ({
  heading,
  items,
  count: items.length,
  isPage: false,
});

function sharedPart({ what, file, kind, unread: why, changes }: SharedChange): Part {
  const heading = kind === undefined ? ofSettings(file, what) : ofKind(kind, file, what);
  return { heading, items: [...unreadItems(why), ...itemsFor(changes)], count: changes.length, isPage: false };
}

/** What becomes of the entries in a file, in words. */
export function dataPart({ what, file, kind, unread: why, changes, shown }: DataChange): Part {
  const items = what === 'removed' ? [] : [...unreadItems(why), ...itemsFor(changes.map(shown))];
  return { heading: ofData(kind, file, what), items, count: changes.length, isPage: false };
}

function unreadItems({ before, after }: PageChange['unread']): Item[] {
  return [
    ...(before === undefined ? [] : [{ words: unread('before', before) }]),
    ...(after === undefined ? [] : [{ words: unread('after', after) }]),
  ];
}

function pagePart(page: PageChange): Part {
  const { route, title, from, isEntry, isDraft, changes } = page;
  const isMoved = page.what === 'moved' && from !== undefined;
  const heading = isEntry
    ? ofEntry[page.what](page.file)
    : isMoved
      ? ofPage.moved(route, from.route)
      : ofPage[page.what === 'moved' ? 'changed' : page.what](route);
  const name = title === undefined ? [] : titled(shortened(title, LONGEST_NAME));
  const isNew = page.what === 'added';
  // The heading has the title of a new page.
  const told = isNew ? changes.filter(({ place }) => pathOf(place).join() !== 'title') : changes;
  const items = [...unreadItems(page.unread), ...addressItems(page), ...itemsFor(told, isNew)];
  return { heading: [...heading, ...name, ...(isDraft ? draft : [])], items, count: changes.length, isPage: true };
}

/** What becomes of those who ask for an old address. A draft had no visitors. */
function addressItems({ what, route, from, old, file, isDraft, isEntry }: PageChange): Item[] {
  if (isEntry) return from === undefined ? [] : [{ words: otherFile(from.file, file) }];
  const gone = from?.route ?? route;
  if (old !== undefined) {
    if (old.leadsTo !== undefined) return [{ words: leadsOn(gone, old.leadsTo) }];
    if (old.isEnded) return [{ words: endedOnPurpose(gone) }];
    return what === 'removed' && isDraft ? [] : [{ words: leadsNowhere(gone) }];
  }
  return from === undefined ? [] : [{ words: otherFile(from.file, file) }];
}

function fileItem({ what, address, from = '', isPicture, sizes, usedBy: users }: FileChange): Item {
  const names = listed(users, MOST_NAMED);
  const size = sizes.after === undefined ? '' : ` (${inBytes(sizes.after)})`;
  if (what === 'added') return { words: fileAdded(address, size) };
  if (what === 'moved') return { words: fileMoved(from, address) };
  if (what === 'removed')
    return { words: [...fileRemoved(address), ...(users.length === 0 ? [] : stillUsedBy(names))] };
  const [old, now] = [inBytes(sizes.before ?? 0), inBytes(sizes.after ?? 0)];
  const grown = sizes.before === undefined || old === now ? size : ` (${old} -> ${now})`;
  return { words: [...fileChanged(address, isPicture, grown), ...(users.length === 0 ? [] : usedBy(names))] };
}

function publishedItems({ added, ended, deleted }: PublishedChange): Item[] {
  return [
    ...(added.length === 0 ? [] : [{ words: [addressesAdded(added.length)] }]),
    ...(ended.length === 0 ? [] : [{ words: addressesEnded(listed(ended, MOST_NAMED)) }]),
    ...(deleted.length === 0 ? [] : [{ words: addressesDeleted(listed(deleted, MOST_NAMED)) }]),
  ];
}
