import { test as base, expect } from 'playwright/test';
import { missing, sites } from '../e2e/sites.ts';
import type { Engine, Settings } from './engines/window.ts';
import { type EngineName, foundEngines, startEngine } from './engines.ts';
import { type Visitor, visitorIn } from './visitor.ts';

export type Options = {
  readonly engineName: EngineName;
  readonly engine: Engine;
  /** All engines of this machine but that one. */
  readonly others: ReadonlyMap<EngineName, Engine>;
};

/** What most visitors have set up. */
export const usual: Settings = { dark: false, script: true, largeText: false };

/**
 * What is no fault of a page: pictures of a host that may be out of reach, the status of an address without a page, and the icon that
 * Firefox looks for where an answer names none. Nor is a font that was still on its way when a page was left or loaded again: Firefox reports
 * NS_BINDING_ABORTED, which is this number. One that isn't there has another.
 */
const expected = ['images.unsplash.com', missing, 'favicon.ico', 'status=2152398850'];

type Fixtures = { readonly site: keyof typeof sites; readonly settings: Settings; readonly visitor: Visitor };

/** A test with a visitor of a site in one of the engines. It fails when a page reports an error or something that its policy forbids. */
export const test = base.extend<Fixtures, Options>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  others: [
    async ({ engineName }, use) => {
      const names = foundEngines().filter((name) => name !== engineName);
      const engines = new Map(names.map((name) => [name, startEngine(name)]));
      await use(engines);
      for (const engine of engines.values()) await engine.close();
    },
    { scope: 'worker' },
  ],
  site: ['root', { option: true }],
  settings: [usual, { option: true }],
  visitor: async ({ engine, site, settings }, use) => {
    const opened = await engine.open(settings);
    await use(visitorIn(opened, sites[site].url));
    const noise = opened.noise().filter((line) => !expected.some((part) => line.includes(part)));
    await opened.close();
    expect(noise).toEqual([]);
  },
});
