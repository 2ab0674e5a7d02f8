import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useFrame, useWords } from '../context.tsx';
import { useStyles } from '../styles.ts';
import type { PlacedFieldProps } from './Field.tsx';
import { fieldRecipe } from './field.recipe.ts';
import { problemOf } from './field-problem.ts';
import { problemId } from './wrong-fields.ts';

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
