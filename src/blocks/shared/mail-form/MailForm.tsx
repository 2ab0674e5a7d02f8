import type { ReactElement, ReactNode, RefObject } from 'react';
import type { Text } from '../../../model/text.ts';
import { StyledAppear } from '../Appear.tsx';
import { ContactLink } from '../ContactLink.tsx';
import { useFrame, useWords } from '../context.tsx';
import { icons } from '../generated/icons.ts';
import { IconView } from '../IconView.tsx';
import { type Css, chakra, useStyles } from '../styles.ts';
import { Paragraph } from '../Words.tsx';
import { actionOf, type Destination } from './destination.ts';
import type { Ending, FormState } from './form-state.ts';
import { mailFormRecipe } from './mail-form.recipe.ts';
import type { MailAccount } from './sending/post.ts';
import { libraryVersion } from './sending/post.ts';
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
      {to.kind === 'account' &&
        Object.entries(accountFields(to.account)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </chakra.form>
  );
}

/** What EmailJS needs besides the message, in the order of its library: for browsers without script. */
const accountFields = ({ serviceId, templateId, publicKey }: MailAccount) =>
  ({ lib_version: libraryVersion, service_id: serviceId, template_id: templateId, user_id: publicKey }) as const;

/** Another way to reach people when the form fails: by e-mail, or else by phone. */
function OtherWay(): ReactElement | null {
  const styles = useStyles(mailFormRecipe);
  const { email, phone } = useFrame().site.contact ?? {};
  const { orCall, orWrite } = useWords();
  if (email === undefined && phone === undefined) return null;
  return (
    <chakra.p css={styles.otherWay}>
      {email === undefined ? orCall : orWrite} <ContactLink kind={email === undefined ? 'phone' : 'email'} />
    </chakra.p>
  );
}

type OutcomeProps = {
  readonly state: FormState;
  readonly status: RefObject<HTMLDivElement | null>;
  /** What visitors read when their message has arrived. */
  readonly thanks: Text;
};

/** That a message is on its way, and what came of it. The live region is there before its text, or screen readers would miss the first. */
function Outcome({ state, status, thanks }: OutcomeProps): ReactElement {
  const styles = useStyles(mailFormRecipe);
  const outcome = state === 'idle' || state === 'sending' ? undefined : state;
  const words = useWords();
  const said: Readonly<Record<Ending, Text>> = {
    success: thanks,
    error: words.notSent,
    unknown: words.noAnswer,
    unread: words.answerUnread,
    refused: words.refused,
    tooMany: words.tooMany,
    trapped: words.filledByItself,
    offline: words.offline,
  };
  return (
    <chakra.div css={styles.outcome}>
      <chakra.div ref={status} role="status" tabIndex={-1} css={styles.status}>
        {/* Seen on the button. While the boot script holds the form, its styles put the words here. */}
        {outcome === undefined && (
          <chakra.span css={state === 'sending' ? styles.whileSending : styles.whileHeld}>{words.sending}</chakra.span>
        )}
        {outcome !== undefined && (
          <StyledAppear element="div" css={styles.box} data-outcome={outcome}>
            <IconView of={outcome === 'success' ? icons.done : icons.alert} />
            <Paragraph of={said[outcome]} />
          </StyledAppear>
        )}
      </chakra.div>
      {outcome !== undefined && outcome !== 'success' && <OtherWay />}
    </chakra.div>
  );
}
