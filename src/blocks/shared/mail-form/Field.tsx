import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps, Words as SiteWords } from '../../../model/generated/resolved.ts';
import { usePlace, useWords } from '../context.tsx';
import { plainText } from '../plain-text.ts';
import { useStyles } from '../styles.ts';
import { Words } from '../Words.tsx';
import { fieldRecipe } from './field.recipe.ts';
import { problemId } from './wrong-fields.ts';

/** One field of a form, as an author writes it. */
export type FormField = NonNullable<BlockProps<'contact-form'>['fields']>[number];

/** What is asked for once the browser finds the field wrong; nothing for a field that cannot be. */
function problemOf(type: NonNullable<FormField['type']>, required: boolean, words: SiteWords): string | undefined {
  if (type === 'email') return words.enterEmail;
  return required ? words.fillIn : undefined;
}

type FieldProps = FormField & {
  /** While the message is on its way, so that nothing is typed that would not be sent. */
  readonly isLocked: boolean;
};

/** One field with its label above. What may stay empty says so; what is needed is the rule and says nothing. */
export function Field({ name, label, type = 'text', isLocked, ...rest }: FieldProps): ReactElement {
  const { required, autocomplete, placeholder } = rest;
  const { id: block } = usePlace();
  const id = `${block}-${name}`;
  const styles = useStyles(fieldRecipe, { lines: type === 'textarea' ? 'many' : 'one' });
  const words = useWords();
  const problem = problemOf(type, required === true, words);
  const field = {
    id,
    name,
    readOnly: isLocked,
    ...(required === true ? { required } : {}),
    ...(autocomplete === undefined ? {} : { autoComplete: autocomplete }),
    ...(placeholder === undefined ? {} : { placeholder: plainText(placeholder) }),
  };
  return (
    <>
      <chakra.label htmlFor={id} css={styles.label}>
        <span>
          <Words of={label} />
        </span>
        {required !== true && (
          // Not part of the field's name. Screen readers say which fields are required.
          <chakra.span aria-hidden="true" css={styles.optional}>
            {words.optional}
          </chakra.span>
        )}
      </chakra.label>
      {type === 'textarea' ? (
        <chakra.textarea {...field} rows={6} css={styles.input} />
      ) : (
        <chakra.input {...field} type={type} css={styles.input} />
      )}
      {problem !== undefined && (
        <chakra.p id={problemId(id)} data-problem="" css={styles.problem}>
          {problem}
        </chakra.p>
      )}
    </>
  );
}
