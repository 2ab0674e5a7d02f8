import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

/** The part of a page that is looked at; all of it if nothing is said. */
type Part = {
  readonly include?: string;
  readonly exclude?: string;
  /** Whether it has frames, which axe looks into as well. That takes a tab of its own. */
  readonly frames?: true;
};

/** `target-size` is off by default in axe. Of what passes, nothing is told: it would take longer than to find out. */
export const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };

export type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** A violation in a line: rule, and where. */
export const linesOf = (violations: Violations): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html}`));

export type Look = (context: object, options: object) => Promise<{ readonly violations: Violations }>;

/** Looks again with the script that an earlier look has left in the document. Only violations leave the browser. */
function againIn(page: Page, { include, exclude }: Part): Promise<Violations> {
  return page.evaluate(
    async ({ include, exclude, options }) => {
      const axe: { run: Look } = Reflect.get(window, 'axe');
      const part = { ...(include && { include: [[include]] }), ...(exclude && { exclude: [[exclude]] }) };
      return (await axe.run(include || exclude ? part : document, options)).violations;
    },
    { include, exclude, options },
  );
}

/** Every violation that axe finds on a page as it stands, in a line: rule, and where. */
export async function axeViolations(page: Page, part: Part = {}): Promise<string[]> {
  const { include, exclude, frames } = part;
  // Its script is large, and stays in a document. Frames and their tab need it, too.
  const isThere = frames !== true && (await page.evaluate(() => Reflect.has(window, 'axe')));
  if (isThere) return linesOf(await againIn(page, part));
  const axe = new AxeBuilder({ page }).options(options);
  if (include !== undefined) axe.include(include);
  if (exclude !== undefined) axe.exclude(exclude);
  return linesOf((await axe.setLegacyMode(frames !== true).analyze()).violations);
}
