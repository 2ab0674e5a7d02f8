import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Words as AllWords, BlockProps, Link } from '../../model/generated/resolved.ts';
import { type ContactDetails, ContactLink, contactIcons, placesShown } from '../shared/ContactLink.tsx';
import { useFrame, useWords } from '../shared/context.tsx';
import { IconTile, LinkedWords, Phrase, ProseBox } from '../shared/Elements.tsx';
import { type Destination, useDestination } from '../shared/mail-form/deliver.ts';
import { Field, type FormField } from '../shared/mail-form/Field.tsx';
import { FormHead, MailForm, SubmitButton, WriteInstead } from '../shared/mail-form/MailForm.tsx';
import { mailFormRecipe } from '../shared/mail-form/mail-form.recipe.ts';
import { halfWide, Picture } from '../shared/Picture.tsx';
import { panelRecipe } from '../shared/recipes.recipe.ts';
import { Section } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { contactFormRecipe } from './contact-form.recipe.ts';

export default function ContactForm(props: BlockProps<'contact-form'>) {
  const { detailsTitle, image, background, places } = props;
  const { contact } = useFrame().site;
  const words = useWords();
  const to = useDestination(props);
  const side = contact !== undefined || image !== undefined;
  const styles = useStyles(contactFormRecipe, { side });
  return (
    <Section background={background}>
      <chakra.div css={styles.root}>
        {to === undefined ? <WriteInstead {...props} /> : <EmailForm {...props} to={to} />}
        {side && (
          <chakra.div css={styles.side}>
            {contact !== undefined && (
              <chakra.div css={panelRecipe()}>
                <Phrase as="h2" of={detailsTitle ?? words.contactInformation} css={styles.detailsTitle} />
                <Details of={contact} profiles={contact.profiles} />
                {placesShown(contact.places, places).map((place) => (
                  <chakra.div key={place.name} css={styles.place}>
                    <chakra.h3 css={styles.placeName}>{place.name}</chakra.h3>
                    <Details of={place} />
                  </chakra.div>
                ))}
              </chakra.div>
            )}
            {image !== undefined && (
              <chakra.div css={[panelRecipe(), styles.figure]}>
                <Picture of={image} sizes={halfWide} css={styles.picture} />
              </chakra.div>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </Section>
  );
}

type DetailsProps = { readonly of: ContactDetails; readonly profiles?: readonly Link[] | undefined };

function Details({ of: contact, profiles: written }: DetailsProps) {
  const styles = useStyles(contactFormRecipe);
  const words = useWords();
  const detail = (icon: ReactElement, term: string, value: ReactNode) => (
    <chakra.li css={styles.detail}>
      {icon}
      <div>
        <chakra.p css={styles.term}>{term}</chakra.p>
        <chakra.div css={styles.value}>{value}</chakra.div>
      </div>
    </chakra.li>
  );
  const profiles = written?.map(({ label, href }) => (
    <div key={href.href}>
      <LinkedWords of={label} href={href} />
    </div>
  ));
  return (
    <chakra.ul css={styles.details}>
      {(['phone', 'email', 'address'] as const).map((way) => (
        <Fragment key={way}>
          {contact[way] !== undefined &&
            detail(<IconTile of={contactIcons[way]} />, words[way], <ContactLink kind={way} of={contact} />)}
        </Fragment>
      ))}
      {profiles !== undefined && detail(<IconTile of="people" />, words.professionalNetwork, profiles)}
    </chakra.ul>
  );
}

type EmailFormProps = BlockProps<'contact-form'> & { readonly to: Destination };

const wide: ReadonlySet<FormField['type']> = new Set(['textarea', 'radio', 'checkbox', 'file']);

function EmailForm({ to, title, description, fields, submitLabel, note }: EmailFormProps) {
  const styles = useStyles(contactFormRecipe);
  const { form } = useStyles(mailFormRecipe);
  const words = useWords();
  const all = fields ?? usualFields(words);
  const last = all.at(-1)?.type === 'textarea' ? all.at(-1) : undefined;
  const rows = last === undefined ? all : all.slice(0, -1);
  const foot = (isSending: boolean) => (
    <chakra.div css={styles.foot}>
      <ProseBox of={note} css={styles.note} />
      <SubmitButton label={submitLabel ?? words.sendMessage} isSending={isSending} />
    </chakra.div>
  );
  return (
    <MailForm to={to} thanks={words.sent} css={[panelRecipe(), form]} foot={foot}>
      {(isSending) => (
        <>
          <FormHead title={title} description={description} />
          {rows.length > 0 && (
            <chakra.div css={styles.fields}>
              {rows.map((field) => (
                <div key={field.name} data-wide={wide.has(field.type) ? '' : undefined}>
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
        </>
      )}
    </MailForm>
  );
}

export function usualFields(words: AllWords): readonly FormField[] {
  return [
    { name: 'first_name', label: [words.firstName], required: true, autocomplete: 'given-name' },
    { name: 'last_name', label: [words.lastName], required: true, autocomplete: 'family-name' },
    {
      name: 'email',
      label: [words.email],
      type: 'email',
      required: true,
      autocomplete: 'email',
      placeholder: words.emailExample,
    },
    { name: 'phone', label: [words.phone], type: 'tel', autocomplete: 'tel' },
    { name: 'company', label: [words.company], autocomplete: 'organization' },
    { name: 'subject', label: [words.subject], required: true, placeholder: words.subjectExample },
    { name: 'message', label: [words.message], type: 'textarea', required: true, placeholder: words.messageExample },
  ];
}
