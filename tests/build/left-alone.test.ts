import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTarget } from './requests/site.ts';
import { addressOf, start, stop } from './support/command.ts';
import { folderWith } from './support/site.ts';

const asking = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;

/** Asks for a large file many times in one breath, hears the beginning of the first answer, and leaves. */
function leave(port: number, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.once('data', () => socket.destroy());
    socket.once('error', reject).once('close', () => resolve());
  });
}

/** The files of a folder that a process holds open. */
function openFiles(pid: number | undefined, folder: string): string[] {
  const links = join('/proc', String(pid), 'fd');
  const leadsTo = (fd: string): string => {
    try {
      return readlinkSync(join(links, fd));
    } catch {
      // It was closed since the list was read.
      return '';
    }
  };
  return readdirSync(links)
    .map(leadsTo)
    .filter((file) => file.startsWith(folder));
}

test.skipIf(!existsSync('/proc/self/fd')).each([
  ['start', 'sources', ['start']],
  ['preview', 'built', ['preview']],
] as const)('%s closes the files that nobody waits for any more', async (_name, kind, command) => {
  const root = folderWith({});
  makeTarget(root, kind);
  const server = start([...command, '--root', root, '--port', '0']);
  onTestFinished(async () => void (await stop(server)));
  const url = await addressOf(server);
  expect((await fetch(new URL('/a.txt', url))).status).toBe(200);
  const port = Number(new URL(url).port);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 50 }, () => leave(port, asking('/big.bin').repeat(40))));
  }
  expect(await (await fetch(new URL('/a.txt', url))).text()).toBe('a text');
  // A list of thousands would take longer to print than to make.
  await expect.poll(() => openFiles(server.child.pid, root).length).toBe(0);
});
