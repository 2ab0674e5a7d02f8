import type { Locator, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { startHere } from '../../cli/run-here.ts';
import { addressOf, start, stop } from './command.ts';
import { type Files, folderWith } from './site.ts';

export type Served = { readonly root: string; readonly url: string; readonly printed: () => string };

type Env = Readonly<Record<string, string>>;

type Ending = { readonly end: () => Promise<void> };

/** Serves a folder with these files from this process, until the test ends. */
export async function serve(files: Files): Promise<Served> {
  const served = await serveHere(folderWith(files));
  onTestFinished(served.end);
  return served;
}

const serving = (root: string): readonly string[] => ['start', '--root', root, '--port', '0'];

/** Serves a folder from this process until `end` is called, on any port that is free. */
export async function serveHere(root: string): Promise<Served & Ending> {
  const { printed, stop } = startHere(serving(root));
  const end = async (): Promise<void> => {
    expect((await stop()).code).toBe(0);
  };
  return { root, url: await addressOf({ printed }), printed, end };
}

/** The same from a process of its own. */
export async function serveFolder(root: string, env?: Env): Promise<Served & Ending> {
  const server = start(serving(root), env);
  const end = async (): Promise<void> => {
    expect((await stop(server)).code).toBe(0);
  };
  return { root, url: await addressOf(server), printed: server.printed, end };
}

/** The panel with the mistakes. */
export const panel = (tab: Page): Locator => tab.getByRole('region', { name: /mistake|warning/ });

/** The button that is left of it. */
export const badge = (tab: Page): Locator => tab.getByRole('button', { name: /mistake|warning/ });
