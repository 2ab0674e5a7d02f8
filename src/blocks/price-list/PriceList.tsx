import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Prose } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { PriceGroup } from './PriceGroup.tsx';
import { priceListRecipe } from './price-list.recipe.ts';

/** A single group of more lines than this stands in two columns. */
const MOST_IN_ONE_COLUMN = 8;

/** Things and what they cost, line by line, in groups. */
export default function PriceList({ groups, note, background, ...head }: BlockProps<'price-list'>): ReactElement {
  const lines = groups.reduce((sum, { items }) => sum + items.length, 0);
  const styles = useStyles(priceListRecipe, {
    columns: groups.length > 1 || lines > MOST_IN_ONE_COLUMN ? 2 : 1,
  });
  return (
    <Section background={background}>
      <SectionHead {...head} />
      <chakra.div css={styles.groups}>
        {groups.map((group, index) => (
          <PriceGroup key={index} {...group} />
        ))}
      </chakra.div>
      {note !== undefined && (
        <chakra.div css={styles.note}>
          <Prose of={note} css={{}} />
        </chakra.div>
      )}
    </Section>
  );
}
