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

/** What stands in a document that none of our components writes. */
function strangers(): string[] {
  const found: string[] = [];
  const ownMeta = 'content-security-policy';
  for (const element of document.querySelectorAll(
    'iframe, object, embed, base, frame, applet, marquee, math, template',
  )) {
    found.push(`element: ${element.outerHTML.slice(0, 200)}`);
  }
  for (const element of document.querySelectorAll('meta[http-equiv]')) {
    const equiv = element.getAttribute('http-equiv')?.toLowerCase();
    if (equiv !== ownMeta) found.push(`element: ${element.outerHTML.slice(0, 200)}`);
  }
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$/i.test(name)) found.push(`attribute: ${name}=${value.slice(0, 100)}`);
      if (!/^(?:href|src|action|formaction|xlink:href|data|poster|srcset|ping|background)$/i.test(name)) continue;
      const { protocol } = new URL(value, document.baseURI);
      if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) found.push(`address: ${value.slice(0, 100)}`);
    }
  }
  for (const script of document.querySelectorAll('script')) {
    if (/alert\(1\)|evil\.example/.test(script.text) && script.type !== 'application/ld+json')
      found.push(`script: ${script.text.slice(0, 200)}`);
  }
  return found;
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
  for (const element of document.querySelectorAll<HTMLElement>(
    'summary, button:not([type=submit]), a, input, textarea, img, [title]',
  )) {
    for (const type of ['mouseover', 'mouseenter', 'pointerenter', 'focus', 'blur', 'animationstart', 'toggle']) {
      element.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (element.matches('summary, button')) element.click();
  }
}

async function use(page: Page, done: Set<string>): Promise<string[]> {
  await takeOver(page);
  await page.evaluate(pressAll);
  for (const stranger of await page.evaluate(strangers)) done.add(stranger);
  return page.evaluate(textsOf);
}

/**
 * Visits a hostile site as a visitor does: opens its pages, lets the app take them over, presses everything, goes from page to page,
 * and comes by hostile links.
 * @param underPolicy whether the browser obeys the site's policy; without it, every hole shows
 */
export async function visit(browser: Browser, origin: string, underPolicy: boolean): Promise<Visit> {
  const done = new Set<string>();
  const context = await browser.newContext({ bypassCSP: !underPolicy, reducedMotion: 'reduce' });
  try {
    await watch(context, origin, done);
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      done.add(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => done.add(`threw: ${error.message}`));
    const texts: string[] = [];
    await page.goto(origin);
    texts.push(...(await use(page, done)));
    await page.locator('a[href="/other"]:visible').first().click();
    await page.waitForURL('**/other');
    texts.push(...(await use(page, done)));
    // What the policy stops would run without it.
    for (const address of underPolicy ? [] : addresses) {
      await page.goto(origin + address);
      texts.push(...(await use(page, done)));
    }
    return { done: [...done], texts };
  } finally {
    await context.close();
  }
}
