import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps, SiteFrame } from '../../model/generated/planned.ts';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { contactFormRecipe } from './contact-form.recipe.ts';
import { Field } from './Field.tsx';
import { FormHead } from './FormHead.tsx';
import { defaultFields } from './fields.ts';

type EmailFormProps = BlockProps<'contact-form'> & { readonly account: NonNullable<SiteFrame['email']> };

/** The form, sent by the browser itself: it works before any script does, and without. */
export function EmailForm({ account, title, description, fields, submitLabel, note }: EmailFormProps): ReactElement {
  const styles = useStyles(contactFormRecipe);
  const panel = useRecipe({ key: 'panel' });
  const button = useRecipe({ key: 'button' });
  const all = fields ?? defaultFields;
  const last = all.at(-1)?.type === 'textarea' ? all.at(-1) : undefined;
  const rows = last === undefined ? all : all.slice(0, -1);
  return (
    <chakra.form
      method="post"
      encType="multipart/form-data"
      action={`${account.origin ?? 'https://api.emailjs.com'}/api/v1.0/email/send-form`}
      css={[panel(), styles.form]}
    >
      <FormHead title={title} description={description} />
      {rows.length > 0 && (
        <chakra.div css={styles.fields}>
          {rows.map((field) => (
            <div key={field.name} data-wide={field.type === 'textarea' ? '' : undefined}>
              <Field {...field} />
            </div>
          ))}
        </chakra.div>
      )}
      {last !== undefined && (
        <chakra.div css={styles.message}>
          <Field {...last} />
        </chakra.div>
      )}
      <chakra.div css={styles.foot}>
        {note !== undefined && (
          <chakra.div css={styles.note}>
            <Prose of={note} css={{}} />
          </chakra.div>
        )}
        <chakra.button type="submit" css={button({})}>
          <Words of={submitLabel ?? 'Send message'} />
          <IconView of={glyphs.arrowRight} />
        </chakra.button>
      </chakra.div>
      <input type="hidden" name="service_id" value={account.serviceId} />
      <input type="hidden" name="template_id" value={account.templateId} />
      <input type="hidden" name="user_id" value={account.publicKey} />
    </chakra.form>
  );
}
