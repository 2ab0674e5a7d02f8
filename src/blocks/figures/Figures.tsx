import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { Figure } from './Figure.tsx';
import { figuresRecipe } from './figures.recipe.ts';
import { acrossOf, widthOf } from './size.ts';

/** A few numbers, as large as the page allows. */
export default function Figures({
  tagline,
  title,
  description,
  items,
  background,
}: BlockProps<'figures'>): ReactElement {
  const width = widthOf(items.map(({ value }) => value));
  const styles = useStyles(figuresRecipe, { width: String(width), across: acrossOf(items.length, width) });
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      <chakra.dl css={styles.list}>
        {items.map((item, index) => (
          <Figure key={index} {...item} styles={styles} />
        ))}
      </chakra.dl>
    </Section>
  );
}
