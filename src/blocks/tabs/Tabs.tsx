import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { usePlace } from '../shared/context.tsx';
import { CheckedPoints, ItemTitle, Prose, Words } from '../shared/Elements.tsx';
import { halfWide, Picture } from '../shared/Picture.tsx';
import { HeadedSection } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { useTakenOver } from '../shared/takeover/held-links.ts';
import { tabsRecipe } from './tabs.recipe.ts';

/** Texts of which one is shown at a time. What they are to screen readers they become with the app; until then they are links and texts. */
export default function Tabs({ items, ...around }: BlockProps<'tabs'>) {
  const place = usePlace();
  // No author's id has a line in it.
  const ids = items.map(({ id }, index) => id ?? `${place.id}_${index + 1}`);
  const isReady = useTakenOver();
  const [chosen, choose] = useSelectedTab(ids);
  const styles = useStyles(tabsRecipe);
  // Only the chosen tab is a stop of the Tab key; arrow keys lead to the others.
  const followKey = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const goal = goalOf(event.key, index, items.length);
    if (goal === undefined) return;
    event.preventDefault();
    choose(goal);
    const tab = event.currentTarget.parentElement?.children[goal];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.root} data-ready={isReady ? '' : undefined}>
        <chakra.div css={styles.tabs} data-tabs="" data-screen-only="" role={isReady ? 'tablist' : undefined}>
          {ids.map((id, index) => {
            const isChosen = chosen === index;
            const asTab = { role: 'tab', 'aria-selected': isChosen, 'aria-controls': id, tabIndex: isChosen ? 0 : -1 };
            return (
              <chakra.a
                key={id}
                id={tabOf(id)}
                href={`#${id}`}
                data-tab=""
                css={styles.tab}
                {...(isReady && asTab)}
                onKeyDown={(event) => followKey(event, index)}
                onClick={(event) => {
                  event.preventDefault();
                  choose(index);
                }}
              >
                <Words of={items[index]?.title ?? ''} />
              </chakra.a>
            );
          })}
        </chakra.div>
        {items.map((item, index) => (
          <Panel key={index} {...item} id={ids[index] ?? ''} isShown={isReady ? chosen === index : undefined} />
        ))}
      </chakra.div>
    </HeadedSection>
  );
}

type PanelProps = ItemOf<'tabs'> & {
  readonly id: string;
  /** Whether its tab is chosen; undefined before the app is there. */
  readonly isShown: boolean | undefined;
};

function Panel({ id, title, description, points, image, isShown }: PanelProps) {
  const styles = useStyles(tabsRecipe, { pictured: image !== undefined });
  const asPanel = isShown === undefined ? {} : { role: 'tabpanel', 'aria-labelledby': tabOf(id), tabIndex: 0 };
  return (
    <chakra.div id={id} css={styles.panel} data-panel="" data-shown={isShown === true ? '' : undefined} {...asPanel}>
      <div>
        <ItemTitle of={title} css={styles.heading} />
        <Prose of={description} css={styles.text} />
        <CheckedPoints of={points} css={styles.points} />
      </div>
      <Picture of={image} sizes={halfWide} css={styles.picture} />
    </chakra.div>
  );
}

const tabOf = (panel: string): string => `${panel}_tab`;

/** Where a key leads from a tab; undefined for all other keys. After the last comes the first. */
function goalOf(key: string, index: number, count: number): number | undefined {
  const goals: Readonly<Record<string, number>> = {
    ArrowLeft: (index + count - 1) % count,
    ArrowRight: (index + 1) % count,
    Home: 0,
    End: count - 1,
    ' ': index,
  };
  return goals[key];
}

const namedBy = (hash: string, ids: string): number => ids.split(' ').indexOf(hash.slice(1));

function onHash(act: () => void): () => void {
  addEventListener('hashchange', act);
  return () => removeEventListener('hashchange', act);
}

/** Which tab is chosen, and what chooses another. An address that names one chooses it; a choice names its tab in the address. */
function useSelectedTab(panels: readonly string[]): readonly [chosen: number, choose: (index: number) => void] {
  // An id has no space in it. As one text the list is the same in every rendering.
  const ids = panels.join(' ');
  const named = useSyncExternalStore(
    onHash,
    () => namedBy(location.hash, ids),
    () => -1,
  );
  const [last, setLast] = useState(0);
  // Other tabs of the page may be named in the address next.
  useEffect(() => {
    if (named !== -1) setLast(named);
  }, [named]);
  // While the browser followed the link, there was nothing to scroll to.
  useEffect(
    () =>
      onHash(() => {
        const panel = document.getElementById(location.hash.slice(1));
        if (namedBy(location.hash, ids) !== -1) requestAnimationFrame(() => panel?.scrollIntoView());
      }),
    [ids],
  );
  const choose = (index: number): void => {
    history.replaceState(history.state, '', `#${panels[index] ?? ''}`);
    setLast(index);
  };
  return [named === -1 ? last : named, choose];
}
