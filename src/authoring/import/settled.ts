import { type SiteReader, siteReader } from '../../content/load/site-reader.ts';
import { changedDisk } from '../../disk/changed-disk.ts';
import { noFiles } from '../../disk/disk.ts';
import { grouped } from '../../model/grouped.ts';
import { isMarkdown } from '../../model/page-file.ts';
import { type Finding, fileOf, severityOf } from '../../yaml/findings/finding.ts';
import { applyFixes } from '../fix/apply-fixes.ts';
import { withoutWrongKeys } from './wrong-keys.ts';
import { type TakenOut, type Without, type Wrong, withoutWrongText } from './wrong-text.ts';

export type Settled = {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly taken: readonly (TakenOut & { readonly file: string })[];
};

type Files = Map<string, Uint8Array>;

/** What is taken out may show what it hid: so often, at most. */
const ROUNDS = 6;

const BOUNDS = { loads: 100, bytes: 200_000_000 };

/**
 * Makes a new site pass its checks: fixes what has one right answer, and takes out what is wrong with what is left, so that it can be
 * published. The words that visitors read stay. Nobody but the checks decides what is wrong.
 * @param given its files; those that no mistake is in stay as they are
 */
export async function settled(given: ReadonlyMap<string, Uint8Array>): Promise<Settled> {
  const files: Files = new Map(given);
  const taken: (TakenOut & { file: string })[] = [];
  const reader = siteReader();
  /** @returns whether there was anything */
  const takeOut = (wrong: readonly Finding[]): boolean => {
    let isChanged = false;
    for (const [file, found] of grouped(wrong, fileOf)) {
      const bytes = files.get(file);
      if (bytes === undefined) continue;
      const text = new TextDecoder().decode(bytes);
      const after = without(file, text, found.map(wrongOf));
      isChanged ||= after.text !== text;
      files.set(file, new TextEncoder().encode(after.text));
      for (const each of after.taken) taken.push({ file, ...each });
    }
    return isChanged;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const wrong = (await fix(files, reader)).filter(
      (each) => (severityOf(each) === 'error' && each.code !== 'no-home-page') || isCodeOfOthers(each),
    );
    // A heading that isn't found may be in a page that has mistakes: those come first, while there is something to take out of them.
    const first = wrong.filter(({ code }) => code !== 'broken-anchor');
    const isChanged = takeOut(first) || takeOut(wrong);
    if (!isChanged) break;
  }
  return { files, taken };
}

/** @returns what is left */
async function fix(files: Files, reader: SiteReader): Promise<readonly Finding[]> {
  const fixed = await applyFixes(changedDisk(noFiles, files), BOUNDS, { reader });
  for (const { file, name, after } of fixed.files) {
    if (name !== file) files.delete(file);
    files.set(name, after);
  }
  return fixed.site.findings;
}

/** Formulas are shown as they are written. */
const wrongOf = ({ code, range, facts }: Finding): Wrong => ({
  ...{ code, range },
  isFormula: /"(?:tex|latex)"/.test(JSON.stringify(facts)),
});

/** Code that visitors would read: what belongs to people's words, such as a check mark or the name of an emoji, is left to them. */
const isCodeOfOthers = ({ code, facts }: Finding): boolean =>
  code === 'shown-as-written' &&
  /"(?:hugo|jekyll|wordpress|joomla|handlebars|template|shortcode|program|erb|contents|attribute|directive|mdx)"/.test(
    JSON.stringify(facts),
  );

/** A file without what is wrong in it. The keys of a page in Markdown are YAML, and its text is none. */
function without(file: string, text: string, wrong: readonly Wrong[]): Without {
  if (!isMarkdown(file)) return withoutWrongKeys(file, text, wrong);
  const [front = '', mark = '', inner = ''] = /^(---\n)([\s\S]*?\n)---\n/.exec(text) ?? [];
  const moved = ({ range: [start, end], ...each }: Wrong, by: number): Wrong => ({
    ...each,
    range: [start - by, end - by],
  });
  const inKeys = wrong.filter(({ range: [start] }) => start < front.length).map((each) => moved(each, mark.length));
  const inText = wrong.filter(({ range: [start] }) => start >= front.length).map((each) => moved(each, front.length));
  const keys = withoutWrongKeys(file, inner, inKeys);
  const body = withoutWrongText(text.slice(front.length), inText);
  const isWhole = front === '' && keys.text.trim() === '';
  return { text: isWhole ? body.text : `---\n${keys.text}---\n${body.text}`, taken: [...keys.taken, ...body.taken] };
}
