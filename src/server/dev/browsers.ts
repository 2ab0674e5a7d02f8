import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { withoutQuery } from '../../model/address.ts';
import { changesPath, type ServerEvent, type Update } from './problem.ts';

/** Browsers have nothing to say. In bytes. */
const LONGEST_MESSAGE = 1024;

/** A browser that hasn't read so many bytes isn't there any more. */
const MOST_UNREAD = 1_000_000;

/**
 * The browsers that show pages of this server, each with a websocket: a browser opens few connections to a server, and a stream of events in
 * each of seven tabs would take them all.
 */
export class Browsers {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  /** Names what pages load besides their content: a page of another version can't go on. A server that takes over has another one, too. */
  #version: string = randomUUID();

  /** Takes the websocket of a page, which the guard let through. @returns whether it has come to the right address */
  readonly welcome = (req: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
    if (withoutQuery(req.url ?? '/') !== changesPath) return false;
    this.#server.handleUpgrade(req, socket, head, (browser) => {
      // What a stranger sends in place of frames ends its connection, and nothing else.
      browser.on('error', () => undefined);
      send(browser, { kind: 'hello', version: this.#version });
    });
    return true;
  };

  /** The version of a page that is loaded now. */
  get version(): string {
    return this.#version;
  }

  /** Says what is different after a save. */
  update(update: Update): void {
    this.#tell({ kind: 'update', update });
  }

  /** Has all pages loaded again, those that are just being loaded, too. */
  reload(): void {
    this.#version = randomUUID();
    this.#tell({ kind: 'hello', version: this.#version });
  }

  #tell(message: ServerEvent): void {
    for (const browser of this.#server.clients) send(browser, message);
  }

  close(): void {
    for (const browser of this.#server.clients) browser.terminate();
    this.#server.close();
  }
}

function send(browser: WebSocket, message: ServerEvent): void {
  if (browser.bufferedAmount > MOST_UNREAD) browser.terminate();
  else browser.send(JSON.stringify(message));
}
