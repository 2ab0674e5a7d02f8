import type { ReactElement } from 'react';
import type { RichText, Text } from '../../model/text.ts';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { Title } from '../shared/Title.tsx';
import { contactFormRecipe } from './contact-form.recipe.ts';

type FormHeadProps = { readonly title: Text | undefined; readonly description: RichText | undefined };

/** The heading over the form and the sentence under it. */
export function FormHead({ title, description }: FormHeadProps): ReactElement {
  const styles = useStyles(contactFormRecipe);
  return (
    <>
      {title !== undefined && <Title of={title} css={styles.title} />}
      {description !== undefined && <Prose of={description} css={styles.description} />}
    </>
  );
}
