import type { PrintPlan } from '../model/print.ts';
import { type Setting, textSlices } from './setting.ts';
import type { Slice } from './slices.ts';
import { colors, type Style, styles } from './style.ts';

const title: Style = { face: 'bold', size: 28, leading: 33, color: colors.ink };

/** What a document without a cover begins with: what it is about, above its first part. */
export function opening(plan: PrintPlan, setting: Setting): Slice[] {
  const { brand } = setting;
  const { tagline, description, facts } = plan;
  const small = { ...styles.tagline, color: brand['700'] };
  return [
    ...(tagline === undefined ? [] : textSlices([tagline], small, { before: 0 }, setting)),
    ...textSlices([plan.title], { ...title, color: brand['900'] }, { before: 2, kind: 'H1' }, setting),
    ...textSlices([description], styles.lead, { before: 8 }, setting),
    ...(facts.length === 0 ? [] : textSlices([facts.join(' \u00b7 ')], styles.small, { before: 8 }, setting)),
  ].map((slice) => ({ ...slice, keeps: true }));
}
