import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useWords } from '../context.tsx';
import { useStyles } from '../styles.ts';
import { Phrase } from '../Words.tsx';
import type { FormField } from './Field.tsx';
import { fieldRecipe } from './field.recipe.ts';

/** The name of a field. What may stay empty says so; what is needed is the rule and says nothing. */
export function FieldLabel({ label, required }: Pick<FormField, 'label' | 'required'>): ReactElement {
  const styles = useStyles(fieldRecipe);
  const { optional } = useWords();
  return (
    <>
      <Phrase of={label} />
      {required !== true && (
        // Not part of the field's name. Screen readers say which fields are required.
        <chakra.span aria-hidden="true" css={styles.optional}>
          {optional}
        </chakra.span>
      )}
    </>
  );
}
