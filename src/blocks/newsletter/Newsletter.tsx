import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { useFrame } from '../shared/context.tsx';
import { useDestination } from '../shared/mail-form/destination.ts';
import { WriteInstead } from '../shared/mail-form/WriteInstead.tsx';
import { ProseBox } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { Tagline } from '../shared/Tagline.tsx';
import { Title } from '../shared/Title.tsx';
import { newsletterRecipe } from './newsletter.recipe.ts';
import { SubscribeForm } from './SubscribeForm.tsx';

/** A form in which visitors leave their e-mail address. It comes to the site's owner. */
export default function Newsletter(props: BlockProps<'newsletter'>): ReactElement {
  const { tagline, title, description, background, ...form } = props;
  const { contact = {} } = useFrame().site;
  const to = useDestination(props);
  const styles = useStyles(newsletterRecipe);
  const panel = useRecipe({ key: 'panel' });
  return (
    <Section background={background}>
      {to === undefined ? (
        <WriteInstead title={title} description={description} contact={contact} />
      ) : (
        <chakra.div css={[panel(), styles.root]}>
          <div>
            {tagline !== undefined && <Tagline of={tagline} css={styles.tagline} />}
            <Title of={title} css={styles.title} />
            <ProseBox of={description} css={styles.description} />
          </div>
          <SubscribeForm {...form} to={to} />
        </chakra.div>
      )}
    </Section>
  );
}
