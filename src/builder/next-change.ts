import type { Change, NextChange } from '../content/dates/calendar.ts';

const MOST_NAMED = 3;

export function nextChangeMessage({ at, changes }: NextChange): string {
  const areDays = changes.length > 1 && changes.every(({ part }) => part === 'day');
  const what = areDays ? `the days of ${listed(changes, ({ where }) => where)} are over` : listed(changes, changeText);
  return `The next change by date: ${at}, ${what}. Build again then.`;
}

function listed(changes: readonly Change[], textOf: (change: Change) => string): string {
  const named = changes.slice(0, MOST_NAMED).map(textOf).join(', ');
  const more = changes.length - MOST_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}

function changeText({ where, part, appears }: Change): string {
  if (part === 'day') return `the day of ${where} is over`;
  if (part === 'date') return `a date on ${where} is over`;
  const verb = appears ? 'appears' : 'goes';
  return part === 'page' ? `${where} ${verb}` : `a block on ${where} ${verb}`;
}
