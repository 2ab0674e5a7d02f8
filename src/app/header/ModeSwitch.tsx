import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useWords } from '../../blocks/shared/context.tsx';
import { IconView } from '../../blocks/shared/IconView.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { moonIcon, sunIcon } from '../icons.ts';
import { headerRecipe } from './header.recipe.ts';

/** Switches between light and dark. The boot script listens, remembers the choice and sets `aria-pressed`. */
export function ModeSwitch(): ReactElement {
  const styles = useStyles(headerRecipe);
  const { darkMode } = useWords();
  return (
    <chakra.button
      type="button"
      css={styles.modeSwitch}
      data-mode-switch=""
      aria-label={darkMode}
      title={darkMode}
      aria-pressed="false"
      suppressHydrationWarning
    >
      <IconView of={sunIcon} />
      <IconView of={moonIcon} />
    </chakra.button>
  );
}
