import { plainWords } from '../../diagnostics/wording/review.ts';
import { type Change, pathOf } from '../compare/change.ts';
import type { DataChange } from '../data.ts';
import type { PageChange } from '../pages.ts';
import type { Review } from '../review.ts';
import type { SharedChange } from '../shared.ts';
import { subjectOf } from './changes.ts';
import { countsOf } from './intro.ts';

/** A review for programs: all of it, with whole texts. */
export function inJson(review: Review): string {
  const { range, settings, kinds, pages, entries, blocks, files, published, repositories } = review;
  const whole = {
    version: 1,
    before: { name: range.before.name, commit: range.before.hash, mergeBase: range.before.isBase },
    after: range.after === undefined ? null : { name: range.after.name, commit: range.after.hash },
    counts: countsOf(review),
    settings: settings === undefined ? null : sharedInJson(settings),
    kinds: kinds.map(sharedInJson),
    pages: pages.map(pageInJson),
    entries: entries.map(dataInJson),
    blocks,
    files: files.map(({ isPicture, usedBy, ...file }) => ({ ...file, picture: isPicture, usedBy })),
    published: published ?? null,
    repositories,
  };
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}

function sharedInJson({ changes, ...others }: SharedChange) {
  return { ...others, changes: changes.map(changeInJson) };
}

function dataInJson({ changes, shown: _, ...others }: DataChange) {
  return { ...others, changes: changes.map(changeInJson) };
}

function pageInJson({ changes, isDraft, old, title, ...others }: PageChange) {
  const leads = old === undefined ? {} : { oldAddress: { leadsTo: old.leadsTo ?? null, ended: old.isEnded } };
  return { ...others, title: title ?? null, draft: isDraft, ...leads, changes: changes.map(changeInJson) };
}

function changeInJson({ what, sort, place, from, ...values }: Change) {
  const to = place.at(-1);
  const moved = from === undefined || to === undefined || to.in === 'field' ? {} : { from, to: to.at };
  return { what, sort, where: plainWords(subjectOf(place)), path: pathOf(place), ...values, ...moved };
}
