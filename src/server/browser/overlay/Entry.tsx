import { type ReactElement, useRef, useState } from 'react';
import { say as words } from '../../../diagnostics/messages/say.ts';
import { type FixReply, openPath, type Problem } from '../../dev/problem.ts';
import { AskingButton, ask, askToFix } from './asking.tsx';
import { CodeFrame } from './CodeFrame.tsx';
import { placeOf, spotOf } from './places-and-counts.ts';

/** What the parts of the panel can ask of the overlay. */
export type Doings = {
  /** Tells a sentence to screen readers. */
  readonly say: (words: string) => void;
  /** Shows that something was fixed, and how to undo it. */
  readonly fixed: (reply: FixReply) => void;
};

/** One problem: where, what, the lines it stands on, the way out, and what can be done about it. */
export function Entry({ problem, say, fixed }: Doings & { readonly problem: Problem }): ReactElement {
  const { id, file, at, severity, code, message, hint, frame, related, isFixable } = problem;
  const [outcome, setOutcome] = useState({ words: '', isGood: true });
  const room = useRef<HTMLDivElement>(null);
  const show = (words: string, isGood: boolean): void => {
    setOutcome({ words, isGood });
    say(words);
  };
  const fix = async (): Promise<void> => {
    const answer = await askToFix({ fix: id });
    if ('refused' in answer) show(answer.refused, false);
    else fixed(answer);
  };
  const open = async (): Promise<void> => {
    const { isGood, status, text } = await ask(openPath, { file, ...at });
    show(status === 0 ? words('overlay', { why: 'no-answer', at: spotOf(problem) }) : text, isGood);
  };
  const copy = async (): Promise<void> => {
    const isCopied = await copied([spotOf(problem), message, hint].join('\n'), room.current);
    show(words('overlay', { why: isCopied ? 'copied' : 'not-copied' }), isCopied);
  };
  const about = placeOf(problem);
  return (
    <li className={`problem ${severity}`}>
      <p className="where">
        <span className="place">{at && words('overlay', { why: 'place', ...at })}</span>
        {code && <code className="code">{code}</code>}
      </p>
      <p className="message">{message}</p>
      {frame && <CodeFrame key={JSON.stringify(frame)} {...frame} />}
      <p className="hint">{hint}</p>
      {related.length > 0 && (
        <ul className="related">
          {related.map((other) => (
            <li key={JSON.stringify(other)}>
              <code>{`${other.file}:${other.line}:${other.column}`}</code> {other.message}
            </li>
          ))}
        </ul>
      )}
      <div className="actions">
        {isFixable && <AskingButton name="fix" about={about} press={fix} />}
        {at && <AskingButton name="open" about={about} press={open} />}
        <AskingButton name="copy" about={about} press={copy} />
        <p className={outcome.isGood ? 'outcome' : 'outcome failed'} hidden={outcome.words === ''}>
          {outcome.words}
        </p>
        <div className="room" ref={room} />
      </div>
    </li>
  );
}

/**
 * Copies a text. Where the clipboard is closed to pages, it is selected in some room and copied as a person would do it; where even that fails,
 * it stays selected for the reader to copy.
 */
async function copied(text: string, room: HTMLElement | null): Promise<boolean> {
  room?.replaceChildren();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Denied, or not there: browsers have no clipboard for pages that come over plain HTTP from another computer.
  }
  const root = room?.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  const field = Object.assign(document.createElement('textarea'), { className: 'copied', readOnly: true, rows: 3 });
  field.setAttribute('aria-label', words('overlay', { why: 'to-copy' }));
  field.value = text;
  room?.replaceChildren(field);
  field.select();
  // Deprecated, and the only other way there is.
  const isCopied = document.execCommand('copy');
  if (!isCopied) return false;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return true;
}
