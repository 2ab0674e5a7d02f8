import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { StyledLink } from '../../blocks/shared/SmartLink.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { Words } from '../../blocks/shared/Words.tsx';
import { Brand } from './Brand.tsx';
import { DesktopMenu } from './DesktopMenu.tsx';
import { headerRecipe } from './header.recipe.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

/** The top of every page. */
export function Header(): ReactElement {
  const { site } = useFrame();
  const styles = useStyles(headerRecipe);
  const button = useRecipe({ key: 'button' });
  const container = useRecipe({ key: 'container' });
  const action = site.nav?.action;
  return (
    <chakra.header css={styles.root} data-screen-only="">
      <chakra.div css={[container(), styles.bar]}>
        <Brand />
        <DesktopMenu />
        <chakra.div css={styles.tools}>
          <ModeSwitch />
          {action === undefined ? null : (
            <StyledLink to={action.href} css={[button({ size: 'sm' }), styles.action]}>
              <Words of={action.label} />
            </StyledLink>
          )}
          <MobileMenu />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}
