import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { useWords } from '../shared/context.tsx';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { cardGridRecipe } from './card-grid.recipe.ts';

/**
 * The foot of a card: small facts, and words with an arrow if the card leads somewhere. The words repeat what the
 * title's link does, so screen readers pass them by. Beside facts an arrow says enough.
 */
export function CardFoot({ href, linkLabel, meta }: ItemOf<'card-grid'>): ReactElement | null {
  const styles = useStyles(cardGridRecipe);
  const { learnMore } = useWords();
  if (href === undefined && meta === undefined) return null;
  return (
    <chakra.div css={styles.foot}>
      {meta !== undefined && (
        <chakra.ul css={styles.meta}>
          {meta.map((fact, index) => (
            <li key={index}>
              <Words of={fact} />
            </li>
          ))}
        </chakra.ul>
      )}
      {href !== undefined && (
        <chakra.span css={styles.more} aria-hidden="true" data-more="">
          {linkLabel !== undefined ? <Words of={linkLabel} /> : meta === undefined && learnMore}
          <IconView of={glyphs.arrowRight} />
        </chakra.span>
      )}
    </chakra.div>
  );
}
