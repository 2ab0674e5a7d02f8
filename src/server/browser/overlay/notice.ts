import type { FixReply } from '../../dev/problem.ts';
import { busyButton } from './busy.ts';
import { button, element } from './element.ts';
import { askToFix } from './fix.ts';

/** Kept for the life of a tab: a page may load anew because of what was fixed. */
const key = 'sitewright-fixed';

/** The line that says what was fixed, with a button that undoes it. */
export type Notice = {
  readonly element: HTMLElement;
  readonly show: (reply: FixReply) => void;
  /** Gives the focus to its first button, if it is shown. Says whether it is. */
  readonly focus: () => boolean;
};

/** `closed` is called when it goes while it has the focus. */
export function notice(say: (words: string) => void, closed: () => void): Notice {
  const current: { undo?: string | undefined } = {};
  const words = element('p', {});
  const draw = ({ words: said, undo: id }: FixReply, isGood: boolean): void => {
    current.undo = id;
    words.textContent = said;
    line.classList.toggle('failed', !isGood);
    line.hidden = false;
    if (id === undefined && undo.matches(':focus')) close.focus({ preventScroll: true });
    undo.hidden = id === undefined;
    keep({ words: said, ...(id === undefined ? {} : { undo: id }) });
  };
  const takeBack = async (): Promise<void> => {
    const id = current.undo;
    if (id === undefined) return;
    const answer = await askToFix({ undo: id });
    if ('refused' in answer) draw({ words: answer.refused, ...(answer.isFinal ? {} : { undo: id }) }, false);
    else draw(answer, true);
    say(words.textContent ?? '');
  };
  const undo = busyButton('Undo', 'undo', takeBack);
  const close = button('Close', 'close', () => {
    line.hidden = true;
    keep(undefined);
    closed();
  });
  const line = element(
    'div',
    { class: 'notice', role: 'group', 'aria-label': 'Last fix', hidden: '' },
    words,
    undo,
    close,
  );
  const kept = savedReply();
  if (kept !== undefined) draw(kept, true);
  return {
    element: line,
    show: (reply) => {
      draw(reply, true);
      say(reply.words);
    },
    focus: () => {
      if (!line.hidden) (undo.hidden ? close : undo).focus({ preventScroll: true });
      return !line.hidden;
    },
  };
}

function keep(reply: FixReply | undefined): void {
  try {
    if (reply === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(reply));
  } catch {
    // Without storage it is gone after the next page load, and nothing else.
  }
}

function savedReply(): FixReply | undefined {
  try {
    const text = sessionStorage.getItem(key);
    // Written by the function above.
    return text === null ? undefined : (JSON.parse(text) as FixReply);
  } catch {
    return undefined;
  }
}
