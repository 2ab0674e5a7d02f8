import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../src/server/serving/listen.ts';
import { inOrder } from '../../src/server/serving/reply.ts';

test('one after the other is asked, where it has to do with an address, and what throws late ends nothing', async () => {
  const server = createServer(
    inOrder([
      ['/a', async (req, res) => req.url === '/a/x?y' && res.end(req.url)],
      ['/late', () => setTimeout(1, false)],
      [
        '/late',
        () => {
          throw new Error('no way');
        },
      ],
      ['', async (req, res) => req.url !== '/none' && res.end(`all ${req.url}`)],
    ]),
  );
  const { origin, close } = await listen(server, '127.0.0.1', 0);
  onTestFinished(close);
  const said = async (path: string): Promise<string> => {
    const response = await fetch(origin + path);
    return `${response.status} ${(await response.text()).trim()}`;
  };
  expect(await said('/a/x?y')).toBe('200 /a/x?y');
  expect(await said('/a')).toBe('200 all /a');
  expect(await said('/abc')).toBe('200 all /abc');
  expect(await said('/late')).toBe('500 This request could not be answered: no way');
  expect(await said('/none')).toBe('404 There is nothing at this address.');
});
