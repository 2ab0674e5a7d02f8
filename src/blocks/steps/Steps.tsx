import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from '../shared/Actions.tsx';
import { Section } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { StepItem } from './StepItem.tsx';
import { StepsHead } from './StepsHead.tsx';
import { type Arrangement, stepsRecipe } from './steps.recipe.ts';

/** Two to five steps make a stair; one, or more than fit, stand in level rows. */
function arrangementOf(count: number): Arrangement {
  switch (count) {
    case 1:
      return { shape: 'level', across: 1 };
    case 2:
    case 3:
    case 4:
    case 5:
      return { shape: 'stair', across: count };
    default:
      return { shape: 'level', across: count % 4 === 0 && count % 3 !== 0 ? 4 : 3 };
  }
}

/** How something is done, one step after the other. */
export default function Steps({ items, actions, background, ...head }: BlockProps<'steps'>): ReactElement {
  const styles = useStyles(stepsRecipe, { ...arrangementOf(items.length), background: background ?? 'default' });
  return (
    <Section background={background}>
      <StepsHead {...head} styles={styles} />
      <chakra.ol css={styles.list}>
        {items.map((item, index) => (
          <StepItem key={index} {...item} number={index + 1} styles={styles} />
        ))}
      </chakra.ol>
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </Section>
  );
}
