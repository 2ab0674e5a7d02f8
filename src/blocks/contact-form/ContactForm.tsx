import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { chakra } from '../shared/chakra.tsx';
import { useFrame, useWords } from '../shared/context.tsx';
import { useDestination } from '../shared/mail-form/destination.ts';
import { WriteInstead } from '../shared/mail-form/WriteInstead.tsx';
import { Picture } from '../shared/Picture.tsx';
import { halfWide } from '../shared/picture-sizes.ts';
import { panelRecipe } from '../shared/recipes/surfaces.recipe.ts';
import { Section } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { contactFormRecipe } from './contact-form.recipe.ts';
import { Details } from './Details.tsx';
import { EmailForm } from './EmailForm.tsx';

/** A form that sends what visitors fill in, with the contact details of site.yaml beside it. */
export default function ContactForm(props: BlockProps<'contact-form'>): ReactElement {
  const { detailsTitle, image, background } = props;
  const { site } = useFrame();
  const words = useWords();
  const { contact } = site;
  const to = useDestination(props);
  const side = contact !== undefined || image !== undefined;
  const styles = useStyles(contactFormRecipe, { side });
  return (
    <Section background={background}>
      <chakra.div css={styles.root}>
        {to === undefined ? <WriteInstead {...props} contact={contact ?? {}} /> : <EmailForm {...props} to={to} />}
        {side && (
          <chakra.div css={styles.side}>
            {contact !== undefined && (
              <chakra.div css={panelRecipe()}>
                <chakra.h2 css={styles.detailsTitle}>
                  <Words of={detailsTitle ?? words.contactInformation} />
                </chakra.h2>
                <Details of={contact} />
              </chakra.div>
            )}
            {image !== undefined && (
              <chakra.div css={[panelRecipe(), styles.figure]}>
                <Picture of={image} sizes={halfWide} css={styles.picture} />
              </chakra.div>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </Section>
  );
}
