import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { chakra } from '../shared/chakra.tsx';
import { usePlace, useWords } from '../shared/context.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { useMostTogether } from '../shared/list-parts.ts';
import { ProseBox } from '../shared/Prose.tsx';
import { HeadedSection } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { VisuallyHidden } from '../shared/VisuallyHidden.tsx';
import { Phrase } from '../shared/Words.tsx';
import { PlanCard } from './PlanCard.tsx';
import { type Across, type PricingStyles, pricingRecipe } from './pricing.recipe.ts';

/** How many plans stand side by side on a wide screen, so that no row is nearly empty. */
function acrossOf(count: number): Across {
  if (count === 1 || count === 2 || count === 4) return count;
  return count % 4 === 0 && count % 3 !== 0 ? 4 : 3;
}

/** Plans with their prices. Where one has a price by the year, a switch changes between the two. */
export default function Pricing({ periods, plans, note, ...around }: BlockProps<'pricing'>): ReactElement {
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
      <ProseBox of={note} css={styles.note} />
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
