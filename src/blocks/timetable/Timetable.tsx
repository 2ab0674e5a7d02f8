import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { HeadedSection } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { timetableRecipe } from './timetable.recipe.ts';

/** Says what this block is for. */
export default function Timetable({ items, ...around }: BlockProps<'timetable'>): ReactElement {
  const styles = useStyles(timetableRecipe);
  return (
    <HeadedSection {...around}>
      <chakra.ul css={styles.items}>
        {items.map(({ title }, index) => (
          <chakra.li css={styles.item} key={index}>
            <Words of={title} />
          </chakra.li>
        ))}
      </chakra.ul>
    </HeadedSection>
  );
}
