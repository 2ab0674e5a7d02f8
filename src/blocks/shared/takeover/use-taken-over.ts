import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the app has taken the page over: not while it is prerendered, and not without script. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
