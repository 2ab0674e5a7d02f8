import { wrongTimes } from '../../schema/explain/time-order.ts';
import { dayRangeIn, eachDayIn, MOST_DAYS } from '../../schema/formats/day-range.ts';
import { timeSpanOf } from '../../schema/formats/time-span.ts';
import { weekdaysIn } from '../../schema/formats/weekdays.ts';
import { type Finding, finding, inText, withRelated } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { itemsOf, type Node, type ScalarNode, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf, type SourceText } from '../../yaml/text/source.ts';
import { checkDays } from './hours.ts';
import type { Block } from './parts.ts';
import type { FileRule } from './rule.ts';

/** What a timetable or a calendar has must end after its beginning, and nothing be there twice at the same time. */
export const timetablesRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: { block: (each) => (each.type === 'timetable' || each.type === 'calendar' ? checkTimetable(each) : []) },
};

function checkTimetable({ content: { source }, block }: Block): Finding[] {
  const items = itemsOf(block, 'items');
  const ofItem = (item: Node): Finding[] => [
    ...wrongTimes(source, valueAt(item, 'time'), 'open'),
    ...checkDays(source, item, 'day'),
    ...manyDays(source, item),
  ];
  return [...findEach(items, ofItem), ...repeated(source, items)];
}

/** A week of more days than a month has is a calendar. */
function manyDays(source: SourceText, item: Node): Finding[] {
  const node = valueAt(item, 'day');
  const { from, until } = dayRangeIn(textOf(item, 'day') ?? '') ?? {};
  if (node === undefined || from === undefined || until === undefined) return [];
  if ((Date.parse(until) - Date.parse(from)) / 86_400_000 < MOST_DAYS) return [];
  const facts = { why: 'long', first: from, second: until, better: undefined } as const;
  return [finding('impossible-time', inText(source, node.range), facts)];
}

const daysIn = (text: string): readonly (number | string)[] => weekdaysIn(text) ?? eachDayIn(text) ?? [];

/** Entries with the title of an earlier one that begin with it on one of its days. */
function repeated(source: SourceText, items: readonly Node[]): Finding[] {
  const seen = new Map<string, ScalarNode>();
  return findEach(items, (item) => {
    const [title, date, time] = [valueAt(item, 'title'), textOf(item, 'date'), textOf(item, 'time')];
    if (title?.kind !== 'scalar') return [];
    const days = date === undefined ? daysIn(textOf(item, 'day') ?? '') : [date];
    const places = days.map((day) => `${day} ${timeSpanOf(time ?? '')?.from} ${String(title.value)}`);
    const first = places.map((place) => seen.get(place)).find((node) => node !== undefined);
    for (const place of places) if (!seen.has(place)) seen.set(place, title);
    if (first === undefined) return [];
    const name = String(title.value);
    const facts = { title: name, line: locationOf(source, first.range).line };
    const mistake = finding('same-entry', inText(source, title.range), facts);
    return [withRelated(mistake, { source, range: first.range }, { why: 'first', name })];
  });
}
