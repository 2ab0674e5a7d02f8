import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Section } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { Title } from '../shared/Title.tsx';
import { Logo } from './Logo.tsx';
import { logoStripRecipe } from './logo-strip.recipe.ts';

/** A quiet row of names and marks. */
export default function LogoStrip({ title, items, background }: BlockProps<'logo-strip'>): ReactElement {
  const styles = useStyles(logoStripRecipe);
  return (
    <Section background={background} space="tight" follows="hairline">
      <chakra.div css={styles.root}>
        {title !== undefined && <Title of={title} css={styles.title} />}
        <chakra.ul css={styles.list}>
          {items.map((item, index) => (
            <li key={index}>
              <Logo {...item} />
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  );
}
