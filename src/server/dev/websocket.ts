import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** What is added to a key before it is hashed (RFC 6455, 4.2.2). */
const suffix = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** A close frame with status 1000. */
const goodbye = Buffer.from([0x88, 2, 0x03, 0xe8]);

/** Opens a websocket and closes it at once. Nothing that comes is read. */
function answerPing({ headers }: IncomingMessage, socket: Duplex): void {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${suffix}`).digest('base64');
  const lines = [
    'HTTP/1.1 101 Switching Protocols',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Accept: ${accept}`,
    'Sec-WebSocket-Protocol: vite-ping',
  ];
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), goodbye]), () => socket.destroy());
}

/**
 * Vite tells its pages of changes by a websocket at the root. Its pings, by which a page sees that the server is back, are
 * answered here: a frame that is none would end Vite when it comes after a ping.
 * @returns whether it is one of the two
 */
export function hotUpdates(req: IncomingMessage, socket: Duplex, pass: () => void): boolean {
  if (!/^\/(?:\?|$)/.test(req.url ?? '')) return false;
  const protocol = req.headers['sec-websocket-protocol'];
  if (protocol === 'vite-ping') answerPing(req, socket);
  else if (protocol === 'vite-hmr') pass();
  else return false;
  return true;
}
