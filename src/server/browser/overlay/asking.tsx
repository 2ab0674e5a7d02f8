import { type ReactElement, useState } from 'react';
import { say } from '../../../diagnostics/messages/say.ts';
import { type FixReply, fixPath } from '../../dev/problem.ts';

/** Posts an object to an address of the development server. Never throws: nothing is the answer where there was none, with the status 0. */
export async function ask(path: string, body: object): Promise<{ isGood: boolean; status: number; text: string }> {
  try {
    const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
    return { isGood: response.ok, status: response.status, text: (await response.text()).trim() };
  } catch {
    return { isGood: false, status: 0, text: '' };
  }
}

/** Asks the server to fix a mistake or to undo that. A sentence says why nothing was written. */
export async function askToFix(
  request: object,
): Promise<FixReply | { readonly refused: string; readonly isFinal: boolean }> {
  const { isGood, status, text } = await ask(fixPath, request);
  // Written by our own server, by the same type.
  return isGood
    ? (JSON.parse(text) as FixReply)
    : { refused: text || say('overlay', { why: 'no-answer' }), isFinal: status === 404 || status === 409 };
}

type Asking = {
  readonly name: 'fix' | 'open' | 'copy' | 'undo';
  /** What the label is about, for those who hear it. */
  readonly about?: string;
  readonly press: () => Promise<void>;
};

/** A button that starts something, and does nothing until that has ended. It keeps the focus meanwhile. */
export function AskingButton({ name, about, press }: Asking): ReactElement {
  const [isBusy, setBusy] = useState(false);
  const label = say('overlay', { why: name });
  const pressed = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await press();
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={name}
      aria-label={about && `${label}: ${about}`}
      aria-disabled={isBusy || undefined}
      onClick={() => void pressed()}
    >
      {label}
    </button>
  );
}
