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
  const take = ({ mistake, masks: own }: MaskedMistake): void => {
    findings.push(mistake);
    addAll(masks, own);
    source = masked(source, own);
  };
  /** What comes after too many of a kind is not read. */
  const giveUpAt = (mistake: Finding): void => {
    unreadFrom = lineOf(source, mistake.range[0]).start;
    take({ mistake, masks: [{ range: [unreadFrom, source.text.length], lost: true }] });
  };
  const ofYaml = isTable(text.file) ? [] : [codeFence, tomlLines, yamlVersion, oddSpace];
  for (const find of [mergeConflict, ...ofYaml]) {
    let count = 0;
    for (let found = find(source); found !== undefined; found = find(source)) {
      count += 1;
      if (count <= MOST_SLIPS) take(found);
      else giveUpAt(found.mistake);
    }
  }
  if (isTable(text.file)) return { source, masks, findings, unreadFrom };
  const [gaps, more] = oddGaps(source);
  addAll(
    findings,
    gaps.map(({ mistake }) => mistake),
  );
  const gapMasks = gaps.flatMap((found) => found.masks);
  addAll(masks, gapMasks);
  source = masked(source, gapMasks);
  if (more !== undefined) giveUpAt(more);
  return { source, masks, findings, unreadFrom };
}
