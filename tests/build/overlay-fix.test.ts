import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { axeViolations } from '../setup/axe.ts';
import { badge, panel } from './support/dev-server.ts';
import { overlaySite, told, withLines } from './support/overlay-site.ts';
import { page } from './support/site.ts';

const { folder, served, home, openClean } = overlaySite();

const file = (): string => join(folder(), 'pages/index.yaml');
const text = (): string => readFileSync(file(), 'utf8');
const fixes = (tab: Page): Locator => tab.getByRole('button', { name: /^Fix: / });
const undo = (tab: Page): Locator => tab.getByRole('button', { name: 'Undo' });
const notice = (tab: Page): Locator => tab.getByRole('group', { name: 'Last fix' });
const hasFocus = (locator: Locator): Promise<boolean> => locator.evaluate((each) => each.matches(':focus'));

// A misspelt key, a key that nobody can guess, and a missing space.
const three = withLines('Home', 'descripton: "One"', 'zebra: text', 'align:center').replaceAll('\n', '\r\n');

describe('Fix', () => {
  test('makes the one right change and no other, and Undo takes it back, byte for byte', async () => {
    const tab = await openClean('', 390);
    home(three);
    await panel(tab).waitFor();
    expect(await panel(tab).locator('li.problem').count()).toBe(3);
    expect(await fixes(tab).count()).toBe(2);
    await fixes(tab).first().focus();
    await tab.keyboard.press('Enter');
    await expect.poll(text).toBe(three.replace('descripton', 'description'));
    await notice(tab).getByText('Fixed unknown-key in pages/index.yaml:6:5.').waitFor();
    await expect.poll(() => told(tab).textContent()).toBe('Fixed unknown-key in pages/index.yaml:6:5.');
    await expect.poll(() => panel(tab).locator('li.problem').count()).toBe(2);
    // The next button of the list, which is the first that is left.
    expect(await panel(tab).locator('li:has(:focus) mark').textContent()).toBe('zebra');
    expect(await axeViolations(tab, { include: 'sitewright-problems' })).toEqual([]);
    expect(served().printed()).toContain('Fixed unknown-key in pages/index.yaml:6:5.');
    await undo(tab).click();
    await expect.poll(text).toBe(three);
    await notice(tab).getByText('pages/index.yaml is as it was before the fix.').waitFor();
    expect(await undo(tab).count()).toBe(0);
    expect(await hasFocus(tab.getByRole('button', { name: 'Close' }))).toBe(true);
    await expect.poll(() => panel(tab).locator('li.problem').count()).toBe(3);
    await tab.keyboard.press('Enter');
    await notice(tab).waitFor({ state: 'hidden' });
    expect(await tab.evaluate(() => document.activeElement?.localName)).toBe('sitewright-problems');
  });

  test('of the last mistake leaves Undo with the focus, also on the next page', async () => {
    const tab = await openClean();
    const broken = withLines('Home', 'description:Ours');
    home(broken);
    await fixes(tab).press('Enter');
    await panel(tab).waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(undo(tab))).toBe(true);
    expect(text()).toBe(broken.replace('description:Ours', 'description: Ours'));
    await tab.goto(`${served().url}about/team`);
    await undo(tab).click();
    await expect.poll(text).toBe(broken);
    await badge(tab).waitFor();
  });

  test('brings a page that had nothing to show, and can still be undone', async () => {
    const broken = page('New').replace('title: ', 'title:');
    const tab = await openClean();
    writeFileSync(join(folder(), 'pages/new.yaml'), broken);
    onTestFinished(() => rmSync(join(folder(), 'pages/new.yaml'), { force: true }));
    await badge(tab).waitFor();
    await tab.goto(`${served().url}new`);
    await fixes(tab).click();
    await tab.getByRole('heading', { level: 1, name: 'New' }).waitFor();
    await undo(tab).click();
    await expect.poll(() => readFileSync(join(folder(), 'pages/new.yaml'), 'utf8')).toBe(broken);
  });

  test('renames a file, and Undo gives it its old name again', async () => {
    const tab = await openClean();
    const [old, right] = [join(folder(), 'pages/old.ymal'), join(folder(), 'pages/old.yaml')];
    writeFileSync(old, page('Old'));
    onTestFinished(() => {
      for (const each of [old, right]) rmSync(each, { force: true });
    });
    await badge(tab).click();
    await fixes(tab).click();
    await notice(tab)
      .getByText('Fixed yml-file in pages/old.ymal:1:1 and renamed the file to pages/old.yaml.')
      .waitFor();
    expect([existsSync(old), readFileSync(right, 'utf8')]).toEqual([false, page('Old')]);
    await undo(tab).click();
    await notice(tab).getByText('pages/old.ymal has its old name again').waitFor();
    expect([existsSync(right), readFileSync(old, 'utf8')]).toEqual([false, page('Old')]);
  });

  test('is not there for a file whose right name is taken', async () => {
    const tab = await openClean();
    const names = ['pages/Us.yaml', 'pages/us.yaml'].map((name) => join(folder(), name));
    onTestFinished(() => {
      for (const name of names) rmSync(name, { force: true });
    });
    for (const name of names) writeFileSync(name, page('Us'));
    await badge(tab).click();
    await panel(tab).getByText('Copy what you need into pages/us.yaml').waitFor();
    expect(await fixes(tab).count()).toBe(0);
  });

  test('is not there for an answer that would not take the mistake away', async () => {
    const tab = await openClean();
    // A quoted text that asks for a name that no site has.
    const broken = withLines('Home', 'description: {{ site.title }}');
    home(broken);
    await panel(tab).getByText('Write the words themselves.').waitFor();
    expect(await fixes(tab).count()).toBe(0);
    expect(text()).toBe(broken);
  });

  test('leaves a file that is write-protected, and says so', async () => {
    const tab = await openClean();
    const broken = withLines('Home', 'description:Ours');
    home(broken);
    chmodSync(file(), 0o444);
    onTestFinished(() => chmodSync(file(), 0o644));
    await fixes(tab).click();
    await panel(tab).getByText('pages/index.yaml is write-protected, so it was left unchanged.').waitFor();
    expect(text()).toBe(broken);
    expect(await hasFocus(fixes(tab))).toBe(true);
  });

  test('is not undone in a file that has changed since', async () => {
    const tab = await openClean();
    home(withLines('Home', 'description:Ours'));
    await fixes(tab).click();
    await undo(tab).waitFor();
    home(page('Mine'));
    await undo(tab).click();
    await notice(tab)
      .getByText(
        'pages/index.yaml was changed by another program in the meantime, so it was left unchanged. Try again.',
      )
      .waitFor();
    expect(text()).toBe(page('Mine'));
    expect(await undo(tab).count()).toBe(0);
  });
});

describe('Copy', () => {
  const copy = (tab: Page): Locator => tab.getByRole('button', { name: 'Copy: pages/index.yaml, line 6' });

  /** What is copied of the one mistake that is shown. */
  async function words(tab: Page): Promise<string> {
    const texts = ['.message', '.hint'].map((name) => panel(tab).locator(name).textContent());
    return ['pages/index.yaml:6:5', ...(await Promise.all(texts))].join('\n');
  }

  /** What is in the clipboard, as a person finds out. */
  async function pasted(tab: Page): Promise<string> {
    await tab.evaluate(() => document.body.append(document.createElement('textarea')));
    await tab.locator('body > textarea').focus();
    await tab.keyboard.press('ControlOrMeta+V');
    return tab.locator('body > textarea').inputValue();
  }

  test.each([
    ['with the clipboard', () => undefined],
    [
      'where the clipboard is closed to pages',
      () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    ],
  ])('copies place, message and hint %s', async (_how, prepare) => {
    const tab = await openClean();
    await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await tab.evaluate(prepare);
    home(withLines('Home', 'zebra: text'));
    await copy(tab).press('Enter');
    await panel(tab).getByText('Copied.', { exact: true }).waitFor();
    expect(await hasFocus(copy(tab))).toBe(true);
    expect(await pasted(tab)).toBe(await words(tab));
  });

  test('where nothing may copy, the text is selected and that is said', async () => {
    const tab = await openClean();
    await tab.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    home(withLines('Home', 'zebra: text'));
    await copy(tab).click();
    await panel(tab).getByText('The text is selected. Copy it with your keyboard.').waitFor();
    const field = tab.getByRole('textbox', { name: 'Text to copy' });
    expect(await hasFocus(field)).toBe(true);
    expect(await field.inputValue()).toBe(await words(tab));
  });
});

describe('the lines of a mistake', () => {
  test('show what is marked, also on a phone and when it is turned', async () => {
    const tab = await openClean('', 360);
    home(page('Home', `    description: ${'word '.repeat(12)}[x](/nowhere) and more\n`));
    const mark = panel(tab).locator('mark');
    await mark.waitFor();
    const isSeen = (): Promise<boolean> =>
      mark.evaluate((each) => {
        const [place, frame] = [each.getBoundingClientRect(), each.closest('pre')?.getBoundingClientRect()];
        const number = each.closest('.row')?.querySelector('.number')?.getBoundingClientRect();
        if (frame === undefined || number === undefined) return false;
        return place.left >= number.right && place.right <= frame.right;
      });
    await expect.poll(isSeen).toBe(true);
    expect(
      await panel(tab)
        .locator('pre')
        .evaluate((each) => each.scrollLeft),
    ).toBeGreaterThan(0);
    expect(await panel(tab).locator('pre').getAttribute('tabindex')).toBe('0');
    await tab.setViewportSize({ width: 320, height: 700 });
    await expect.poll(isSeen).toBe(true);
    await tab.setViewportSize({ width: 1280, height: 800 });
    await expect
      .poll(() =>
        panel(tab)
          .locator('pre')
          .evaluate((each) => each.scrollLeft),
      )
      .toBe(0);
  });
});
