import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith, put, smallSite } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

const project = { ...smallSite, 'package.json': '{}' };

/** What `hosting` prints for a site. */
const printed = (root: string, host: string): ReturnType<typeof runHere> => runHere(['hosting', host], {}, root);

test('hosts that build a site are told how, in the form that each of them reads', async () => {
  const root = join(folderWith({}), 'Café & Söhne — ');
  mkdirSync(root);
  put(root, project);
  const netlify = await printed(root, 'netlify');
  expect(netlify).toMatchObject({
    code: 0,
    out: expect.stringContaining('\n  command = "npm run build"\n  publish = "dist"\n'),
  });
  const cloudflare = await printed(root, 'cloudflare');
  const settings = JSON.parse(cloudflare.out.replace(/^\/\/.*\n/, ''));
  expect(settings).toMatchObject({
    name: 'caf-s-hne',
    build: { command: 'npm run build' },
    assets: { directory: './dist' },
  });
  const pages = parse((await printed(root, 'pages')).out);
  const steps = pages.jobs.site.steps.flatMap(({ run }: { readonly run?: string }) => run ?? []);
  expect(steps).toEqual([
    'npm ci --ignore-scripts --no-audit --no-fund',
    'npx sitewright check --format github',
    'npx sitewright build',
  ]);
});

test('what no host could build is told, and so is a host that there is no file for', async () => {
  const alone = await printed(folderWith(smallSite), 'netlify');
  expect(alone).toMatchObject({ code: 2, err: expect.stringMatching(/^There's no package\.json beside site\.yaml/) });
  const unknown = await printed(folderWith(project), 'geocities');
  expect(unknown.err).toBe(
    'Name one server: nginx, caddy, apache, vercel, cloudfront-headers, cloudfront-function, netlify, cloudflare, pages.\n',
  );
});

test('settings go into a file as they are, whatever a shell would make of >', async () => {
  const root = folderWith({ ...project, 'netlify.toml': 'old' });
  const { out } = await printed(root, 'netlify');
  expect(await runHere(['hosting', 'netlify', '--output', 'netlify.toml'], {}, root)).toEqual({
    code: 0,
    out: 'Written to netlify.toml\n',
    err: '',
  });
  expect(readFileSync(join(root, 'netlify.toml'), 'utf8')).toBe(out);
  const nowhere = await runHere(['hosting', 'netlify', '--output', 'no/such/netlify.toml'], {}, root);
  expect(nowhere).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Nothing can be written to no\/such\/netlify\.toml/),
  });
});
