/**
 * The one script a page starts with. It stands in <head>, before anything is painted, so that the colour mode
 * does not flash, and it must stay under 1.7 KB. Everything here is an improvement: a page works without it.
 */
const root = document.documentElement;
const darkDevice = matchMedia('(prefers-color-scheme:dark)');
/** The class the document came with: a mode fixed by site.yaml, or nothing. */
const fixedMode = root.className;
/** Where the app's module is; absent on a page that has none. */
const app = document.currentScript?.dataset.app;

// Arrow functions, because they take fewer bytes than declarations.
const each = <T extends HTMLElement>(selector: string, act: (element: T) => void): void =>
  document.querySelectorAll<T>(selector).forEach(act);

// In capture, because `submit` is held before anybody sends. All events here happen to elements, or their target is not read.
const on = <K extends keyof WindowEventMap, T extends HTMLElement = HTMLElement>(
  name: K,
  act: (target: T, event: WindowEventMap[K]) => void,
): void => addEventListener(name, (event) => act(event.target as T, event), true);

/** The visitor's mode, after remembering a new one. Where storage is denied, it throws. */
const chosenMode = (mode?: string): string | undefined => {
  try {
    if (mode) localStorage['color-mode'] = mode;
    return localStorage['color-mode'];
  } catch {
    // Then the mode lives as long as the page.
  }
};

const modeSwitch = '[data-mode-switch]';

const showMode = (isDark: boolean): void => {
  root.className = isDark ? 'dark' : 'light';
  each<HTMLMetaElement>('[name=theme-color]', (meta) => {
    meta.content = `${meta.dataset[root.className]}`;
  });
  each(modeSwitch, (button) => {
    button.ariaPressed = `${isDark}`;
  });
};

const showPreferredMode = (): void =>
  showMode((chosenMode() || fixedMode || (darkDevice.matches && 'dark')) === 'dark');

const markScrolled = (): boolean => root.toggleAttribute('data-scrolled', scrollY > 50);

/**
 * Does something to the open menus that do not hold `kept`: nothing but to close them, unless told. What belongs to a menu
 * stands in it or beside it.
 */
const closeMenus = (kept: Element | null, andThen?: (menu: HTMLElement) => void): void =>
  each<HTMLDetailsElement>('[data-menu][open]', (menu) => {
    menu.open = !!menu.parentElement?.contains(kept);
    andThen?.(menu);
  });

/** Set while the app is being fetched, and for good once it has taken over: then there is nothing to do. */
let isTaken = !app;

/** React takes the page over. If that fails the page stays as it is, and the next sign of intent tries again. */
const takeOver = (): void => {
  if (isTaken) return;
  isTaken = true;
  import(/* @vite-ignore */ app as string)
    .then((module) => module.takeOver())
    .catch(() =>
      // A moving pointer would try again at once, and again.
      setTimeout(() => {
        isTaken = false;
      }, 1000),
    );
};

/**
 * Waits for the app to send the held form. After 5 seconds the browser sends it, unless it's offline: it would leave the page for
 * its own error page. Then another 5 seconds begin.
 * @returns the value of the mark on the form
 */
const waitForApp = (): string => {
  takeOver();
  setTimeout(
    () =>
      each<HTMLFormElement>('[data-held]', (form) => {
        // Not the form's own method: a field called "submit" would stand in its place.
        if (navigator.onLine) HTMLFormElement.prototype.submit.call(form);
        else waitForApp();
      }),
    5000,
  );
  return '';
};

/*
 * Of a page that just came, the browser first lays out what is on the screen (global-css.ts), and the rest in a task of its own: on a
 * slow phone a tap waits less. Whoever comes to a place on it, or comes back to it, may need any of it.
 */
if (
  !location.hash &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)?.type === 'navigate'
)
  root.dataset.first = '';

showPreferredMode();
markScrolled();

darkDevice.onchange = showPreferredMode;
on('scroll', markScrolled);
on('pointermove', takeOver);
on('pointerdown', takeOver);
on('focusin', (target) => {
  takeOver();
  closeMenus(target);
});
on('click', (target) => {
  // A followed link leaves the page, or leads to a place on it that the menu would hide.
  closeMenus(target.closest('a') ? null : target);
  if (target.closest(modeSwitch)) {
    showMode(root.className !== 'dark');
    chosenMode(root.className);
  }
});
on('keydown', (_, { key }) => {
  takeOver();
  if (key === 'Escape') closeMenus(null, (menu) => menu.querySelector('summary')?.focus());
});
// A form sent before the app is there is held. From then on its styles say that it is being sent.
on('submit', ({ dataset }, event) => {
  if (!('heldUntilReady' in dataset)) return;
  event.preventDefault();
  dataset.held ??= waitForApp();
});
// The page may be shown again as it was left, by the browser's Back.
on('pagehide', () => each('[data-held]', (form) => delete form.dataset.held));
// What is filled in outlives a reload, with or without the app, which brings it back: whether it is checked, and its value. Radio buttons
// share the part of their ids before the dot. Where storage is denied, it throws.
on<'input', HTMLInputElement>('input', (field) => {
  try {
    if (field.id) sessionStorage[field.id.split('.')[0] + location.pathname] = field.checked + field.value;
  } catch {
    // Then it lives as long as the page.
  }
});
on('DOMContentLoaded', () => {
  showPreferredMode();
  requestAnimationFrame(() => setTimeout(() => delete root.dataset.first));
  // "Tue May 01 2031 12:00:00 GMT+0200", in any language.
  const year = Date().slice(11, 15);
  each('[data-year]', (place) => {
    if (place.textContent < year) place.textContent = year;
  });
});
