import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { RichText, Text } from '../../model/text.ts';
import { useWords } from '../shared/context.tsx';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { contactFormRecipe } from './contact-form.recipe.ts';

type FormFootProps = {
  readonly note: RichText | undefined;
  readonly label: Text;
  readonly isSending: boolean;
};

/** The button, and the small text beside it. */
export function FormFoot({ note, label, isSending }: FormFootProps): ReactElement {
  const styles = useStyles(contactFormRecipe);
  const { sending } = useWords();
  const button = useRecipe({ key: 'button' });
  return (
    <chakra.div css={styles.foot}>
      {note !== undefined && (
        <chakra.div css={styles.note}>
          <Prose of={note} css={{}} />
        </chakra.div>
      )}
      <chakra.button type="submit" disabled={isSending} css={button({})}>
        {isSending ? sending : <Words of={label} />}
        {!isSending && <IconView of={glyphs.arrowRight} />}
      </chakra.button>
    </chakra.div>
  );
}
