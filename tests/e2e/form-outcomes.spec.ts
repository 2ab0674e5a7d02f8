import { expect, type Page } from 'playwright/test';
import {
  account,
  buttonOn,
  denyStorage,
  fillIn,
  formOn,
  leadTo,
  libraryFile,
  mailAddress,
  openForm,
  sendFormPath,
  sendingLabel,
  sentences,
  statusOn,
  submitLabel,
  typedIn,
  written,
} from './form-page.ts';
import { type MailServer, type Manner, startMailServer } from './mail-server.ts';
import { test } from './test.ts';

// The stand-in for EmailJS has an address that no policy names. The form under its policy: policy.spec.ts.
// Each outcome is scrolled to: at once, which takes less to show. form.spec.ts has the same boxes with all that moves.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

let mail: MailServer;

test.beforeAll(async () => {
  mail = await startMailServer();
});
test.afterAll(() => mail.close());
// Twelve messages in one test, on whatever machine.
test.slow();

type Outcome = {
  readonly name: string;
  readonly box: keyof typeof sentences;
  /** How many messages the server has taken. */
  readonly taken: 0 | 1;
  readonly manner?: Manner;
  readonly closed?: true;
  readonly offline?: true;
  /** Nothing happens until the form's patience is over. */
  readonly waits?: true;
};

const outcomes: readonly Outcome[] = [
  { name: '200', manner: 200, box: 'success', taken: 1 },
  { name: '204', manner: 204, box: 'success', taken: 1 },
  { name: '400', manner: 400, box: 'error', taken: 0 },
  { name: '403', manner: 403, box: 'error', taken: 0 },
  { name: '412', manner: 412, box: 'error', taken: 0 },
  { name: '429', manner: 429, box: 'error', taken: 0 },
  { name: '500', manner: 500, box: 'error', taken: 0 },
  { name: 'answer without CORS', manner: 'no-cors', box: 'error', taken: 1 },
  { name: 'connection reset', manner: 'reset', box: 'error', taken: 1 },
  { name: 'connection refused', closed: true, box: 'error', taken: 0 },
  { name: 'no answer', manner: 'silence', waits: true, box: 'unknown', taken: 1 },
  { name: 'offline', offline: true, box: 'error', taken: 0 },
];

const empty = Object.fromEntries(Object.keys(written).map((name) => [name, '']));

async function prepare(page: Page, { manner = 200, closed, offline }: Outcome): Promise<void> {
  mail.received.length = 0;
  mail.manner = manner;
  await leadTo(page, closed === true ? mail.closed : mail.origin);
  // After a failure everything stands there still, and is sent again.
  if (Object.values(await typedIn(page)).includes('')) await fillIn(page);
  await page.context().setOffline(offline === true);
}

/** Waits for the message to arrive, then lets the form's patience run out: the request ends. */
async function outlast(page: Page): Promise<void> {
  await expect.poll(() => mail.received.length).toBe(1);
  await expect(buttonOn(page)).toHaveText(sendingLabel);
  await expect(buttonOn(page)).toBeDisabled();
  await expect(statusOn(page)).toHaveText(sendingLabel);
  const ended = page.waitForEvent('requestfailed', (request) => request.url() === mail.origin + sendFormPath);
  await page.clock.fastForward(15_000);
  await ended;
}

async function expectOutcome(page: Page, { name, box, taken, waits }: Outcome): Promise<void> {
  await buttonOn(page).click();
  if (waits === true) await outlast(page);
  await expect(statusOn(page), name).toHaveText(sentences[box]);
  await expect(statusOn(page)).toBeFocused();
  await expect(statusOn(page).locator(`[data-outcome=${box}]`)).toBeVisible();
  expect(await typedIn(page), name).toEqual(box === 'success' ? empty : written);
  await expect(buttonOn(page)).toBeEnabled();
  await expect(buttonOn(page)).toHaveText(submitLabel);
  const mailto = formOn(page).getByRole('link', { name: mailAddress });
  await expect(mailto).toHaveCount(box === 'success' ? 0 : 1);
  expect(mail.received, name).toHaveLength(taken);
}

async function expectAllOutcomes(page: Page): Promise<void> {
  for (const outcome of outcomes) {
    await prepare(page, outcome);
    await expectOutcome(page, outcome);
    await page.context().setOffline(false);
  }
}

/** The parts of a message are the same, in the same order, whoever sends it. */
async function expectWholeMessage(page: Page): Promise<void> {
  await prepare(page, { name: 'whole', manner: 200, box: 'success', taken: 1 });
  await buttonOn(page).click();
  await expect(statusOn(page)).toHaveText(sentences.success);
  expect([...(mail.received[0] ?? [])]).toEqual([
    ...Object.entries({ ...written, message: 'Line one\r\nLine two: नमस्ते' }),
    ...account,
  ]);
}

/** Opens the form with a clock of its own, on which three seconds have passed. */
async function openLater(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page);
  await page.clock.fastForward(3_000);
}

test('all twelve outcomes, with the library', async ({ page }) => {
  const library = await libraryFile();
  const loaded = page.waitForResponse((response) => response.url().endsWith(library));
  await openLater(page);
  expect((await loaded).status()).toBe(200);
  await expectWholeMessage(page);
  await expectAllOutcomes(page);
});

test('all twelve outcomes, when the library cannot be loaded', async ({ page }) => {
  const asked: string[] = [];
  await page.route(`**/${await libraryFile()}`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await openLater(page);
  await expectWholeMessage(page);
  expect(asked).not.toEqual([]);
  await expectAllOutcomes(page);
});

test('all twelve outcomes, where storage is denied', async ({ page }) => {
  await page.addInitScript(denyStorage);
  await openLater(page);
  await expectWholeMessage(page);
  await expectAllOutcomes(page);
});

test('a library that never comes is not waited for, and the outcome has its colours', async ({ page }) => {
  await page.route(`**/${await libraryFile()}`, () => undefined);
  await openLater(page);
  await prepare(page, { name: 'late library', box: 'success', taken: 1 });
  await buttonOn(page).click();
  await expect(buttonOn(page)).toHaveText(sendingLabel);
  await page.clock.fastForward(5_000);
  await expect(statusOn(page)).toHaveText(sentences.success);
  expect(mail.received).toHaveLength(1);
  const box = statusOn(page).locator('[data-outcome]');
  const background = (element: Element): string => getComputedStyle(element).backgroundColor;
  expect(await box.evaluate(background)).not.toBe('rgba(0, 0, 0, 0)');
});
