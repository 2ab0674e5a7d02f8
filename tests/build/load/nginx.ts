import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serverPath } from '../../setup/ensure-servers.ts';

export type WebServer = { readonly origin: string; readonly close: () => Promise<void> };

/** As docs/hosting.md has it, as far as the switch is concerned. Workers of root run as root, to read a folder in /tmp. */
function configFor(folder: string, socket: string, root: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${user}
worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  types { text/html html; text/javascript js; }
  sendfile on;
  keepalive_requests 100000;
  server {
    listen ${socket};
    root ${root};
    location / { try_files $uri $uri/index.html $uri.html =404; }
  }
}
`;
}

/** A port that was free a moment ago: nginx does not tell which one it was given. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function answers(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin)).arrayBuffer();
    return true;
  } catch {
    // Nobody listens there yet.
    return false;
  }
}

/** Starts nginx in front of `root`, with all its own files in `folder`. */
export async function startNginx(folder: string, root: string): Promise<WebServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), configFor(folder, `127.0.0.1:${port}`, root));
  const child = spawn(serverPath('nginx'), ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  const said: string[] = [];
  child.stderr.on('data', (data: Buffer) => said.push(data.toString()));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said.join('')}`);
  }
  return {
    origin,
    close: () => {
      child.kill('SIGQUIT');
      return ended;
    },
  };
}
