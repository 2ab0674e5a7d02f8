import type { PageRouter } from './page-router.ts';

/** Set on the document while a page is awaited. */
const mark = 'data-loading';

/** A line at the top, which is nearly there when waiting ends. Pages come without: nobody waits before the app is there. */
const line = `html[${mark}]::before{content:"";position:fixed;top:0;inset-inline:0;z-index:70;height:3px;background:var(--sw-colors-brand-solid);transform-origin:left;transform:scaleX(.9);transition:transform 8s cubic-bezier(0,.6,.2,1)}@starting-style{html[${mark}]::before{transform:scaleX(0)}}`;

/** Most pages come sooner, in milliseconds: for them the mark would only flash. */
const patience = 300;

/** Shows visitors with a slow network that the page they asked for is on its way. */
export function showProgress(page: Document, router: PageRouter): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(line);
  page.adoptedStyleSheets.push(sheet);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    page.documentElement.removeAttribute(mark);
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') end();
    else timer ??= setTimeout(() => page.documentElement.setAttribute(mark, ''), patience);
  });
  // A page that is left for an ordinary page load may be shown again as it was.
  addEventListener('pagehide', end);
}
