import { useLayoutEffect, useRef } from 'react';
import type { RoutePlan } from '../../model/plan.ts';
import { announce, arrive, postponeRest } from '../arrival/arrive.ts';
import { isOnPage, type Place, type Position, positionOf } from '../arrival/positions.ts';

/** Without frames, as in a tab that is not looked at, the page arrives all the same, after so many milliseconds. */
const longestFrame = 250;

function inNextFrame(act: () => void): void {
  const run = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, longestFrame);
}

/**
 * Does what belongs to a change of page, in two frames: the browser lays out what is seen, then the rest. React's own task
 * has ended by then. On a slow phone each is a third of what all of it together would be.
 */
function arriveInFrames(head: RoutePlan['head'], hash: string, before: Position | undefined): void {
  // A place may be anywhere on the page.
  const showRest = hash === '' && !before?.top ? postponeRest() : undefined;
  inNextFrame(() => {
    arrive(head, hash, before);
    inNextFrame(() => {
      showRest?.();
      announce(head.title);
    });
  });
}

/**
 * Does it each time the router has come to a page; not for the one that was taken over, nor to and from a place on the same page, where
 * nothing is rendered.
 */
export function useArrival(head: RoutePlan['head'], place: Place | undefined): void {
  const seen = useRef(place);
  useLayoutEffect(() => {
    const last = seen.current;
    // A place on the same page may be gone to without a key: by the browser itself.
    if (last === undefined || place === undefined || (last.key === place.key && last.hash === place.hash)) return;
    seen.current = place;
    if (!isOnPage(last, place)) arriveInFrames(head, place.hash, positionOf(place));
  }, [place, head]);
}
