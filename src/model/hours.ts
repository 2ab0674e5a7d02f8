/** Days of the week as visitors read them, and which ones they are: 1 is Monday, 7 is Sunday. */
export type Weekdays = { readonly text: string; readonly days: readonly number[] };

/** A day, or some days on end, as visitors read them, and the first and the last: `2026-12-24`. */
export type Days = { readonly text: string; readonly from: string; readonly until: string };
