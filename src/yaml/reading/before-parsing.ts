import { addAll } from '../../model/lists.ts';
import { isTable } from '../../model/page-file.ts';
import type { Finding } from '../findings/finding.ts';
import { MOST_SLIPS } from '../findings/together.ts';
import type { MaskedMistake } from '../mistakes/broken.ts';
import { codeFence, mergeConflict, oddGaps, oddSpace, tomlLines, yamlVersion } from '../mistakes/pasted/pasted.ts';
import { type Mask, masked } from '../syntax/masks.ts';
import { lineOf, type SourceText } from '../text/source.ts';

/** What is said before parsing, and the text without it. */
export type Before = {
  readonly source: SourceText;
  readonly masks: readonly Mask[];
  readonly findings: readonly Finding[];
  /** Where reading was given up because there was too much to say. */
  readonly unreadFrom: number | undefined;
};

/** Reports what is better seen before a text is read, and takes it out. In a table that is only what Git left there. */
export function checkBeforeParsing(text: SourceText): Before {
  const masks: Mask[] = [];
  const findings: Finding[] = [];
  let source = text;
  let unreadFrom: number | undefined;
  /** @param before how many of its kind are told: what comes after too many is not read */
  const take = ({ mistake, masks: own }: MaskedMistake, before: number): void => {
    findings.push(mistake);
    if (before >= MOST_SLIPS) unreadFrom = lineOf(source, mistake.range[0]).start;
    const taken: readonly Mask[] =
      unreadFrom === undefined ? own : [{ range: [unreadFrom, source.text.length], lost: true }];
    addAll(masks, taken);
    source = masked(source, taken);
  };
  const ofYaml = isTable(text.file) ? [] : [codeFence, tomlLines, yamlVersion, oddSpace];
  for (const find of [mergeConflict, ...ofYaml]) {
    for (let count = 0, found = find(source); found !== undefined; count += 1, found = find(source)) take(found, count);
  }
  if (!isTable(text.file)) for (const [count, gap] of oddGaps(source).entries()) take(gap, count);
  return { source, masks, findings, unreadFrom };
}
