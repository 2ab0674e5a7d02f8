import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import { ActionLink } from '../shared/Actions.tsx';
import { CheckedPoints } from '../shared/CheckedPoints.tsx';
import { chakra } from '../shared/chakra.tsx';
import { ProseBox } from '../shared/Prose.tsx';
import { badgeRecipe } from '../shared/recipes/surfaces.recipe.ts';
import { useStyles } from '../shared/styles.ts';
import { ItemTitle } from '../shared/Title.tsx';
import { Paragraph, Words } from '../shared/Words.tsx';
import { pricingRecipe } from './pricing.recipe.ts';

type PriceProps = {
  readonly of: Text;
  readonly period: Text | undefined;
  /** For which choice of the switch it is shown; always, if that is left out. */
  readonly shownFor?: 'monthly' | 'yearly';
};

function Price({ of: price, period, shownFor }: PriceProps): ReactElement {
  const styles = useStyles(pricingRecipe);
  return (
    <chakra.p css={styles.price} data-period={shownFor}>
      <strong>
        <Words of={price} />
      </strong>
      {period !== undefined && (
        <span>
          {' '}
          <Words of={period} />
        </span>
      )}
    </chakra.p>
  );
}

/** One plan: name, price, what is in it, and the button. The parts of neighbours stand on one line. */
export function PlanCard(plan: BlockProps<'pricing'>['plans'][number]): ReactElement {
  const { title, badge, description, price, period, yearlyPrice, yearlyPeriod, points, highlighted, action } = plan;
  const styles = useStyles(pricingRecipe, { highlighted: highlighted === true });
  return (
    <chakra.li css={styles.plan}>
      <chakra.div css={styles.top}>
        <chakra.div css={styles.heading}>
          <ItemTitle of={title} css={styles.name} />
          <Paragraph of={badge} css={[badgeRecipe(), styles.badge]} />
        </chakra.div>
        <ProseBox of={description} each={styles.description} />
      </chakra.div>
      <chakra.div css={styles.prices}>
        {yearlyPrice === undefined ? (
          <Price of={price} period={period} />
        ) : (
          <>
            <Price of={price} period={period} shownFor="monthly" />
            <Price of={yearlyPrice} period={yearlyPeriod} shownFor="yearly" />
          </>
        )}
      </chakra.div>
      {points !== undefined && <CheckedPoints of={points} css={styles.points} />}
      {action !== undefined && (
        <chakra.div css={styles.action} data-screen-only="">
          <ActionLink variant={highlighted === true ? 'primary' : 'secondary'} {...action} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
