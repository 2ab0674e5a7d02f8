import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { looksOfTexts } from '../../src/server/browser/laws/main.ts';
import { type Look, linesOf, options, type Violations } from '../setup/axe.ts';

/** Puts axe into every document that a page loads from now on. The browser compiles it once for all of them. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) });
}

/** Texts that have been judged, each by a hash of what its contrast depends on. */
export type Judged = Set<number>;

/** By which rules: `all`, or those whose answer depends on the `colours` of texts. */
const rules = {
  all: { rules: { 'target-size': { enabled: true } } },
  colours: { rules: {}, runOnly: ['color-contrast', 'link-in-text-block'] },
};

/**
 * What axe finds on a page that it was brought to. Two thirds of its time go into contrast. So it judges that of a text only if it
 * has judged none that looks the same and stands on the same, on this page or an earlier one.
 * @param judged is added to
 * @param which by which rules. Where no text looks new, nothing is left to find out about colours.
 */
export async function newViolations(page: Page, judged: Judged, which: keyof typeof rules): Promise<string[]> {
  const looks = await page.evaluate(looksOfTexts);
  const fresh = [...new Map(looks.map((look, index) => [look, index]))].filter(([look]) => !judged.has(look));
  for (const [look] of fresh) judged.add(look);
  const texts = fresh.map(([, index]) => index);
  if (which === 'colours' && texts.length === 0) return [];
  return linesOf(await page.evaluate(judge, { texts, options: { ...options, ...rules[which] } }));
}

type Request = { readonly texts: readonly number[]; readonly options: object };

/** Runs in the browser, after `looksOfTexts`. One run for all rules: they share what axe finds out about the page. */
async function judge({ texts, options }: Request): Promise<Violations> {
  const axe: { run: Look; configure: (spec: object) => void } = Reflect.get(window, 'axe');
  const elements: readonly Element[] = Reflect.get(window, 'texts');
  const fresh = texts.flatMap((index) => elements[index] ?? []);
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-fresh]' }] });
  for (const element of fresh) element.setAttribute('data-fresh', '');
  const { violations } = await axe.run(document, options);
  for (const element of fresh) element.removeAttribute('data-fresh');
  return violations;
}
