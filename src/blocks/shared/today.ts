import { useEffect, useState } from 'react';
import type { Days } from '../../model/hours.ts';

/** A day: `2026-12-24`, and which of the week it is, from 1, Monday, to 7. */
export type Today = { readonly date: string; readonly weekday: number };

/** The day that a clock shows, where it stands. */
export function dayOn(clock: Date): Today {
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  return {
    date: `${clock.getFullYear()}-${twoDigits(clock.getMonth() + 1)}-${twoDigits(clock.getDate())}`,
    weekday: clock.getDay() === 0 ? 7 : clock.getDay(),
  };
}

/** The entry whose days a day is one of. */
export function exceptionOn<T extends { readonly days: Days }>(
  { date }: Today,
  exceptions: readonly T[],
): T | undefined {
  return exceptions.find(({ days: { from, until } }) => from <= date && date <= until);
}

/** The visitor's day. Unknown until the app runs in the browser: a page may have been built long ago. */
export function useToday(): Today | undefined {
  const [today, setToday] = useState<Today>();
  useEffect(() => setToday(dayOn(new Date())), []);
  return today;
}
