import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { RichText, Text } from '../../model/text.ts';
import { SubmitButton } from '../shared/mail-form/SubmitButton.tsx';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { contactFormRecipe } from './contact-form.recipe.ts';

type FormFootProps = {
  readonly note: RichText | undefined;
  readonly label: Text;
  readonly isSending: boolean;
};

/** The button, and the small text beside it. */
export function FormFoot({ note, label, isSending }: FormFootProps): ReactElement {
  const styles = useStyles(contactFormRecipe);
  return (
    <chakra.div css={styles.foot}>
      {note !== undefined && (
        <chakra.div css={styles.note}>
          <Prose of={note} css={{}} />
        </chakra.div>
      )}
      <SubmitButton label={label} isSending={isSending} />
    </chakra.div>
  );
}
