import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Ornament } from '../../model/theme.ts';
import { Actions } from '../shared/Actions.tsx';
import { chakra } from '../shared/chakra.tsx';
import { useAbove, useFrame } from '../shared/context.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { ProseBox } from '../shared/Prose.tsx';
import { Section, SectionHead } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemTitle, Tagline, Title } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import { type StepsStyles, stepsRecipe } from './steps.recipe.ts';

/** How something is done, one step after the other. */
export default function Steps({ variant, items, actions, background, ...head }: BlockProps<'steps'>): ReactElement {
  const { shape, across } = arrangementOf(variant, items.length, useFrame().ornament);
  const stair = shape === 'staircase' ? across : undefined;
  const styles = useStyles(stepsRecipe, { shape, across, stair, background: background ?? 'default' });
  return (
    <Section background={background}>
      {shape === 'staircase' ? <StepsHead {...head} styles={styles} /> : <SectionHead {...head} />}
      {useAbove()}
      <ItemList of={items} as="ol" css={styles.list}>
        {(item, index) => <StepItem {...item} number={index + 1} styles={styles} />}
      </ItemList>
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </Section>
  );
}

/** How steps stand on a wide screen, and how many side by side. */
type Arrangement = { readonly shape: 'staircase' | 'list' | 'row'; readonly across: 1 | 2 | 3 | 4 | 5 };

/** Whether so many steps make a stair. */
const isStair = (count: number): count is 2 | 3 | 4 | 5 => count >= 2 && count <= 5;

/** More than five stand in rows: four in each where that fills them, otherwise three. */
function inRows(count: number): Arrangement['across'] {
  if (count === 1 || isStair(count)) return count;
  return count % 4 === 0 && count % 3 !== 0 ? 4 : 3;
}

/** The arrangement that the author asks for, as far as it fits the number of steps. A stair unasked only where the site's ornament is one. */
function arrangementOf(variant: BlockProps<'steps'>['variant'], count: number, ornament: Ornament): Arrangement {
  if (variant === 'list') return { shape: 'list', across: 1 };
  const isStaircase = variant === 'staircase' || (variant === undefined && ornament === 'stepwell');
  if (!isStaircase || !isStair(count)) return { shape: count === 1 ? 'list' : 'row', across: inRows(count) };
  return { shape: 'staircase', across: count };
}

type StepsHeadProps = Pick<BlockProps<'steps'>, 'tagline' | 'title' | 'description'> & {
  readonly styles: StepsStyles;
};

/** Tagline, title and description above a stair: they keep to the left half, so that it can rise beside them. */
function StepsHead({ tagline, title, description, styles }: StepsHeadProps): ReactElement | null {
  if (tagline === undefined && title === undefined && description === undefined) return null;
  return (
    <chakra.div css={styles.head}>
      {tagline !== undefined && <Tagline of={tagline} mark="none" />}
      {title !== undefined && <Title of={title} css={styles.heading} />}
      <ProseBox of={description} each={styles.lead} />
    </chakra.div>
  );
}

type StepItemProps = BlockProps<'steps'>['items'][number] & {
  /** Counted from 1. */
  readonly number: number;
  readonly styles: StepsStyles;
};

/** One step: its landing with a label or its number, and what happens there. */
function StepItem({ label, title, description, number, styles }: StepItemProps): ReactElement {
  return (
    <chakra.li css={styles.step}>
      <chakra.p css={styles.label}>{label === undefined ? number : <Words of={label} />}</chakra.p>
      <ItemTitle of={title} css={styles.title} />
      <ProseBox of={description} each={styles.text} />
    </chakra.li>
  );
}
