/** The one script a page starts with, in <head>, so that the colour mode does not flash. It stays under 2.2 KB, and a page works without it. */
import { markToday } from '../blocks/shared/today.ts';

// Under a short name once compiled, as everything here.
const page = document;
const root = page.documentElement;
const darkDevice = matchMedia('(prefers-color-scheme:dark)');
/** What the address asks of the lists of the page. */
const asked = location.search;
/** The class the document came with: a mode fixed by site.yaml, or nothing. */
const fixedMode = root.className;
/** Where the app's module is; empty on a page that has none. */
const app = page.currentScript?.dataset.app ?? '';

// Arrow functions, because they take fewer bytes than declarations.
const each = <T extends HTMLElement>(selector: string, act: (element: T) => void): void =>
  page.querySelectorAll<T>(selector).forEach(act);

// In capture, because `submit` is held before anybody sends. All events here happen to elements, or their target is not read.
const on = <K extends keyof WindowEventMap, T extends HTMLElement = HTMLElement>(
  name: K,
  act: (target: T, event: WindowEventMap[K]) => void,
): void => addEventListener(name, (event) => act(event.target as T, event), true);

/** What is kept under a name, after keeping a new value. Where storage is denied, it throws. */
const kept = (
  name: string,
  value?: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): string | undefined => {
  try {
    if (value) self[storage][name] = value;
    return self[storage][name];
  } catch {
    // Then it lives as long as the page.
  }
};

const mode = 'color-mode';

const modeSwitch = '[data-mode-switch]';

const showMode = (isDark: boolean): void => {
  root.className = isDark ? 'dark' : 'light';
  each<HTMLMetaElement>('[name=theme-color]', (meta) => {
    meta.content = meta.dataset[root.className] ?? '';
  });
  each(modeSwitch, (button) => {
    button.ariaPressed = `${isDark}`;
  });
};

const showPreferredMode = (): void => showMode((kept(mode) || fixedMode || (darkDevice.matches && 'dark')) === 'dark');

const markScrolled = (): boolean => root.toggleAttribute('data-scrolled', scrollY > 50);

/** A menu: its first child opens it. */
type Menu = HTMLDetailsElement & { readonly firstChild: HTMLElement };

/** Does something to the open menus that do not hold `inside`: nothing but to close them, unless told. What belongs to a menu stands in it or beside it. */
const closeMenus = (inside: Element | null, andThen?: (menu: Menu) => void): void =>
  each<Menu>('[data-menu][open]', (menu) => {
    menu.open = !!menu.parentNode?.contains(inside);
    andThen?.(menu);
  });

/** Set while the app is being fetched, and for good once it has taken over: then there is nothing to do. */
let isTaken = !app;

/** React takes the page over. If that fails the page stays as it is, and the next sign of intent tries again. */
const takeOver = (): void => {
  if (isTaken) return;
  isTaken = true;
  import(/* @vite-ignore */ app)
    .then((module) => module.takeOver())
    .catch(() =>
      // A moving pointer would try again at once, and again.
      setTimeout(() => {
        isTaken = false;
      }, 1000),
    );
};

/** Waits for the app to do what is held. After 5 seconds the browser does it, unless it's offline: then another 5 begin. @returns the value of the mark */
const waitForApp = (): string => {
  takeOver();
  setTimeout(
    () =>
      each('[data-held]', (element) => {
        if (navigator.onLine) {
          delete element.dataset.hold;
          // The button of a form: not every browser has a method that asks for its fields first.
          (element.querySelector('button') ?? element).click();
        } else waitForApp();
      }),
    5000,
  );
  return '';
};

/** Holds a form that is sent, or a link that is followed, if the app does that better. Its styles say from then on that it's under way. */
const hold = ({ dataset }: HTMLElement, event: Event): void => {
  if (!('hold' in dataset)) return;
  event.preventDefault();
  dataset.held ??= waitForApp();
};

/* Of a page that just came, the browser first lays out what is on the screen, so that a tap waits less; unless somebody comes to a place on it, or back. */
// The newer way to ask takes more bytes. 0: neither a reload nor the browser's Back.
if (!location.hash && !performance.navigation.type) root.dataset.first = '';

// A list of which something is asked isn't seen until it shows that (blocks/shared/filters).
root.dataset.asked = asked;
// Which announcement was put away: the style of a page that has it looks at this.
root.dataset.away = kept('away');
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
on('click', (target, event) => {
  const link = target.closest('a');
  // A followed link leaves the page, or leads to a place on it that the menu would hide.
  closeMenus(link ? null : target);
  if (link && !(event.ctrlKey || event.metaKey || event.shiftKey)) hold(link, event);
  if (target.closest(modeSwitch)) {
    showMode(root.className !== 'dark');
    kept(mode, root.className);
  }
});
on('keydown', (_, event) => {
  takeOver();
  if (event.key === 'Escape') closeMenus(null, (menu) => menu.firstChild.focus());
});
on('submit', hold);
// The browser's bubble would cover the words of a field that isn't filled in well. Without it nothing takes the focus, either.
on<'invalid'>('invalid', (field, event) => {
  if (!field.closest('[data-hold]') || !CSS.supports('selector(:user-invalid)')) return;
  event.preventDefault();
  if (!page.activeElement?.matches(':invalid')) field.focus();
});
// The page may be shown again as it was left, by the browser's Back.
on('pagehide', () => each('[data-held]', (element) => delete element.dataset.held));
// What is filled in outlives a reload, with or without the app, which brings it back: whether it is checked, and its value. Radio buttons
// share the part of their ids before the dot.
on<'input', HTMLInputElement>('input', (field) => {
  if (field.id) kept(field.id.split('.')[0] + location.pathname, field.checked + field.value, 'sessionStorage');
});
on('DOMContentLoaded', () => {
  showPreferredMode();
  requestAnimationFrame(() => setTimeout(() => delete root.dataset.first));
  if (asked) each('search', takeOver);
  each('[data-on]', markToday);
  // "Tue May 01 2031 12:00:00 GMT+0200", in any language.
  const year = Date().slice(11, 15);
  each('[data-year]', (place) => {
    if (place.textContent < year) place.textContent = year;
  });
});
