import type { Problem } from '../../dev/problem.ts';
import { actions, type Doings } from './actions.ts';
import { codeFrame } from './code-frame.ts';
import { element } from './element.ts';
import type { KeyedView } from './keyed.ts';

function heading({ at, code }: Problem): HTMLElement {
  const where = at === undefined ? '' : `Line ${at.line}, column ${at.column}`;
  const name = code === undefined ? [] : [element('code', { class: 'code' }, code)];
  return element('p', { class: 'where' }, element('span', { class: 'place' }, where), ...name);
}

function relatedTo({ related }: Problem): HTMLElement[] {
  if (related.length === 0) return [];
  const items = related.map(({ file, line, column, message }) =>
    element('li', {}, element('code', {}, `${file}:${line}:${column}`), ` ${message}`),
  );
  return [element('ul', { class: 'related' }, ...items)];
}

function words(problem: Problem): HTMLElement[] {
  const { message, hint, frame } = problem;
  return [
    heading(problem),
    element('p', { class: 'message' }, message),
    ...(frame === undefined ? [] : [codeFrame(frame)]),
    element('p', { class: 'hint' }, hint),
    ...relatedTo(problem),
  ];
}

/** One problem: where, what, the lines it stands on, the way out, and what can be done about it. */
export function entry(first: Problem, doings: Doings): KeyedView<Problem> {
  const buttons = actions(doings);
  const text = element('div', {});
  const item = element('li', { class: `problem ${first.severity}` }, text, buttons.element);
  const shown: { text?: string } = {};
  const renew = (problem: Problem): void => {
    buttons.renew(problem);
    // Its id is another one after every save.
    const wanted = JSON.stringify({ ...problem, id: '' });
    if (wanted === shown.text) return;
    shown.text = wanted;
    text.replaceChildren(...words(problem));
  };
  return { element: item, renew };
}
