import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumFlags } from '../../tests/setup/chromium.ts';
import type { Workshop } from '../generators/generator.ts';
import { installPackages } from '../generators/packages.ts';

/** The last Lighthouse that runs on Node 20. */
export const lighthouseVersion = '12.8.2';

/** What Lighthouse says of a page, as on a phone: milliseconds, bytes on the wire, scores of 100. */
export type Visit = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  /** HTML, CSS and scripts: without pictures and fonts. */
  readonly text: number;
  readonly scores: string;
};

type Request = { readonly resourceType?: string; readonly transferSize: number };

/** The parts of its report that are read. */
type Report = {
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly Request[] } }>
  >;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly runtimeError?: { readonly message: string };
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

function visitOf({ audits, categories: found, runtimeError }: Report): Visit {
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const number = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const sum = (some: readonly Request[]): number => some.reduce((all, { transferSize }) => all + transferSize, 0);
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: sum(requests),
    text: sum(requests.filter(({ resourceType = '' }) => !['Image', 'Font'].includes(resourceType))),
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)).join(' '),
  };
}

/**
 * Gets Lighthouse. The function it gives visits an address once.
 * @throws Error when it cannot be installed; later, when Lighthouse cannot measure the page
 */
export function lighthouse(workshop: Workshop, chromium: string): (address: string) => Promise<Visit> {
  const folder = installPackages(workshop, 'lighthouse', { lighthouse: lighthouseVersion });
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`, `--only-categories=${categories.join(',')}`];
  return async (address) => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...options], {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 64 * 1024 * 1024,
    });
    return visitOf(JSON.parse(stdout));
  };
}
