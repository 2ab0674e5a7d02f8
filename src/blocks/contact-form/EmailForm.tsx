import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { useWords } from '../shared/context.tsx';
import { useStyles } from '../shared/styles.ts';
import { AccountFields } from './AccountFields.tsx';
import { contactFormRecipe } from './contact-form.recipe.ts';
import { Field } from './Field.tsx';
import { FormFoot } from './FormFoot.tsx';
import { FormHead } from './FormHead.tsx';
import { usualFields } from './fields.ts';
import { Outcome } from './Outcome.tsx';
import type { MailAccount } from './sending/post.ts';
import { Trap } from './Trap.tsx';
import { useSending } from './use-sending.ts';

/** Where the form goes. An empty origin is the server that the page comes from. */
function actionOf({ origin = 'https://api.emailjs.com' }: MailAccount): string {
  return `${origin.replace(/\/+$/, '')}/api/v1.0/email/send-form`;
}

type EmailFormProps = BlockProps<'contact-form'> & { readonly account: MailAccount };

/** The form. Once the app runs it sends the message itself; before, and without script, the browser does. */
export function EmailForm({ account, title, description, fields, submitLabel, note }: EmailFormProps): ReactElement {
  const { state, form, status, ...handlers } = useSending(account);
  const styles = useStyles(contactFormRecipe);
  const words = useWords();
  const panel = useRecipe({ key: 'panel' });
  const isSending = state === 'sending';
  const all = fields ?? usualFields(words);
  const last = all.at(-1)?.type === 'textarea' ? all.at(-1) : undefined;
  const rows = last === undefined ? all : all.slice(0, -1);
  return (
    <chakra.form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={actionOf(account)}
      data-held-until-ready=""
      css={[panel(), styles.form]}
      {...handlers}
    >
      <FormHead title={title} description={description} />
      {rows.length > 0 && (
        <chakra.div css={styles.fields}>
          {rows.map((field) => (
            <div key={field.name} data-wide={field.type === 'textarea' ? '' : undefined}>
              <Field {...field} isLocked={isSending} />
            </div>
          ))}
        </chakra.div>
      )}
      {last !== undefined && (
        <chakra.div css={styles.message}>
          <Field {...last} isLocked={isSending} />
        </chakra.div>
      )}
      <Trap />
      <Outcome state={state} status={status} />
      <FormFoot note={note} label={submitLabel ?? words.sendMessage} isSending={isSending} />
      <AccountFields {...account} />
    </chakra.form>
  );
}
