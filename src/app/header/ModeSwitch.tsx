import type { ReactElement } from 'react';
import { useWords } from '../../blocks/shared/context.tsx';
import { IconView } from '../../blocks/shared/IconView.tsx';
import { moonIcon, sunIcon } from '../icons.ts';

/** Switches between light and dark. The boot script listens, remembers the choice and sets `aria-pressed`. */
export function ModeSwitch(): ReactElement {
  const { darkMode } = useWords();
  return (
    <button
      type="button"
      data-mode-switch=""
      aria-label={darkMode}
      title={darkMode}
      aria-pressed="false"
      suppressHydrationWarning
    >
      <IconView of={sunIcon} />
      <IconView of={moonIcon} />
    </button>
  );
}
