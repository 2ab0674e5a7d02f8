import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Ornament } from '../../model/theme.ts';
import { inFullRows } from '../shared/columns.ts';
import { useAbove, useFrame } from '../shared/context.tsx';
import { Actions, ItemTitle, ProseBox, Words } from '../shared/Elements.tsx';
import { ItemList, Section, SectionHead } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { stepsRecipe } from './steps.recipe.ts';

export default function Steps({ variant, items, actions, background, ...head }: BlockProps<'steps'>) {
  const { shape, across } = arrangementOf(variant, items.length, useFrame().ornament);
  const stair = shape === 'staircase' ? across : undefined;
  const styles = useStyles(stepsRecipe, { shape, across, stair, background: background ?? 'default' });
  return (
    <Section background={background}>
      {/* Above a stair it keeps to the left half, so that the stair can rise beside it. */}
      {stair === undefined ? <SectionHead {...head} /> : <SectionHead {...head} mark="none" styles={styles} />}
      {useAbove()}
      <ItemList of={items} as="ol" css={styles.list}>
        {({ label, title, description }, index) => (
          <chakra.li css={styles.step}>
            <chakra.p css={styles.label}>{label === undefined ? index + 1 : <Words of={label} />}</chakra.p>
            <ItemTitle of={title} css={styles.heading} />
            <ProseBox of={description} each={styles.text} />
          </chakra.li>
        )}
      </ItemList>
      <Actions of={actions} css={styles.actions} />
    </Section>
  );
}

/** How steps stand on a wide screen, and how many side by side. */
type Arrangement = { readonly shape: 'staircase' | 'list' | 'row'; readonly across: number };

/** The arrangement that the author asks for, as far as it fits the number of steps. A stair unasked only where the site's ornament is one. */
function arrangementOf(variant: BlockProps<'steps'>['variant'], count: number, ornament: Ornament): Arrangement {
  if (variant === 'list') return { shape: 'list', across: 1 };
  const isStaircase = variant === 'staircase' || (variant === undefined && ornament === 'stepwell');
  if (!isStaircase || count < 2 || count > 5)
    return { shape: count === 1 ? 'list' : 'row', across: inFullRows(count, [1, 2, 3, 4, 5]) };
  return { shape: 'staircase', across: count };
}
