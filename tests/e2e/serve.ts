import { addressOf, type Running, run, start, stop } from '../build/support/command.ts';
import { addressOfSite, sites } from './sites.ts';

/** Builds a site and serves it, by the commands a person would use, on any port that is free. */
async function serve(name: string, content: string, out: string): Promise<Running> {
  const folders = ['--root', content, '--out', out];
  const built = await run(['build', ...folders]);
  if (built.code !== 0) throw new Error(`The site "${name}" was not built:\n${built.out}${built.err}`);
  const server = start(['preview', ...folders, '--port', '0']);
  process.env[addressOfSite(name)] = new URL(await addressOf(server)).origin;
  return server;
}

/** Before all browser tests. Gives what ends the servers. */
export default async function setup(): Promise<() => Promise<void>> {
  const servers: Running[] = [];
  // One after the other: the second takes the app that the first has compiled.
  for (const [name, { content, out }] of Object.entries(sites)) servers.push(await serve(name, content, out));
  return async () => void (await Promise.all(servers.map(stop)));
}
