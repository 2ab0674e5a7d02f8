import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { Text } from '../../../model/text.ts';
import { useWords } from '../context.tsx';
import { useStyles } from '../styles.ts';
import { AccountFields } from './AccountFields.tsx';
import { mailFormRecipe } from './mail-form.recipe.ts';
import { Outcome } from './Outcome.tsx';
import type { MailAccount } from './sending/post.ts';
import { Trap } from './Trap.tsx';
import { useSending } from './use-sending.ts';
import { wrongFields } from './wrong-fields.ts';

/** Where the form goes. An empty origin is the server that the page comes from. */
function actionOf({ origin = 'https://api.emailjs.com' }: MailAccount): string {
  return `${origin.replace(/\/+$/, '')}/api/v1.0/email/send-form`;
}

type MailFormProps = {
  readonly account: MailAccount;
  /** What visitors read when their message has arrived. */
  readonly thanks: Text;
  readonly css: SystemStyleObject | SystemStyleObject[];
  /** Heading and fields. */
  readonly children: (isSending: boolean) => ReactNode;
  /** What stands below the words about the outcome. */
  readonly foot?: (isSending: boolean) => ReactNode;
};

/**
 * A form that sends an e-mail through the site's account. Once the app runs it does so by itself; before, and without script,
 * the browser does.
 */
export function MailForm({ account, thanks, css, children, foot }: MailFormProps): ReactElement {
  const { state, form, status, ...handlers } = useSending(account);
  const isSending = state === 'sending';
  const styles = useStyles(mailFormRecipe);
  const { plainAnswer } = useWords();
  return (
    <chakra.form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={actionOf(account)}
      data-held-until-ready=""
      css={css}
      {...handlers}
      {...wrongFields}
    >
      {children(isSending)}
      <Trap />
      <Outcome state={state} status={status} thanks={thanks} />
      {foot?.(isSending)}
      <chakra.p css={styles.plainAnswer}>{plainAnswer}</chakra.p>
      <AccountFields {...account} />
    </chakra.form>
  );
}
