import type { ReactElement } from 'react';
import { chakra } from '../chakra.tsx';
import { plainText } from '../plain-text.ts';
import { useStyles } from '../styles.ts';
import { Phrase } from '../Words.tsx';
import { FieldLabel, FieldNote, FieldProblem } from './FieldParts.tsx';
import { fieldRecipe } from './field.recipe.ts';
import type { PlacedFieldProps } from './form-state.ts';
import { noteId } from './wrong-fields.ts';

/** A few answers to choose one from. What is chosen is kept by the part of their ids before the dot. */
export function RadioField({ options = [], isLocked, default: chosen, ...field }: PlacedFieldProps): ReactElement {
  const { id, name, required = false, note } = field;
  const styles = useStyles(fieldRecipe);
  const initial = chosen === undefined ? undefined : plainText(chosen);
  return (
    <chakra.fieldset
      id={id}
      role="radiogroup"
      {...(required ? { 'aria-required': true } : {})}
      {...(note === undefined ? {} : { 'aria-describedby': noteId(id) })}
      inert={isLocked}
      css={styles.group}
    >
      <chakra.legend css={styles.label}>
        <FieldLabel {...field} />
      </chakra.legend>
      <FieldNote {...field} />
      <chakra.div css={styles.answers}>
        {options.map((option, index) => (
          <chakra.label key={index} css={styles.answer}>
            <chakra.input
              type="radio"
              id={`${id}.${index}`}
              name={name}
              value={plainText(option)}
              required={required}
              defaultChecked={plainText(option) === initial}
              css={styles.mark}
            />
            <Phrase of={option} />
          </chakra.label>
        ))}
      </chakra.div>
      <FieldProblem {...field} isLocked={isLocked} />
    </chakra.fieldset>
  );
}
