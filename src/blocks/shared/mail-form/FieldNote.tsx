import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Prose } from '../Prose.tsx';
import { useStyles } from '../styles.ts';
import type { PlacedFieldProps } from './Field.tsx';
import { fieldRecipe } from './field.recipe.ts';
import { noteId } from './wrong-fields.ts';

/** The author's words about a field, under its label: there no keyboard of a phone covers them, and boxes beside each other stay on one line. */
export function FieldNote({ id, note }: Pick<PlacedFieldProps, 'id' | 'note'>): ReactElement | null {
  const styles = useStyles(fieldRecipe);
  if (note === undefined) return null;
  return (
    <chakra.div id={noteId(id)} css={styles.note}>
      <Prose of={note} css={{}} />
    </chakra.div>
  );
}
