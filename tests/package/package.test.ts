import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putPackage } from '../../src/cli/package/package.ts';
import { addressOf, run, start, stop, top } from '../build/support/command.ts';
import { contentsOf, page, put, smallSite } from '../build/support/site.ts';

// A site that has the builder as a package, as npm would install it, and no clone of it.
let site: string;
let installed: string;

/** A page whose code is coloured by a package that is loaded by name. */
const withCode = `${page('Code').trimEnd()}
  - type: long-text
    body: |
      \`\`\`ts
      const open: boolean = true;
      \`\`\`
`;

type Manifest = {
  readonly bin: { readonly sitewright: string };
  readonly dependencies: Readonly<Record<string, string>>;
};

function manifest(): Manifest {
  return JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
}

const program = (): readonly string[] => [join(installed, manifest().bin.sitewright)];

beforeAll(async () => {
  site = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright package ')));
  put(site, { ...smallSite, 'pages/code.yaml': withCode });
  installed = join(site, 'node_modules/sitewright');
  mkdirSync(installed, { recursive: true });
  await putPackage(installed);
  for (const name of Object.keys(manifest().dependencies)) {
    mkdirSync(dirname(join(site, 'node_modules', name)), { recursive: true });
    symlinkSync(join(top, 'node_modules', name), join(site, 'node_modules', name));
  }
}, 180_000);

afterAll(() => rmSync(site, { recursive: true, force: true }));

test('it builds what the clone builds, byte for byte, and keeps what it keeps in the packages of the site', async () => {
  const outcome = await start(['build'], {}, site, program()).ended;
  expect(outcome).toMatchObject({ code: 0, err: '' });
  const elsewhere = join(site, 'clone');
  expect(await run(['build', '--root', site, '--out', elsewhere])).toMatchObject({ code: 0 });
  expect(contentsOf(join(site, 'dist'))).toEqual(contentsOf(elsewhere));
  rmSync(elsewhere, { recursive: true });
  expect(readdirSync(join(site, 'node_modules/.cache'))).toContain('sitewright-answers');
  expect(existsSync(join(installed, 'node_modules'))).toBe(false);
});

test('it says where a mistake is, and explains it', async () => {
  put(site, { 'pages/about/team.yaml': page('Team').replace('description', 'descriptoin') });
  const { code, out } = await start(['check', '--format', 'line'], {}, site, program()).ended;
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('pages/about/team.yaml:2:1') });
  const explained = await start(['check', '--explain', 'unknown-key'], {}, site, program()).ended;
  expect(explained).toMatchObject({ code: 0, out: expect.stringContaining('unknown-key') });
});

test('it serves pages, the gallery and what they load, without compiling anything', async () => {
  const server = start(['start', '--port', '0'], {}, site, program());
  const url = await addressOf(server);
  for (const path of ['/', '/__blocks', '/__blocks/hero', '/__tools/dev.js', '/__tools/look.css', '/index.page.json'])
    expect([path, (await fetch(new URL(path, url))).status]).toEqual([path, 200]);
  expect((await stop(server)).code).toBe(0);
});

test('it has the commands of a site, and none that change the builder', async () => {
  const { out } = await start(['--help'], {}, site, program()).ended;
  for (const name of ['start', 'build', 'check', 'new page']) expect(out).toContain(`  ${name}`);
  expect(out).not.toContain('new block');
});

/** What only a clone compiles with, loaded when there is something to compile. */
const compilers: readonly string[] = ['vite', 'tsx'];

test('what its modules import comes with it', () => {
  const commands = join(installed, 'commands');
  const modules = readdirSync(commands, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[cm]js$/.test(name));
  const imported = modules.flatMap((name) => {
    const text = readFileSync(join(commands, name), 'utf8');
    const found = text.matchAll(
      /(?:^import [^'"\n]*?from |^import |[^.\w{]import\(|[^.\w]require\()["']([^"'\n]+)["']/gm,
    );
    return [...found].map(([, from = '']) => from);
  });
  const packages = imported
    .filter((from) => !/^(?:\.|node:|file:)/.test(from) && !builtinModules.includes(from))
    .map((from) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from);
  expect(packages.length).toBeGreaterThan(3);
  const had = new Set([...Object.keys(manifest().dependencies), ...compilers]);
  expect([...new Set(packages)].filter((name) => !had.has(name))).toEqual([]);
});
