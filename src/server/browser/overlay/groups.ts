import { byFile } from '../../../diagnostics/format/by-file.ts';
import type { Problem } from '../../dev/problem.ts';
import type { Doings } from './actions.ts';
import { element } from './element.ts';
import { entry } from './entry.ts';
import { keyedList, type Part } from './keyed.ts';
import { byKey } from './keys.ts';

function fileGroup(file: string, doings: Doings): Part<readonly Problem[]> {
  const list = element('ol', {});
  const show = keyedList<Problem>(list, (problem) => entry(problem, doings));
  return {
    element: element('div', { class: 'file' }, element('h2', {}, file), list),
    renew: (problems) => show(byKey(problems)),
  };
}

/** Problems by file, each kept while it stays. */
export function groups(name: string, doings: Doings): Part<readonly Problem[]> {
  const parent = element('div', { class: name });
  const show = keyedList<readonly Problem[]>(parent, ([first]) => fileGroup(first?.file ?? '', doings));
  return { element: parent, renew: (problems) => show(byFile(problems)) };
}
