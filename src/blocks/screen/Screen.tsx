import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from '../shared/Actions.tsx';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { frameRecipe } from './frame.recipe.ts';
import { Part } from './Part.tsx';
import { widthsOf } from './widths.ts';

/** A screen of a product in a browser's frame: everything on it is text and drawings made from data. */
export default function Screen({
  tagline,
  title,
  description,
  address,
  tabs,
  items,
  caption,
  actions,
  background,
}: BlockProps<'screen'>): ReactElement {
  const styles = useStyles(frameRecipe);
  const widths = widthsOf(items);
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      <chakra.div css={styles.frame}>
        <chakra.div css={styles.bar}>
          {address !== undefined && (
            <chakra.p css={styles.address}>
              <Words of={address} />
            </chakra.p>
          )}
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
      {caption !== undefined && (
        <chakra.p css={styles.caption}>
          <Words of={caption} />
        </chakra.p>
      )}
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </Section>
  );
}
