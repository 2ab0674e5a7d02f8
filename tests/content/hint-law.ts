import { wrongFiles } from '../../src/content/judge/judge.ts';
import { changesOf, readableText, stepOf } from '../../src/content/judge/step.ts';
import { type Loaded, loadSite } from '../../src/content/load/load.ts';
import { traitsOf } from '../../src/diagnostics/catalogue.ts';
import type { Disk } from '../../src/disk/disk.ts';
import { largest, smallest } from '../../src/model/lists.ts';
import { answerOf, type Finding, fileOf, toDiagnostic } from '../../src/yaml/findings/finding.ts';
import { ONE_BY_ONE } from '../../src/yaml/findings/together.ts';
import type { Edit } from '../../src/yaml/text/edits.ts';
import { applied, movedEdits } from '../../src/yaml/text/edits.ts';
import { endOfLine, lineOf, type SourceText } from '../../src/yaml/text/source.ts';

/** How many hints of a site name what to write, those that are wrong when somebody follows them, and all that is found in it. */
export type Followed = {
  readonly count: number;
  readonly wrong: readonly string[];
  readonly findings: readonly Finding[];
};

/** That a file is saved again in another way is not something to write. */
const OF_ENCODING = ['not-utf8', 'old-line-ends', 'control-character'];

/** Of a longer text, a hint shows the beginning. */
const MOST_NAMED = 1000;

/** Follows each hint that names what to write, by itself, and checks the whole site again. */
export async function followHints(disk: Disk): Promise<Followed> {
  const site = await loadSite(disk, { telling: ONE_BY_ONE });
  const { findings } = site;
  const isNamed = ({ text }: Edit): boolean => text.length < MOST_NAMED;
  const named = findings.filter((each) => answerOf(each)?.some(isNamed) === true && !OF_ENCODING.includes(each.code));
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
  const step = stepOf([{ ...each, edits: answerOf(each) ?? [] }], new Map([[fileOf(each), { source, bytes }]]));
  const { findings } = await site.over(changesOf(step));
  // What only shows when the other files are understood is told when this one is.
  const after = findings.filter(({ code }) => traitsOf(code).reach === 'file');
  if (wrongFiles(step, site.findings, after).size === 0) return undefined;
  const left = after.map((other) => describe(other)).join('; ');
  return `then there is ${left === '' ? 'nothing' : left}`;
}

function describe(each: Finding): string {
  const { file, line, column, code, hint } = toDiagnostic(each);
  return `${file}:${line}:${column} ${code} (${hint})`;
}

/** Whether an answer leaves the author's words as they are, where it must. */
function keepsWords(found: Finding, source: SourceText): boolean {
  if (traitsOf(found.code).words === 'changed') return true;
  const edits = answerOf(found) ?? [];
  // All lines that change, and nothing else of a long file.
  const { start } = lineOf(source, smallest(edits.map(({ range }) => range[0])));
  const end = endOfLine(source, lineOf(source, largest(edits.map(({ range }) => range[1]))).number);
  const written = source.text.slice(start, end);
  return wordsOf(written) === wordsOf(applied(written, movedEdits(edits, -start)));
}

/** The letters, digits and apostrophes of a text: all that is not how it is written. */
function wordsOf(text: string): string {
  return text.replace(/(?<=\p{L})(?:''|\\')(?=\p{L})/gu, "'").replace(/(?<!\p{L})'|'(?!\p{L})|[^\p{L}\p{N}']/gu, '');
}
