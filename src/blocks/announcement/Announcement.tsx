import { chakra, useRecipe } from '@chakra-ui/react';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { usePlace, useWords } from '../shared/context.tsx';
import { IconView } from '../shared/IconView.tsx';
import { Prose } from '../shared/Prose.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { surfaceClass } from '../shared/surfaces.ts';
import { Words } from '../shared/Words.tsx';
import { announcementRecipe } from './announcement.recipe.ts';
import { closeIcon } from './icons.ts';
import { rememberPutAway, wasPutAway } from './remembered.ts';

/**
 * A bar that can be put away. What puts it away is a box that is checked, which the style sheet looks at: so it works at once. The
 * app remembers it for other pages and other days.
 */
export default function Announcement({ description, action }: BlockProps<'announcement'>): ReactElement {
  const { id } = usePlace();
  const { announcement, putAway } = useWords();
  const styles = useStyles(announcementRecipe);
  const container = useRecipe({ key: 'container' });
  const link = useRecipe({ key: 'link' });
  const said = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const remember = (): void => rememberPutAway(said.current?.textContent ?? '');
  useLayoutEffect(() => {
    if (said.current === null || box.current === null) return;
    const words = said.current.textContent ?? '';
    // It may have been put away before the app was there.
    if (box.current.checked) rememberPutAway(words);
    else box.current.checked = wasPutAway(words);
  }, []);
  return (
    <chakra.section
      id={id}
      className={surfaceClass.brand}
      aria-label={announcement}
      css={styles.root}
      data-screen-only=""
    >
      <chakra.div css={[container(), styles.bar]}>
        <chakra.div ref={said} css={styles.words}>
          <div>
            <Prose of={description} css={{}} />
          </div>
          {action !== undefined && (
            <StyledLink to={action.href} css={[link({ variant: 'underline' }), styles.action]}>
              <Words of={action.label} />
            </StyledLink>
          )}
        </chakra.div>
        <chakra.label css={styles.close}>
          <input ref={box} type="checkbox" aria-label={putAway} onChange={remember} />
          <IconView of={closeIcon} />
        </chakra.label>
      </chakra.div>
    </chakra.section>
  );
}
