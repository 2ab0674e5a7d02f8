import type { Problem } from '../../dev/problem.ts';
import { codeFrame } from './code-frame.ts';
import { element } from './element.ts';
import type { Part } from './keyed.ts';
import { opener } from './open.ts';

function placeOf({ at, code }: Problem): HTMLElement {
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
    placeOf(problem),
    element('p', { class: 'message' }, message),
    ...(frame === undefined ? [] : [codeFrame(frame)]),
    element('p', { class: 'hint' }, hint),
    ...relatedTo(problem),
  ];
}

/** One problem: where, what, the lines it stands on, the way out, and a button that leads there. */
export function entry(first: Problem, say: (words: string) => void): Part<Problem> {
  const open = opener(say);
  const text = element('div', {});
  const item = element('li', { class: `problem ${first.severity}` }, text, open.element);
  const shown: { text?: string } = {};
  const renew = (problem: Problem): void => {
    const { file, at } = problem;
    const wanted = JSON.stringify(problem);
    if (wanted === shown.text) return;
    shown.text = wanted;
    text.replaceChildren(...words(problem));
    open.element.hidden = at === undefined;
    if (at !== undefined) open.renew({ file, ...at });
  };
  return { element: item, renew };
}
