import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/**
 * A browser spoken to directly. Playwright also listens for errors and requests, for which V8 parses scripts again: that
 * alone is a long task, which no visitor has.
 */
export type Browser = {
  /** Opens an empty tab. */
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
};

export type Tab = {
  /** Sends a command of the DevTools protocol. @throws Error with what the browser has against it */
  readonly send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** Collects what the browser tells from now on by events of that name, until the browser is closed. */
  readonly listen: (method: string, heard: (params: Record<string, unknown>) => void) => void;
};

type Message = {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
};

type Waiting = { readonly resolve: (result: Record<string, unknown>) => void; readonly reject: (error: Error) => void };

function pipes({ stdio }: ChildProcess): [Writable, Readable] {
  const [, , , commands, answers] = stdio;
  if (!commands || !answers) throw new Error('The browser has no pipes.');
  return [commands as Writable, answers as Readable];
}

/** Starts a browser without a window. @param program the path of a Chromium */
export function startBrowser(program: string, flags: readonly string[]): Browser {
  const profile = mkdtempSync(join(tmpdir(), 'sitewright-browser-'));
  const child = spawn(program, [...flags, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [commands, answers] = pipes(child);
  const waiting = new Map<number, Waiting>();
  const listeners: ((message: Message) => void)[] = [];
  let last = 0;
  const hear = (message: Message): void => {
    const { id, result = {}, error } = message;
    if (id === undefined) for (const heard of listeners) heard(message);
    const { resolve, reject } = waiting.get(id ?? 0) ?? {};
    waiting.delete(id ?? 0);
    if (error === undefined) resolve?.(result);
    else reject?.(new Error(error.message));
  };
  let rest = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) hear(JSON.parse(message));
  });
  const send = (method: string, params: object, sessionId?: string): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    commands.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
  return {
    open: async () => {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
      const attached = await send('Target.attachToTarget', { targetId, flatten: true });
      const sessionId = String(attached.sessionId);
      return {
        send: (method, params = {}) => send(method, params, sessionId),
        listen: (method, heard) => {
          listeners.push((message) => {
            if (message.sessionId === sessionId && message.method === method) heard(message.params ?? {});
          });
        },
      };
    },
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      await send('Browser.close', {});
      await gone;
      // What it has started may write for a moment longer.
      rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
