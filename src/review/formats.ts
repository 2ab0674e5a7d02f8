import { printable } from '../diagnostics/format/printable.ts';
import { type Phrase, type Phrases, plainWords, tell } from '../diagnostics/messages/review.ts';
import { largest } from '../model/lists.ts';
import type { FileChange } from './changes.ts';
import type { Change } from './compare.ts';
import { type Item, subjectOf } from './items.ts';
import { pathOf } from './outline.ts';
import type { Review } from './review.ts';
import { countsOf, type Part, type Told } from './told.ts';

/** So many changes are told of a page, and of a file that pages share. */
const MOST_IN_A_PART = 40;

/** So many changes are told in all: whoever wants to read more of them takes JSON. */
const MOST_IN_ALL = 400;

/** How long a comment may be, in bytes of UTF-8: GitHub takes 65,536 characters. */
export const LONGEST_COMMENT = 60_000;

/** For the line that says how much is left out. */
const ROOM = 500;

/** The first line of each comment, which nobody sees: a workflow finds its own comment by it. */
const COMMENT_MARK = '<!-- sitewright diff -->';

export function inText({ intro, parts }: Told): string {
  const lineOf = (words: Phrases): string =>
    words.map((phrase) => (typeof phrase === 'string' ? phrase : `"${printable(phrase.quoted)}"`)).join('');
  let left = MOST_IN_ALL;
  const sections = sectionsOf(parts, (part) => {
    if (left <= 0) return undefined;
    left -= Math.min(part.items.length, MOST_IN_A_PART) + 1;
    const items = linesOf(part.items, (words, depth) => `${'  '.repeat(depth + 1)}${lineOf(words)}`);
    return ['', lineOf(part.heading), ...items].join('\n');
  });
  return `${[...intro.map(lineOf), ...sections.shown, ...sections.more.map((words) => `\n${lineOf(words)}`)].join('\n')}\n`;
}

/** A review as a comment in Markdown. What stands on the site is code in it, in which nothing means anything. */
export function inMarkdown({ intro, parts }: Told): string {
  const lineOf = (words: Phrases): string => words.map(phraseInMarkdown).join('');
  const start = [COMMENT_MARK, `### ${plainWords(tell({ why: 'heading' }))}`, ...intro.map(lineOf)];
  let length = Buffer.byteLength(start.join('\n\n'));
  const sections = sectionsOf(parts, (part) => {
    const items = linesOf(part.items, (words, depth) => `${'  '.repeat(depth)}- ${lineOf(words)}`);
    const section = [`#### ${lineOf(part.heading)}`, ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
    length += Buffer.byteLength(section) + 2;
    return length + ROOM > LONGEST_COMMENT ? undefined : section;
  });
  return `${[...start, ...sections.shown, ...sections.more.map(lineOf)].join('\n\n')}\n`;
}

/** The parts in words, as far as there is room, and how much is left out. No part is left out in the middle. */
function sectionsOf(parts: readonly Part[], inWords: (part: Part) => string | undefined) {
  const shown: string[] = [];
  for (const part of parts) {
    const words = inWords(part);
    if (words === undefined) break;
    shown.push(words);
  }
  const left = parts.slice(shown.length);
  const pages = left.filter(({ isPage }) => isPage).length;
  const changes = left.reduce((sum, { count }) => sum + count, 0);
  return { shown, more: left.length === 0 ? [] : [tell({ why: 'too-much', pages, changes })] };
}

function linesOf(items: readonly Item[], lineOf: (words: Phrases, depth: number) => string): string[] {
  let [left, over] = [MOST_IN_A_PART, 0];
  const inWords = ({ words, items: below = [] }: Item, depth: number): string[] => [
    lineOf(words, depth),
    ...below.flatMap((item) => inWords(item, depth + 1)),
  ];
  const cut = (some: readonly Item[], depth: number): string[] =>
    some.flatMap((item) => {
      if (item.isGroup === true) {
        const below = cut(item.items ?? [], depth + 1);
        return below.length === 0 ? [] : [lineOf(item.words, depth), ...below];
      }
      if (left > 0) left -= 1;
      else over += 1;
      return over === 0 ? inWords(item, depth) : [];
    });
  const lines = cut(items, 0);
  return over === 0 ? lines : [...lines, lineOf(tell({ why: 'more-changes', count: over }), 0)];
}

/** What stands on the site becomes code on one line: between more backticks than it has in a row. */
function phraseInMarkdown(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase.replaceAll(' -> ', ' → ');
  const line = printable(phrase.quoted).replace(/\s+/g, ' ').trim();
  const runs = [...line.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(largest(runs, 0) + 1);
  const space = line.startsWith('`') || line.endsWith('`') || line === '' ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

/** A review for programs: all of it, with whole texts. */
export function inJson(review: Review): string {
  const { range, changes, blocks, files, published, repositories } = review;
  const about = (what: FileChange['about']) => changes.filter((each) => each.about === what).map(fileInJson);
  const whole = {
    version: 1,
    before: { name: range.before.name, commit: range.before.hash, mergeBase: range.before.isBase },
    after: range.after === undefined ? null : { name: range.after.name, commit: range.after.hash },
    counts: countsOf(review),
    settings: about('settings')[0] ?? null,
    ...{ kinds: about('kind'), pages: about('page'), entries: about('entries') },
    ...{ blocks, files, published: published ?? null, repositories },
  };
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}

function fileInJson({ about, name, title, isDraft, isEntry, old, ...rest }: FileChange) {
  const { what, file, from, unread } = rest;
  const changes = rest.changes.map(changeInJson);
  if (about !== 'page') return { what, file, ...(about === 'settings' ? {} : { kind: name }), unread, changes };
  const oldAddress = old && { leadsTo: old.leadsTo ?? null, ended: old.isEnded };
  return {
    route: name,
    file,
    isEntry,
    what,
    from,
    unread,
    title: title ?? null,
    draft: isDraft ?? false,
    oldAddress,
    changes,
  };
}

function changeInJson({ what, sort, place, from, ...values }: Change) {
  const to = place.at(-1);
  const moved = from === undefined || to === undefined || to.in === 'field' ? {} : { from, to: to.at };
  return { what, sort, where: plainWords(subjectOf(place)), path: pathOf(place), ...values, ...moved };
}
