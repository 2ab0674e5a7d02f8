import type { PageRouter } from './page-router.ts';

/** Set on the document while a page is awaited. What it looks like is in `theme/global-css.ts`. */
const mark = 'data-loading';

/** Most pages come sooner, in milliseconds: for them the mark would only flash. */
const patience = 300;

/** Shows visitors with a slow network that the page they asked for is on its way. */
export function showProgress(page: Document, router: PageRouter): void {
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
