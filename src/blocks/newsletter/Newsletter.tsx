import type { BlockProps } from '../../model/generated/resolved.ts';
import { plainText } from '../../model/text.ts';
import { useWords } from '../shared/context.tsx';
import { ProseBox, Tagline, Title } from '../shared/Elements.tsx';
import { useDestination } from '../shared/mail-form/deliver.ts';
import { Field } from '../shared/mail-form/Field.tsx';
import { MailForm, SubmitButton, WriteInstead } from '../shared/mail-form/MailForm.tsx';
import { panelRecipe } from '../shared/recipes.recipe.ts';
import { Section } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { newsletterRecipe } from './newsletter.recipe.ts';

/** A form in which visitors leave their e-mail address, and their name if it is asked for. It comes to the site's owner. */
export default function Newsletter(props: BlockProps<'newsletter'>) {
  const words = useWords();
  const { tagline, title, description, background, nameLabel, placeholder, note } = props;
  const { emailLabel = words.email, submitLabel = words.subscribe, thanks = words.subscribed } = props;
  const to = useDestination(props);
  const styles = useStyles(newsletterRecipe);
  const email = { label: [emailLabel], ...(placeholder === undefined ? {} : { placeholder }) };
  return (
    <Section background={background}>
      {to === undefined ? (
        <WriteInstead title={title} description={description} />
      ) : (
        <chakra.div css={[panelRecipe(), styles.root]}>
          <div>
            <Tagline of={tagline} css={styles.tagline} />
            <Title of={title} css={styles.title} />
            <ProseBox of={description} css={styles.description} />
          </div>
          <MailForm to={to} thanks={thanks} css={styles.form}>
            {(isSending) => (
              <>
                {nameLabel !== undefined && (
                  <div>
                    <Field name="first_name" label={[nameLabel]} autocomplete="given-name" isLocked={isSending} />
                  </div>
                )}
                <chakra.div css={styles.row}>
                  <div>
                    <Field name="email" type="email" required autocomplete="email" {...email} isLocked={isSending} />
                  </div>
                  <SubmitButton label={submitLabel} isSending={isSending} />
                </chakra.div>
                <ProseBox of={note} css={styles.note} />
                <input type="hidden" name="subject" value={plainText(props.subject ?? words.newsletter)} />
              </>
            )}
          </MailForm>
        </chakra.div>
      )}
    </Section>
  );
}
