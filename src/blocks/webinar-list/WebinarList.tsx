import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { Webinar } from './Webinar.tsx';
import { webinarListRecipe } from './webinar-list.recipe.ts';

/** Events, one below the other, in the order the author gives them. */
export default function WebinarList({
  tagline,
  title,
  description,
  linkLabel,
  compact,
  items,
  background,
}: BlockProps<'webinar-list'>): ReactElement {
  const styles = useStyles(webinarListRecipe, { compact });
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      <chakra.ul css={styles.list}>
        {items.map((item, index) => (
          <Webinar key={index} {...(linkLabel === undefined ? {} : { linkLabel })} {...item} />
        ))}
      </chakra.ul>
    </Section>
  );
}
