import type { ReactElement } from 'react';
import type { Text } from '../../../model/text.ts';
import { useWords } from '../context.tsx';
import { icons } from '../generated/icons.ts';
import { IconView } from '../IconView.tsx';
import { buttonRecipe } from '../recipes/button.recipe.ts';
import { chakra, useStyles } from '../styles.ts';
import { Words } from '../Words.tsx';
import { mailFormRecipe } from './mail-form.recipe.ts';

type SubmitButtonProps = { readonly label: Text; readonly isSending: boolean };

/** The button that sends a form. While the message is on its way it says so, and cannot be pressed. */
export function SubmitButton({ label, isSending }: SubmitButtonProps): ReactElement {
  const { sending } = useWords();
  return (
    <chakra.button
      type="submit"
      disabled={isSending}
      data-sending={sending}
      css={[buttonRecipe(), useStyles(mailFormRecipe).submit]}
    >
      <span>{isSending ? sending : <Words of={label} />}</span>
      {!isSending && <IconView of={icons.arrowRight} />}
    </chakra.button>
  );
}
