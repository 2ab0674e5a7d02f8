import type { ReactElement } from 'react';
import { chakra } from '../chakra.tsx';
import { useFrame, useWords } from '../context.tsx';
import { Prose } from '../Prose.tsx';
import { useStyles } from '../styles.ts';
import { Phrase } from '../Words.tsx';
import { fieldRecipe } from './field.recipe.ts';
import { problemOf } from './field-problem.ts';
import type { FormField, PlacedFieldProps } from './form-state.ts';
import { noteId, problemId } from './wrong-fields.ts';

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

/** The author's words about a field, under its label: there no keyboard of a phone covers them, and boxes beside each other stay on one line. */
export function FieldNote({ id, note }: Pick<PlacedFieldProps, 'id' | 'note'>): ReactElement | null {
  const styles = useStyles(fieldRecipe);
  if (note === undefined) return null;
  return (
    <chakra.div id={noteId(id)} css={styles.note}>
      <Prose of={note} />
    </chakra.div>
  );
}

/** What a field asks for, shown once something is wrong with it. */
export function FieldProblem(field: PlacedFieldProps): ReactElement | null {
  const styles = useStyles(fieldRecipe);
  const words = useWords();
  const { language } = useFrame();
  const problem = problemOf(field, { words, language });
  if (problem === undefined) return null;
  return (
    // Browsers may write a date in other words than the build did.
    <chakra.p id={problemId(field.id)} data-problem="" css={styles.problem} suppressHydrationWarning>
      {problem}
    </chakra.p>
  );
}
