import type { Finding } from '../../findings/finding.ts';
import { MOST_SLIPS } from '../../findings/most.ts';
import { lineOf, type SourceText } from '../../text/source.ts';
import type { Found } from '../mistakes/broken.ts';
import { codeFence, mergeConflict, tomlLines, yamlVersion } from '../mistakes/pasted/pasted.ts';
import { oddGaps, oddSpace } from '../mistakes/spaces/odd.ts';
import { gap, type Hole, withHoles } from '../syntax/holes.ts';

/** What is said before parsing, and the text without it. */
export type Before = {
  readonly source: SourceText;
  readonly holes: readonly Hole[];
  readonly findings: readonly Finding[];
  /** Where reading was given up because there was too much to say. */
  readonly unreadFrom: number | undefined;
};

/** Reports what is better seen before the parser reads the text, and takes it out. */
export function fillBeforeParsing(text: SourceText): Before {
  const holes: Hole[] = [];
  const findings: Finding[] = [];
  let source = text;
  let unreadFrom: number | undefined;
  const take = ({ mistake, holes: own }: Found): void => {
    findings.push(mistake);
    holes.push(...own);
    source = withHoles(source, own);
  };
  /** What comes after too many of a kind is not read. */
  const giveUpAt = (mistake: Finding): void => {
    unreadFrom = lineOf(source, mistake.range[0]).start;
    take({ mistake, holes: [gap(source, [unreadFrom, source.text.length], true)] });
  };
  for (const find of [mergeConflict, codeFence, tomlLines, yamlVersion, oddSpace]) {
    let count = 0;
    for (let found = find(source); found !== undefined; found = find(source)) {
      count += 1;
      if (count <= MOST_SLIPS) take(found);
      else giveUpAt(found.mistake);
    }
  }
  const [gaps, more] = oddGaps(source);
  findings.push(...gaps.map(({ mistake }) => mistake));
  const gapHoles = gaps.flatMap((found) => found.holes);
  holes.push(...gapHoles);
  source = withHoles(source, gapHoles);
  if (more !== undefined) giveUpAt(more);
  return { source, holes, findings, unreadFrom };
}
