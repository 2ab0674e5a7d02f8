import { endOf, onClock } from '../../values/day.ts';
import { type Node, textOf } from '../../yaml/syntax/tree.ts';
import { type Calendar, isDraft, lastDaysIn, type Span, spanOf, spanOfBlock, visibleParts } from './calendar.ts';

/** When a site becomes another one by itself, and what then appears or goes. */
export type NextChange = {
  /** As a clock of the site shows it, with its zone: `2026-12-01 00:00 UTC`. */
  readonly at: string;
  readonly changes: readonly Change[];
};

export type Change = {
  /** The address of the page, or words for several: `pages of the kind recipe`. */
  readonly where: string;
  /** `day`: that of the page is over, and lists that ask for that show it elsewhere. `date`: one in a calendar, or among the special hours, is over. */
  readonly part: 'page' | 'block' | 'day' | 'date';
  readonly appears: boolean;
};

/** A page that could be read, the layout of a kind, or site.yaml. */
type Dated = {
  readonly where: string;
  readonly root: Node;
  readonly day?: string;
};

/** The first change by date after the moment of a calendar; undefined if everything stays as it is. */
export function nextChange(files: readonly Dated[], calendar: Calendar): NextChange | undefined {
  const changes = files.flatMap((file) => changesOf(file, calendar)).filter(({ at }) => at > calendar.at);
  const first = changes.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  if (first === Number.POSITIVE_INFINITY) return undefined;
  const then = changes.filter(({ at }) => at === first).map(({ at: _, ...change }) => change);
  return {
    at: `${onClock(first, calendar.timeZone)} ${calendar.timeZone}`,
    changes: then.toSorted((a, b) => (a.where < b.where ? -1 : 1)),
  };
}

/**
 * Until when the same files give the same site and the same findings: the next date in any of them, whether or not visitors would notice.
 * @returns milliseconds since 1970; infinity if no date is ahead
 */
export function holdsUntil(files: readonly Dated[], calendar: Calendar): number {
  const spans = files.flatMap(({ root }) => [pageSpan(root, calendar), ...blockSpans(root, calendar)]);
  const days = files.flatMap(({ day, root }) => [day, ...datesIn(root)].flatMap((each) => endOfDay(each, calendar)));
  const ahead = [...spans.flatMap(({ from, until }) => [from, until]), ...days].filter((at) => at > calendar.at);
  return ahead.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY);
}

const pageSpan = (root: Node, calendar: Calendar): Span =>
  spanOf(textOf(root, 'publishAt'), textOf(root, 'expireAt'), calendar);

const blockSpans = (root: Node, calendar: Calendar): Span[] =>
  visibleParts(root).map((block) => spanOfBlock(block, calendar));

const datesIn = (root: Node): string[] =>
  visibleParts(root).flatMap((block) => lastDaysIn(block).flatMap((day) => day ?? []));

function endOfDay(day: string | undefined, { timeZone }: Calendar): number[] {
  return [day === undefined ? undefined : endOf(day, timeZone)].flatMap((at) => at ?? []);
}

function changesOf({ where, root, day }: Dated, calendar: Calendar): (Change & { readonly at: number })[] {
  if (isDraft(root)) return [];
  const page = pageSpan(root, calendar);
  const blocks = blockSpans(root, calendar).flatMap((span) =>
    endsOf(span)
      .filter(({ at }) => page.from < at && at < page.until)
      .map((end) => ({ ...end, where, part: 'block' as const })),
  );
  const overAt = (days: Iterable<string | undefined>, part: Change['part']) =>
    [...days].flatMap((each) => endOfDay(each, calendar)).map((at) => ({ at, appears: false, where, part }));
  const ofPage = endsOf(page).map((end) => ({ ...end, where, part: 'page' as const }));
  return [...ofPage, ...blocks, ...overAt([day], 'day'), ...overAt(new Set(datesIn(root)), 'date')];
}

/** The beginning and the end of a time, where it has them. Of one that ends before it begins, nothing is ever seen. */
function endsOf({ from, until }: Span): { readonly at: number; readonly appears: boolean }[] {
  if (from >= until) return [];
  return [
    { at: from, appears: true },
    { at: until, appears: false },
  ].filter(({ at }) => Number.isFinite(at));
}
