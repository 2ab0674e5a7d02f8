import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { useWords } from '../shared/context.tsx';
import { CalendarLink, EntryWords } from '../shared/dated/EntryWords.tsx';
import { IconView, ItemHeading, Paragraph } from '../shared/Elements.tsx';
import { HeadedSection, ItemList } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { calendarRecipe } from './calendar.recipe.ts';

/** Dates by month, the next first. Those that are over can be opened below, the latest first. */
export default function Calendar({ items, ...around }: BlockProps<'calendar'>) {
  const { pastDates } = useWords();
  const styles = useStyles(calendarRecipe);
  const places = new Map(items.map((item, place) => [item, place]));
  const monthOf = ({ date }: ItemOf<'calendar'>): string => date.under[0]?.name ?? '';
  const months = (some: readonly ItemOf<'calendar'>[]) =>
    [...new Set(some.map(monthOf))]
      .map((name) => [name, some.filter((item) => monthOf(item) === name)] as const)
      .map(([name, each]) => (
        <chakra.div key={name} css={styles.month} data-group="">
          <ItemHeading css={styles.name}>{name}</ItemHeading>
          <ItemList of={each} at={each.map((item) => places.get(item) ?? -1)} css={styles.entries}>
            {({ date, time, place, href, ...words }) => (
              <li>
                <chakra.div css={styles.entry} data-link={href === undefined ? undefined : ''}>
                  <div>
                    <Paragraph of={date.text} css={styles.date} />
                    <Paragraph of={time?.text} css={styles.time} />
                  </div>
                  <EntryWords
                    {...words}
                    href={href}
                    facts={place === undefined ? undefined : [place]}
                    styles={styles}
                  />
                </chakra.div>
              </li>
            )}
          </ItemList>
        </chakra.div>
      ));
  const past = items.filter(({ date }) => date.isOver);
  return (
    <HeadedSection {...around}>
      {months(items.filter(({ date }) => !date.isOver))}
      {past.length > 0 && (
        <chakra.details css={styles.past} suppressHydrationWarning>
          <chakra.summary css={styles.summary}>
            {pastDates}
            <IconView of="plus" />
          </chakra.summary>
          {months(past.toReversed())}
        </chakra.details>
      )}
      <CalendarLink />
    </HeadedSection>
  );
}
