import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { usePlace, useWords } from '../shared/context.tsx';
import { Words } from '../shared/Words.tsx';
import type { PricingStyles } from './pricing.recipe.ts';

const periods = ['monthly', 'yearly'] as const;

type PeriodSwitchProps = NonNullable<BlockProps<'pricing'>['periods']> & { readonly styles: PricingStyles };

/**
 * Chooses which prices are shown. Two radio buttons, which the style sheet looks at: it works without script. They have no
 * `id`, or the boot script would keep their values as it keeps what is typed.
 */
export function PeriodSwitch({ styles, ...words }: PeriodSwitchProps): ReactElement {
  const { id } = usePlace();
  const { prices } = useWords();
  return (
    <chakra.fieldset css={styles.switch} data-screen-only="">
      <VisuallyHidden asChild>
        <legend>{prices}</legend>
      </VisuallyHidden>
      {periods.map((period) => (
        <chakra.label key={period} css={styles.choice}>
          <input type="radio" name={`${id}-period`} value={period} defaultChecked={period === 'monthly'} />
          <span>
            <Words of={words[period]} />
          </span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
