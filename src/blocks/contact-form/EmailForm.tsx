import type { ReactElement } from 'react';
import type { BlockProps, Words } from '../../model/generated/resolved.ts';
import type { RichText, Text } from '../../model/text.ts';
import { chakra } from '../shared/chakra.tsx';
import { useWords } from '../shared/context.tsx';
import type { Destination } from '../shared/mail-form/destination.ts';
import { Field } from '../shared/mail-form/Field.tsx';
import { FormHead } from '../shared/mail-form/FormHead.tsx';
import type { FormField } from '../shared/mail-form/form-state.ts';
import { MailForm } from '../shared/mail-form/MailForm.tsx';
import { mailFormRecipe } from '../shared/mail-form/mail-form.recipe.ts';
import { SubmitButton } from '../shared/mail-form/SubmitButton.tsx';
import { ProseBox } from '../shared/Prose.tsx';
import { panelRecipe } from '../shared/recipes/surfaces.recipe.ts';
import { useStyles } from '../shared/styles.ts';
import { contactFormRecipe } from './contact-form.recipe.ts';

type EmailFormProps = BlockProps<'contact-form'> & { readonly to: Destination };

/** The types of fields that take a row of their own. */
const wide: ReadonlySet<FormField['type']> = new Set(['textarea', 'radio', 'checkbox']);

/** The form: its fields in two columns, the last one wide if it has several lines. */
export function EmailForm({ to, title, description, fields, submitLabel, note }: EmailFormProps): ReactElement {
  const styles = useStyles(contactFormRecipe);
  const { form } = useStyles(mailFormRecipe);
  const words = useWords();
  const all = fields ?? usualFields(words);
  const last = all.at(-1)?.type === 'textarea' ? all.at(-1) : undefined;
  const rows = last === undefined ? all : all.slice(0, -1);
  return (
    <MailForm
      to={to}
      thanks={words.sent}
      css={[panelRecipe(), form]}
      foot={(isSending) => <FormFoot note={note} label={submitLabel ?? words.sendMessage} isSending={isSending} />}
    >
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

type FormFootProps = {
  readonly note: RichText | undefined;
  readonly label: Text;
  readonly isSending: boolean;
};

/** The button, and the small text beside it. */
function FormFoot({ note, label, isSending }: FormFootProps): ReactElement {
  const styles = useStyles(contactFormRecipe);
  return (
    <chakra.div css={styles.foot}>
      <ProseBox of={note} css={styles.note} />
      <SubmitButton label={label} isSending={isSending} />
    </chakra.div>
  );
}

/** The fields of a form that names none. */
export function usualFields(words: Words): readonly FormField[] {
  return [
    { name: 'first_name', label: words.firstName, required: true, autocomplete: 'given-name' },
    { name: 'last_name', label: words.lastName, required: true, autocomplete: 'family-name' },
    {
      name: 'email',
      label: words.email,
      type: 'email',
      required: true,
      autocomplete: 'email',
      placeholder: words.emailExample,
    },
    { name: 'phone', label: words.phone, type: 'tel', autocomplete: 'tel' },
    { name: 'company', label: words.company, autocomplete: 'organization' },
    { name: 'subject', label: words.subject, required: true, placeholder: words.subjectExample },
    { name: 'message', label: words.message, type: 'textarea', required: true, placeholder: words.messageExample },
  ];
}
