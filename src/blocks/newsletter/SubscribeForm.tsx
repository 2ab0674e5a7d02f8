import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { useWords } from '../shared/context.tsx';
import type { Destination } from '../shared/mail-form/destination.ts';
import { Field } from '../shared/mail-form/Field.tsx';
import { MailForm } from '../shared/mail-form/MailForm.tsx';
import { SubmitButton } from '../shared/mail-form/SubmitButton.tsx';
import { Prose } from '../shared/Prose.tsx';
import { plainText } from '../shared/plain-text.ts';
import { useStyles } from '../shared/styles.ts';
import { newsletterRecipe } from './newsletter.recipe.ts';

type SubscribeFormProps = Omit<BlockProps<'newsletter'>, 'title'> & { readonly to: Destination };

/** The field for the address, one for the name if it is asked for, and the button on the same line. */
export function SubscribeForm({ to, ...props }: SubscribeFormProps): ReactElement {
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
            <Prose of={note} css={{}} />
          </chakra.div>
          <input type="hidden" name="subject" value={plainText(subject)} />
        </>
      )}
    </MailForm>
  );
}
