import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import { inFullRows } from '../shared/columns.ts';
import { usePlace, useWords } from '../shared/context.tsx';
import {
  ActionLink,
  CheckedPoints,
  ItemTitle,
  Paragraph,
  Phrase,
  ProseBox,
  VisuallyHidden,
} from '../shared/Elements.tsx';
import { badgeRecipe } from '../shared/recipes.recipe.ts';
import { HeadedSection, ItemList, useMostTogether } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { pricingRecipe } from './pricing.recipe.ts';

const periods = ['monthly', 'yearly'] as const;

/** Plans with their prices. Where one has a price by the year, a switch changes between the two. */
export default function Pricing({ periods: named, plans, ...around }: BlockProps<'pricing'>) {
  const words = useWords();
  const { id } = usePlace();
  const hasSwitch = plans.some(({ yearlyPrice }) => yearlyPrice !== undefined);
  const styles = useStyles(pricingRecipe, { across: inFullRows(useMostTogether(plans), [1, 2, 4]) });
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.root}>
        {/* Radio buttons, which the style sheet looks at: it works without script. They have no `id`, or the boot script would keep their values as it keeps what is typed. */}
        {hasSwitch && (
          <chakra.fieldset css={styles.switch} data-screen-only="">
            <VisuallyHidden as="legend">{words.prices}</VisuallyHidden>
            {periods.map((period) => (
              <chakra.label key={period} css={styles.choice}>
                <input type="radio" name={`${id}-period`} value={period} defaultChecked={period === 'monthly'} />
                <Phrase of={(named ?? words)[period]} />
              </chakra.label>
            ))}
          </chakra.fieldset>
        )}
        <ItemList of={plans} css={styles.plans}>
          {(plan) => <PlanCard {...plan} />}
        </ItemList>
      </chakra.div>
    </HeadedSection>
  );
}

function PlanCard(plan: BlockProps<'pricing'>['plans'][number]) {
  const { title, badge, description, price, period, yearlyPrice, yearlyPeriod, points, highlighted, action } = plan;
  const styles = useStyles(pricingRecipe, { highlighted: highlighted === true });
  /** @param shownFor for which choice of the switch it is shown; always, if that is left out */
  const priceOf = (of: Text, per: Text | undefined, shownFor?: (typeof periods)[number]) => (
    <chakra.p css={styles.price} data-period={shownFor}>
      <Phrase as="strong" of={of} />
      <Phrase of={per && [' ', per].flat()} />
    </chakra.p>
  );
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
        {priceOf(price, period, yearlyPrice === undefined ? undefined : 'monthly')}
        {yearlyPrice !== undefined && priceOf(yearlyPrice, yearlyPeriod, 'yearly')}
      </chakra.div>
      <CheckedPoints of={points} css={styles.points} />
      {action !== undefined && (
        <chakra.div css={styles.action} data-screen-only="">
          <ActionLink variant={highlighted === true ? 'primary' : 'secondary'} {...action} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
