import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { block, settings, word } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { form } from '../own-site/specification/words.ts';
import type { MailServer } from './mail-server.ts';
import { sites } from './sites.ts';

/** What a visitor writes. */
export const written = {
  first_name: 'Asha',
  last_name: 'Patil',
  email: 'asha@company.example',
  phone: '+91 98765 43210',
  company: 'Patil & Söhne',
  subject: 'Harvest <app>',
  message: 'Line one\nLine two: नमस्ते',
} as const;

export const sentences = { success: word('sent'), error: word('notSent'), unknown: word('noAnswer') } as const;
export const sendingLabel = word('sending');

/** What our own site's contact form has on its button, and the address it falls back to. */
export const submitLabel = String(block(at.contact, 'contact-form').submitLabel ?? word('sendMessage'));
export const mailAddress = settings.contact?.email ?? '';

/** What goes along with every message: the version of the library, and the account of `site.yaml`. */
export const account = [
  ['lib_version', form.library],
  ['service_id', settings.email?.serviceId],
  ['template_id', settings.email?.templateId],
  ['user_id', settings.email?.publicKey],
] as const;

/** The contact form of a page, by the words and roles that people know it by. */
export const formOn = (page: Page): Locator => page.locator('main form');
export const statusOn = (page: Page): Locator => formOn(page).getByRole('status');
export const buttonOn = (page: Page): Locator => formOn(page).locator('button');

/** Where forms are sent. */
export const sendFormPath = '/api/v1.0/email/send-form';

export async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(written)) await formOn(page).locator(`[name=${name}]`).fill(value);
}

/** What stands in the seven fields. */
export function typedIn(page: Page): Promise<Record<string, string>> {
  return formOn(page)
    .locator('input:not([type=hidden]):not([data-trap]), textarea')
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields.map((field) => [field.getAttribute('name'), 'value' in field ? String(field.value) : '']),
      ),
    );
}

/** Opens the contact page, and waits until the app has taken the form over. */
export async function openForm(page: Page): Promise<void> {
  await page.goto(at.contact);
  await formOn(page).locator('[name=first_name]').focus();
  await expect(formOn(page)).not.toHaveAttribute('data-hold');
}

/** Sends what the form sends to another server from now on. */
export async function leadTo(page: Page, origin: string): Promise<void> {
  await formOn(page).evaluate((form, action) => form.setAttribute('action', action), origin + sendFormPath);
}

/** The address of the built file that holds EmailJS's library. */
export async function libraryFile(): Promise<string> {
  const folder = join(sites.root.out, 'built');
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    if ((await readFile(join(folder, name), 'utf8')).includes('dashboard.emailjs.com/admin/account')) return name;
  }
  throw new Error('No file of the site holds the library of EmailJS.');
}

/** Denies storage as a browser does that blocks all site data: every touch of it throws. */
export function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** Opens the form, filled in, leading to the stand-in, three seconds after the page has come. */
export async function openFilledIn(page: Page, mail: MailServer): Promise<void> {
  await page.clock.install();
  await openForm(page);
  await page.clock.fastForward(3_000);
  await leadTo(page, mail.origin);
  await fillIn(page);
}
