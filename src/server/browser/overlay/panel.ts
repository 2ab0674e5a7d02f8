import { byFile } from '../../../diagnostics/format/by-file.ts';
import { plural } from '../../../diagnostics/format/count.ts';
import type { PageState, Problem } from '../../dev/problem.ts';
import type { Doings } from './actions.ts';
import { button, element } from './element.ts';
import { entry } from './entry.ts';
import { type KeyedView, keyedList } from './keyed.ts';
import { byKey } from './keys.ts';
import { errorsOf, remarkOn, titleOf, warningsOf } from './places-and-counts.ts';

/**
 * The panel over the page: all mistakes, and the warnings below them, folded up while there is something worse. It is a
 * landmark, not an alert: a screen reader that was read a hundred mistakes at every save would be of no use.
 */
export function problemPanel(hide: () => void, doings: Doings): KeyedView<PageState> {
  const title = element('h1', { id: 'title' });
  const remark = element('p', { class: 'remark' });
  const hideButton = button('Hide', 'hide', hide);
  const header = element('header', {}, element('div', {}, title, remark), hideButton);
  const errors = groups('errors', doings);
  const warnings = groups('warnings', doings);
  const summary = element('summary', {});
  const reminders = element('details', {}, summary, warnings.element);
  const list = element('div', { class: 'list' }, errors.element, reminders);
  const panel = element('section', { 'aria-labelledby': 'title', tabindex: '-1' }, header, list);
  const shown: { warnings: PageState['problems'] } = { warnings: [] };
  // Nobody waits for the building of hundreds of reminders that stay folded up.
  const unfold = (): void => warnings.renew(reminders.open ? shown.warnings : []);
  reminders.addEventListener('toggle', unfold);
  return {
    element: panel,
    renew: (state) => {
      const worse = errorsOf(state.problems);
      shown.warnings = warningsOf(state.problems);
      title.textContent = titleOf(state);
      remark.textContent = remarkOn(state);
      // An empty page shows nothing else, so there is nothing to make room for.
      hideButton.hidden = state.empty;
      panel.classList.toggle('whole', state.empty);
      panel.classList.toggle('calm', worse.length === 0);
      summary.textContent = plural(shown.warnings.length, 'warning');
      reminders.hidden = shown.warnings.length === 0;
      if (worse.length === 0) reminders.open = true;
      errors.renew(worse);
      unfold();
    },
  };
}

function fileGroup(file: string, doings: Doings): KeyedView<readonly Problem[]> {
  const list = element('ol', {});
  const show = keyedList<Problem>(list, (problem) => entry(problem, doings));
  return {
    element: element('div', { class: 'file' }, element('h2', {}, file), list),
    renew: (problems) => show(byKey(problems)),
  };
}

/** Problems by file, each kept while it stays. */
function groups(name: string, doings: Doings): KeyedView<readonly Problem[]> {
  const parent = element('div', { class: name });
  const show = keyedList<readonly Problem[]>(parent, ([first]) => fileGroup(first?.file ?? '', doings));
  return { element: parent, renew: (problems) => show(byFile(problems)) };
}
