import type { Phrases } from '../diagnostics/wording/review.ts';
import * as say from '../diagnostics/wording/review.ts';
import type { FileChange } from './changes.ts';
import { type Item, itemsFor } from './items.ts';
import { pathOf } from './outline.ts';
import type { PublicChange } from './public-files.ts';
import type { Review } from './review.ts';
import { type Sort, sorts } from './sort.ts';
import { LONGEST_NAME, shortened } from './values.ts';

/** All that is told of a page, or of a file that pages share. */
export type Part = {
  readonly heading: Phrases;
  readonly items: readonly Item[];
  /** How many changes are in it. */
  readonly count: number;
  readonly isPage: boolean;
};

/** All that is told: what was compared, what there is in all, and each part. */
export type Told = { readonly intro: readonly Phrases[]; readonly parts: readonly Part[] };

/** So many pages or addresses are named in a line. */
const MOST_NAMED = 5;

/** A review in words. What all pages share comes first, then the pages by their addresses. */
export function toldOf(review: Review): Told {
  const { changes, blocks, files, published, data, repositories } = review;
  const about = (what: FileChange['about']): Part[] => changes.filter((each) => each.about === what).map(partFor);
  const others: (readonly [Phrases, readonly Phrases[]])[] = [
    [say.ofBlocks, blocks.map(({ what, name, files: some }) => say.ownBlock[what](name, say.listed(some, MOST_NAMED)))],
    [say.ofFiles, files.map(publicFile)],
    [say.ofPublished, published === undefined ? [] : publishedLines(published)],
    [say.ofNotes, [...data.map(say.otherEntries), ...repositories.map(say.otherRepository)]],
  ];
  const lists = others
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]): Part => {
      return { heading, items: lines.map((words) => ({ words })), count: lines.length, isPage: false };
    });
  const parts = [...about('settings'), ...about('kind'), ...about('page'), ...about('entries'), ...lists];
  return { intro: introOf(review, parts.length === 0), parts };
}

/** What becomes of a file, in words. */
export function partFor(change: FileChange): Part {
  const { about, what, unread, changes, shown } = change;
  const isNew = about === 'page' && what === 'added';
  // The heading has the title of a new page.
  const told = isNew ? changes.filter(({ place }) => pathOf(place).join() !== 'title') : changes;
  const why = (['before', 'after'] as const).flatMap((when) => {
    const reason = unread[when];
    return reason === undefined ? [] : [say.unread(when, reason)];
  });
  const items = [...why, ...addressLines(change)].map((words) => ({ words }));
  const heading = headingOf(change);
  return {
    heading,
    items: [...items, ...itemsFor(told, shown, isNew)],
    count: changes.length,
    isPage: about === 'page',
  };
}

function headingOf({ about, what, file, name, from, title, isEntry, isDraft }: FileChange): Phrases {
  const whole = what === 'moved' ? 'changed' : what;
  if (about === 'settings') return say.ofSettings(file, whole);
  if (about !== 'page') return (about === 'kind' ? say.ofKind : say.ofData)(name, file, whole);
  const page = isEntry ? say.ofEntry[what](file) : say.ofPage[what](name, from?.route ?? name);
  const called = title === undefined ? [] : say.titled(shortened(title, LONGEST_NAME));
  return [...page, ...called, ...(isDraft === true ? say.draft : [])];
}

/** What becomes of those who ask for an old address. A draft had no visitors. */
function addressLines({ what, name, from, old, file, isDraft, isEntry }: FileChange): Phrases[] {
  if (old === undefined || isEntry) return from === undefined ? [] : [say.otherFile(from.file, file)];
  const gone = from?.route ?? name;
  if (old.leadsTo !== undefined) return [say.leadsOn(gone, old.leadsTo)];
  if (old.isEnded) return [say.endedOnPurpose(gone)];
  return what === 'removed' && isDraft ? [] : [say.leadsNowhere(gone)];
}

function publicFile({ what, address, from = '', picture, sizes, usedBy }: PublicChange): Phrases {
  const [old, now] = [sizes.before, sizes.after].map((size) => (size === undefined ? '' : say.inBytes(size)));
  const users = usedBy.length === 0 ? undefined : say.listed(usedBy, MOST_NAMED);
  const size = now === '' ? '' : ` (${old === '' || old === now ? now : `${old} -> ${now}`})`;
  if (what === 'added') return say.fileAdded(address, size);
  if (what === 'moved') return say.fileMoved(from, address);
  const words = what === 'removed' ? say.fileRemoved(address) : say.fileChanged(address, picture, size);
  return users === undefined ? words : [...words, ...(what === 'removed' ? say.stillUsedBy : say.usedBy)(users)];
}

function publishedLines({ added, ended, deleted }: NonNullable<Review['published']>): Phrases[] {
  return [
    ...(added.length === 0 ? [] : [[say.addressesAdded(added.length)]]),
    ...(ended.length === 0 ? [] : [say.addressesEnded(say.listed(ended, MOST_NAMED))]),
    ...(deleted.length === 0 ? [] : [say.addressesDeleted(say.listed(deleted, MOST_NAMED))]),
  ];
}

const OUTCOMES = ['changed', 'added', 'removed', 'moved'] as const;

/** How many pages there are of each sort, and how many changes of each in pages that were there before and in what all pages share. */
export function countsOf({ changes }: Review) {
  const count = <T extends string>(all: readonly T[], found: readonly T[]): Readonly<Record<T, number>> =>
    Object.fromEntries(all.map((each) => [each, found.filter((one) => one === each).length])) as Record<T, number>;
  const pages = changes.filter(({ about }) => about === 'page');
  const told = changes.filter(({ about, what }) => about !== 'page' || what !== 'added');
  return {
    pages: count(
      OUTCOMES,
      pages.map(({ what }) => what),
    ),
    changes: count<Sort>(
      sorts,
      told.flatMap((each) => each.changes.map(({ sort }) => sort)),
    ),
  };
}

/** What was compared, and how much changes. */
function introOf(review: Review, isNothing: boolean): Phrases[] {
  const { pages, changes } = countsOf(review);
  const summary = say.inAll(
    OUTCOMES.flatMap((what) => (pages[what] > 0 ? say.pagesThat(pages[what], what) : [])),
    sorts.reduce((sum, sort) => sum + changes[sort], 0),
    sorts.flatMap((sort) => (changes[sort] > 0 ? say.counted(changes[sort], sort) : [])),
  );
  return [say.compared(review.range), ...(isNothing ? [say.nothingChanged] : summary.length === 0 ? [] : [summary])];
}
