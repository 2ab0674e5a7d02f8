import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Prose } from '../shared/Prose.tsx';
import { ItemHeading } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import type { StepsStyles } from './steps.recipe.ts';

type StepItemProps = BlockProps<'steps'>['items'][number] & {
  /** Counted from 1. */
  readonly number: number;
  readonly styles: StepsStyles;
};

/** One step: its landing with a label or its number, and what happens there. */
export function StepItem({ label, title, description, number, styles }: StepItemProps): ReactElement {
  return (
    <chakra.li css={styles.step}>
      <chakra.p css={styles.label}>{label === undefined ? number : <Words of={label} />}</chakra.p>
      <ItemHeading css={styles.title}>
        <Words of={title} />
      </ItemHeading>
      {description !== undefined && (
        <div>
          <Prose of={description} css={styles.text} />
        </div>
      )}
    </chakra.li>
  );
}
