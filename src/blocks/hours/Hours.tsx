import { type ReactElement, useEffect } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import { chakra } from '../shared/chakra.tsx';
import { useWords } from '../shared/context.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { HeadedSection } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemHeading } from '../shared/Title.tsx';
import { markAllOfToday } from '../shared/today.ts';
import { Phrase } from '../shared/Words.tsx';
import { hoursRecipe } from './hours.recipe.ts';

/** Opening hours, with a mark at the day that it is. A day with special hours has it there, until it is over. */
export default function Hours(props: BlockProps<'hours'>): ReactElement {
  const { items, ...around } = props;
  const exceptions = props.exceptions?.filter(({ days }) => !days.isOver) ?? [];
  const { specialHours } = useWords();
  useEffect(markAllOfToday);
  const styles = useStyles(hoursRecipe, { columns: exceptions.length > 0 ? 2 : 1 });
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.root}>
        <dl data-days="">
          {items.map((item, index) => (
            <HoursRow key={index} {...item} on={item.days.days.join('')} />
          ))}
        </dl>
        {exceptions.length > 0 && (
          <div>
            <ItemHeading css={styles.heading}>{specialHours}</ItemHeading>
            <ItemList of={exceptions} as="dl" data-days="">
              {(item) => <HoursRow {...item} on={`${item.days.from}/${item.days.until}`} />}
            </ItemList>
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

/** Days and their hours. */
function HoursRow({ days, hours, note, on }: HoursRowProps): ReactElement {
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
