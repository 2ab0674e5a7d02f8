import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useWords } from '../context.tsx';
import { useStyles } from '../styles.ts';
import type { PlacedFieldProps } from './Field.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { fieldRecipe } from './field.recipe.ts';
import { noteId } from './wrong-fields.ts';

/** A box to tick, with its label beside it. Links are in the note below: one in the label would be in the way of the box. */
export function TickField({ isLocked, ...field }: PlacedFieldProps): ReactElement {
  const { id, name, required = false, note } = field;
  const styles = useStyles(fieldRecipe);
  const { yes } = useWords();
  return (
    <chakra.div inert={isLocked} css={styles.tick}>
      <chakra.input
        type="checkbox"
        id={id}
        name={name}
        value={yes}
        required={required}
        {...(note === undefined ? {} : { 'aria-describedby': noteId(id) })}
        css={styles.mark}
      />
      <chakra.label htmlFor={id} css={styles.answer}>
        <FieldLabel {...field} />
      </chakra.label>
      <FieldNote {...field} />
      <FieldProblem {...field} isLocked={isLocked} />
    </chakra.div>
  );
}
