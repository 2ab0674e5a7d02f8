import type { NewPage } from '../../../authoring/new-page/new-page.ts';
import { countOf } from '../../../diagnostics/format/count.ts';
import { say } from '../../../diagnostics/messages/say.ts';

/** Where a page was written, for whoever reads about it, and how to go on. */
export type NextSteps = {
  readonly path: string;
  /** `http://127.0.0.1:5173`: of the server that runs for this site, or that `start` would start. */
  readonly origin: string;
  /** Starts that server; undefined if it runs. */
  readonly start: string | undefined;
  /** Checks the site. */
  readonly check: string;
};

/** What somebody wants to know about a page that was made for them. */
export function pageSummary(page: NewPage, { path, origin, start, check }: NextSteps): string {
  const { route, body, kind, planned, diagnostics, others } = page;
  const hasPage = kind?.hasPages !== false;
  const address = `${origin}${page.base}${route.slice(1)}`;
  const isWrong = others.some(({ severity }) => severity === 'error');
  const paragraphs = [
    say('new-page', { why: 'made', path, route: hasPage ? route : '' }),
    ...(body === undefined ? [] : [say('new-page', { why: 'body', file: body.file })]),
    ...(page.isMended ? [say('new-page', { why: 'mended' })] : []),
    ...page.notes,
    ...(page.isInOtherLanguage ? [say('new-page', { why: 'in-english' })] : []),
    ...(hasPage ? [say('new-page', { why: 'to-see', start, address })] : []),
    ...(kind === undefined ? inMenu(page, check) : inLists(kind, route)),
    ...(planned === undefined ? [] : [say('new-page', { why: 'planned', route, ...planned })]),
    // Warnings of a site are no news to whoever makes a page, but with errors they are counted as the check counts them.
    ...(isWrong ? [say('new-page', { why: 'others', count: countOf(others), check, others: others.length })] : []),
    ...(diagnostics.length > 0 ? ['', say('new-page', { why: 'left' })] : []),
  ];
  return `${paragraphs.join('\n')}\n`;
}

/** How many pages with lists are named. */
const MOST_LISTS = 3;

/** How visitors come to a page of a kind: by lists. */
function inLists({ name, usualFolder, lists }: NonNullable<NewPage['kind']>, route: string): string[] {
  const own = route.slice(route.lastIndexOf('/') + 1);
  const more = Math.max(0, lists.length - MOST_LISTS);
  return [
    ...(usualFolder === undefined ? [] : [say('new-page', { why: 'usual', name, folder: usualFolder, own })]),
    lists.length === 0
      ? say('new-page', { why: 'unlisted', name })
      : say('new-page', { why: 'listed', name, lists: lists.slice(0, MOST_LISTS), more }),
  ];
}

function inMenu({ menu, isDraft }: NewPage, check: string): string[] {
  if (menu === undefined) return [say('new-page', { why: 'unread-menu', check })];
  if (menu.kind === 'there') return [say('new-page', { why: 'in-menu', line: menu.line })];
  const { under } = menu;
  const [way, lines] =
    menu.kind === 'entry'
      ? [say('new-page', { why: 'to-brackets', under, line: menu.line }), [menu.entry]]
      : [say('new-page', { why: 'to-menu', under, below: menu.below, lines: menu.lines.length }), menu.lines];
  return [...(isDraft ? [say('new-page', { why: 'draft' })] : []), way, '', ...lines, ''];
}
