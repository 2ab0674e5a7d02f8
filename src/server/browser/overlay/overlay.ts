import type { PageState } from '../../dev/problem.ts';
import { button, element } from './element.ts';
import { byKey } from './keys.ts';
import { notice } from './notice.ts';
import { problemPanel } from './panel.ts';
import { countOf, errorsOf, titleOf } from './places-and-counts.ts';
import { overlayStyle } from './style.ts';

const name = 'sitewright-problems';

/** Screen readers hear of a region only what is written into it after it has come. */
const pause = 200;

/** Shows problems over a page, in a shadow root beside the page's own. */
export type Overlay = { readonly show: (state: PageState) => void };

/**
 * The overlay of a page. It opens by itself when the page is concerned by a mistake that was not there before, never takes
 * the focus, and is as large as the reader left it: `Hide` or Escape leave a button. Warnings alone are a button from the start.
 */
export function createOverlay(page: Document): Overlay {
  const host = page.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  const status = element('div', { class: 'spoken', role: 'status' });
  const shown: { state: PageState | undefined; isOpen: boolean; title: string } = {
    state: undefined,
    isOpen: false,
    title: '',
  };

  const deeds = element('div', { class: 'spoken', 'aria-live': 'polite' });
  const sayIn = (place: HTMLElement, words: string): void => void setTimeout(() => place.replaceChildren(words), pause);
  const say = (words: string): void => sayIn(status, words);
  const toggle = (): void => {
    shown.isOpen = !shown.isOpen;
    draw();
    if (shown.isOpen) panel.element.focus({ preventScroll: true });
    else badge.focus({ preventScroll: true });
  };
  const last = notice(
    // A place of its own: that a mistake is fixed and that all are is said at about the same time.
    (words) => sayIn(deeds, words),
    () => (shown.isOpen ? panel.element : badge).focus({ preventScroll: true }),
  );
  const panel = problemPanel(toggle, { say, fixed: last.show });
  const badge = button('', 'badge', toggle);
  const dock = element('div', { class: 'dock' }, panel.element, last.element);
  const draw = (): void => {
    const { state, isOpen } = shown;
    if (state === undefined) return;
    const hadFocus = panel.element.contains(shadow.activeElement);
    panel.element.hidden = !isOpen;
    badge.hidden = isOpen || !needsBadge(state);
    // Whoever has fixed the last mistake with a button of the panel goes on with what there is.
    if (!isOpen && hadFocus && !last.focus()) badge.focus({ preventScroll: true });
    badge.textContent = countOf(state.problems);
    badge.classList.toggle('calm', errorsOf(state.problems).length === 0);
    if (isOpen)
      keepFocus(
        shadow,
        () => panel.renew(state),
        () => panel.element.focus({ preventScroll: true }),
      );
  };
  const announce = (state: PageState): void => {
    const title = errorsOf(state.problems).length > 0 ? titleOf(state) : '';
    if (title === shown.title) return;
    say(title === '' ? 'All mistakes are fixed.' : `${title}.`);
    shown.title = title;
  };

  shadow.append(element('style', {}, overlayStyle), status, deeds, dock, badge);
  page.body.append(host);
  page.addEventListener('keydown', (event) => {
    const isMeant = event.key === 'Escape' && !event.defaultPrevented && !event.isComposing;
    if (isMeant && shown.isOpen && shown.state?.empty === false) toggle();
  });
  return {
    show: (state) => {
      shown.isOpen = isOpenFor(state, shown.state, shown.isOpen);
      shown.state = state;
      draw();
      announce(state);
    },
  };
}

/** Reminders that are no news are told when somebody looks, and take no room on the page. */
function needsBadge({ problems, reminded }: PageState): boolean {
  return errorsOf(problems).length > 0 || reminded;
}

function isOpenFor(state: PageState, before: PageState | undefined, wasOpen: boolean): boolean {
  if (state.empty) return true;
  const errors = byKey(errorsOf(state.problems));
  if (errors.size === 0) return wasOpen && needsBadge(state) && errorsOf(before?.problems ?? []).length === 0;
  const known = byKey(errorsOf(before?.problems ?? []));
  const isWorse = [...errors.keys()].some((key) => !known.has(key));
  return wasOpen || (state.concerned && (isWorse || before?.concerned === false));
}

const isUsable = (button: Element): boolean => button.isConnected && !(button instanceof HTMLElement && button.hidden);

/**
 * Changes what is in a panel. If the focused button is gone afterwards, the next one of its group has the focus, or the one
 * before; `otherwise` if there is none.
 */
function keepFocus(shadow: ShadowRoot, change: () => void, otherwise: () => void): void {
  const focused = shadow.activeElement;
  const group = focused?.closest('.errors, .warnings');
  const buttons = [...(group?.querySelectorAll('button') ?? [])];
  const place = buttons.findIndex((each) => focused === each || each.contains(focused));
  change();
  if (focused === null || isUsable(focused)) return;
  const after = buttons.slice(place + 1);
  const before = buttons.slice(0, Math.max(0, place)).reverse();
  const next = [...after, ...before].find(isUsable);
  if (next === undefined) otherwise();
  else next.focus({ preventScroll: true });
}
