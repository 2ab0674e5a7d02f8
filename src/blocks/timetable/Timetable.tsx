import { useEffect } from 'react';
import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import type { TimeSpan } from '../../model/hours.ts';
import { useWords } from '../shared/context.tsx';
import { CalendarLink, EntryWords } from '../shared/dated/EntryWords.tsx';
import { ItemHeading, Paragraph } from '../shared/Elements.tsx';
import { ruleClass } from '../shared/rule-class.ts';
import { HeadedSection, ItemList } from '../shared/Section.tsx';
import { chakra, type StylesOf, useStyles } from '../shared/styles.ts';
import { markAllOfToday } from '../shared/today.ts';
import { timetableRecipe } from './timetable.recipe.ts';
import { besideEachOther, dayColumns, gridTracks } from './tracks.ts';

/** Something on one day, and where it stands there: rows and lanes are numbered as lines of a grid, from 1 on. */
type Cell = {
  readonly item: ItemOf<'timetable'>;
  readonly rows: readonly [first: number, last: number];
  readonly lanes: readonly [first: number, last: number];
};

type DayOfGrid = {
  /** From 1, Monday, to 7. */
  readonly weekday: number;
  readonly name: string;
  /** If it is no day of each week. */
  readonly date?: string | undefined;
  readonly lanes: number;
  readonly cells: readonly Cell[];
};

type WeekGrid = {
  readonly days: readonly DayOfGrid[];
  /** Of each row how many minutes it stands for. */
  readonly rows: readonly number[];
  /** Times that stand beside the grid, and the row that begins with each. */
  readonly marks: readonly { readonly text: string; readonly row: number }[];
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
      const byBeginning = here.toSorted((a, b) => a.time.from - b.time.from);
      return { weekday, name, date, ...inLanes(byBeginning, rowAt) };
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
function marksOf(spans: readonly TimeSpan[], rowAt: RowAt): WeekGrid['marks'] {
  let last = Number.NEGATIVE_INFINITY;
  return spans
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ from, begin }) => {
      if (from < last + BETWEEN_MARKS) return [];
      last = from;
      return [{ text: begin, row: rowAt.get(from) ?? 1 }];
    });
}

/** More than this side by side have no room on an ordinary screen: what overlaps stands one below the other then. */
const MOST_SIDE_BY_SIDE = 7;
const MOST_LISTS = 3;

function shapeOf({ days }: WeekGrid): 'hours' | 'days' | 'lists' {
  if (days.reduce((sum, { lanes }) => sum + lanes, 0) <= MOST_SIDE_BY_SIDE) return 'hours';
  return days.length > MOST_LISTS ? 'days' : 'lists';
}

/** A week: a list of days, which on a wide screen stand side by side, with what takes place at its time where there is room for it. */
export default function Timetable({ items, ...around }: BlockProps<'timetable'>) {
  useEffect(markAllOfToday);
  const week = weekGrid(items);
  const { days, rows, marks } = week;
  const shape = shapeOf(week);
  const lanes = days.map((day) => day.lanes);
  const styles = useStyles(timetableRecipe, { shape, background: around.background ?? 'default' });
  return (
    <HeadedSection {...around}>
      <chakra.div css={[styles.week, shape === 'hours' ? gridTracks(lanes, rows) : dayColumns(days.length)]}>
        {shape === 'hours' && (
          <chakra.div css={styles.marks} aria-hidden="true" data-screen-only="">
            {marks.map(({ text, row }) => (
              // The row above all is that of the days.
              <chakra.div key={row} css={ruleClass(`grid-row:${row + 1}`)}>
                <span>{text}</span>
              </chakra.div>
            ))}
          </chakra.div>
        )}
        {days.map((day) => (
          <Day key={day.name} {...day} all={items} styles={styles} isByHour={shape === 'hours'} />
        ))}
      </chakra.div>
      <CalendarLink />
    </HeadedSection>
  );
}

type DayProps = DayOfGrid & {
  readonly styles: StylesOf<typeof timetableRecipe>;
  readonly all: readonly ItemOf<'timetable'>[];
  readonly isByHour: boolean;
};

function Day({ name, weekday, date, lanes, cells, all, isByHour, styles }: DayProps) {
  const { today } = useWords();
  const on = date === undefined ? String(weekday) : `${date}/${date}`;
  return (
    <chakra.div css={styles.day} data-group="" data-on={on} suppressHydrationWarning>
      <ItemHeading css={styles.name}>
        <span>{name}</span>
        <chakra.span css={styles.today} data-says={today} />
      </ItemHeading>
      <ItemList
        of={cells}
        at={cells.map(({ item }) => all.indexOf(item))}
        css={[styles.entries, isByHour ? besideEachOther(lanes) : undefined]}
      >
        {({ item, rows, lanes }) => (
          <chakra.li css={isByHour ? ruleClass(`grid-area:${rows[0]}/${lanes[0]}/${rows[1]}/${lanes[1]}`) : undefined}>
            <chakra.div css={styles.entry} data-link={item.href === undefined ? undefined : ''}>
              <Paragraph of={item.time.text} css={styles.time} />
              <EntryWords {...item} facts={item.meta} styles={styles} />
            </chakra.div>
          </chakra.li>
        )}
      </ItemList>
    </chakra.div>
  );
}
