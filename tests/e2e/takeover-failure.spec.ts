import { expect, type Locator, type Page } from 'playwright/test';
import { block, documentTitle, filled, menuEntry, page as pageAt, text, waysOut, word } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { isMarked, markDocument, takenOver, takeOver } from './taken-over.ts';
import { test } from './test.ts';

const contactData = `**${at.contact}.page.json`;
const contactTitle = text(block(at.contact, 'hero'), 'title');
/** A link to the contact page that can be seen. */
const contactLink = (page: Page): Locator =>
  page.locator(`footer a[href="${at.contact}"], header a[href="${at.contact}"]:visible`).first();

/** An address that is nearly that of a page. */
const misspelt = at.security.replace('security', 'cyber-security');

const failures = { 404: 404, 503: 503, offline: undefined } as const;

/** What a takeover needs: scripts, each imported in another place, one file that is fetched, and the style of the theme. */
const parts = ['app-*.js', 'react-*.js', 'base-*.js', 'Hero-*.js', 'frame-*.json', 'theme-*.css'] as const;
/** To the browser's import a bad status is like no answer, and one part like another. */
const partsFor = (status: number | undefined): readonly string[] =>
  status === undefined ? parts : ['app-*.js', 'frame-*.json', 'theme-*.css'];

/** From now on what `pattern` names cannot be had. @returns ends that */
async function deny(page: Page, pattern: string, status: number | undefined): Promise<() => Promise<void>> {
  await page.route(pattern, (route) =>
    status === undefined ? route.abort('internetdisconnected') : route.fulfill({ status }),
  );
  return () => page.unroute(pattern);
}

for (const [name, status] of Object.entries(failures)) {
  test(`takeover: what answers ${name} leaves the page as it is, and the next intent tries again`, async ({ page }) => {
    await page.clock.install();
    for (const pattern of partsFor(status)) {
      const allow = await deny(page, `**/built/${pattern}`, status);
      await page.goto(at.contact);
      await markDocument(page);
      const before = await page.locator('#root').innerHTML();
      const refused = page.waitForEvent('requestfinished', (request) => /built/.test(request.url()));
      const failed = page.waitForEvent('requestfailed', (request) => /built/.test(request.url()));
      await page.mouse.move(4, 200);
      await Promise.race([refused, failed]);
      refused.catch(() => undefined);
      failed.catch(() => undefined);
      const field = page.getByRole('textbox', { name: word('firstName') });
      await field.fill('Asha');
      expect(await page.locator('#root').innerHTML(), pattern).toBe(before);
      await allow();
      await expect(async () => {
        await page.clock.runFor(1100);
        await page.keyboard.press('Shift');
        await takenOver(page, 1000);
      }).toPass({ timeout: 20_000 });
      expect(await field.inputValue(), pattern).toBe('Asha');
      expect(await isMarked(page), pattern).toBe(true);
    }
  });

  test(`navigation: what answers ${name} becomes an ordinary page load`, async ({ page }) => {
    for (const pattern of status === undefined ? [contactData, '**/built/ContactForm-*.js'] : [contactData]) {
      await page.goto(at.about);
      await takeOver(page);
      await markDocument(page);
      const allow = await deny(page, pattern, status);
      await contactLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactTitle);
      await expect(page).toHaveURL(at.contact);
      expect(await isMarked(page), pattern).toBe(false);
      await allow();
    }
  });
}

test('navigation: what does not answer shows that it is awaited, and becomes an ordinary page load', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto(at.about);
  await takeOver(page);
  await markDocument(page);
  await page.route(contactData, () => undefined);
  const line = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::before').height);
  // On a busy machine a click takes longer than a visitor is left without a sign.
  await page.clock.pauseAt(60_000);
  await contactLink(page).click();
  expect(await line()).toBe('auto');
  await page.clock.runFor(1000);
  expect(await line()).toBe('3px');
  expect(await isMarked(page)).toBe(true);
  await page.clock.runFor(8000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactTitle);
  expect(await isMarked(page)).toBe(false);
  expect(await line()).toBe('auto');
});

test('a page arrives in a tab that is not looked at', async ({ page }) => {
  // Such a tab has no frames.
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.goto(at.about);
  await takeOver(page);
  await markDocument(page);
  await contactLink(page).click();
  await expect(page).toHaveTitle(documentTitle(at.contact));
  await expect(page.locator('#announcer')).toHaveText(documentTitle(at.contact));
  expect(await isMarked(page)).toBe(true);
});

test('data of another build is not mixed with this one', async ({ page }) => {
  await page.goto(at.about);
  await takeOver(page);
  await markDocument(page);
  await page.route(contactData, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), app: '/built/app-another.js' } });
  });
  await contactLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactTitle);
  expect(await isMarked(page)).toBe(false);
});

/** Changes the data of the contact page on its way to the browser, and goes there. */
async function visitChanged(page: Page, change: (screen: Record<string, unknown>) => void): Promise<void> {
  await page.route(contactData, async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    change(data.screen);
    await route.fulfill({ response, json: data });
  });
  await page.goto(at.about);
  await takeOver(page);
  await contactLink(page).click();
}

test('a block that throws becomes a note, and the rest of the page lives', async ({ page }) => {
  await visitChanged(page, (screen) => {
    const blocks = screen.blocks as { block: Record<string, unknown> }[];
    const faq = blocks.find(({ block }) => block.type === 'faq');
    if (faq !== undefined) faq.block.items = 5;
  });
  await expect(page.getByText(word('failedBlock'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactTitle);
  await expect(page.locator('main form')).toBeVisible();
  await page
    .getByRole('link', { name: menuEntry(at.about).label, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(at.about);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(contactTitle);
});

test('a page that throws shows the fallback screen with the message, without a stack, and ways out', async ({
  page,
}) => {
  await visitChanged(page, (screen) => {
    screen.hiddenTitle = { no: 'text' };
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('errorTitle'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('main')).toContainText('Minified React error #31');
  await expect(page.locator('main pre')).toHaveCount(0);
  await expect(page).toHaveTitle(word('errorTitle'));
  const main = page.locator('main');
  for (const { label, href } of waysOut)
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', href);
  await main.locator(`a[href="${at.home}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(block(at.home, 'hero'), 'title'));
});

test('an address without a page names the nearest pages', async ({ page }) => {
  await page.goto(misspelt);
  await expect(page.getByText(`404 ${word('notFoundStatus')}`)).toBeVisible();
  await takeOver(page);
  const nearest = page.getByRole('navigation', { name: word('nearestPages') });
  await expect(nearest.getByRole('link').first()).toHaveText(filled(pageAt(at.security).title));
  await markDocument(page);
  await nearest.getByRole('link').first().click();
  await expect(page).toHaveURL(at.security);
  expect(await isMarked(page)).toBe(true);
  await page.goto(misspelt);
  await page.route('**/404/pages.json', (route) => route.fulfill({ status: 503 }));
  await takeOver(page);
  await expect(page.locator(`main a[href="${at.home}"]`)).toBeVisible();
  await expect(nearest).toBeHidden();
});

test('a form pressed before the app is there waits, and the browser sends it after five seconds', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/elsewhere', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ body: 'OK' });
  });
  const denied = await deny(page, '**/built/app-*.js', 503);
  await page.goto(at.about);
  await page.clock.install();
  const addForm = (): Promise<void> =>
    page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/elsewhere' });
      form.dataset.hold = '';
      const field = Object.assign(document.createElement('input'), { name: 'a', value: 'b' });
      form.append(field, Object.assign(document.createElement('button'), { textContent: 'Go' }));
      document.body.prepend(form);
    });
  await addForm();
  const form = page.locator('body > form');
  await form.getByRole('button').click();
  await form.getByRole('button').click();
  await expect(form).toHaveAttribute('data-held', '');
  await page.clock.runFor(4900);
  expect(sent).toEqual([]);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/elsewhere$/);
  expect(sent).toEqual(['a=b']);

  // What the app has taken off the form, it sends itself.
  await denied();
  await page.goto(at.about);
  await addForm();
  await form.getByRole('button').click();
  await form.evaluate((element) => element.removeAttribute('data-held'));
  await page.clock.runFor(6000);
  await expect(page).toHaveURL(at.about);
});
