import { addressOf, type Running, run, start, stop } from '../build/support/command.ts';
import { addressOfSite, sites } from './sites.ts';

const isBuilt = 'SITEWRIGHT_E2E_BUILT';

const foldersOf = (name: keyof typeof sites): string[] => ['--root', sites[name].content, '--out', sites[name].out];

const names = Object.keys(sites) as (keyof typeof sites)[];

/**
 * Builds the sites that the browser tests visit, unless `npm test` has done so before them.
 * @returns the environment in which they are not built again
 * @throws Error with what the build said
 */
export async function buildSites(): Promise<Readonly<Record<string, string>>> {
  // One after the other: the second takes the app that the first has compiled.
  for (const name of process.env[isBuilt] === undefined ? names : []) {
    const built = await run(['build', ...foldersOf(name)]);
    if (built.code !== 0) throw new Error(`The site "${name}" was not built:\n${built.out}${built.err}`);
  }
  return { [isBuilt]: '1' };
}

/** Before all browser tests: serves the sites, by the command a person would use, on any port that is free. Gives what ends that. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildSites();
  const servers: Running[] = [];
  for (const name of names) {
    const server = start(['preview', ...foldersOf(name), '--port', '0']);
    servers.push(server);
    process.env[addressOfSite(name)] = new URL(await addressOf(server)).origin;
  }
  return async () => void (await Promise.all(servers.map(stop)));
}
