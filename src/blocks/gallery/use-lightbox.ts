import { useLayoutEffect, useRef, useState } from 'react';
import { useTakenOver } from '../shared/takeover/held-links.ts';

/** What an entry of the history keeps: the router's key, and ours, which picture of which gallery is shown. */
type HistoryState = {
  readonly key?: string;
  readonly picture?: { readonly of: string; readonly index: number };
} | null;

/** An entry of the history. */
type HistoryEntry = { readonly kept: HistoryState; readonly href: string };

const entryNow = (): HistoryEntry => ({ kept: history.state, href: location.href });

/**
 * A picture that is shown large is an entry of the history, because on a phone people close it by Back. Whatever else closes it goes
 * back, too: so nothing is left of it, and Back leads to the page before.
 * @param id the gallery's, which no other of the page has
 * @param onClose is told which picture was shown last
 * @returns which picture is shown large, counted from 0, and what changes that
 */
export function useLightbox(id: string, onClose: (last: number) => void) {
  const [shown, show] = useState<number>();
  const entry = useRef<HistoryEntry>(undefined);
  const last = useRef(shown);
  // Of a page that is taken over, the first time.
  const isLoaded = useRef(!useTakenOver());

  // Before held links are followed, which makes an entry.
  useLayoutEffect(() => {
    const pictureIn = ({ kept }: HistoryEntry): number | undefined =>
      kept?.picture?.of === id ? kept.picture.index : undefined;
    const hear = (event: PopStateEvent): void => {
      const [from, to] = [entry.current ?? entryNow(), entryNow()];
      entry.current = to;
      show(pictureIn(to));
      const isOurs = pictureIn(from) !== undefined || pictureIn(to) !== undefined;
      // The router would come to the page anew.
      if (isOurs && from.href === to.href && from.kept?.key === to.kept?.key) event.stopImmediatePropagation();
    };
    entry.current = entryNow();
    addEventListener('popstate', hear, true);
    const left = pictureIn(entry.current);
    // Who comes back to the entry sees the picture again. A page that was loaded anew shows none, and leaves the entry.
    if (left !== undefined && isLoaded.current) history.back();
    else if (left !== undefined) show(left);
    return () => removeEventListener('popstate', hear, true);
  }, [id]);

  // The page takes no focus as long as the picture is above it.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (shown === undefined && before !== undefined) onClose(before);
  });

  return {
    shown,
    open: (index: number): void => {
      history.pushState({ ...history.state, picture: { of: id, index } }, '');
      entry.current = entryNow();
      show(index);
    },
    move: show,
    close: (): void => history.back(),
  };
}
