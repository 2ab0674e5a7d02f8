import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { top } from '../build/support/command.ts';

/** A version of a package as the registry lists it. */
type Version = {
  readonly name: string;
  readonly version: string;
  readonly dist: { readonly integrity: string; readonly tarball: string };
};

/** What `npm publish` sends. */
type Publication = {
  readonly name: string;
  readonly 'dist-tags': Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, Version>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
};

type Listing = { 'dist-tags': Record<string, string>; versions: Record<string, Version> };

export type Registry = { readonly url: string; readonly close: () => void };

/** All versions of all packages that the builder's lock file names, as their registry would list them. */
function lockedVersions(url: string): ReadonlyMap<string, Listing> {
  const { packages } = JSON.parse(readFileSync(join(top, 'package-lock.json'), 'utf8'));
  const listings = new Map<string, Listing>();
  for (const [path, { integrity, ...rest }] of Object.entries<Version & { integrity: string }>(packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    const listing = listings.get(name) ?? { 'dist-tags': {}, versions: {} };
    const tarball = `${url}/${name}/-/${name.split('/').at(-1)}-${rest.version}.tgz`;
    listing.versions[rest.version] = { ...rest, name, dist: { integrity, tarball } };
    listing['dist-tags'].latest = rest.version;
    listings.set(name, listing);
  }
  return listings;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * A registry of packages that speaks the part of npm's protocol that `npm publish` and `npm install` use. It has what is published to it, and the packages of the
 * builder's lock file: npm has most of them in its cache, since it installed them for the builder, and is sent to its usual registry for the others.
 */
export async function startRegistry(): Promise<Registry> {
  const usual = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim().replace(/\/$/, '');
  const published = new Map<string, Listing>();
  const files = new Map<string, Buffer>();
  let locked: ReadonlyMap<string, Listing> = new Map();
  const publish = ({ name, versions, 'dist-tags': tags, _attachments }: Publication): void => {
    const old = published.get(name);
    published.set(name, {
      'dist-tags': { ...old?.['dist-tags'], ...tags },
      versions: { ...old?.versions, ...versions },
    });
    for (const [file, { data }] of Object.entries(_attachments))
      files.set(`/${name}/-/${file}`, Buffer.from(data, 'base64'));
  };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace(/\?.*/, '');
    if (request.method === 'PUT') {
      publish(JSON.parse(await bodyOf(request)));
      response.writeHead(201).end('{}');
    } else if (path.includes('/-/')) {
      const file = files.get(path);
      if (file === undefined) response.writeHead(302, { location: usual + path }).end();
      else response.end(file);
    } else {
      const listing = published.get(path.slice(1)) ?? locked.get(path.slice(1));
      response.writeHead(listing === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ name: path.slice(1), ...listing }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  locked = lockedVersions(url);
  return { url, close: () => server.close() };
}
