import type { ReactElement } from 'react';
import { chakra } from '../chakra.tsx';
import { usePlace, useWords } from '../context.tsx';
import { useStyles } from '../styles.ts';
import { BoxField } from './BoxField.tsx';
import { FieldLabel, FieldNote, FieldProblem } from './FieldParts.tsx';
import { fieldRecipe } from './field.recipe.ts';
import type { FieldProps, PlacedFieldProps } from './form-state.ts';
import { RadioField } from './RadioField.tsx';
import { noteId } from './wrong-fields.ts';

/** One field, with its label. */
export function Field(field: FieldProps): ReactElement {
  const { id: block } = usePlace();
  const placed = { ...field, id: `${block}-${field.name}` };
  switch (field.type) {
    case 'radio':
      return <RadioField {...placed} />;
    case 'checkbox':
      return <TickField {...placed} />;
    default:
      return <BoxField {...placed} />;
  }
}

/** A box to tick, with its label beside it. Links are in the note below: one in the label would be in the way of the box. */
function TickField({ isLocked, ...field }: PlacedFieldProps): ReactElement {
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
