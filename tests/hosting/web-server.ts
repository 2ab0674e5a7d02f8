import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hostedIn } from '../../src/builder/hosting/hosted.ts';
import { settingsFor } from '../../src/builder/hosting/settings.ts';
import { serverPath } from '../setup/ensure-servers.ts';
import { filledIn, recipe } from './recipes.ts';

/** A web server that serves a built site, set up as docs/hosting.md says. */
export type WebServer = { readonly origin: string; readonly close: () => Promise<void> };

/** Two ports that nobody listens on now. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return [ports[0] ?? 0, ports[1] ?? 0];
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Starts a program that listens on a port. Closing waits for its end, and deletes its folder. */
async function started(program: string, args: readonly string[], folder: string, port: number): Promise<WebServer> {
  // What a server keeps for itself goes with the folder.
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start:\n${said}`);
    await wait(25);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder a server takes its files from: the site, or under a base the parent of a folder of that name. */
function rootFor(site: string, base: string, folder: string): string {
  if (base === '/') return site;
  const place = join(folder, 'root', base.slice(0, -1));
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(site, place);
  return join(folder, 'root');
}

type Prepared = { readonly folder: string; readonly root: string; readonly settings: string };

async function prepare(server: string, out: string): Promise<Prepared> {
  const site = resolve(out);
  const folder = mkdtempSync(join(tmpdir(), `sitewright-${server}-`));
  const hosted = await hostedIn(site);
  const settings = join(folder, 'example.conf');
  writeFileSync(settings, settingsFor.get(server)?.(hosted) ?? '');
  return { folder, root: rootFor(site, hosted.base, folder), settings };
}

/** Debian's `libnginx-mod-http-brotli-static`, which not every machine has. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The encodings in which a server of the tests can send a compressed copy. */
export function encodingsOf(server: string): ('br' | 'gzip')[] {
  return server !== 'nginx' || existsSync(brotliModule) ? ['br', 'gzip'] : ['gzip'];
}

/** Starts nginx with the recipe of docs/hosting.md; only addresses and the certificate are other ones. */
export async function startNginx(site: string): Promise<WebServer> {
  const { folder, root, settings } = await prepare('nginx', site);
  const [port, plain] = await freePorts();
  const servers = filledIn(recipe('nginx').replace(/^\s*ssl_.*\n/gm, ''), [
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['/srv/www/example', root],
    ['/etc/nginx/snippets/example.conf', settings],
  ]);
  const brotli = existsSync(brotliModule);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    [
      // Temporary folders of tests are closed to other users.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      ...(brotli ? [`load_module ${brotliModule};`] : []),
      `pid ${folder}/pid;`,
      'error_log stderr;',
      'events {}',
      'http {',
      'include /etc/nginx/mime.types;',
      'access_log off;',
      ...(brotli ? ['brotli_static on;'] : []),
      ...temporary,
      servers,
      '}',
    ].join('\n'),
  );
  return started(serverPath('nginx'), ['-c', config, '-p', folder], folder, port);
}

/** Starts Caddy with the recipe of docs/hosting.md; only addresses are other ones. */
export async function startCaddy(site: string): Promise<WebServer> {
  const { folder, root, settings } = await prepare('caddy', site);
  const [port] = await freePorts();
  const filled = filledIn(recipe('caddy'), [
    ['www.example.com', `http://127.0.0.1:${port}`],
    ['/srv/www/example', root],
    ['/etc/caddy/example.caddy', settings],
  ]);
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n}\n${filled}`);
  return started(serverPath('caddy'), ['run', '--config', config, '--adapter', 'caddyfile'], folder, port);
}

/** The modules the recipe names, and those that any Apache has. */
const apacheModules = [
  ...['mpm_event', 'authz_core', 'dir', 'mime', 'alias', 'env', 'setenvif', 'filter'],
  ...['headers', 'rewrite', 'deflate'],
];

/** Starts Apache with the recipe of docs/hosting.md, the settings as `.htaccess` in the site; only addresses are other ones. */
async function startApache(site: string): Promise<WebServer> {
  const { folder, root, settings } = await prepare('apache', site);
  copyFileSync(settings, join(site, '.htaccess'));
  for (const path of [folder, dirname(site)]) chmodSync(path, 0o755);
  const [port] = await freePorts();
  const host = filledIn(recipe('apache'), [
    ['<VirtualHost *:80>', `<VirtualHost 127.0.0.1:${port}>`],
    ['/srv/www/example', root],
  ]);
  const config = join(folder, 'apache.conf');
  writeFileSync(
    config,
    [
      `ServerRoot ${folder}`,
      'ServerName www.example.com',
      `Listen 127.0.0.1:${port}`,
      `PidFile ${folder}/pid`,
      `ErrorLog ${folder}/errors`,
      `DefaultRuntimeDir ${folder}`,
      ...apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      'TypesConfig /etc/mime.types',
      // As root it serves as another user, who must find the way to the files.
      ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
      host,
    ].join('\n'),
  );
  return started('/usr/sbin/apache2', ['-X', '-f', config], folder, port);
}

const always = [
  { name: 'nginx', start: startNginx },
  { name: 'caddy', start: startCaddy },
] as const;

/** The servers that the recipes are tried with. Apache is tried when asked for: `SITEWRIGHT_TEST_APACHE=1`, with Debian's apache2. */
export const webServers =
  process.env.SITEWRIGHT_TEST_APACHE === '1' ? [...always, { name: 'apache', start: startApache }] : always;
