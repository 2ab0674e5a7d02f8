import type { ReactElement } from 'react';
import { say } from '../../../diagnostics/messages/say.ts';
import type { FixReply } from '../../dev/problem.ts';
import { AskingButton, askToFix } from './asking.tsx';

/** What was fixed or undone, or why it wasn't undone. */
export type Told = FixReply & { readonly isRefused?: true };

/** Kept for the life of a tab: a page may load anew because of what was fixed. */
const key = 'sitewright-fixed';

export function keep(told: Told | undefined): void {
  try {
    if (told === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(told));
  } catch {
    // Without storage it is gone after the next page load, and nothing else.
  }
}

export function kept(): Told | undefined {
  try {
    const text = sessionStorage.getItem(key);
    // Written by the function above.
    return text === null ? undefined : (JSON.parse(text) as Told);
  } catch {
    return undefined;
  }
}

/** The line that says what was fixed, with a button that undoes it. `show` gets what it says next; nothing, once it is closed. */
export function Notice({
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
