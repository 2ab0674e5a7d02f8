import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LiveContent } from '../../src/server/dev/live-content.ts';
import { type Times, watchDates } from '../../src/server/dev/watch.ts';
import { page, put, smallSite } from '../build/support/site.ts';

describe('the development server looks at the clock', () => {
  const day = 86_400_000;
  const start = Date.parse('2026-11-01T12:00:00Z');

  beforeEach(() => {
    vi.useFakeTimers({ now: start });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** How often it reads again, with what is known of the times of the last reading. */
  function watched(until: number, after?: number) {
    const state: { times: Times; passed: number } = { times: { read: start, until }, passed: 0 };
    const stop = watchDates(
      () => state.times,
      () => new Date(),
      () => {
        state.passed += 1;
        if (after !== undefined) state.times = { read: Date.now(), until: after };
      },
    );
    onTestFinished(stop);
    return state;
  }

  test('and reads again within a second of a date, once', () => {
    const state = watched(start + 3_600_000);
    vi.advanceTimersByTime(3_599_999);
    expect(state.passed).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(state.passed).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(state.passed).toBe(1);
  });

  test('and for the next date, too', () => {
    const state = watched(start + 5000, start + 6500);
    vi.advanceTimersByTime(7000);
    expect(state.passed).toBe(2);
  });

  test('for a date in fifty days not at once, which a timer of that length would be', () => {
    const state = watched(start + 50 * day);
    vi.advanceTimersByTime(60_000);
    expect(state.passed).toBe(0);
    // The computer slept: no timer ran meanwhile.
    vi.setSystemTime(start + 51 * day);
    vi.advanceTimersByTime(1000);
    expect(state.passed).toBe(1);
  });

  test('and reads again when it was set back', () => {
    const state = watched(Number.POSITIVE_INFINITY, start);
    vi.setSystemTime(start - day);
    vi.advanceTimersByTime(1000);
    expect(state.passed).toBe(1);
  });
});

test('each reading says when to read again, of drafts and hidden pages, too', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-dates-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const visible = (span: string): string => page('Team', `    visible: ${span}\n`);
  put(root, {
    ...smallSite,
    'pages/about/team.yaml': `draft: true\n${visible('{ from: 2026-12-05, until: 2026-12-08 }')}`,
    'pages/offer.yaml': `publishAt: 2026-12-24\n${page('Offer')}`,
  });
  const clock = { now: '2026-12-01T09:00:00Z' };
  const printed: string[] = [];
  const options = { root, out: join(root, 'dist'), color: false, width: () => undefined };
  const content = new LiveContent({ ...options, print: (text) => printed.push(text) }, () => new Date(clock.now));
  const hidden = (route: string): unknown => content.site.live?.pages.get(route)?.hidden;
  const read = async (now: string): Promise<readonly [string, string | undefined]> => {
    clock.now = now;
    await content.read();
    const { read: at, until } = content.times;
    return [new Date(at).toISOString(), Number.isFinite(until) ? new Date(until).toISOString() : undefined];
  };
  expect(await read('2026-12-01T09:00:00Z')).toEqual(['2026-12-01T09:00:00.000Z', '2026-12-05T00:00:00.000Z']);
  expect(hidden('/offer')).toMatchObject({ page: { why: 'early', date: '2026-12-24' } });
  expect((await read('2026-12-05T00:00:00Z'))[1]).toBe('2026-12-09T00:00:00.000Z');
  expect((await read('2026-12-09T00:00:00Z'))[1]).toBe('2026-12-24T00:00:00.000Z');
  expect((await read('2026-12-24T00:00:00Z'))[1]).toBeUndefined();
  expect(hidden('/offer')).toBeUndefined();
});
