import { Server } from 'node:http';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { builderRoot } from '../builder/builder-root.ts';
import { guard, usualLimits } from './serving/guard.ts';
import type { Hosts } from './serving/hosts.ts';

type Print = (text: string) => void;

function printer({ logger }: ResolvedConfig): Print {
  return (text) => logger.info(text.trimEnd());
}

/** The names that plain `vite` answers for, by its own settings. */
function hostsOf({ host, allowedHosts }: ViteDevServer['config']['server']): Hosts {
  const listen = host === true ? '0.0.0.0' : host || 'localhost';
  return { listen, names: allowedHosts === true ? [] : (allowedHosts ?? []) };
}

/** What plain `vite` serves: the site of the current folder, by our own server. */
async function serveHere(server: ViteDevServer): Promise<void> {
  const { httpServer } = server;
  if (!(httpServer instanceof Server))
    throw new Error('A site is served over HTTP only. Leave server.https out of the settings of Vite.');
  const { serveSite } = await import('./serve-site.ts');
  const root = process.cwd();
  const hosts = hostsOf(server.config.server);
  const terminal = { color: false, width: () => undefined, print: printer(server.config) };
  const site = serveSite({ root, hosts, ...terminal, outdated: () => void server.restart() });
  guard(httpServer, { hosts, limits: usualLimits, websocket: site.websocket });
  server.middlewares.use(site.answer);
  httpServer.once('listening', site.begin).once('close', site.close);
}

/** Makes plain `vite` serve the site of the current folder, or build it. */
export function sitewright(): Plugin {
  return {
    name: 'sitewright',
    config: () => ({ root: builderRoot, appType: 'custom', publicDir: false, envDir: false, builder: {} }),
    async configureServer(server) {
      if (server.config.server.middlewareMode === false) await serveHere(server);
    },
    async buildApp({ environments, config }) {
      const { buildForVite } = await import('../builder/vite-build.ts');
      await buildForVite(process.cwd(), printer(config));
      // Nothing is left for Vite to build.
      for (const environment of Object.values(environments)) environment.isBuilt = true;
    },
  };
}
