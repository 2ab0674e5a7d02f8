import type { Handover } from '../../model/plan.ts';

const sheet: { loading?: Promise<void> } = {};

function insert(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched.`));
    };
  });
  // After the page's own style: it has the same rules and all others, in the order in which they count.
  document.head.querySelector('style')?.after(link);
  return loaded;
}

/** Fetches the style sheet of all pages: another page, or what appears on this one, may need it. @throws Error when it can't be; the next call tries again */
export function themeSheet({ theme }: Handover): Promise<void> {
  sheet.loading ??= insert(theme).catch((error: unknown) => {
    delete sheet.loading;
    throw error;
  });
  return sheet.loading;
}
