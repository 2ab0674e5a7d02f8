import { keepsWords } from '../../src/content/judge/hints.ts';
import { isProgress } from '../../src/content/judge/judge.ts';
import { changesOf, readableText, stepOf } from '../../src/content/judge/step.ts';
import { type Loaded, loadSite } from '../../src/content/load/load.ts';
import { traitsOf } from '../../src/diagnostics/catalogue.ts';
import type { Disk } from '../../src/disk/disk.ts';
import { answerOf, type Finding, fileOf, toDiagnostic } from '../../src/yaml/findings/finding.ts';
import { ONE_BY_ONE } from '../../src/yaml/findings/together.ts';

/** How many hints of a site name what to write, those that are wrong when somebody follows them, and all that is found in it. */
export type Followed = {
  readonly count: number;
  readonly wrong: readonly string[];
  readonly findings: readonly Finding[];
};

/** That a file is saved again in another way is not something to write. */
const OF_ENCODING = ['not-utf8', 'old-line-ends', 'control-character'];

/** Follows each hint that names what to write, by itself, and checks the whole site again. */
export async function followHints(disk: Disk): Promise<Followed> {
  const site = await loadSite(disk, { telling: ONE_BY_ONE });
  const { findings } = site;
  const named = findings.filter((each) => (answerOf(each)?.length ?? 0) > 0 && !OF_ENCODING.includes(each.code));
  const wrong: string[] = [];
  for (const each of named) {
    const problem = await problemOf(site, each);
    if (problem !== undefined) wrong.push(`${describe(each)}: ${problem}`);
  }
  return { count: named.length, wrong, findings };
}

async function problemOf(site: Loaded, each: Finding): Promise<string | undefined> {
  const bytes = site.files.disk.read(fileOf(each));
  const source = readableText(fileOf(each), bytes);
  if (!keepsWords(each, source)) return "changes the author's words";
  const step = stepOf([{ ...each, edits: answerOf(each) ?? [] }], () => ({ source, bytes }));
  const { findings } = await site.over(changesOf(step));
  // What only shows when the other files are understood is told when this one is.
  const after = findings
    .filter(({ code }) => traitsOf(code).reach === 'file')
    // One whose answer was tried and left out had one all the same: it was there before, below this one.
    .map((other) => (other.isGeneral === true ? { ...other, edits: [] } : other));
  if (isProgress(step, site.findings, after)) return undefined;
  const left = after.map((other) => describe(other)).join('; ');
  return `then there is ${left === '' ? 'nothing' : left}`;
}

function describe(each: Finding): string {
  const { file, line, column, code, hint } = toDiagnostic(each);
  return `${file}:${line}:${column} ${code} (${hint})`;
}
