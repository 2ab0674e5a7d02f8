import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from '../shared/Actions.tsx';
import { useFrame } from '../shared/context.tsx';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { arrangementOf } from './arrangement.ts';
import { StepItem } from './StepItem.tsx';
import { StepsHead } from './StepsHead.tsx';
import { stepsRecipe } from './steps.recipe.ts';

/** How something is done, one step after the other. */
export default function Steps({ variant, items, actions, background, ...head }: BlockProps<'steps'>): ReactElement {
  const { shape, across } = arrangementOf(variant, items.length, useFrame().ornament);
  const styles = useStyles(stepsRecipe, { shape, across, background: background ?? 'default' });
  return (
    <Section background={background}>
      {shape === 'staircase' ? <StepsHead {...head} styles={styles} /> : <SectionHead {...head} />}
      <chakra.ol css={styles.list}>
        {items.map((item, index) => (
          <StepItem key={index} {...item} number={index + 1} styles={styles} />
        ))}
      </chakra.ol>
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </Section>
  );
}
