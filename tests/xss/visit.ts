import type { Browser, BrowserContext, Page } from 'playwright';
import { png } from '../content/memory-disk.ts';
import { takeOver } from '../e2e/taken-over.ts';

/** What a page did that no text may make it do, and everything it shows or carries, to look texts up in. */
export type Visit = { readonly done: readonly string[]; readonly texts: readonly string[] };

/** Where pictures may come from: some texts are addresses of them. */
const pictures = 'https://pictures.example';

/** Addresses of the not-found page and of others, with what an attacker would put into a link to the site. */
const addresses = [
  '/?q="><script>alert(1)</script>#"><img src=x onerror=alert(1)>',
  '/other#javascript:alert(1)',
  '/no-such-page/%3Cscript%3Ealert(1)%3C/script%3E?"onmouseover="alert(1)',
  '/no-such-page//evil.example/%22%3E%3Cimg src=x onerror=alert(1)%3E',
];

/** Notes whatever runs, whatever the policy stops, and what would leave the site. */
async function watch(context: BrowserContext, origin: string, done: Set<string>): Promise<void> {
  await context.exposeFunction('noteDone', (what: string) => done.add(what));
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Reflect.set(window, name, () => Reflect.get(window, 'noteDone')(`ran: ${name} on ${document.title}`));
    }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      Reflect.get(window, 'noteDone')(`stopped by the policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin === origin) return route.continue();
    if (url.origin !== pictures) done.add(`asked for: ${url.href}`);
    return route.fulfill({ body: Buffer.from(png), contentType: 'image/png' });
  });
}

/** What is in a document, or in a shadow root of it, although no component writes it. */
function strangers(): string[] {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const elements = [document, ...shadows].flatMap((root) => [...root.querySelectorAll('*')]);
  return elements.flatMap((element) => {
    const text = element.outerHTML.slice(0, 200);
    const found: string[] = [];
    if (element.matches('iframe, object, embed, base, frame, marquee, math, template')) found.push(`element: ${text}`);
    const isPolicy = element.getAttribute('http-equiv') === 'Content-Security-Policy';
    if (element.matches('meta[http-equiv]') && !isPolicy) found.push(`element: ${text}`);
    if (
      element instanceof HTMLScriptElement &&
      !/json/.test(element.type) &&
      /alert\(1\)|evil\.example/.test(element.text)
    ) {
      found.push(`script: ${text}`);
    }
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$/i.test(name)) found.push(`attribute: ${text}`);
      if (!/^(?:href|src|action|formaction|xlink:href|data|poster|ping|background)$/i.test(name)) continue;
      const isFine = ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(value, document.baseURI).protocol);
      if (!isFine) found.push(`address: ${text}`);
    }
    return found;
  });
}

/** All texts and attributes of a document, and what is typed into it. */
function textsOf(): string[] {
  const texts = [document.documentElement.textContent ?? ''];
  for (const element of document.querySelectorAll('*')) {
    for (const { value } of element.attributes) texts.push(value);
  }
  return texts;
}

/** Presses everything that does not leave the page, and hovers and focuses the rest. */
function pressAll(): void {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const elements = [document, ...shadows].flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')]);
  for (const element of elements) {
    for (const type of ['mouseover', 'pointerenter', 'focus', 'blur', 'animationstart', 'toggle']) {
      element.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (element.matches('summary, button:not([type=submit])')) element.click();
  }
}

async function press(page: Page, done: Set<string>): Promise<string[]> {
  await page.evaluate(pressAll);
  for (const stranger of await page.evaluate(strangers)) done.add(stranger);
  return page.evaluate(textsOf);
}

type Tab = { readonly page: Page; readonly done: Set<string> };

/** Opens a tab, and gives what was done in it until the work ended. */
async function inTab(
  browser: Browser,
  origin: string,
  bypassCSP: boolean,
  work: (tab: Tab) => Promise<string[]>,
): Promise<Visit> {
  const done = new Set<string>();
  const context = await browser.newContext({ bypassCSP, reducedMotion: 'reduce' });
  try {
    await watch(context, origin, done);
    const page = await context.newPage();
    page.on('pageerror', (error) => done.add(`threw: ${error.message}`));
    const texts = await work({ page, done });
    return { done: [...done], texts };
  } finally {
    await context.close();
  }
}

/**
 * Visits a hostile site as a visitor does: opens its pages, lets the app take them over, presses everything, goes from page to page,
 * and comes by hostile links.
 * @param underPolicy whether the browser obeys the site's policy; without it, every mask shows
 */
export function visit(browser: Browser, origin: string, underPolicy: boolean): Promise<Visit> {
  return inTab(browser, origin, !underPolicy, async ({ page, done }) => {
    // What the policy stops would run without it: then the first page is opened by a hostile link, too.
    const [first = '', ...others] = underPolicy ? [''] : addresses;
    await page.goto(origin + first);
    await takeOver(page);
    const texts = await press(page, done);
    await page.locator('a[href="/other"]:visible').first().click();
    await page.waitForURL('**/other');
    texts.push(...(await press(page, done)));
    for (const address of others) {
      await page.goto(origin + address);
      await takeOver(page);
      texts.push(...(await press(page, done)));
    }
    return texts;
  });
}

/**
 * Looks at a hostile site as its author does, while `start` runs: the page, then the mistakes over it.
 * @param spoil saves what the check refuses
 */
export function edit(browser: Browser, origin: string, spoil: () => void): Promise<Visit> {
  return inTab(browser, origin, false, async ({ page, done }) => {
    await page.goto(origin);
    await takeOver(page);
    await press(page, done);
    spoil();
    await page.getByRole('region', { name: /mistake/ }).waitFor();
    return press(page, done);
  });
}
