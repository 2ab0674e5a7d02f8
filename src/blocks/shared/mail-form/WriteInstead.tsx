import type { ReactElement } from 'react';
import type { Action, SiteFrame } from '../../../model/generated/resolved.ts';
import type { RichText, Text } from '../../../model/text.ts';
import { Actions } from '../Actions.tsx';
import { contactHrefs } from '../ContactLink.tsx';
import { useFrame, useWords } from '../context.tsx';
import { panelRecipe } from '../recipes/surfaces.recipe.ts';
import { chakra, useStyles } from '../styles.ts';
import { Prose, Title } from '../Words.tsx';
import { mailFormRecipe } from './mail-form.recipe.ts';

function waysToWrite({ email, phone, profiles = [] }: NonNullable<SiteFrame['contact']>): readonly Action[] {
  return [
    ...(email === undefined ? [] : [{ label: email, href: contactHrefs.email(email) }]),
    ...(phone === undefined ? [] : [{ label: phone, href: contactHrefs.phone(phone) }]),
    // Rather than nothing at all.
    ...(email === undefined && phone === undefined ? profiles.map(({ label, href }) => ({ label, href })) : []),
  ];
}

/** In the place of the form while site.yaml names no account to send through: the address as a button. */
export function WriteInstead({ title, description }: FormHeadProps): ReactElement {
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

/** The heading over the form and the sentence under it. */
export function FormHead({ title, description }: FormHeadProps): ReactElement {
  const styles = useStyles(mailFormRecipe);
  return (
    <>
      <Title of={title} css={styles.title} />
      <Prose of={description} css={styles.description} />
    </>
  );
}
