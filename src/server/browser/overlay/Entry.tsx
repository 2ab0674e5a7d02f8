import { type ReactElement, useRef, useState } from 'react';
import type { CodeFrame as Frame } from '../../../diagnostics/format/frame.ts';
import { say, say as words } from '../../../diagnostics/messages/say.ts';
import { byFile } from '../../../diagnostics/repeats.ts';
import { type FixReply, openPath, type PageState, type Problem } from '../../dev/problem.ts';
import { AskingButton, ask, askToFix } from './asking.tsx';
import { byKey, errorsOf, placeOf, remarkOn, spotOf, titleOf, warningsOf } from './places-and-counts.ts';

/**
 * The panel over the page: all mistakes, and the warnings below them, folded up while there is something worse. It is a
 * landmark, not an alert: a screen reader that was read a hundred mistakes at every save would be of no use.
 */
export function Panel({
  state,
  hide,
  doings,
}: {
  readonly state: PageState;
  readonly hide: () => void;
  readonly doings: Doings;
}): ReactElement {
  const [isUnfolded, unfold] = useState(false);
  const [errors, warnings] = [errorsOf(state.problems), warningsOf(state.problems)];
  const isOpen = errors.length === 0 || isUnfolded;
  return (
    <section
      aria-labelledby="title"
      tabIndex={-1}
      className={`${state.empty ? 'whole' : ''} ${errors.length === 0 ? 'calm' : ''}`.trim()}
    >
      <header>
        <div>
          <h1 id="title">{titleOf(state)}</h1>
          <p className="remark">{remarkOn(state)}</p>
        </div>
        {/* An empty page shows nothing else, so there is nothing to make room for. */}
        {!state.empty && (
          <button type="button" className="hide" onClick={hide}>
            {say('overlay', { why: 'hide' })}
          </button>
        )}
      </header>
      <div className="list">
        <Groups name="errors" problems={errors} doings={doings} />
        {warnings.length > 0 && (
          <details open={isOpen} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
            <summary>{say('overlay', { why: 'warnings', count: warnings.length })}</summary>
            {/* Nobody waits for the building of hundreds of reminders that stay folded up. */}
            {isOpen && <Groups name="warnings" problems={warnings} doings={doings} />}
          </details>
        )}
      </div>
    </section>
  );
}

/** Problems by file, each kept while it stays. */
function Groups({
  name,
  problems,
  doings,
}: {
  readonly name: string;
  readonly problems: readonly Problem[];
  readonly doings: Doings;
}): ReactElement {
  return (
    <div className={name}>
      {[...byFile(problems)].map(([file, all]) => (
        <div key={file} className="file">
          <h2>{file}</h2>
          <ol>
            {[...byKey(all)].map(([key, problem]) => (
              <Entry key={key} problem={problem} {...doings} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** Where something is missing there is nothing to mark but the place. */
const nothing = '\u00a0';

/** What is to be seen on each side of a mark, in pixels. */
const margin = 24;

/** Scrolls a frame sideways as far as its mark needs; the start of a mark that is wider than the frame. */
function showMark(frame: HTMLElement): void {
  const [mark, number] = [frame.querySelector('mark'), frame.querySelector('.number')];
  if (mark === null || number === null) return;
  const [place, gutter] = [mark.getBoundingClientRect(), number.getBoundingClientRect().width];
  const start = place.left - frame.getBoundingClientRect().left + frame.scrollLeft - gutter;
  const hidden = start + place.width + margin - (frame.clientWidth - gutter);
  frame.scrollLeft = Math.max(0, Math.min(start - margin, hidden));
}

/** What can be scrolled must be reachable by keyboard, and what is reachable needs a name. */
const reachable = { tabindex: '0', role: 'group', 'aria-label': say('overlay', { why: 'lines' }) };

/** Hears of a frame when it comes into sight, and when a phone is turned: what is out of sight isn't laid out. */
const sizes = new ResizeObserver((frames) => {
  for (const { target: frame } of frames) {
    if (!(frame instanceof HTMLElement) || frame.clientWidth === 0) continue;
    const isWide = frame.scrollWidth > frame.clientWidth;
    for (const [attribute, value] of Object.entries(reachable))
      if (isWide) frame.setAttribute(attribute, value);
      else frame.removeAttribute(attribute);
    showMark(frame);
  }
});

const observe = (frame: HTMLElement | null): void => {
  if (frame !== null) sizes.observe(frame);
};

function CodeFrame({ lines, from, to }: Frame): ReactElement {
  const last = lines.length - 1;
  // The place may be after the end of the line.
  const line = lines[last]?.text.padEnd(from) ?? '';
  return (
    <pre ref={observe}>
      <code>
        {lines.map(({ number, text }, index) => (
          <span key={number} className={index === last ? 'row at' : 'row'}>
            <span className="number">{number}</span>
            <span className="text">
              {index < last
                ? text
                : [line.slice(0, from), <mark key="mark">{line.slice(from, to) || nothing}</mark>, line.slice(to)]}
              {'\n'}
            </span>
          </span>
        ))}
      </code>
    </pre>
  );
}

export type Doings = {
  /** Tells a sentence to screen readers. */
  readonly say: (words: string) => void;
  readonly fixed: (reply: FixReply) => void;
};

function Entry({ problem, say, fixed }: Doings & { readonly problem: Problem }): ReactElement {
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
