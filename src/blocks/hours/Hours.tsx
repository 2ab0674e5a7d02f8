import { useEffect } from 'react';
import type { BlockProps, HoursOfDays } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import { PlaceContext, usePlace, useWords } from '../shared/context.tsx';
import { ItemHeading, Phrase, Words } from '../shared/Elements.tsx';
import { HeadedSection, ItemList, useListParts } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { markAllOfToday } from '../shared/today.ts';
import { hoursRecipe } from './hours.recipe.ts';

/** Opening hours, with a mark at the day that it is. A day with special hours has it there, until it is over. */
export default function Hours(props: BlockProps<'hours'>) {
  const { items, ...around } = props;
  const exceptions = props.exceptions?.filter(({ days }) => !days.isOver) ?? [];
  const { specialHours } = useWords();
  useEffect(markAllOfToday);
  const { headings, ...place } = usePlace();
  const parts = useListParts(items);
  const styles = useStyles(hoursRecipe, { columns: parts !== undefined || exceptions.length > 0 ? 2 : 1 });
  const week = (rows: readonly HoursOfDays[]) => (
    <dl data-days="">
      {rows.map((item, index) => (
        <HoursRow key={index} {...item} on={item.days.days.join('')} />
      ))}
    </dl>
  );
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.root}>
        {parts === undefined
          ? week(items)
          : parts.map(({ heading, items: own }) => (
              <div key={heading.from}>
                <ItemHeading id={heading.id} css={styles.heading}>
                  <Words of={heading.title} />
                </ItemHeading>
                {week(own)}
              </div>
            ))}
        {exceptions.length > 0 && (
          <div>
            <ItemHeading css={styles.heading}>{specialHours}</ItemHeading>
            <PlaceContext value={place}>
              <ItemList of={exceptions} as="dl" data-days="">
                {(item) => <HoursRow {...item} on={`${item.days.from}/${item.days.until}`} />}
              </ItemList>
            </PlaceContext>
          </div>
        )}
      </chakra.div>
    </HeadedSection>
  );
}

type HoursRowProps = {
  readonly days: { readonly text: string };
  readonly hours: string;
  readonly note?: Text;
  readonly on: string;
};

function HoursRow({ days, hours, note, on }: HoursRowProps) {
  const styles = useStyles(hoursRecipe);
  const { today } = useWords();
  return (
    <chakra.div css={styles.row} data-on={on} suppressHydrationWarning>
      <chakra.dt css={styles.days}>
        <chakra.span css={styles.name}>{days.text}</chakra.span>
        <chakra.span css={styles.today} data-says={today} />
      </chakra.dt>
      <chakra.dd css={styles.hours}>
        {hours}
        <Phrase of={note} css={styles.noted} />
      </chakra.dd>
    </chakra.div>
  );
}
