import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useFrame, useWords } from '../../blocks/shared/context.tsx';
import { IconView } from '../../blocks/shared/IconView.tsx';
import { StyledLink } from '../../blocks/shared/SmartLink.tsx';
import { Words } from '../../blocks/shared/Words.tsx';
import { moonIcon, sunIcon } from '../icons.ts';
import { Brand } from './Brand.tsx';
import { barStyles } from './bar.styles.ts';
import { Navigation } from './Navigation.tsx';
import { navigationStyles } from './navigation.styles.ts';
import { panelStyles } from './panel.styles.ts';

/** The top of every page. Its parts are plain elements, which the styles of the whole name: a rule set, and not one for each. */
export function Header(): ReactElement {
  const { site, menuFrom } = useFrame();
  const button = useRecipe({ key: 'button' });
  const container = useRecipe({ key: 'container' });
  const action = site.nav?.action;
  return (
    <chakra.header css={[barStyles, ...navigationStyles(menuFrom), ...panelStyles(menuFrom)]} data-screen-only="">
      <chakra.div css={container()} className="bar">
        <Brand />
        <Navigation />
        <div className="tools">
          <ModeSwitch />
          {action === undefined ? null : (
            <StyledLink to={action.href} css={button()}>
              <Words of={action.label} />
            </StyledLink>
          )}
        </div>
      </chakra.div>
    </chakra.header>
  );
}

/** Switches between light and dark. The boot script listens, remembers the choice and sets `aria-pressed`. */
function ModeSwitch(): ReactElement {
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
