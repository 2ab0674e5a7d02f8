import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Action, BlockProps, SiteFrame } from '../../model/generated/resolved.ts';
import { Actions } from '../shared/Actions.tsx';
import { mailHref, phoneHref } from '../shared/contact-hrefs.ts';
import { useWords } from '../shared/context.tsx';
import { useStyles } from '../shared/styles.ts';
import { contactFormRecipe } from './contact-form.recipe.ts';
import { FormHead } from './FormHead.tsx';

function waysToWrite({ email, phone, profiles = [] }: NonNullable<SiteFrame['contact']>): readonly Action[] {
  return [
    ...(email === undefined ? [] : [{ label: email, href: mailHref(email) }]),
    ...(phone === undefined ? [] : [{ label: phone, href: phoneHref(phone) }]),
    // Rather than nothing at all.
    ...(email === undefined && phone === undefined ? profiles.map(({ label, href }) => ({ label, href })) : []),
  ];
}

type WriteInsteadProps = BlockProps<'contact-form'> & { readonly contact: NonNullable<SiteFrame['contact']> };

/** In the place of the form while site.yaml names no account to send through: the address as a button. */
export function WriteInstead({ title, description, contact }: WriteInsteadProps): ReactElement {
  const styles = useStyles(contactFormRecipe);
  const { reachUs, noForm } = useWords();
  const panel = useRecipe({ key: 'panel' });
  const ways = waysToWrite(contact);
  return (
    <chakra.div css={[panel(), styles.form]}>
      <FormHead title={title} description={description} />
      <chakra.p css={styles.instead}>{ways.length > 0 ? reachUs : noForm}</chakra.p>
      {ways.length > 0 && <Actions of={ways} css={{ marginTop: '4' }} />}
    </chakra.div>
  );
}
