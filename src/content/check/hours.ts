import { type DayRange, dayRangeIn } from '../../schema/formats/day-range.ts';
import { monthWithout } from '../../schema/formats/moments.ts';
import { type OpenSpan, openSpansIn } from '../../schema/formats/opening-hours.ts';
import { weekdayName, weekdaysIn } from '../../schema/formats/weekdays.ts';
import { type Finding, finding, inText, withRelated } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { itemsOf, type Node, type ScalarNode, valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf } from '../../yaml/text/source.ts';
import type { Content } from './contents.ts';
import type { Block } from './parts.ts';
import type { FileRule } from './rule.ts';

/** Opening hours must be possible: spans one after the other, days that there are, and each day of the week in one entry only. */
export const hoursRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: { block: (each) => (each.type === 'hours' ? checkHours(each) : []) },
};

/** The days of a timeline and of a calendar must be days that there are. In a timeline, other texts may say when something was, too. */
export const timelinesRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: { block: (each) => (each.type === 'timeline' || each.type === 'calendar' ? checkTimeline(each) : []) },
};

function checkTimeline({ content: { source }, block }: Block): Finding[] {
  return findEach(itemsOf(block, 'items'), (item) => [...checkDays(source, item, 'date'), ...wrongMonth(source, item)]);
}

function checkHours({ content: { source }, block }: Block): Finding[] {
  const [items, exceptions] = [itemsOf(block, 'items'), itemsOf(block, 'exceptions')];
  return [
    ...findEach([...items, ...exceptions], (item) => checkSpans(source, item)),
    ...repeatedDays(source, items),
    ...findEach(exceptions, (item) => checkDays(source, item, 'days')),
  ];
}

/** A text under a key; undefined for what is none. */
function writtenIn(item: Node, key: string): ScalarNode | undefined {
  const node = valueAt(item, key);
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node : undefined;
}

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function checkSpans(source: Content['source'], item: Node): Finding[] {
  const node = writtenIn(item, 'hours');
  const spans = openSpansIn(String(node?.value ?? '')) ?? [];
  if (node === undefined) return [];
  const empty = spans.find(({ from, until }) => from === until);
  if (empty !== undefined) {
    return [finding('impossible-hours', inText(source, node.range), { why: 'empty', first: clock(empty.from) })];
  }
  const at = spans.findIndex((span, index) => isTooEarly(span, spans[index - 1]));
  const [before, span] = [spans[at - 1], spans[at]];
  if (before === undefined || span === undefined) return [];
  const why = before.until < before.from ? 'overnight' : 'overlap';
  const facts = { why, first: clock(before.until), second: clock(span.from) } as const;
  return [finding('impossible-hours', inText(source, node.range), facts)];
}

/** Whether a span begins before the one above it is over. After one that goes on after midnight nothing comes. */
function isTooEarly({ from }: OpenSpan, before: OpenSpan | undefined): boolean {
  return before !== undefined && (from < before.until || before.until < before.from);
}

function repeatedDays(source: Content['source'], items: readonly Node[]): Finding[] {
  const seen = new Map<number, ScalarNode>();
  return findEach(items, (item) => {
    const node = writtenIn(item, 'days');
    const days = weekdaysIn(String(node?.value ?? '')) ?? [];
    if (node === undefined) return [];
    const day = days.find((each, index) => seen.has(each) || days.indexOf(each) < index);
    const first = day === undefined ? undefined : (seen.get(day) ?? node);
    for (const each of days) if (!seen.has(each)) seen.set(each, node);
    if (day === undefined || first === undefined) return [];
    const { line } = locationOf(source, first.range);
    const name = weekdayName(day);
    const mistake = finding('same-day', inText(source, node.range), { day: name, line, isHere: first === node });
    return [first === node ? mistake : withRelated(mistake, { source, range: first.range }, { why: 'first', name })];
  });
}

/** `2024-13-02`: the month has gone to the place of the day. */
function wrongMonth(source: Content['source'], item: Node): Finding[] {
  const node = writtenIn(item, 'date');
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(node?.value ?? '')) ?? [];
  if (node === undefined || Number(month) <= 12 || month === undefined) return [];
  const date = String(node.value);
  return [
    finding('no-such-date', inText(source, node.range), {
      date,
      year: Number(year),
      month: Number(month),
      days: Number(day),
    }),
  ];
}

/** Of days and ranges with commas between them, the first that is none. */
export function checkDays(source: Content['source'], item: Node, key: string): Finding[] {
  const node = writtenIn(item, key);
  const ranges = String(node?.value ?? '')
    .split(',')
    .flatMap((part) => dayRangeIn(part.trim()) ?? []);
  return node === undefined ? [] : findEach(ranges, (range) => wrongRange(source, node, range)).slice(0, 1);
}

function wrongRange(source: Content['source'], node: ScalarNode, { from, until }: DayRange): Finding[] {
  for (const date of new Set([from, until])) {
    const month = monthWithout(date);
    if (month !== undefined) return [finding('no-such-date', inText(source, node.range), { date, ...month })];
  }
  if (from <= until) return [];
  return [finding('impossible-hours', inText(source, node.range), { why: 'backwards', first: from, second: until })];
}
