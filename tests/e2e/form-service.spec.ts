import { expect, type Locator, type Page } from 'playwright/test';
import { schemaOf } from '../../src/schema/schemas/schemas.ts';
import { axeViolations } from '../setup/axe.ts';
import { type MailServer, type Manner, plainPath, startMailServer } from './mail-server.ts';
import { sites } from './sites.ts';
import { test } from './test.ts';

// The stand-in for a form service has an address that no policy names.
test.use({ baseURL: sites.photos.url, bypassCSP: true });

let mail: MailServer;

test.beforeAll(async () => {
  mail = await startMailServer();
});
test.afterAll(() => mail.close());

const word = (name: string): string => String(schemaOf('words').properties?.[name]?.default);

const booking = (page: Page): Locator => page.locator('form').filter({ hasText: 'Book a day at the wheel' });
const letters = (page: Page): Locator => page.locator('form').filter({ hasText: 'for the dates' });
const status = (form: Locator): Locator => form.getByRole('status');

const written = {
  name: 'Asha',
  email: 'asha@company.example',
  course: 'Glazes & slips',
  people: '2',
  day: '2026-05-12',
  meal: 'Vegetarian',
  apron: 'I bring my own',
  wishes: 'No early start',
  consent: word('yes'),
} as const;

async function fillIn(form: Locator): Promise<void> {
  for (const name of ['name', 'email', 'people', 'day', 'wishes'] as const)
    await form.locator(`[name=${name}]`).fill(written[name]);
  await form.locator('[name=course]').selectOption(written.course);
  // The first answer must not come back with the last.
  for (const answer of ['With meat', written.meal, written.apron]) await form.getByLabel(answer).check();
  await form.locator('[name=consent]').check();
}

/** What the form would send. */
function filledIn(form: Locator): Promise<Record<string, string>> {
  return form.evaluate((each) =>
    each instanceof HTMLFormElement
      ? Object.fromEntries([...new FormData(each)].map(([name, value]) => [name, String(value)]))
      : {},
  );
}

/** Opens the page, with a clock of its own on which three seconds have passed, and waits until the app has the forms. */
async function openForms(page: Page): Promise<void> {
  await page.goto('/workshop');
  await booking(page).locator('[name=name]').focus();
  await expect(booking(page)).not.toHaveAttribute('data-hold');
  await page.clock.fastForward(3_000);
}

function leadTo(form: Locator, origin: string): Promise<void> {
  return form.evaluate((each, action) => each.setAttribute('action', action), origin + plainPath);
}

async function send(form: Locator): Promise<void> {
  await form.locator('button').click();
}

test('choices, dates and boxes are asked for in words, kept over a reload, and looked at by axe', async ({ page }) => {
  await page.clock.install();
  await openForms(page);
  const form = booking(page);
  await send(form);
  await expect(form.locator('[name=name]')).toBeFocused();
  const meal = form.getByRole('radiogroup', { name: 'Lunch' });
  await expect(meal).toHaveAccessibleDescription(word('chooseOne'));
  await expect(form.locator('[name=course]')).toHaveAccessibleDescription(word('chooseOne'));
  const consent = form.locator('[name=consent]');
  await expect(consent).toHaveAccessibleDescription(`${word('tickBox')} More is in our privacy policy.`);
  await fillIn(form);
  await form.locator('[name=people]').fill('9');
  await send(form);
  const people = form.locator('[name=people]');
  await expect(people).toBeFocused();
  await expect(people).toHaveAccessibleDescription('Please enter a whole number. The smallest is 1. The largest is 8.');
  await expect(meal).toHaveAttribute('aria-invalid', 'false');
  await expect(meal).toHaveAccessibleDescription('');
  await expect(consent).toHaveAccessibleDescription('More is in our privacy policy.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeViolations(page, { include: 'main' }), colorScheme).toEqual([]);
  }
  await people.fill(written.people);
  await page.reload();
  await form.locator('[name=name]').focus();
  await expect.poll(() => filledIn(form)).toEqual(written);
});

type Outcome = {
  readonly name: string;
  readonly says: string;
  /** How many messages the server has taken. */
  readonly taken: 0 | 1;
  readonly manner?: Manner;
  readonly closed?: true;
  readonly offline?: true;
};

const outcomes: readonly Outcome[] = [
  { name: '422', manner: 422, says: word('refused'), taken: 0 },
  { name: '429', manner: 429, says: word('tooMany'), taken: 0 },
  { name: '500', manner: 500, says: word('notSent'), taken: 0 },
  { name: '200 that says no', manner: 'no', says: word('notSent'), taken: 0 },
  { name: 'without CORS', manner: 'no-cors', says: word('answerUnread'), taken: 1 },
  { name: 'connection refused', closed: true, says: word('notSent'), taken: 0 },
  { name: 'offline', offline: true, says: word('offline'), taken: 0 },
  { name: 'redirect', manner: 303, says: word('sent'), taken: 1 },
];

test('a form service is believed in what it says, and no more; each form of a page goes its own way', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await openForms(page);
  const form = booking(page);
  await fillIn(form);
  for (const { name, manner = 200, closed, offline, says, taken } of outcomes) {
    mail.received.length = 0;
    mail.manner = manner;
    await leadTo(form, closed === true ? mail.closed : mail.origin);
    await page.context().setOffline(offline === true);
    await send(form);
    await expect(status(form), name).toHaveText(says);
    await expect(status(form)).toBeFocused();
    expect(mail.received, name).toHaveLength(taken);
    if (says !== word('sent')) expect(await filledIn(form), name).toEqual(written);
    await page.context().setOffline(false);
  }
  // What a service gets is what was filled in, and nothing of an account.
  expect(Object.fromEntries(mail.received[0] ?? [])).toEqual(written);
  expect(await filledIn(form)).toMatchObject({ name: '', course: '', apron: 'Please lend me one' });
  const letter = letters(page);
  await letter.locator('[name=email]').fill(written.email);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(letter);
  expect(new URL((await sent).url()).searchParams.get('to')).toBe('https://letters.kiln.example/f/dates');
  await expect(status(letter)).toHaveText(word('subscribed'));
  await expect(status(form)).toHaveText(word('sent'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the form to its service', async ({ page, request }) => {
    await page.goto('/workshop');
    const form = booking(page);
    await expect(form.getByText(word('plainPage'))).toBeVisible();
    await fillIn(form);
    await send(form);
    await expect(page.locator('body')).toContainText('https://forms.kiln.example/f/workshops');
    expect(await (await request.get('/__mailbox')).text()).toContain(written.wishes);
  });
});
