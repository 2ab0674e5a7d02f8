import type { SystemStyleObject } from '@chakra-ui/react';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Of a link that was clicked, and is followed here as soon as the app is there. The line is seen around dark pictures, too. */
export const heldStyle: SystemStyleObject = {
  cursor: 'progress',
  outline: '2px solid {colors.brand.focusRing}',
  outlineOffset: '3px',
};

/** Of a link that does more once the app is there: the boot script holds a click on it until then (`hold` in `src/app/boot.ts`). Without script it is a link. */
export const heldLink = (act: () => void) => ({
  'data-hold': '',
  onClick: (event: MouseEvent): void => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    act();
  },
});

/** Takes held links over from the boot script, and follows those that were clicked. The marks are not React's: the script must see at once that they are gone. */
export function useHeldLinks(around: RefObject<HTMLElement | null>, follow: (index: number) => void): void {
  const first = useRef(follow);
  useLayoutEffect(() => {
    const links = around.current?.querySelectorAll('a[data-hold]') ?? [];
    for (const [index, link] of [...links].entries()) {
      link.removeAttribute('data-hold');
      if (!link.hasAttribute('data-held')) continue;
      link.removeAttribute('data-held');
      first.current(index);
    }
  }, [around]);
}

const never = (): (() => void) => () => undefined;

/** Whether the app has taken the page over: not while it is prerendered, and not without script. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
