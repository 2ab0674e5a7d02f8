import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import { ActionLink } from '../shared/Actions.tsx';
import { CheckedPoints } from '../shared/CheckedPoints.tsx';
import { chakra } from '../shared/chakra.tsx';
import { usePlace, useWords } from '../shared/context.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { useMostTogether } from '../shared/list-parts.ts';
import { ProseBox } from '../shared/Prose.tsx';
import { badgeRecipe } from '../shared/recipes/surfaces.recipe.ts';
import { HeadedSection } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemTitle } from '../shared/Title.tsx';
import { VisuallyHidden } from '../shared/VisuallyHidden.tsx';
import { Paragraph, Phrase, Words } from '../shared/Words.tsx';
import { type Across, type PricingStyles, pricingRecipe } from './pricing.recipe.ts';

/** How many plans stand side by side on a wide screen, so that no row is nearly empty. */
function acrossOf(count: number): Across {
  if (count === 1 || count === 2 || count === 4) return count;
  return count % 4 === 0 && count % 3 !== 0 ? 4 : 3;
}

/** Plans with their prices. Where one has a price by the year, a switch changes between the two. */
export default function Pricing({ periods, plans, ...around }: BlockProps<'pricing'>): ReactElement {
  const words = useWords();
  const { monthly, yearly } = periods ?? words;
  const hasSwitch = plans.some(({ yearlyPrice }) => yearlyPrice !== undefined);
  const styles = useStyles(pricingRecipe, { across: acrossOf(useMostTogether(plans)) });
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.root}>
        {hasSwitch && <PeriodSwitch monthly={monthly} yearly={yearly} styles={styles} />}
        <ItemList of={plans} css={styles.plans}>
          {(plan) => <PlanCard {...plan} />}
        </ItemList>
      </chakra.div>
    </HeadedSection>
  );
}

const periods = ['monthly', 'yearly'] as const;

type PeriodSwitchProps = NonNullable<BlockProps<'pricing'>['periods']> & { readonly styles: PricingStyles };

/**
 * Chooses which prices are shown. Two radio buttons, which the style sheet looks at: it works without script. They have no
 * `id`, or the boot script would keep their values as it keeps what is typed.
 */
function PeriodSwitch({ styles, ...words }: PeriodSwitchProps): ReactElement {
  const { id } = usePlace();
  const { prices } = useWords();
  return (
    <chakra.fieldset css={styles.switch} data-screen-only="">
      <VisuallyHidden as="legend">{prices}</VisuallyHidden>
      {periods.map((period) => (
        <chakra.label key={period} css={styles.choice}>
          <input type="radio" name={`${id}-period`} value={period} defaultChecked={period === 'monthly'} />
          <Phrase of={words[period]} />
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}

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
function PlanCard(plan: BlockProps<'pricing'>['plans'][number]): ReactElement {
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
