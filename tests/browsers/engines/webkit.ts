import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { handsOn } from './actions.ts';
import { type BrowserWindow, type Engine, expression, type Settings } from './window.ts';

/** Where the programs are. */
export type WebkitPrograms = { readonly driver: string; readonly screen: string };

type Begun = { readonly out: Readable; readonly end: () => Promise<void> };

/** The driver, and what its window prints. */
type Driver = { readonly origin: string; readonly printed: string[]; readonly end: () => Promise<void> };

/** Starts a program in a process group of its own, which ends with this process. */
function begin(program: string, args: readonly string[], env = process.env): Begun {
  const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', kill);
  const end = async (): Promise<void> => {
    const ended = once(child, 'close');
    kill();
    await ended;
    process.off('exit', kill);
  };
  return { out: child.stdout, end };
}

/** Sends a command. @throws Error with what the driver says against it */
async function send<Value>(method: 'GET' | 'POST', address: string, given?: object): Promise<Value> {
  const response = await fetch(address, { method, body: given === undefined ? null : JSON.stringify(given) });
  const { value }: { value: Value } = await response.json();
  if (response.ok) return value;
  throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
}

/** A free port: the driver can't choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A virtual screen, as high as the longest page. */
async function startScreen(program: string): Promise<{ readonly display: string; readonly end: Begun['end'] }> {
  const args = ['-displayfd', '1', '-screen', '0', '1920x12000x24', '-nolisten', 'tcp'];
  const { out, end } = begin(program, args);
  const [number] = await once(out, 'data');
  return { display: `:${String(number).trim()}`, end };
}

/** Waits until there is an answer from an address. */
async function answer(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch {
      await wait(20);
    }
  }
}

async function startDriver(programs: WebkitPrograms): Promise<Driver> {
  const screen = await startScreen(programs.screen);
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-webkit-'));
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Its sandbox needs more rights than a container has. The pages are our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const { out, end } = begin(programs.driver, ['-p', String(port)], env);
  const printed: string[] = [];
  createInterface({ input: out }).on('line', (line) => printed.push(line));
  const origin = `http://127.0.0.1:${port}`;
  await answer(`${origin}/status`);
  return {
    origin,
    printed,
    end: async () => {
      await end();
      await screen.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const view = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** Opens a window. @returns where commands for it go */
async function openSession({ origin }: Driver, settings: Settings): Promise<string> {
  // Debian's own Python has the bindings, another one may come before it.
  const options = { binary: '/usr/bin/python3', args: [view, JSON.stringify(settings)] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, { capabilities });
  return `${origin}/session/${sessionId}`;
}

function windowOf(session: string, printed: string[]): BrowserWindow {
  const goTo = (url: string): Promise<void> => send('POST', `${session}/url`, { url });
  const run: BrowserWindow['run'] = async (task, ...given) => {
    const script = `const done = arguments[0]; Promise.resolve().then(() => ${expression(task, given)}).then(done, (error) => done({ error: String(error) }))`;
    const found = await send<string | { error: string }>('POST', `${session}/execute/async`, { script, args: [] });
    if (typeof found !== 'string') throw new Error(found.error);
    return JSON.parse(found);
  };
  printed.length = 0;
  return {
    ...handsOn((actions) => send('POST', `${session}/actions`, { actions })),
    goTo,
    run,
    resize: async (width, height) => {
      await send('POST', `${session}/window/rect`, { width, height });
      await run(
        async (wide, high) => {
          while (innerWidth !== wide || innerHeight !== high) await new Promise((resolve) => setTimeout(resolve, 5));
        },
        width,
        height,
      );
    },
    picture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    noise: () => printed,
    close: async () => {
      await run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await goTo('about:blank');
    },
  };
}

/** WebKitGTK by its driver, which has one window: visitors who have set up the same get it one after the other. */
export function startWebkit(programs: WebkitPrograms): Engine {
  const all = new Map<string, Promise<{ readonly driver: Driver; readonly session: string }>>();
  const begun = async (settings: Settings): Promise<{ readonly driver: Driver; readonly session: string }> => {
    const driver = await startDriver(programs);
    return { driver, session: await openSession(driver, settings) };
  };
  return {
    open: async (settings) => {
      const key = JSON.stringify(settings);
      const started = all.get(key) ?? begun(settings);
      all.set(key, started);
      const { driver, session } = await started;
      return windowOf(session, driver.printed);
    },
    close: async () => void (await Promise.all([...all.values()].map(async (each) => (await each).driver.end()))),
  };
}
