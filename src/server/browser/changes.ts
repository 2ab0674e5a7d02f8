import { changesPath, type ServerEvent, type Update } from '../dev/problem.ts';

/** Who hears of changes. */
type Listener = {
  readonly changed: (update: Update) => void;
  /** Called when there is a connection, also again after one was lost. */
  readonly connected: () => void;
};

/** How long a page waits before it tries again to reach its server. In milliseconds. */
const PAUSE = 500;

/** Hears what the server says of changes, for as long as the page is there. A page of another server than the one that answers now is loaded again. */
export function hearChanges({ changed, connected }: Listener): void {
  let known: string | undefined;
  const hear = (message: ServerEvent): void => {
    switch (message.kind) {
      case 'hello':
        known ??= message.server;
        if (known === message.server) connected();
        else location.reload();
        break;
      case 'update':
        changed(message.update);
        break;
      case 'reload':
        location.reload();
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
