import type { ReactElement } from 'react';
import type { RichText, Text } from '../../../model/text.ts';
import { Prose } from '../Prose.tsx';
import { useStyles } from '../styles.ts';
import { Title } from '../Title.tsx';
import { mailFormRecipe } from './mail-form.recipe.ts';

export type FormHeadProps = { readonly title?: Text | undefined; readonly description?: RichText | undefined };

/** The heading over the form and the sentence under it. */
export function FormHead({ title, description }: FormHeadProps): ReactElement {
  const styles = useStyles(mailFormRecipe);
  return (
    <>
      {title !== undefined && <Title of={title} css={styles.title} />}
      {description !== undefined && <Prose of={description} css={styles.description} />}
    </>
  );
}
