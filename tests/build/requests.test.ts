import { expect, onTestFinished, test } from 'vitest';
import { attackServer } from './requests/run.ts';
import { makeTarget, secrets } from './requests/site.ts';
import { addressOf, start, stop } from './support/command.ts';
import { folderWith } from './support/site.ts';

test.each([
  ['start', 'sources', ['start']],
  ['preview', 'built', ['preview']],
] as const)('%s answers 300 hostile requests, shows nothing it should not, and lives', async (_name, kind, command) => {
  const root = folderWith({});
  makeTarget(root, kind);
  const server = start([...command, '--root', root, '--port', '0']);
  onTestFinished(async () => void (await stop(server)));
  const url = await addressOf(server);
  // The app is compiled for the first page.
  await fetch(url);
  const { attacks, statuses, faults } = await attackServer(Number(new URL(url).port), { count: 300, seed: 1, secrets });
  expect(faults).toEqual([]);
  expect(attacks).toBe(300);
  // The attacks reach what they are meant for.
  for (const status of [200, 400, 403, 404, 405, 416]) expect([...statuses.keys()]).toContain(status);
  expect((await fetch(new URL('/a.txt', url))).status).toBe(200);
  expect(server.child.exitCode).toBe(null);
});
