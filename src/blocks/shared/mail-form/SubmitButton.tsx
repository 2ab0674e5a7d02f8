import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Text } from '../../../model/text.ts';
import { useWords } from '../context.tsx';
import { glyphs } from '../glyphs.ts';
import { IconView } from '../IconView.tsx';
import { Words } from '../Words.tsx';

type SubmitButtonProps = { readonly label: Text; readonly isSending: boolean };

/** The button that sends a form. While the message is on its way it says so, and cannot be pressed. */
export function SubmitButton({ label, isSending }: SubmitButtonProps): ReactElement {
  const { sending } = useWords();
  const button = useRecipe({ key: 'button' });
  return (
    <chakra.button type="submit" disabled={isSending} css={button({})}>
      {isSending ? sending : <Words of={label} />}
      {!isSending && <IconView of={glyphs.arrowRight} />}
    </chakra.button>
  );
}
