import type { ReactElement } from 'react';
import { useFrame, useWords } from '../../blocks/shared/context.tsx';
import { IconView } from '../../blocks/shared/IconView.tsx';
import { buttonRecipe } from '../../blocks/shared/recipes/button.recipe.ts';
import { containerRecipe } from '../../blocks/shared/recipes/container.recipe.ts';
import { chakra, useStyles } from '../../blocks/shared/styles.ts';
import { LinkedWords } from '../../blocks/shared/Words.tsx';
import { Brand } from './Brand.tsx';
import { headerRecipe } from './header.recipe.ts';
import { Navigation } from './Navigation.tsx';

/** The top of every page. Its parts are plain elements, which the styles of the whole name: a rule set, and not one for each. */
export function Header(): ReactElement {
  const { site, menuFrom } = useFrame();
  const styles = useStyles(headerRecipe, { menuFrom, isRow: menuFrom !== 'none' });
  const action = site.nav?.action;
  const { darkMode } = useWords();
  return (
    <chakra.header
      css={[styles.bar, styles.menu, styles.roomyMenu, styles.panel, styles.roomyPanel]}
      data-screen-only=""
    >
      <chakra.div css={containerRecipe()} className="bar">
        <Brand />
        <Navigation />
        <div className="tools">
          {/* Switches between light and dark. The boot script listens, remembers the choice and sets `aria-pressed`. */}
          <button
            type="button"
            data-mode-switch=""
            aria-label={darkMode}
            title={darkMode}
            aria-pressed="false"
            suppressHydrationWarning
          >
            <IconView of="sun" />
            <IconView of="moon" />
          </button>
          {action === undefined ? null : <LinkedWords of={action.label} href={action.href} css={buttonRecipe()} />}
        </div>
      </chakra.div>
    </chakra.header>
  );
}
