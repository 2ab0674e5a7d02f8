import { type ReactElement, useState } from 'react';
import { say } from '../../../diagnostics/messages/say.ts';
import { byFile } from '../../../diagnostics/repeats.ts';
import type { PageState, Problem } from '../../dev/problem.ts';
import { type Doings, Entry } from './Entry.tsx';
import { byKey, errorsOf, remarkOn, titleOf, warningsOf } from './places-and-counts.ts';

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
