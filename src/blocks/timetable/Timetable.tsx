import { type ReactElement, useEffect } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { chakra } from '../shared/chakra.tsx';
import { useWords } from '../shared/context.tsx';
import { CalendarLink } from '../shared/dated/CalendarLink.tsx';
import { EntryWords } from '../shared/dated/EntryWords.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { ruleClass } from '../shared/rule-class.ts';
import { HeadedSection } from '../shared/Section.tsx';
import { type StylesOf, useStyles } from '../shared/styles.ts';
import { ItemHeading } from '../shared/Title.tsx';
import { markAllOfToday } from '../shared/today.ts';
import { Paragraph } from '../shared/Words.tsx';
import { timetableRecipe } from './timetable.recipe.ts';
import { besideEachOther, dayColumns, gridTracks } from './tracks.ts';
import { type DayOfGrid, type WeekGrid, weekGrid } from './week-grid.ts';

/** More than this side by side have no room on an ordinary screen: what overlaps stands one below the other then. */
const MOST_SIDE_BY_SIDE = 7;
/** Days that have room for a list each. */
const MOST_LISTS = 3;

/** How a week is laid out on a wide screen. */
function shapeOf({ days }: WeekGrid): 'hours' | 'days' | 'lists' {
  if (days.reduce((sum, { lanes }) => sum + lanes, 0) <= MOST_SIDE_BY_SIDE) return 'hours';
  return days.length > MOST_LISTS ? 'days' : 'lists';
}

/** A week: a list of days, which on a wide screen stand side by side, with what takes place at its time where there is room for it. */
export default function Timetable({ items, ...around }: BlockProps<'timetable'>): ReactElement {
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
  /** What takes place on any day. */
  readonly all: readonly ItemOf<'timetable'>[];
  readonly isByHour: boolean;
};

/** A day, and what takes place on it, at its time. */
function Day({ name, weekday, date, lanes, cells, all, isByHour, styles }: DayProps): ReactElement {
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
