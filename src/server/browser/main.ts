import { routeAt } from '../../model/address.ts';
import { changesPath, type PageState, type ServerEvent, stateId, type Update } from '../dev/problem.ts';
import { createOverlay } from './overlay/overlay.tsx';
import { readState, refreshProblems, renew } from './renew.ts';
import { createRibbon } from './ribbon.ts';

type Listener = {
  readonly changed: (update: Update) => void;
  /** Called when there is a connection, also again after one was lost. */
  readonly connected: () => void;
};

/** How long a page waits before it tries again to reach its server. In milliseconds. */
const PAUSE = 500;

/** Hears what the server says of changes, for as long as the page is there. A page of another version than the server's is loaded again. */
function hearChanges({ changed, connected }: Listener): void {
  // Of the document, not of the first hello: what has changed in between would never be seen.
  const version = document.getElementById(stateId)?.dataset.version;
  const hear = (message: ServerEvent): void => {
    switch (message.kind) {
      case 'hello':
        if (version === message.version) connected();
        else location.reload();
        break;
      case 'update':
        changed(message.update);
    }
  };
  const address = new URL(changesPath, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const connect = (): void => {
    const socket = new WebSocket(address);
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => hear(JSON.parse(data)));
    socket.addEventListener('close', () => setTimeout(connect, PAUSE));
  };
  connect();
}

/** Where the page is that is shown, as updates name it. */
function shownPath(): string {
  try {
    return routeAt(decodeURI(location.pathname));
  } catch {
    return routeAt(location.pathname);
  }
}

/**
 * What has changed on the server since this document was loaded. The app may have fetched the data of a page ahead, before it changed,
 * and come to it later.
 */
class Stale {
  private readonly paths = new Set<string>();
  private isAll = false;

  /** Notes a change. @returns whether it is one of the page that is shown */
  note({ paths }: Update): boolean {
    if (paths === 'all') this.isAll = true;
    else for (const path of paths) this.paths.add(path);
    return paths === 'all' || paths.includes(shownPath());
  }

  /** Whether the page that is shown may have changed since the app has fetched it. */
  isShown(): boolean {
    return this.isAll || this.paths.has(shownPath());
  }
}

const overlay = createOverlay(document);
const ribbon = createRibbon(document);
const show = (state: PageState): void => {
  overlay.show(state);
  ribbon.show(state);
};
show(readState(document));
const stale = new Stale();
hearChanges({
  // Pages that a save has nothing to do with stay as they are.
  changed: (update) => {
    if (stale.note(update)) void renew(show);
    else if (update.problems) void refreshProblems(show);
  },
  // What was saved while the connection was down is only seen now.
  connected: () => void renew(show),
});
// The app changes pages without loading documents. A browser without this interface hears of it at the next save.
window.navigation?.addEventListener(
  'currententrychange',
  () => void (stale.isShown() ? renew(show) : refreshProblems(show)),
);
