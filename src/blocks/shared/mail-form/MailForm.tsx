import type { ReactNode, RefObject } from 'react';
import type { Action, SiteFrame } from '../../../model/generated/resolved.ts';
import type { RichText, Text } from '../../../model/text.ts';
import { StyledAppear } from '../Appear.tsx';
import { ContactLink, contactHrefs } from '../ContactLink.tsx';
import { useFrame, useWords } from '../context.tsx';
import { Actions, IconView, Paragraph, Prose, Title, Words } from '../Elements.tsx';
import { buttonRecipe, panelRecipe } from '../recipes.recipe.ts';
import { type Css, chakra, useStyles } from '../styles.ts';
import { actionOf, type Destination, type Ending, libraryVersion, type MailAccount } from './deliver.ts';
import { mailFormRecipe } from './mail-form.recipe.ts';
import { type FormState, useSending } from './use-sending.ts';
import { wrongFields } from './wrong-fields.ts';

type MailFormProps = {
  readonly to: Destination;
  readonly thanks: Text;
  readonly css: Css;
  /** Heading and fields. */
  readonly children: (isSending: boolean) => ReactNode;
  /** What stands below the words about the outcome. */
  readonly foot?: (isSending: boolean) => ReactNode;
};

/** A form that sends what visitors write. Once the app runs it does so by itself; before, and without script, the browser does. */
export function MailForm({ to, thanks, css, children, foot }: MailFormProps) {
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

const accountFields = ({ serviceId, templateId, publicKey }: MailAccount) =>
  ({ lib_version: libraryVersion, service_id: serviceId, template_id: templateId, user_id: publicKey }) as const;

/** Asks password managers, each in its own words, to leave the field alone. */
const noManager = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };

/** A honeypot: off the screen, out of the Tab order, silent in screen readers. It has no name, so it is never sent, and invites no browser to fill it in. */
function Trap() {
  const styles = useStyles(mailFormRecipe);
  return (
    <chakra.div aria-hidden="true" css={styles.trap}>
      <label>
        {useWords().leaveEmpty}
        <input type="text" tabIndex={-1} autoComplete="off" data-trap="" {...noManager} />
      </label>
    </chakra.div>
  );
}

function OtherWay() {
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
  readonly thanks: Text;
};

/** That a message is on its way, and what came of it. The live region is there before its text, or screen readers would miss the first. */
function Outcome({ state, status, thanks }: OutcomeProps) {
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
            <IconView of={outcome === 'success' ? 'done' : 'alert'} />
            <Paragraph of={said[outcome]} />
          </StyledAppear>
        )}
      </chakra.div>
      {outcome !== undefined && outcome !== 'success' && <OtherWay />}
    </chakra.div>
  );
}

export function SubmitButton({ label, isSending }: { readonly label: Text; readonly isSending: boolean }) {
  const { sending } = useWords();
  return (
    <chakra.button
      type="submit"
      disabled={isSending}
      data-sending={sending}
      css={[buttonRecipe(), useStyles(mailFormRecipe).submit]}
    >
      <span>{isSending ? sending : <Words of={label} />}</span>
      {!isSending && <IconView of="arrowRight" />}
    </chakra.button>
  );
}

function waysToWrite({ email, phone, profiles = [] }: NonNullable<SiteFrame['contact']>): readonly Action[] {
  const ways = [
    ...(email === undefined ? [] : [{ label: email, href: contactHrefs.email(email) }]),
    ...(phone === undefined ? [] : [{ label: phone, href: contactHrefs.phone(phone) }]),
  ];
  // Rather than nothing at all.
  return ways.length > 0 ? ways : profiles;
}

/** In the place of the form while site.yaml names no account to send through: the address as a button. */
export function WriteInstead({ title, description }: FormHeadProps) {
  const styles = useStyles(mailFormRecipe);
  const { reachUs, noForm } = useWords();
  const ways = waysToWrite(useFrame().site.contact ?? {});
  return (
    <chakra.div css={[panelRecipe(), styles.form]}>
      <FormHead title={title} description={description} />
      <chakra.p css={styles.instead}>{ways.length > 0 ? reachUs : noForm}</chakra.p>
      {ways.length > 0 && <Actions of={ways} css={styles.ways} />}
    </chakra.div>
  );
}

type FormHeadProps = { readonly title?: Text | undefined; readonly description?: RichText | undefined };

export function FormHead({ title, description }: FormHeadProps) {
  const styles = useStyles(mailFormRecipe);
  return (
    <>
      <Title of={title} css={styles.title} />
      <Prose of={description} css={styles.description} />
    </>
  );
}
