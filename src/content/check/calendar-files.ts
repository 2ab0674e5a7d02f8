import { weekdaysIn } from '../../schema/formats/weekdays.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Block } from './parts.ts';
import type { AcrossRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** What visitors add to their calendars must have days there, and times of a clock that is known. */
export const calendarFilesRule: AcrossRule = {
  scope: 'across',
  of: ['page', 'kind'],
  concerns: (file) => file.mayHave('calendarFile'),
  find: { block: checkFile },
};

function checkFile({ content: { source }, block }: Block, site: SiteIndex): Finding[] {
  const entry = entryOf(block, 'calendarFile');
  if (entry === undefined || (entry.value.kind === 'scalar' && entry.value.value !== true)) return [];
  const at = inText(source, entry.keyRange);
  const [from, until] = [textOf(entry.value, 'from') ?? '', textOf(entry.value, 'until')];
  return [
    ...(until !== undefined && until < from ? [finding('calendar-file', at, { why: 'order', from, until })] : []),
    ...(entry.value.kind === 'scalar' && isWeekly(block, site)
      ? [finding('calendar-file', at, { why: 'weekly' })]
      : []),
    ...(site.settingAt('timeZone') === 'absent'
      ? [{ ...finding('calendar-file', at, { why: 'zone' }), severity: 'warning' as const }]
      : []),
  ];
}

/** Whether a list has anything that takes place every week. */
function isWeekly(block: Block['block'], { kinds }: SiteIndex): boolean {
  if (itemsOf(block, 'items').some((item) => weekdaysIn(textOf(item, 'day') ?? '') !== undefined)) return true;
  const { fields = [] } = kinds.get(textOf(valueAt(block, 'from'), 'kind') ?? '') ?? {};
  const has = (...types: readonly string[]): boolean => fields.some(({ type }) => types.includes(type));
  return textOf(block, 'type') === WEEKLY && has('day-of-week') && !has('date', 'date-range');
}

/** The block whose days may be those of every week. */
const WEEKLY = 'timetable';
