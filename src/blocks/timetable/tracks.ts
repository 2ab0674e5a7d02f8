import { ruleClass } from '../shared/rule-class.ts';
import type { Style } from '../shared/styles.ts';

/** How high an hour is at least: what needs more room makes it higher, on all days alike. */
const HOUR = 4.5;
/** How wide the times at the side are, and how high the names of the days. */
export const MARKS = '4rem';
export const NAMES = '3.75rem';

/** Rules for screens that are wide enough for a week: `lg` of the theme. */
const onWide = (rules: string): Style => ruleClass(`@media screen and (min-width:60rem){&{${rules}}}`);

/** @param lanes of each day. @param rows of each its minutes. @returns the rows and columns of a week: days are as wide as they have things side by side */
export function gridTracks(lanes: readonly number[], rows: readonly number[]): Style {
  const widths = lanes.map((count) => `minmax(0,${count}fr)`);
  const heights = rows.map((minutes) => `minmax(${Math.round((minutes * HOUR * 100) / 60) / 100}rem,auto)`);
  return onWide(`grid-template-columns:${MARKS} ${widths.join(' ')};grid-template-rows:${NAMES} ${heights.join(' ')}`);
}

/** So many days stand beside each other: a week. */
const MOST_DAYS = 7;

const inColumns = (count: number): Style => onWide(`grid-template-columns:repeat(${count}, minmax(0, 1fr))`);

/** The columns of days without hours. More than a week of them stands in rows that are as long as each other. */
export const dayColumns = (days: number): Style => inColumns(Math.ceil(days / Math.ceil(days / MOST_DAYS)));

export const besideEachOther = (lanes: number): Style => (lanes === 1 ? '' : inColumns(lanes));
