import { chakra, type SystemStyleObject, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Text } from '../../../model/text.ts';
import { useWords } from '../context.tsx';
import { glyphs } from '../glyphs.ts';
import { IconView } from '../IconView.tsx';
import { Words } from '../Words.tsx';

type SubmitButtonProps = { readonly label: Text; readonly isSending: boolean };

/** While the boot script holds the form until the app is there: the button looks and reads as if it were disabled. */
const held: SystemStyleObject = {
  '[data-held] &': {
    background: 'bg.muted',
    color: 'fg.subtle',
    boxShadow: 'inset 0 0 0 1px {colors.border}',
    pointerEvents: 'none',
    '& > *': { display: 'none' },
    _before: { content: 'attr(data-sending)' },
  },
};

/** The button that sends a form. While the message is on its way it says so, and cannot be pressed. */
export function SubmitButton({ label, isSending }: SubmitButtonProps): ReactElement {
  const { sending } = useWords();
  const button = useRecipe({ key: 'button' });
  return (
    <chakra.button type="submit" disabled={isSending} data-sending={sending} css={[button({}), held]}>
      <span>{isSending ? sending : <Words of={label} />}</span>
      {!isSending && <IconView of={glyphs.arrowRight} />}
    </chakra.button>
  );
}
