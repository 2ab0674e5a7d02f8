import { expect } from 'playwright/test';
import { block, word } from '../own-site/content.ts';
import { at, linked } from '../own-site/specification/addresses.ts';
import { axeViolations } from '../setup/axe.ts';
import {
  account,
  buttonOn,
  denyStorage,
  fillIn,
  formOn,
  leadTo,
  mailAddress,
  openFilledIn,
  openForm,
  sendFormPath,
  sendingLabel,
  sentences,
  statusOn,
  submitLabel,
  typedIn,
  written,
} from './form-page.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { test } from './test.ts';

// The stand-in for EmailJS has an address that no policy names. The form under its policy: policy.spec.ts.
test.use({ bypassCSP: true });

const newsletter = block(linked.newsletter, 'newsletter');

let mail: MailServer;
const servers: MailServer[] = [];

// One for each test: what the test before has sent last may arrive now.
test.beforeEach(async () => {
  mail = await startMailServer();
  servers.push(mail);
});
test.afterAll(async () => void (await Promise.all(servers.map(({ close }) => close()))));

test('a message goes out once, however often the button is clicked', async ({ page }) => {
  mail.manner = 'silence';
  await openFilledIn(page, mail);
  await buttonOn(page).evaluate((button) => {
    for (let click = 0; click < 5; click += 1) if (button instanceof HTMLElement) button.click();
  });
  await buttonOn(page).click({ force: true, clickCount: 3 });
  await formOn(page).evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit());
  await expect.poll(() => mail.received.length).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(statusOn(page)).toHaveText(sentences.unknown);
  expect(mail.received).toHaveLength(1);
  // The clicks on the disabled button took the focus out of the form.
  await expect(statusOn(page)).toBeFocused();
});

test('an earlier status is cleared when the form is sent again', async ({ page }) => {
  mail.manner = 500;
  await openFilledIn(page, mail);
  await buttonOn(page).click();
  await expect(statusOn(page)).toHaveText(sentences.error);
  expect(await typedIn(page)).toEqual(written);
  mail.manner = 'silence';
  await buttonOn(page).click();
  await expect(statusOn(page)).toHaveText(sendingLabel);
  await expect(formOn(page).getByRole('link', { name: mailAddress })).toHaveCount(0);
});

test('a submit within three seconds of the page waits until they have passed, then goes', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await openForm(page);
  await leadTo(page, mail.origin);
  await fillIn(page);
  await buttonOn(page).click();
  await expect(buttonOn(page)).toHaveText(sendingLabel);
  expect(mail.received).toHaveLength(0);
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(statusOn(page)).toHaveText(sentences.success);
  expect(mail.received).toHaveLength(1);
});

test('whoever has every field filled in, also the one nobody sees, reads that nothing was sent, and sends again', async ({
  page,
}) => {
  await openFilledIn(page, mail);
  const trap = formOn(page).locator('[data-trap]');
  await expect(trap).not.toBeInViewport();
  /** As a browser does it, or a password manager: whatever looks like a field. */
  const fillAll = (): Promise<void> =>
    formOn(page).evaluate((form) => {
      for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]):enabled')) {
        if (field.value !== '') continue;
        field.value = 'https://filled.example';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
  await fillAll();
  await expect(trap).toHaveValue('https://filled.example');
  await buttonOn(page).click();
  await expect(statusOn(page)).toHaveText(word('filledByItself'));
  await expect(formOn(page)).toContainText(mailAddress);
  expect(mail.received).toHaveLength(0);
  expect(await typedIn(page)).toEqual(written);
  // It fills in again what it can: that does no harm the second time.
  await fillAll();
  await buttonOn(page).click();
  await expect(statusOn(page)).toHaveText(sentences.success);
  expect(mail.received).toHaveLength(1);
});

test('fields with the names of a form’s own properties do no harm', async ({ page }) => {
  await openFilledIn(page, mail);
  await formOn(page).evaluate((form) => {
    for (const name of ['action', 'reset', 'submit', 'elements', 'dataset']) {
      const field = form.appendChild(document.createElement('input'));
      Object.assign(field, { name, value: 'typed' });
    }
  });
  await buttonOn(page).click();
  await expect(statusOn(page)).toHaveText(sentences.success);
  expect(mail.received[0]?.get('action')).toBe('typed');
  await expect(formOn(page).locator('[name=first_name]')).toHaveValue('');
});

test('what is wrong is not sent, and has one message that belongs to it', async ({ page }) => {
  await openFilledIn(page, mail);
  const email = formOn(page).locator('[name=email]');
  const problem = formOn(page).getByText(word('enterEmail'));
  // Bubbles are the browser's own, and in no document.
  const bubbles = await email.evaluateHandle((field) => {
    const shown: boolean[] = [];
    field.addEventListener('invalid', (event) => shown.push(!event.defaultPrevented));
    return shown;
  });
  await expect(email).toHaveAccessibleDescription('');
  await email.fill('asha@');
  await buttonOn(page).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(word('enterEmail'));
  await expect(problem).toBeInViewport({ ratio: 1 });
  await email.fill(written.email);
  await expect(email).toHaveAccessibleDescription('');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await expect(problem).toBeHidden();
  expect(await bubbles.jsonValue()).toEqual([false]);
  await expect(buttonOn(page)).toHaveText(submitLabel);
  expect(mail.received).toHaveLength(0);
  // That a field may stay empty is not part of its name.
  await expect(formOn(page).locator('[name=phone]')).toHaveAccessibleName(word('phone'));
  await expect(formOn(page).getByText(word('plainAnswer'))).toBeHidden();
});

test('a press on the button counts, though the field that it leaves gets words above it', async ({ page }) => {
  await openForm(page);
  const email = formOn(page).locator('[name=email]');
  const problem = formOn(page).getByText(word('enterEmail'));
  await email.fill('asha@');
  const button = buttonOn(page);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 4);
  await page.mouse.down();
  await expect(button).toBeFocused();
  await expect(problem).toBeHidden();
  await page.mouse.up();
  await expect(formOn(page).locator('[name=first_name]')).toBeFocused();
  await expect(problem).toBeVisible();
  // What is left by a press elsewhere is said when that ends.
  await openForm(page);
  await email.fill('asha@');
  await page.locator('main h1').click();
  await expect(problem).toBeVisible();
});

test('works by keyboard alone, where storage is denied too', async ({ page }) => {
  await page.addInitScript(denyStorage);
  mail.manner = 500;
  await page.clock.install();
  await openForm(page);
  await page.clock.fastForward(3_000);
  await leadTo(page, mail.origin);
  for (const value of Object.values(written)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await expect(buttonOn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(statusOn(page)).toHaveText(sentences.error);
  await expect(statusOn(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(formOn(page).getByRole('link', { name: mailAddress })).toBeFocused();
  await page.keyboard.press('Tab');
  mail.manner = 200;
  await page.keyboard.press('Space');
  await expect(statusOn(page)).toHaveText(sentences.success);
  await expect(statusOn(page)).toBeFocused();
});

test('the newsletter form says what came of sending, and names what it is about', async ({ page }) => {
  mail.manner = 500;
  await page.clock.install();
  await page.goto(linked.newsletter);
  const email = formOn(page).locator('[name=email]');
  await email.focus();
  await expect(formOn(page)).not.toHaveAttribute('data-hold');
  await page.clock.fastForward(3_000);
  await leadTo(page, mail.origin);
  await email.fill(written.email);
  await page.keyboard.press('Enter');
  await expect(statusOn(page)).toHaveText(sentences.error);
  await expect(email).toHaveValue(written.email);
  mail.manner = 200;
  await buttonOn(page).click();
  await expect(statusOn(page)).toHaveText(String(newsletter.thanks ?? word('subscribed')));
  await expect(email).toHaveValue('');
  expect([...(mail.received[0] ?? [])]).toEqual([
    ['first_name', ''],
    ['email', written.email],
    ['subject', String(newsletter.subject ?? word('newsletter'))],
    ...account,
  ]);
});

test('axe finds nothing in any state of the form, in both modes', async ({ page }) => {
  test.slow();
  await openFilledIn(page, mail);
  const expectNothing = async (state: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeViolations(page, { include: 'main form' }), `${state}, ${colorScheme}`).toEqual([]);
    }
  };
  await expectNothing('idle');
  mail.manner = 'silence';
  await buttonOn(page).click();
  await expectNothing('sending');
  await page.clock.fastForward(15_000);
  await expectNothing('error');
  mail.manner = 200;
  await buttonOn(page).click();
  await expect(statusOn(page)).toHaveText(sentences.success);
  await expectNothing('success');
});

test('the mailbox reads well, with messages and in both modes', async ({ page, request }) => {
  const account = { user_id: 'u', service_id: 's', template_id: 't' };
  expect(await (await request.post(sendFormPath, { multipart: { ...written, ...account } })).text()).toBe('OK');
  await page.goto('/__mailbox');
  await expect(page.locator('dd').filter({ hasText: 'Harvest <app>' }).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('before the app comes, the words of a field are not covered by a bubble of the browser', async ({ page }) => {
  await page.route('**/built/*.js', (route) => route.abort());
  await page.goto(at.contact);
  const bubbles = await page.evaluateHandle(() => {
    const shown: boolean[] = [];
    addEventListener('invalid', (event) => shown.push(!event.defaultPrevented), true);
    return shown;
  });
  await page.locator('form [type=submit]').click();
  await expect(page.locator('form input').first()).toBeFocused();
  await expect(page.locator('form [data-problem]').first()).toBeVisible();
  const seen = await bubbles.jsonValue();
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).not.toContain(true);
});

test('a message of spaces alone is not sent', async ({ page }) => {
  await openFilledIn(page, mail);
  const message = formOn(page).locator('textarea');
  await message.fill('  \n ');
  await buttonOn(page).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await message.fill('Hello');
  await expect(message).toHaveAttribute('aria-invalid', 'false');
  expect(mail.received).toHaveLength(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a name of spaces alone is not sent', async ({ page }) => {
    await page.goto(at.contact);
    const name = page.locator('main form input[type=text][required]').first();
    const isRight = (): Promise<boolean> => name.evaluate((field: HTMLInputElement) => field.validity.valid);
    await name.fill('   ');
    expect(await isRight()).toBe(false);
    await name.fill(' Ada  Lovelace ');
    expect(await isRight()).toBe(true);
  });
});
