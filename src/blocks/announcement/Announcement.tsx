import { useLayoutEffect, useRef } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { usePlace, useWords } from '../shared/context.tsx';
import { IconView, LinkedWords, ProseBox } from '../shared/Elements.tsx';
import { containerRecipe, linkRecipe } from '../shared/recipes.recipe.ts';
import { ruleClass } from '../shared/rule-class.ts';
import { chakra, useStyles } from '../shared/styles.ts';
import { surfaceClass } from '../shared/surfaces.ts';
import { takeFocus } from '../shared/take-focus.ts';
import { announcementRecipe } from './announcement.recipe.ts';

/** A bar that is put away by a box that is checked, which the style sheet looks at. The app remembers it; the boot script says so before a page is painted. */
export default function Announcement({ description, action, place, closable }: BlockProps<'announcement'>) {
  const { id, away = '' } = usePlace();
  const { announcement, putAway: putAwayLabel } = useWords();
  const styles = useStyles(announcementRecipe, { place });
  const isClosable = closable !== false;
  const box = useRef<HTMLInputElement>(null);
  /** Where the focus was before it came into the bar. */
  const before = useRef<Element | null>(null);
  const change = (): void => {
    putAway(away);
    const { current } = before;
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
    else takeFocus('main');
  };
  useLayoutEffect(() => {
    // It was put away before the app was there, and the focus went with it.
    if (box.current?.checked !== true || isAway(away)) return;
    putAway(away);
    if (document.activeElement === document.body) takeFocus('main');
  }, [away]);
  return (
    <chakra.section
      id={id}
      className={surfaceClass.brand}
      aria-label={announcement}
      css={[
        styles.root,
        isClosable
          ? ruleClass(`[data-away="${away}"] &{display:none}[data-away="${away}"] main:has(> &){--bar:0px}`)
          : '',
      ]}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      data-screen-only=""
    >
      <chakra.div css={[containerRecipe(), styles.bar]}>
        <chakra.div css={styles.words}>
          <ProseBox of={description} />
          {action !== undefined && (
            <LinkedWords of={action.label} href={action.href} css={[linkRecipe(), styles.action]} />
          )}
        </chakra.div>
        {isClosable && (
          <chakra.label css={styles.close}>
            <input ref={box} type="checkbox" aria-label={putAwayLabel} onChange={change} />
            <IconView of="close" />
          </chakra.label>
        )}
      </chakra.div>
    </chakra.section>
  );
}

/** Under which name the boot script finds what was put away last: see `src/app/boot.ts`. */
const KEY = 'away';

const isAway = (name: string): boolean => document.documentElement.dataset[KEY] === name;

/** Puts an announcement away on all pages, by its name: the page that is shown looks at the mark, and the next ones at what is kept. */
function putAway(name: string): void {
  document.documentElement.dataset[KEY] = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Where storage is denied, it is away for as long as the document.
  }
}
