import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useWords } from '../context.tsx';
import { useStyles } from '../styles.ts';
import { mailFormRecipe } from './mail-form.recipe.ts';

/** Asks password managers, each in its own words, to leave the field alone. */
const noManager = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };

/**
 * A field for machines: beside the screen, out of the Tab order, silent in screen readers. It has no name, so that
 * neither the browser nor the library ever sends it, and nothing in it invites a browser to fill it in.
 */
export function Trap(): ReactElement {
  const styles = useStyles(mailFormRecipe);
  return (
    <chakra.div aria-hidden="true" css={styles.trap}>
      <label>
        {useWords().leaveEmpty}
        <input type="text" tabIndex={-1} autoComplete="off" data-trap="" {...noManager} />
      </label>
    </chakra.div>
  );
}

/** Whether something was written into the trap of a form. */
export function isTrapped(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>('[data-trap]');
  return trap !== null && trap.value !== '';
}
