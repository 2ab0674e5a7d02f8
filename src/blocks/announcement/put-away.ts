import { type FocusEvent, useRef } from 'react';

/** Under which name the boot script finds what was put away last: see `src/app/boot.ts`. */
const KEY = 'away';

/** Whether an announcement was put away, by its name. */
export const isAway = (name: string): boolean => document.documentElement.dataset[KEY] === name;

/** Puts an announcement away on all pages, by its name: the page that is shown looks at the mark, and the next ones at what is kept. */
export function putAway(name: string): void {
  document.documentElement.dataset[KEY] = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Where storage is denied, it is away for as long as the document.
  }
}

/** For a part of the page that goes: where the focus was before it came into it. */
type FocusBefore = {
  /** For the part. */
  readonly onFocus: (event: FocusEvent) => void;
  /** Gives the focus back; where nothing had it, to the page's content, whose beginning it is then. */
  readonly giveBack: () => void;
};

/** Remembers where the focus came from, so that it isn't lost with what had it. */
export function useFocusBefore(): FocusBefore {
  const before = useRef<Element | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    giveBack: () => {
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
      else focusContent();
    },
  };
}

/** The page's content takes the focus, as long as it stays there. */
export function focusContent(): void {
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  main.focus({ preventScroll: true });
}
