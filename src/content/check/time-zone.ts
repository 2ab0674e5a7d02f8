import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { type Finding, finding, withAnswer } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { valueAt } from '../../yaml/syntax/tree.ts';
import { isTimeZone } from '../dates/moments.ts';
import type { Content } from './contents.ts';
import type { FileRule } from './rule.ts';

/** The time zone of a site must be one that computers know. */
export const timeZoneRule: FileRule = { scope: 'file', of: ['settings'], find: { whole: checkTimeZone } };

function checkTimeZone({ source, root }: Content): Finding[] {
  const written = valueAt(root, 'timeZone');
  if (written?.kind !== 'scalar' || typeof written.value !== 'string' || written.value.trim() === '') return [];
  const name = written.value;
  if (isTimeZone(name)) return [];
  const zones = Intl.supportedValuesOf('timeZone');
  // People write the city alone.
  const city = zones.find(
    (zone) => zone.split('/').at(-1)?.toLowerCase() === name.trim().replace(/\s+/g, '_').toLowerCase(),
  );
  const suggestion = city ?? nearest(name, zones);
  const mistake = finding('unknown-time-zone', source, written.range, { name, suggestion });
  if (suggestion === undefined) return [mistake];
  const isSure = city !== undefined || isOnlyNearest(name, suggestion, zones);
  return [withAnswer(mistake, rewriteScalar(source, written, suggestion), isSure)];
}
