import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { say, say as words } from '../../../diagnostics/messages/say.ts';
import type { FixReply, PageState } from '../../dev/problem.ts';
import { AskingButton, askToFix } from './asking.tsx';
import { Panel } from './Entry.tsx';
import { byKey, countOf, errorsOf, titleOf } from './places-and-counts.ts';
import { overlayStyle } from './style.ts';

type Told = FixReply & { readonly isRefused?: true };

/** Kept for the life of a tab: a page may load anew because of what was fixed. */
const key = 'sitewright-fixed';

function keep(told: Told | undefined): void {
  try {
    if (told === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(told));
  } catch {
    // Without storage it is gone after the next page load, and nothing else.
  }
}

function kept(): Told | undefined {
  try {
    const text = sessionStorage.getItem(key);
    // Written by the function above.
    return text === null ? undefined : (JSON.parse(text) as Told);
  } catch {
    return undefined;
  }
}

/** The line that says what was fixed, with a button that undoes it. `show` gets what it says next; nothing, once it is closed. */
function Notice({
  told: { words, undo, isRefused },
  show,
}: {
  readonly told: Told;
  readonly show: (told: Told | undefined) => void;
}): ReactElement {
  const takeBack = async (): Promise<void> => {
    const answer = await askToFix({ undo });
    if (!('refused' in answer)) show(answer);
    else show({ words: answer.refused, isRefused: true, ...(!answer.isFinal && undo && { undo }) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own.
    <div
      className={isRefused ? 'notice failed' : 'notice'}
      role="group"
      aria-label={say('overlay', { why: 'last-fix' })}
    >
      <p>{words}</p>
      {undo && <AskingButton name="undo" press={takeBack} />}
      <button type="button" className="close" onClick={() => show(undefined)}>
        {say('overlay', { why: 'close' })}
      </button>
    </div>
  );
}

const name = 'sitewright-problems';

/** Screen readers hear of a region only what is written into it after it has come. */
const pause = 200;

type Shown = {
  state: PageState | undefined;
  isOpen: boolean;
  title: string;
  told: Told | undefined;
  /** Whether what had the focus is gone, and nothing was there to get it. */
  isLost: boolean;
};

/**
 * The overlay of a page. It opens by itself when the page is concerned by a mistake that was not there before, never takes
 * the focus, and is as large as the reader left it: `Hide` or Escape leave a button. Warnings alone are a button from the start.
 */
export function createOverlay(page: Document): { readonly show: (state: PageState) => void } {
  const host = page.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  const shown: Shown = { state: undefined, isOpen: false, title: '', told: kept(), isLost: false };
  const sayIn = (region: string, words: string): void =>
    void setTimeout(() => shadow.querySelector(region)?.replaceChildren(words), pause);
  const say = (words: string): void => sayIn('[role=status]', words);
  const focusOn = (selector: string): void =>
    shadow.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  const toggle = (): void => {
    shown.isOpen = !shown.isOpen;
    draw();
    focusOn(shown.isOpen ? 'section' : '.badge');
  };
  const tell = (told: Told | undefined): void => {
    shown.told = told;
    keep(told);
    draw();
    // The panel may be gone before the server says that a mistake is fixed.
    if (told !== undefined && shown.isLost && page.activeElement === page.body) focusOn('.notice button');
    shown.isLost = false;
    // A place of its own: that a mistake is fixed and that all are is said at about the same time.
    if (told !== undefined) sayIn('[aria-live]', told.words);
  };
  const draw = (): void => {
    const { state, isOpen, told } = shown;
    if (state === undefined) return;
    const isCalm = errorsOf(state.problems).length === 0;
    const all = (
      <>
        <style>{overlayStyle}</style>
        <div className="spoken" role="status" />
        <div className="spoken" aria-live="polite" />
        <div className="dock">
          {isOpen && <Panel state={state} hide={toggle} doings={{ say, fixed: tell }} />}
          {told && <Notice told={told} show={tell} />}
        </div>
        <button
          type="button"
          className={isCalm ? 'badge calm' : 'badge'}
          hidden={isOpen || !needsBadge(state)}
          onClick={toggle}
        >
          {countOf(state.problems)}
        </button>
      </>
    );
    keepFocus(
      shadow,
      () => flushSync(() => root.render(all)),
      // Whoever has fixed the last mistake with a button of the panel goes on with what there is.
      () => {
        focusOn(isOpen ? 'section' : told === undefined ? '.badge' : '.notice button');
        shown.isLost = shadow.activeElement === null;
      },
    );
  };
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
      const title = errorsOf(state.problems).length > 0 ? titleOf(state) : '';
      if (title !== shown.title) say(title === '' ? words('overlay', { why: 'all-fixed' }) : `${title}.`);
      shown.title = title;
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
 * Changes what is shown. If the focused button is gone afterwards, the next one of its group has the focus, or the one
 * before; `otherwise` if there is none.
 */
function keepFocus(shadow: ShadowRoot, change: () => void, otherwise: () => void): void {
  const focused = shadow.activeElement;
  const group = focused?.closest('.errors, .warnings, .notice');
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
