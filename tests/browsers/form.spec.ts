import { expect } from 'playwright/test';
import { sendFormPath, sentences, written } from '../e2e/form-page.ts';
import { sites } from '../e2e/sites.ts';
import { settings, word } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { form } from '../own-site/specification/words.ts';
import { test, usual } from './test.ts';
import type { Visitor } from './visitor.ts';

const field = (name: string): string => `main form [name=${name}]`;
const submit = 'main form button';
const names = Object.keys(written);

async function fillIn(
  visitor: Visitor,
  texts: Readonly<Record<string, string>>,
  goTo: 'click' | 'focus' = 'click',
): Promise<void> {
  for (const [name, value] of Object.entries(texts)) {
    await visitor[goTo](field(name));
    await visitor.type(value);
  }
}

/** Runs in the page: how far the field with the focus is in view with its label: 0 if it is, and of which name it is. */
function hidden(): { name: string; under: number } {
  const focused = document.activeElement;
  const label = focused?.previousElementSibling;
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = (label?.localName === 'label' ? label : focused)?.getBoundingClientRect().top ?? 0;
  const bottom = focused?.getBoundingClientRect().bottom ?? 0;
  return { name: focused?.getAttribute('name') ?? '', under: Math.max(0, bar - top, bottom - innerHeight) };
}

for (const width of [390, 1440]) {
  test(`what is wrong is brought into view with its label, and so is what Tab comes back to: ${width} px`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 720);
    await visitor.visit(at.contact);
    await visitor.takeOver();
    await visitor.click(submit);
    await visitor.isOn(field(names[0] ?? ''));
    await visitor.sees(`${field(names[0] ?? '')}[aria-invalid=true]`);
    await visitor.settle();
    expect(await visitor.run(hidden)).toEqual({ name: names[0], under: 0 });
    await fillIn(visitor, { ...written, email: 'asha@' });
    await visitor.click(submit);
    await visitor.isOn(field('email'));
    await visitor.sees(['main form *', word('enterEmail')]);
    await visitor.settle();
    expect(await visitor.run(hidden)).toEqual({ name: 'email', under: 0 });
    await visitor.focus(submit);
    for (const name of names.toReversed()) {
      await visitor.press('Shift', 'Tab');
      await visitor.settle();
      expect(await visitor.run(hidden)).toEqual({ name, under: 0 });
    }
  });
}

/** What `preview` has received in place of EmailJS. */
const mailbox = async (): Promise<string> => (await fetch(`${sites.root.url}/__mailbox`)).text();

test('a message is sent by the library of EmailJS, and the form says so', async ({ visitor, engineName }) => {
  const subject = `From ${engineName}`;
  await visitor.resize(390, 844);
  await visitor.visit(at.contact);
  await fillIn(visitor, { ...written, subject });
  await visitor.click(submit);
  await visitor.sees(['main form [role=status]', sentences.success]);
  await visitor.isOn('main form [role=status]');
  expect(await mailbox()).toContain(subject);
});

test.describe('without script', () => {
  test.use({ settings: { ...usual, script: false, dark: true } });

  test('the browser posts the form to the same address, with the same parts', async ({ visitor, engineName }) => {
    const subject = `From ${engineName} without script`;
    await visitor.resize(1440, 900);
    await visitor.visit(at.contact);
    await visitor.sees(['main form *', word('plainAnswer')]);
    // By keyboard: without script, nobody can wait until a browser knows where things are after it has scrolled.
    await fillIn(visitor, { ...written, subject }, 'focus');
    await visitor.focus(submit);
    await visitor.press('Enter');
    await visitor.isAt(new RegExp(`${sendFormPath}$`));
    await visitor.sees(['body', 'OK']);
    const { serviceId, templateId } = settings.email ?? {};
    expect(await mailbox()).toContain(`${serviceId} / ${templateId}, library ${form.library}`);
    expect(await mailbox()).toContain(subject);
  });
});
