import type { ReactElement, ReactNode } from 'react';
import type { Text } from '../../../model/text.ts';
import { chakra } from '../chakra.tsx';
import { useWords } from '../context.tsx';
import { type Css, useStyles } from '../styles.ts';
import { actionOf, type Destination } from './destination.ts';
import { mailFormRecipe } from './mail-form.recipe.ts';
import { Outcome } from './Outcome.tsx';
import { libraryVersion } from './sending/library.ts';
import type { MailAccount } from './sending/post.ts';
import { Trap } from './Trap.tsx';
import { useSending } from './use-sending.ts';
import { wrongFields } from './wrong-fields.ts';

type MailFormProps = {
  readonly to: Destination;
  /** What visitors read when their message has arrived. */
  readonly thanks: Text;
  readonly css: Css;
  /** Heading and fields. */
  readonly children: (isSending: boolean) => ReactNode;
  /** What stands below the words about the outcome. */
  readonly foot?: (isSending: boolean) => ReactNode;
};

/**
 * A form that sends what visitors write. Once the app runs it does so by itself; before, and without script,
 * the browser does.
 */
export function MailForm({ to, thanks, css, children, foot }: MailFormProps): ReactElement {
  const { state, form, status, ...handlers } = useSending(to);
  const isSending = state === 'sending';
  const styles = useStyles(mailFormRecipe);
  const { plainAnswer, plainPage } = useWords();
  return (
    <chakra.form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={actionOf(to)}
      data-hold=""
      css={css}
      {...handlers}
      {...wrongFields}
    >
      {children(isSending)}
      <Trap />
      <Outcome state={state} status={status} thanks={thanks} />
      {foot?.(isSending)}
      <chakra.p css={styles.plainAnswer}>{to.kind === 'account' ? plainAnswer : plainPage}</chakra.p>
      {to.kind === 'account' && <AccountFields {...to.account} />}
    </chakra.form>
  );
}

/** What EmailJS needs besides the message, in the order of its library: for browsers without script. */
function AccountFields({ serviceId, templateId, publicKey }: MailAccount): ReactElement {
  return (
    <>
      <input type="hidden" name="lib_version" value={libraryVersion} />
      <input type="hidden" name="service_id" value={serviceId} />
      <input type="hidden" name="template_id" value={templateId} />
      <input type="hidden" name="user_id" value={publicKey} />
    </>
  );
}
