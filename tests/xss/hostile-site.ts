import { loadSite } from '../../src/content/load/load.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { ONE_BY_ONE } from '../../src/yaml/findings/together.ts';
import { memoryDisk, png } from '../content/memory-disk.ts';
import { type Field, wholePage, wholeSite } from './fields.ts';
import { hostileStrings } from './strings.ts';

/** A hostile text in a field. The mark at its end, such as `q17.`, is in no other one. */
export type Attempt = {
  readonly field: Field;
  readonly hostile: string;
  readonly written: string;
  readonly mark: string;
};

/** A site with a hostile text in every field that takes it, and a fine one in the others. */
export type HostileSite = {
  readonly files: Readonly<Record<string, string>>;
  /** The same with a hostile text in every field, which the check refuses. */
  readonly unchecked: Readonly<Record<string, string>>;
  readonly accepted: readonly Attempt[];
  readonly refused: readonly Attempt[];
};

type Draft = { readonly file: string; readonly lines: readonly string[]; readonly attempts: readonly Attempt[] };

const placeOf = (number: number): string => `@@${number}@@`;
const place = /"@@(\d+)@@"/;

/** A file of which each field has the string after that of the field before it. */
function draft(
  file: string,
  firstString: number,
  firstMark: number,
  whole: (write: (field: Field) => string) => unknown,
): Draft {
  const attempts: Attempt[] = [];
  const text = JSON.stringify(
    whole((field) => {
      const number = attempts.length;
      const hostile = hostileStrings[(firstString + number) % hostileStrings.length] ?? '';
      const mark = `q${firstMark + number}.`;
      attempts.push({ field, hostile, mark, written: `${hostile} ${mark}` });
      return placeOf(number);
    }),
    null,
    1,
  );
  return { file, lines: text.split('\n'), attempts };
}

/** The number of the attempt on a line. */
function attemptOn(line: string | undefined): number | undefined {
  const [, number] = place.exec(line ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

function written({ lines, attempts }: Draft, refused: ReadonlySet<Attempt>): string {
  const fill = (_: string, number: string): string => {
    const attempt = attempts[Number(number)];
    if (attempt === undefined) return '""';
    return JSON.stringify(refused.has(attempt) ? attempt.field.fine : attempt.written);
  };
  return `${lines.map((line) => line.replace(place, fill)).join('\n')}\n`;
}

/** What the fine texts name in `public/`. */
export const publicFiles = { 'public/a.png': png, 'public/a.js': '// Does nothing.\n' } as const;

/** How often a site is checked: what one mistake hides comes out when it is gone. */
const rounds = 40;

/**
 * Makes a site of three files, with a hostile text in every field of every block, page and of site.yaml. Which text a field gets
 * depends on the number: over as many numbers as there are texts, each field gets each of them.
 * @throws Error if the check refuses something that is not one of those texts
 */
export async function hostileSite(number: number): Promise<HostileSite> {
  const half = Math.floor(hostileStrings.length / 2);
  const drafts = [
    draft('site.yaml', number, 0, wholeSite),
    draft('pages/index.yaml', number, 1000, wholePage),
    draft('pages/other.yaml', number + half, 2000, wholePage),
  ];
  const refused = new Set<Attempt>();
  const filesOf = (): Record<string, string> =>
    Object.fromEntries(drafts.map((each) => [each.file, written(each, refused)]));
  const unchecked = filesOf();
  for (let round = 0; round < rounds; round += 1) {
    const files = filesOf();
    // All of them at once: with each round everything is read and judged again.
    const { diagnostics } = await loadSite(memoryDisk({ ...files, ...publicFiles }), { telling: ONE_BY_ONE });
    const mistakes = diagnostics.filter(({ severity }) => severity === 'error');
    if (mistakes.length === 0) {
      return { files, unchecked, refused: [...refused], accepted: accepted(drafts, refused) };
    }
    const before = refused.size;
    for (const mistake of mistakes) refused.add(attemptAt(mistake, drafts));
    if (refused.size === before) throw new Error(`A fine text is refused: ${JSON.stringify(mistakes[0])}`);
  }
  throw new Error(`After ${rounds} rounds the check still finds mistakes.`);
}

function attemptAt({ file, line, code, message }: Diagnostic, drafts: readonly Draft[]): Attempt {
  const wrong = drafts.find((each) => each.file === file);
  const attempt = wrong?.attempts[attemptOn(wrong.lines[line - 1]) ?? -1];
  if (attempt === undefined) throw new Error(`${file}:${line} ${code}: ${message}`);
  return attempt;
}

function accepted(drafts: readonly Draft[], refused: ReadonlySet<Attempt>): Attempt[] {
  return drafts.flatMap(({ attempts }) => attempts.filter((attempt) => !refused.has(attempt)));
}
