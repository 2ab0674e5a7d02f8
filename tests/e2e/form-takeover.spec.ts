import { expect, type Page } from 'playwright/test';
import { menuEntry } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import {
  buttonOn,
  fillIn,
  formOn,
  leadTo,
  openFilledIn,
  sendFormPath,
  sendingLabel,
  sentences,
  statusOn,
  typedIn,
  written,
} from './form-page.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { test } from './test.ts';

// The stand-in for EmailJS has an address that no policy names. The form under its policy: policy.spec.ts.
test.use({ bypassCSP: true });

let mail: MailServer;
const servers: MailServer[] = [];

// One for each test: what the test before has sent last may arrive now.
test.beforeEach(async () => {
  mail = await startMailServer();
  servers.push(mail);
});
test.afterAll(async () => void (await Promise.all(servers.map(({ close }) => close()))));

test('a reload and a way round other pages keep what was typed, and a message on its way', async ({ page }) => {
  await openFilledIn(page, mail);
  await page.reload();
  await formOn(page).locator('[name=company]').focus();
  await expect.poll(() => typedIn(page)).toEqual(written);
  const follow = async (href: string): Promise<void> => {
    const menu = page.locator('header nav:visible');
    await menu.getByRole('link', { name: menuEntry(href).label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.locator('main h1')).toBeFocused();
  };
  await follow(at.about);
  await follow(at.contact);
  await formOn(page).locator('[name=company]').focus();
  await expect.poll(() => typedIn(page)).toEqual(written);
  await expect(formOn(page)).toHaveAttribute('action', sendFormPath);
  await page.clock.fastForward(3_000);
  let answer = (): void => undefined;
  await page.route(`**${sendFormPath}`, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 200, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const send = async (): Promise<void> => {
    const asked = page.waitForRequest(`**${sendFormPath}`);
    await buttonOn(page).click();
    await asked;
    await follow(at.about);
  };
  // Back before the answer.
  await send();
  await follow(at.contact);
  await expect(buttonOn(page)).toHaveText(sendingLabel);
  await expect(buttonOn(page)).toBeDisabled();
  expect(await typedIn(page)).toEqual(written);
  answer();
  await expect(statusOn(page)).toHaveText(sentences.success);
  await expect(formOn(page).locator('[name=company]')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  // Back after it; and once more, when that has been seen.
  await fillIn(page);
  await send();
  const answered = page.waitForResponse(`**${sendFormPath}`);
  answer();
  await answered;
  await follow(at.contact);
  await expect(statusOn(page)).toHaveText(sentences.success);
  await expect(formOn(page).locator('[name=company]')).toHaveValue('');
  await follow(at.about);
  await follow(at.contact);
  expect(await statusOn(page).ariaSnapshot()).toBe('- status');
});

test('what was typed while the app could not be had is there when it can', async ({ page }) => {
  await page.route('**/built/*.js', (route) => route.fulfill({ status: 503, body: 'Later' }));
  await page.goto(at.contact);
  await fillIn(page);
  await formOn(page)
    .locator('[data-trap]')
    .evaluate((trap) => {
      Object.assign(trap, { value: 'trapped' });
      trap.dispatchEvent(new Event('input', { bubbles: true }));
    });
  expect(await typedIn(page)).toEqual(written);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('trapped');
  await page.unroute('**/built/*.js');
  await page.reload();
  await formOn(page).locator('[name=company]').focus();
  await expect.poll(() => typedIn(page)).toEqual(written);
});

test('a submit pressed while the app is still loading is sent by it, once', async ({ page }) => {
  await asInOlderSafari(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/built/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at.contact);
  await leadTo(page, mail.origin);
  await fillIn(page);
  expect(await statusOn(page).ariaSnapshot()).toBe('- status');
  await buttonOn(page).click();
  await expect(formOn(page)).toHaveAttribute('data-held');
  await expectSending(page);
  expect(mail.received).toHaveLength(0);
  release();
  await expect(statusOn(page)).toHaveText(sentences.success);
  await expect(page).toHaveURL(at.contact);
  expect(mail.received).toHaveLength(1);
});

/** Safari has no `requestSubmit` before version 16. */
const asInOlderSafari = (page: Page): Promise<unknown> =>
  page.addInitScript('delete HTMLFormElement.prototype.requestSubmit');

/** The button says that it sends, as the live region does, and cannot be pressed, though no app has touched it. */
async function expectSending(page: Page): Promise<void> {
  await expect(buttonOn(page)).toHaveAccessibleName(sendingLabel);
  expect(await buttonOn(page).evaluate((button) => getComputedStyle(button).pointerEvents)).toBe('none');
  await expect(statusOn(page)).toMatchAriaSnapshot(`- status: ${sendingLabel}`);
}

test('a submit whose app never comes is sent by the browser after five seconds, once, when there is a network', async ({
  page,
}) => {
  await asInOlderSafari(page);
  await page.route('**/built/*.js', () => undefined);
  await page.clock.install({ time: 0 });
  await page.goto(at.contact);
  await leadTo(page, mail.origin);
  await fillIn(page);
  await page.context().setOffline(true);
  // From here on time passes only where this test says so.
  await page.clock.pauseAt(3_600_000);
  await buttonOn(page).click();
  await buttonOn(page).dispatchEvent('click');
  await page.clock.fastForward(5_000);
  await expectSending(page);
  await page.context().setOffline(false);
  await page.clock.fastForward(4_000);
  await expectSending(page);
  expect(mail.received).toHaveLength(0);
  await page.clock.fastForward(1_000);
  await expect(page).toHaveURL(mail.origin + sendFormPath);
  await expect(page.locator('body')).toHaveText('OK');
  expect(mail.received).toHaveLength(1);
});
