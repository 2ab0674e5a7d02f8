import { inBytes, listed, type Phrases, plainWords, quoted, tell } from '../diagnostics/messages/review.ts';
import { say } from '../diagnostics/messages/say.ts';
import type { FileChange } from './changes.ts';
import { type Item, itemsFor } from './items.ts';
import { pathOf, type Sort, sorts } from './outline.ts';
import type { PublicChange, Review } from './review.ts';
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

const MOST_NAMED = 5;

/** A review in words. What all pages share comes first, then the pages by their addresses. */
export function toldOf(review: Review): Told {
  const { changes, blocks, files, published, data, repositories } = review;
  const about = (what: FileChange['about']): Part[] => changes.filter((each) => each.about === what).map(partFor);
  const list = (why: 'blocks' | 'files' | 'published' | 'notes', lines: readonly Phrases[]): Part[] => {
    const items = lines.map((words) => ({ words }));
    return lines.length === 0 ? [] : [{ heading: tell({ why }), items, count: lines.length, isPage: false }];
  };
  const ownBlocks = blocks.map(({ what, name, files: some }) =>
    tell({ why: 'own-block', what, name: quoted(name), files: listed(some, MOST_NAMED) }),
  );
  const notes = [
    ...data.map((file) => tell({ why: 'other-entries', file: quoted(file) })),
    ...repositories.map((path) => tell({ why: 'other-repository', path: quoted(path) })),
  ];
  const parts = [
    ...(['settings', 'kind', 'page', 'entries'] as const).flatMap(about),
    ...list('blocks', ownBlocks),
    ...list('files', files.map(publicFile)),
    ...list('published', publishedLines(published)),
    ...list('notes', notes),
  ];
  return { intro: introOf(review, parts.length === 0), parts };
}

export function partFor(change: FileChange): Part {
  const { about, what, unread, changes, shown } = change;
  const isNew = about === 'page' && what === 'added';
  // The heading has the title of a new page.
  const told = isNew ? changes.filter(({ place }) => pathOf(place).join() !== 'title') : changes;
  const why = (['before', 'after'] as const).flatMap((when) => {
    const reason = unread[when];
    return reason === undefined ? [] : [tell({ why: 'unread', when, reason })];
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
  if (about === 'settings') return tell({ why: 'settings', what: whole, file });
  if (about !== 'page') return tell({ why: about, what: whole, name: quoted(name), file: quoted(file) });
  const page = isEntry
    ? tell({ why: 'entry-file', what, file: quoted(file) })
    : tell({ why: 'page', what, route: quoted(name), from: quoted(from?.route ?? name) });
  const called = title === undefined ? '' : quoted(shortened(title, LONGEST_NAME));
  return [...page, ...tell({ why: 'titled', title: called, isDraft: isDraft === true })];
}

/** What becomes of those who ask for an old address. A draft had no visitors. */
function addressLines({ what, name, from, old, file, isDraft, isEntry }: FileChange): Phrases[] {
  if (old === undefined || isEntry)
    return from === undefined ? [] : [tell({ why: 'other-file', from: quoted(from.file), to: quoted(file) })];
  const gone = quoted(from?.route ?? name);
  if (old.leadsTo !== undefined) return [tell({ why: 'leads-on', from: gone, to: quoted(old.leadsTo) })];
  if (old.isEnded) return [tell({ why: 'ended-on-purpose', from: gone })];
  return what === 'removed' && isDraft ? [] : [tell({ why: 'leads-nowhere', from: gone })];
}

function publicFile({ what, address, from = '', picture, sizes, usedBy }: PublicChange): Phrases {
  const [old, now] = [sizes.before, sizes.after].map((size) => (size === undefined ? '' : inBytes(size)));
  const users = usedBy.length === 0 ? '' : listed(usedBy, MOST_NAMED);
  const size = now === '' ? '' : ` (${old === '' || old === now ? now : `${old} -> ${now}`})`;
  const facts = { address: quoted(address), from: quoted(from), size, users };
  return tell({ why: 'public-file', what, ...facts, isPicture: picture });
}

function publishedLines(published: Review['published']): Phrases[] {
  const { added, ended, deleted } = published ?? { added: [], ended: [], deleted: [] };
  return [
    ...(added.length === 0 ? [] : [tell({ why: 'addresses-added', count: added.length })]),
    ...(ended.length === 0 ? [] : [tell({ why: 'addresses-ended', names: listed(ended, MOST_NAMED) })]),
    ...(deleted.length === 0 ? [] : [tell({ why: 'addresses-deleted', names: listed(deleted, MOST_NAMED) })]),
  ];
}

const OUTCOMES = ['changed', 'added', 'removed', 'moved'] as const;

const countIn = <T extends string>(all: readonly T[], found: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(all.map((each) => [each, found.filter((one) => one === each).length])) as Record<T, number>;

/** How many pages there are of each sort, and how many changes of each in pages that were there before and in what all pages share. */
export function countsOf({ changes }: Review) {
  const pages = changes.filter(({ about }) => about === 'page').map(({ what }) => what);
  const told = changes.filter(({ about, what }) => about !== 'page' || what !== 'added');
  const ofSorts = told.flatMap((each) => each.changes.map(({ sort }) => sort));
  return { pages: countIn(OUTCOMES, pages), changes: countIn<Sort>(sorts, ofSorts) };
}

function introOf(review: Review, isNothing: boolean): Phrases[] {
  const { pages, changes } = countsOf(review);
  const outcomes = OUTCOMES.flatMap((what) =>
    pages[what] > 0 ? plainWords(tell({ why: 'pages-that', count: pages[what], what })) : [],
  );
  const ofSorts = sorts.flatMap((sort) => (changes[sort] > 0 ? say('sorts', { why: sort, count: changes[sort] }) : []));
  const summary = tell({
    why: 'in-all',
    pages: outcomes.join(', '),
    changes: sorts.reduce((sum, sort) => sum + changes[sort], 0),
    sorts: ofSorts.join(', '),
  });
  return [comparedIn(review), ...(isNothing ? [tell({ why: 'nothing' })] : summary.length === 0 ? [] : [summary])];
}

function comparedIn({ range: { before, after } }: Review): Phrases {
  return tell({
    why: 'compared',
    isBase: before.isBase,
    name: quoted(before.name),
    hash: before.hash.slice(0, 7),
    after: after === undefined ? '' : quoted(after.name),
    afterHash: after?.hash.slice(0, 7) ?? '',
  });
}
