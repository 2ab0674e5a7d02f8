import { expect, type Page } from 'playwright/test';
import { type Arrival, arrivalAt } from './arrival.ts';

/** What every element of the page looks like: its box, and the properties that styles are made of. */
export function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = 'display position color background-color background-image font-size font-weight line-height opacity'
      .concat(' padding border-top border-bottom border-radius box-shadow text-decoration fill stroke transform')
      .concat(' grid-template-columns gap justify-content align-items text-align z-index visibility cursor')
      .split(' ');
    // Buttons that are there only when the app is, and days of which it knows which one is today.
    const all = [...document.querySelectorAll('body, #root *')].filter(
      (element) => !element.closest('[data-copy], [data-days]'),
    );
    return all.map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y + scrollY, width, height].map(Math.round);
      return [element.localName, ...box, ...names.map((name) => style.getPropertyValue(name))].join(' ');
    });
  });
}

/** The first lines that are not the same: all would be the whole page. */
export function differences(is: readonly string[], was: readonly string[] = []): string[] {
  return is.flatMap((line, index) => (line === was[index] ? [] : [`${line}\n${was[index]}`])).slice(0, 3);
}

/** What tabs say of themselves once the app is there. */
const ofTabs =
  / (?:role="tab(?:list|panel)?"|aria-(?:selected|controls|labelledby)="[^"]*"|tabindex="-?\d"|data-(?:ready|shown)="")/g;

/** The markup of the page, without what comes and goes when the app takes over: the mark of a form, buttons that copy, tabs. */
export async function markup(page: Page): Promise<string> {
  const html = await page.locator('#root').innerHTML();
  return html
    .replaceAll(' data-hold=""', '')
    .replace(ofTabs, '')
    .replace(/<div data-copy="".*?<\/div>/gs, '')
    .replace(/<dl data-days="".*?<\/dl>/gs, '');
}

/** Follows a link that the test puts on the page, from further down. Gives what is noticed of the page it leads to. */
export async function goTo(page: Page, route: string): Promise<Arrival> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    link.dataset.page = '';
    document.body.append(link);
    document.getElementById('announcer')?.replaceChildren();
    scrollTo({ top: 400, behavior: 'instant' });
    link.click();
    link.remove();
  }, route);
  await expect(page.locator('#announcer')).not.toHaveText('', { timeout: 20_000 });
  const arrival = await page.evaluate(arrivalAt, '');
  await page.locator('main h1').blur();
  return arrival;
}
