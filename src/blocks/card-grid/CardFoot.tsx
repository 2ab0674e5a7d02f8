import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { chakra } from '../shared/chakra.tsx';
import { useWords } from '../shared/context.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconView } from '../shared/IconView.tsx';
import { useStyles } from '../shared/styles.ts';
import { TextList, Words } from '../shared/Words.tsx';
import { cardGridRecipe } from './card-grid.recipe.ts';

/** The words beside the arrow of a card that leads somewhere. Beside facts an arrow says enough. */
export function useMore({ linkLabel, meta }: ItemOf<'card-grid'>): Text | undefined {
  const { learnMore } = useWords();
  return linkLabel ?? (meta === undefined ? learnMore : undefined);
}

type CardFootProps = ItemOf<'card-grid'> & { readonly more: Text | undefined };

/**
 * The foot of a card: small facts, and words with an arrow if the card leads somewhere. The words are part of the name of the
 * title's link, so screen readers pass them by here.
 */
export function CardFoot({ href, more, meta }: CardFootProps): ReactElement | null {
  const styles = useStyles(cardGridRecipe);
  if (href === undefined && meta === undefined) return null;
  return (
    <chakra.div css={styles.foot}>
      {meta !== undefined && <TextList of={meta} css={styles.meta} />}
      {href !== undefined && (
        <chakra.span css={styles.more} aria-hidden="true" data-more="">
          {more !== undefined && <Words of={more} />}
          <IconView of={icons.arrowRight} />
        </chakra.span>
      )}
    </chakra.div>
  );
}
