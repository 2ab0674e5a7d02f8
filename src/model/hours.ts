/** Days of the week as visitors read them, and which ones they are: 1 is Monday, 7 is Sunday. */
export type Weekdays = { readonly text: string; readonly days: readonly number[] };

/** A day, or some days on end, as visitors read them, the first and the last (`2026-12-24`), and whether that is over. */
export type Days = { readonly text: string; readonly from: string; readonly until: string; readonly isOver: boolean };

/** A heading that something stands under, and its place among the others: a day of the week, a month. */
export type Under = { readonly at: number; readonly name: string };

/** A day, or some days on end, as visitors read them under the heading of the month, and whether the last is over. */
export type Dates = { readonly text: string; readonly under: readonly Under[]; readonly isOver: boolean };

/** A day that something is on, and its number as in `Weekdays`: one of each week, or that of a date. */
export type UnderDay = Under & { readonly weekday: number; readonly date?: string };

/** On which days something is: of the week, in its order where the site's language is spoken, or of a calendar. */
export type DaysOfWeek = { readonly text: string; readonly under: readonly UnderDay[] };

/** When something begins and ends, in minutes since midnight. What goes on after midnight ends past 24:00. */
export type TimeSpan = {
  readonly text: string;
  /** The beginning as visitors read it. */
  readonly begin: string;
  readonly from: number;
  readonly until?: number;
};
