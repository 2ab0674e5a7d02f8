import { expect } from 'playwright/test';
import { addressOf, type Running, start, stop } from '../build/support/command.ts';
import { test, usual } from './test.ts';
import { visitorIn } from './visitor.ts';

let server: Running;
test.beforeAll(() => {
  server = start(['start', '--port', '0']);
});
test.afterAll(() => stop(server));

/** Runs in the page: how wide the frames of previews are drawn, in parts of the room that there is for them. */
const widths = (): number[] =>
  [...document.querySelectorAll('iframe')].map((frame) => {
    const room = frame.parentElement?.clientWidth ?? 0;
    return Math.round((100 * frame.getBoundingClientRect().width) / room) / 100;
  });

test('previews of blocks fill their frames in every engine', async ({ engine, others }) => {
  // A server and three browsers start for it.
  test.setTimeout(300_000);
  const { origin } = new URL(await addressOf(server));
  for (const each of [engine, ...others.values()]) {
    const window = await each.open(usual);
    const visitor = visitorIn(window, origin);
    await visitor.resize(1440, 900);
    for (const path of ['/__blocks', '/__blocks/hero']) {
      await visitor.visit(path);
      await visitor.sees('iframe');
      expect(new Set(await visitor.run(widths))).toEqual(new Set([1]));
    }
    await window.close();
  }
});
