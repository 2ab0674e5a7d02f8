import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { plainText } from '../../model/plain-text.ts';
import { chakra } from '../shared/chakra.tsx';
import { useFrame, useWords } from '../shared/context.tsx';
import { type Destination, useDestination } from '../shared/mail-form/destination.ts';
import { Field } from '../shared/mail-form/Field.tsx';
import { MailForm } from '../shared/mail-form/MailForm.tsx';
import { SubmitButton } from '../shared/mail-form/SubmitButton.tsx';
import { WriteInstead } from '../shared/mail-form/WriteInstead.tsx';
import { Prose, ProseBox } from '../shared/Prose.tsx';
import { panelRecipe } from '../shared/recipes/surfaces.recipe.ts';
import { Section } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { Tagline, Title } from '../shared/Title.tsx';
import { newsletterRecipe } from './newsletter.recipe.ts';

/** A form in which visitors leave their e-mail address. It comes to the site's owner. */
export default function Newsletter(props: BlockProps<'newsletter'>): ReactElement {
  const { tagline, title, description, background, ...form } = props;
  const { contact = {} } = useFrame().site;
  const to = useDestination(props);
  const styles = useStyles(newsletterRecipe);
  return (
    <Section background={background}>
      {to === undefined ? (
        <WriteInstead title={title} description={description} contact={contact} />
      ) : (
        <chakra.div css={[panelRecipe(), styles.root]}>
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

type SubscribeFormProps = Omit<BlockProps<'newsletter'>, 'title'> & { readonly to: Destination };

/** The field for the address, one for the name if it is asked for, and the button on the same line. */
function SubscribeForm({ to, ...props }: SubscribeFormProps): ReactElement {
  const words = useWords();
  const { nameLabel, emailLabel = words.email, placeholder, submitLabel = words.subscribe, note } = props;
  const { thanks = words.subscribed, subject = words.newsletter } = props;
  const styles = useStyles(newsletterRecipe);
  const example = placeholder === undefined ? {} : { placeholder };
  return (
    <MailForm to={to} thanks={thanks} css={styles.form}>
      {(isSending) => (
        <>
          {nameLabel !== undefined && (
            <div>
              <Field name="first_name" label={nameLabel} autocomplete="given-name" isLocked={isSending} />
            </div>
          )}
          <chakra.div css={styles.row}>
            <div>
              <Field
                name="email"
                label={emailLabel}
                type="email"
                required
                autocomplete="email"
                {...example}
                isLocked={isSending}
              />
            </div>
            <SubmitButton label={submitLabel} isSending={isSending} />
          </chakra.div>
          <chakra.div css={styles.note}>
            <Prose of={note} />
          </chakra.div>
          <input type="hidden" name="subject" value={plainText(subject)} />
        </>
      )}
    </MailForm>
  );
}
