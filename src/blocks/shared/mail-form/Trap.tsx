import type { ReactElement } from 'react';
import { useWords } from '../context.tsx';
import { chakra, useStyles } from '../styles.ts';
import { mailFormRecipe } from './mail-form.recipe.ts';

/** Asks password managers, each in its own words, to leave the field alone. */
const noManager = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };

/**
 * A field for machines, a honeypot: beside the screen, out of the Tab order, silent in screen readers. It has no name, so that
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

/** Something was in the trap of a form, so nothing was sent. */
export class Trapped extends Error {}

/**
 * Whether something was written into the trap of a form. Browsers and password managers do that, too, for people who see nothing of it. So the
 * trap is emptied and takes part no more: whoever reads what has happened and sends again gets through.
 */
export function springTrap(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>('[data-trap]:enabled');
  if (trap === null || trap.value === '') return false;
  trap.value = '';
  trap.disabled = true;
  return true;
}
