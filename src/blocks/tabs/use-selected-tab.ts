import { useEffect, useState, useSyncExternalStore } from 'react';

/** Which of some ids the address names; -1 if none. */
const namedBy = (hash: string, ids: string): number => ids.split(' ').indexOf(hash.slice(1));

function onHash(act: () => void): () => void {
  addEventListener('hashchange', act);
  return () => removeEventListener('hashchange', act);
}

/**
 * Which tab is chosen, and what chooses another. An address that names one chooses it, as it comes and whenever it changes; a choice
 * names its tab in the address, so that it can be passed on.
 */
export function useSelectedTab(panels: readonly string[]): readonly [chosen: number, choose: (index: number) => void] {
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
