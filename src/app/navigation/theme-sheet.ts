import type { Handover } from '../../model/handover.ts';

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
  // In front of the page's own style, which has the same rules, and those of the blocks after them.
  document.head.querySelector('style')?.before(link);
  return loaded;
}

/**
 * Fetches the properties of the theme that the page itself does not read, but another page, or what appears on this
 * one, may.
 * @throws Error when it cannot be fetched; the next call tries again
 */
export function themeSheet({ theme }: Handover): Promise<void> {
  sheet.loading ??= insert(theme).catch((error: unknown) => {
    delete sheet.loading;
    throw error;
  });
  return sheet.loading;
}
