import type { Locator, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { addressOf, start, stop } from './command.ts';
import { type Files, folderWith } from './site.ts';

export type Served = { readonly root: string; readonly url: string; readonly printed: () => string };

type Env = Readonly<Record<string, string>>;

/** Serves a folder with these files until the test ends. */
export async function serve(files: Files, env?: Env): Promise<Served> {
  const served = await serveFolder(folderWith(files), env);
  onTestFinished(served.end);
  return served;
}

/** Serves a folder until `end` is called, on any port that is free. */
export async function serveFolder(root: string, env?: Env): Promise<Served & { readonly end: () => Promise<void> }> {
  const server = start(['dev', '--root', root, '--port', '0'], env);
  const end = async (): Promise<void> => {
    expect((await stop(server)).code).toBe(0);
  };
  return { root, url: await addressOf(server), printed: server.printed, end };
}

/** The panel with the mistakes. */
export const panel = (tab: Page): Locator => tab.getByRole('region', { name: /mistake|warning/ });

/** The button that is left of it. */
export const badge = (tab: Page): Locator => tab.getByRole('button', { name: /mistake|warning/ });
