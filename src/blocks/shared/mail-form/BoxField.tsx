import type { ReactElement } from 'react';
import { chakra } from '../chakra.tsx';
import { useWords } from '../context.tsx';
import { icons } from '../generated/icons.ts';
import { IconView } from '../IconView.tsx';
import { plainText } from '../plain-text.ts';
import { useStyles } from '../styles.ts';
import { FieldLabel, FieldNote, FieldProblem } from './FieldParts.tsx';
import { fieldRecipe } from './field.recipe.ts';
import type { PlacedFieldProps } from './form-state.ts';
import { noteId } from './wrong-fields.ts';

/** What every box has, as attributes. */
function attributesOf({ id, name, required, autocomplete, note }: PlacedFieldProps): object {
  return {
    id,
    name,
    ...(required === true ? { required } : {}),
    ...(autocomplete === undefined ? {} : { autoComplete: autocomplete }),
    ...(note === undefined ? {} : { 'aria-describedby': noteId(id) }),
  };
}

function SelectBox({ options = [], isLocked, ...field }: PlacedFieldProps): ReactElement {
  const styles = useStyles(fieldRecipe);
  const { choose } = useWords();
  const { default: chosen, placeholder = choose } = field;
  const initial = chosen === undefined ? '' : plainText(chosen);
  return (
    <>
      <chakra.select
        {...attributesOf({ ...field, isLocked })}
        defaultValue={initial}
        inert={isLocked}
        css={[styles.input, styles.select]}
      >
        {(chosen === undefined || field.required !== true) && <option value="">{plainText(placeholder)}</option>}
        {options.map((option, index) => (
          <option key={index}>{plainText(option)}</option>
        ))}
      </chakra.select>
      <IconView of={icons.chevronRight} css={styles.chevron} />
    </>
  );
}

function Box(field: PlacedFieldProps): ReactElement {
  const { type = 'text', placeholder, isLocked } = field;
  const styles = useStyles(fieldRecipe, { lines: type === 'textarea' ? 'many' : 'one' });
  const attributes = {
    ...attributesOf(field),
    readOnly: isLocked,
    ...(placeholder === undefined ? {} : { placeholder: plainText(placeholder) }),
  };
  if (type === 'textarea') return <chakra.textarea {...attributes} rows={6} css={styles.input} />;
  const { min = field.earliest, max = field.latest } = field;
  // Without script, too, spaces alone are no answer. A field for several lines can't say so in HTML.
  const pattern = field.required === true && type === 'text' ? '.*\\S.*' : undefined;
  return <chakra.input {...attributes} {...{ type, min, max, pattern }} css={styles.input} />;
}

/** A field that is a box, with its label above: for a line, for several, a number, a date, or a list to open. */
export function BoxField(field: PlacedFieldProps): ReactElement {
  const styles = useStyles(fieldRecipe);
  return (
    <>
      <chakra.label htmlFor={field.id} css={styles.label}>
        <FieldLabel {...field} />
      </chakra.label>
      <FieldNote {...field} />
      {field.type === 'select' ? <SelectBox {...field} /> : <Box {...field} />}
      <FieldProblem {...field} />
    </>
  );
}
