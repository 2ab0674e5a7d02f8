import type { TimeSpan } from '../../model/hours.ts';
import type { ItemOf } from '../shared/block-item.ts';

/** Something on one day, and where it stands there: rows and lanes are numbered as lines of a grid, from 1 on. */
export type Cell = {
  readonly item: ItemOf<'timetable'>;
  readonly rows: readonly [first: number, last: number];
  readonly lanes: readonly [first: number, last: number];
};

/** A day on which something is. */
export type DayOfGrid = {
  /** From 1, Monday, to 7. */
  readonly weekday: number;
  readonly name: string;
  /** If it is no day of each week. */
  readonly date?: string | undefined;
  /** How many things side by side there is room for. */
  readonly lanes: number;
  /** By their beginnings. */
  readonly cells: readonly Cell[];
};

/** A time that stands beside the grid, and the row that begins with it. */
export type Mark = { readonly text: string; readonly row: number };

export type WeekGrid = {
  readonly days: readonly DayOfGrid[];
  /** Of each row how many minutes it stands for. */
  readonly rows: readonly number[];
  readonly marks: readonly Mark[];
};

/** How long something takes that says only when it begins. */
const USUAL = 60;
/** A time in which nothing is on any day is no longer than this. */
const LONGEST_GAP = 60;
/** Marks are at least so many minutes apart, or they would touch. */
const BETWEEN_MARKS = 30;

const endOf = ({ from, until = from + USUAL }: TimeSpan): number => until;

/** Lays a week out: a row from each time at which something begins or ends to the next, and on each day what overlaps side by side. */
export function weekGrid(items: readonly ItemOf<'timetable'>[]): WeekGrid {
  const spans = items.map(({ time }) => time);
  const times = [...new Set(spans.flatMap((span) => [span.from, endOf(span)]))].sort((a, b) => a - b);
  const rowAt = new Map(times.map((time, index) => [time, index + 1]));
  const rows = times.slice(1).map((time, index) => {
    const from = times[index] ?? time;
    const isGap = !spans.some((span) => span.from <= from && endOf(span) > from);
    return isGap ? Math.min(LONGEST_GAP, time - from) : time - from;
  });
  return { days: daysOf(items, rowAt), rows, marks: marksOf(spans, rowAt) };
}

type RowAt = ReadonlyMap<number, number>;

function daysOf(items: readonly ItemOf<'timetable'>[], rowAt: RowAt): DayOfGrid[] {
  const days = new Map(items.flatMap(({ day }) => day.under).map((day) => [day.at, day]));
  return [...days.values()]
    .sort((a, b) => a.at - b.at)
    .map(({ at, name, weekday, date }) => {
      const here = items.filter(({ day }) => day.under.some((each) => each.at === at));
      return {
        weekday,
        name,
        date,
        ...inLanes(
          here.toSorted((a, b) => a.time.from - b.time.from),
          rowAt,
        ),
      };
    });
}

/** What is on one day, each in the first lane that is free, over all lanes up to the next that something overlaps it in. */
function inLanes(items: readonly ItemOf<'timetable'>[], rowAt: RowAt): Pick<DayOfGrid, 'lanes' | 'cells'> {
  const free: number[] = [];
  const placed = items.map((item) => {
    const found = free.findIndex((end) => end <= item.time.from);
    const lane = found === -1 ? free.length : found;
    free[lane] = endOf(item.time);
    return { item, lane };
  });
  const cells = placed.map(({ item, lane }): Cell => {
    const end = endOf(item.time);
    const beside = placed.filter(
      (other) => other.lane > lane && other.item.time.from < end && endOf(other.item.time) > item.time.from,
    );
    const last = beside.reduce((least, other) => Math.min(least, other.lane), free.length);
    return {
      item,
      rows: [rowAt.get(item.time.from) ?? 1, rowAt.get(end) ?? 1],
      lanes: [lane + 1, last + 1],
    };
  });
  return { lanes: free.length, cells };
}

/** The times at which something begins, without those that are too near to the one above. */
function marksOf(spans: readonly TimeSpan[], rowAt: RowAt): Mark[] {
  let last = Number.NEGATIVE_INFINITY;
  return spans
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ from, begin }) => {
      if (from < last + BETWEEN_MARKS) return [];
      last = from;
      return [{ text: begin, row: rowAt.get(from) ?? 1 }];
    });
}
