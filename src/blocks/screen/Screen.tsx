import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from '../shared/Actions.tsx';
import { chakra } from '../shared/chakra.tsx';
import { HeadedSection } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { Paragraph, Words } from '../shared/Words.tsx';
import { frameRecipe } from './frame.recipe.ts';
import { Part } from './Part.tsx';
import { widthsOf } from './widths.ts';

/** A screen of a product in a browser's frame: everything on it is text and drawings made from data. */
export default function Screen({
  address,
  tabs,
  items,
  caption,
  actions,
  ...around
}: BlockProps<'screen'>): ReactElement {
  const styles = useStyles(frameRecipe);
  const widths = widthsOf(items);
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.frame}>
        <chakra.div css={styles.bar}>
          <Paragraph of={address} css={styles.address} />
        </chakra.div>
        {tabs !== undefined && (
          <chakra.ul css={styles.tabs}>
            {tabs.map((tab, index) => (
              <li key={index}>
                <Words of={tab} />
              </li>
            ))}
          </chakra.ul>
        )}
        <chakra.div css={styles.parts}>
          {items.map((item, index) => (
            <Part key={index} {...item} width={widths[index] ?? 'full'} />
          ))}
        </chakra.div>
      </chakra.div>
      <Paragraph of={caption} css={styles.caption} />
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </HeadedSection>
  );
}
