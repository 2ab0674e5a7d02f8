import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

/** The part of a page that is looked at; all of it if nothing is said. */
type Part = {
  readonly include?: string;
  readonly exclude?: string;
  /** Whether it has frames, which axe looks into as well. That takes a tab of its own. */
  readonly frames?: true;
};

/**
 * Every violation that axe finds on a page as it stands, in a line: rule, and where. `target-size` is off by default in axe. Of
 * what passes, nothing is told: it would take longer than to find out.
 */
export async function axeViolations(page: Page, { include, exclude, frames }: Part = {}): Promise<string[]> {
  // Its script is large, and stays in a document. Frames and their tab need it, too.
  const isThere = frames !== true && (await page.evaluate(() => Reflect.has(window, 'axe')));
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: '0' } : {}) }).options({
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  });
  if (include !== undefined) axe.include(include);
  if (exclude !== undefined) axe.exclude(exclude);
  const { violations } = await axe.setLegacyMode(frames !== true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html}`));
}
