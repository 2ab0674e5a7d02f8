/** Days of the week as visitors read them, and which ones they are: 1 is Monday, 7 is Sunday. */
export type Weekdays = { readonly text: string; readonly days: readonly number[] };

/** A day, or some days on end, as visitors read them, and the first and the last: `2026-12-24`. */
export type Days = { readonly text: string; readonly from: string; readonly until: string };

/** A heading that something stands under, and its place among the others: a day of the week, a month. */
export type Under = { readonly at: number; readonly name: string };

/** A day, or some days on end, as visitors read them under the heading of the month, and whether the last is over. */
export type Dates = { readonly text: string; readonly under: readonly Under[]; readonly isOver: boolean };

/** On which days of the week something is, in the order of the week where the site's language is spoken. */
export type DaysOfWeek = {
  readonly text: string;
  /** Of each day its number as in `Weekdays`, too. */
  readonly under: readonly (Under & { readonly weekday: number })[];
};

/** When something begins and ends, in minutes since midnight. What goes on after midnight ends past 24:00. */
export type TimeSpan = {
  readonly text: string;
  /** The beginning as visitors read it. */
  readonly begin: string;
  readonly from: number;
  readonly until?: number;
};
