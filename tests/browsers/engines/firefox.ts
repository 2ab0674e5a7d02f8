import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handsOn } from './actions.ts';
import { type BidiEvent, connect, type Send } from './bidi.ts';
import { type BrowserWindow, type Engine, expression, type Settings } from './window.ts';

const preferences: Readonly<Record<string, number | boolean>> = {
  // A mouse, and scrollbars that take no room, as in the other browsers.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
  'network.proxy.type': 0,
  'browser.shell.checkDefaultBrowser': false,
  // It needs nothing but the pages.
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
};

/** A Firefox, and what each of its tabs has heard. */
type Process = {
  readonly send: Send;
  /** Sets up what a visitor has set up. It holds for all tabs at once. */
  readonly setUp: (settings: Settings) => Promise<void>;
  readonly noise: Map<string, string[]>;
  readonly end: () => Promise<void>;
};

/** What is wrong in what Firefox tells; undefined if nothing is. */
function wrongIn({ method, params }: BidiEvent): string | undefined {
  const { level = '', text, errorText, request, response } = params;
  if (method === 'log.entryAdded') return ['error', 'warn'].includes(level) ? String(text) : undefined;
  // What is on its way when a visitor goes on.
  if (method === 'network.fetchError')
    return errorText === 'NS_BINDING_ABORTED' ? undefined : `failed: ${request?.url} ${errorText}`;
  return response !== undefined && response.status >= 400 ? `status of ${response.status}: ${response.url}` : undefined;
}

/** The address at which a Firefox that has just been started listens. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    stderr?.on('data', (data: Buffer) => {
      said += String(data);
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(`${address}/session`);
    });
    stderr?.once('close', () => reject(new Error(`Firefox did not start:\n${said}`)));
  });
}

/** What sets up a Firefox, from a window that may do what its own code may. */
async function settler(send: Send): Promise<Process['setUp']> {
  type Tree = { readonly contexts: readonly { readonly context: string }[] };
  const { contexts } = await send<Tree>('browsingContext.getTree', { 'moz:scope': 'chrome' });
  return async ({ dark, script, largeText }) => {
    const expression = `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${dark ? 0 : 1});
      Services.prefs.setBoolPref('javascript.enabled', ${script});
      Services.prefs.setIntPref('font.size.variable.x-western', ${largeText ? 32 : 16});`;
    await send('script.evaluate', { expression, target: { context: contexts[0]?.context }, awaitPromise: false });
  };
}

async function launch(program: string): Promise<Process> {
  const profile = mkdtempSync(join(tmpdir(), 'sitewright-firefox-'));
  const lines = Object.entries(preferences).map((each) => `user_pref(${each.map((part) => JSON.stringify(part))});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const remote = ['--no-remote', '--remote-debugging-port=0', '--remote-allow-system-access'];
  const args = ['--headless', ...remote, '--profile', profile];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } });
  const ended = once(child, 'close');
  const noise = new Map<string, string[]>();
  const send = await connect(await addressOf(child), (event) => {
    const wrong = wrongIn(event);
    const tab = event.params.context ?? event.params.source?.context ?? '';
    if (wrong !== undefined) noise.get(tab)?.push(wrong);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'] });
  const end = async (): Promise<void> => {
    await send('browser.close');
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  return { send, setUp: await settler(send), noise, end };
}

/** Opens a tab with storage of its own. Only a tab that was not the first one has the focus. */
async function openTab({ send, noise }: Process, { script }: Settings): Promise<BrowserWindow> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  const own: string[] = [];
  noise.set(context, own);
  const bytes = async (method: string): Promise<Buffer> =>
    Buffer.from((await send<{ data: string }>(method, { context })).data, 'base64');
  return {
    ...handsOn((actions) => send('input.performActions', { context, actions })),
    goTo: async (url) => void (await send('browsingContext.navigate', { context, wait: 'complete', url })),
    run: async (task, ...given) => {
      // Where the page may run no script, tests may in a world of their own.
      const target = { context, ...(script ? {} : { sandbox: 'test' }) };
      type Evaluated = { result?: { value: string }; exceptionDetails?: { text: string } };
      const evaluated = { expression: expression(task, given), target, awaitPromise: true };
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', evaluated);
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    picture: () => bytes('browsingContext.captureScreenshot'),
    print: () => bytes('browsingContext.print'),
    noise: () => own,
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

/** Firefox, which speaks WebDriver BiDi itself. Visitors who have set up something else come one after the other. */
export function startFirefox(program: string): Engine {
  const launched = launch(program);
  return {
    open: async (settings) => {
      await (await launched).setUp(settings);
      return openTab(await launched, settings);
    },
    close: async () => (await launched).end(),
  };
}
