import { itemsOf, type Node, textOf, valueAt } from '../yaml/syntax/tree.ts';
import { type Calendar, type Span, spanOf, spanOfBlock } from './calendar.ts';
import { onClock } from './moments.ts';

/** When a site becomes another one by itself, and what then appears or goes. */
export type NextChange = {
  /** As a clock of the site shows it, with its zone: `2026-12-01 00:00 UTC`. */
  readonly at: string;
  /** In the order of where they are. */
  readonly changes: readonly Change[];
};

export type Change = {
  /** The address of the page, or words for several: `pages of the kind recipe`. */
  readonly where: string;
  readonly part: 'page' | 'block';
  readonly appears: boolean;
};

/** A page that could be read, or the layout of a kind. */
type Dated = { readonly where: string; readonly root: Node };

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
 * The first moment after that of a calendar at which a page or a block begins or ends, whether visitors see it or not: what they don't
 * see says so where all is shown, and what is checked depends on it.
 */
export function nextMoment(files: readonly Pick<Dated, 'root'>[], calendar: Calendar): number | undefined {
  const moments = files
    .flatMap(({ root }) => [
      spanOf(textOf(root, 'publishAt'), textOf(root, 'expireAt'), calendar),
      ...blocksOf(root).map((block) => spanOfBlock(block, calendar)),
    ])
    .flatMap(endsOf)
    .flatMap(({ at }) => (at > calendar.at ? [at] : []));
  return moments.length === 0 ? undefined : moments.reduce((least, at) => Math.min(least, at));
}

/** What happens to a page and to its blocks while it is there. */
function changesOf({ where, root }: Dated, calendar: Calendar): (Change & { readonly at: number })[] {
  const draft = valueAt(root, 'draft');
  if (draft?.kind === 'scalar' && draft.value === true) return [];
  const page = spanOf(textOf(root, 'publishAt'), textOf(root, 'expireAt'), calendar);
  const blocks = blocksOf(root).flatMap((block) =>
    endsOf(spanOfBlock(block, calendar))
      .filter(({ at }) => page.from < at && at < page.until)
      .map((end) => ({ ...end, where, part: 'block' as const })),
  );
  return [...endsOf(page).map((end) => ({ ...end, where, part: 'page' as const })), ...blocks];
}

/** The blocks of a page, or of the layout of a kind. */
function blocksOf(root: Node): readonly Node[] {
  return [...itemsOf(root, 'blocks'), ...itemsOf(root, 'layout')];
}

/** The beginning and the end of a time, where it has them. Of one that ends before it begins, nothing is ever seen. */
function endsOf({ from, until }: Span): { readonly at: number; readonly appears: boolean }[] {
  if (from >= until) return [];
  return [
    { at: from, appears: true },
    { at: until, appears: false },
  ].filter(({ at }) => Number.isFinite(at));
}
