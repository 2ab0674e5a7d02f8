import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { putCreator, putPackage } from '../../src/cli/package/package.ts';
import { addressOf, type Outcome, run, start, stop, top } from '../build/support/command.ts';
import { asEntry, tides, tidesFiles } from '../build/support/own-block.ts';
import { contentsOf, page, put, smallSite } from '../build/support/site.ts';
import { type Registry, startRegistry } from './registry.ts';

// Somebody who has no clone of the builder: they make a site with npm create, of packages that were published.
let folder: string;
let registry: Registry;
let created: Outcome;
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
  readonly version: string;
  readonly bin: { readonly sitewright: string };
  readonly dependencies: Readonly<Record<string, string>>;
};

const manifestIn = (path: string): Manifest => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));

const program = (): readonly string[] => [join(installed, manifestIn(installed).bin.sitewright)];

/** Runs npm or npx with the settings of somebody who knows the registry, and nothing else of this machine but what npm has in its cache. */
function npm(command: 'npm' | 'npx', args: readonly string[], cwd: string, from = registry.url): Promise<Outcome> {
  const settings = { npm_config_userconfig: join(folder, 'npmrc'), npm_config_cache: join(folder, 'cache') };
  const env = { ...process.env, NO_COLOR: '1', ...settings, npm_config_registry: from };
  return new Promise((resolve) => {
    execFile(command, args, { cwd, env, shell: process.platform === 'win32' }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

/** Nothing answers there. */
const nowhere = 'http://127.0.0.1:1';

/** Publishes a package that lies in a folder. */
async function publish(path: string): Promise<void> {
  const { code, err } = await npm('npm', ['publish', path], folder);
  expect(code, err).toBe(0);
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright # package ')));
  registry = await startRegistry();
  writeFileSync(
    join(folder, 'npmrc'),
    `${registry.url.replace('http:', '')}/:_authToken=none\naudit=false\nupdate-notifier=false\n`,
  );
  mkdirSync(join(folder, 'cache'));
  const usual = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  symlinkSync(join(usual, '_cacache'), join(folder, 'cache/_cacache'));
  await putPackage(join(folder, 'sitewright'));
  putCreator(join(folder, 'create-sitewright'));
  for (const name of ['sitewright', 'create-sitewright']) await publish(join(folder, name));
  const wishes = ['--name', 'Corner Bakery', '--kind', 'shop'];
  created = await npm('npm', ['create', '--yes', 'sitewright@latest', 'bakery', '--', ...wishes], folder);
  site = join(folder, 'bakery');
  installed = join(site, 'node_modules/sitewright');
});

afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the workflow of the site runs, step by step. */
function stepsOfWorkflow(): readonly string[] {
  const { jobs } = parse(readFileSync(join(site, '.github/workflows/site.yml'), 'utf8'));
  return jobs.site.steps.flatMap(({ run: step }: { readonly run?: string }) => step ?? []);
}

test('npm create makes a site with its builder in it, and says what to type', async () => {
  expect(created).toMatchObject({ code: 0, out: expect.stringContaining('\n  cd bakery\n  npm start\n') });
  const { version } = manifestIn(installed);
  expect(manifestIn(site).dependencies).toEqual({ sitewright: version });
  expect(existsSync(join(site, 'package-lock.json'))).toBe(true);
  expect(readFileSync(join(site, 'README.md'), 'utf8')).not.toMatch(/--prefix|[{}]/);
  for (const schema of Object.keys(
    JSON.parse(readFileSync(join(site, '.vscode/settings.json'), 'utf8'))['yaml.schemas'],
  ))
    expect(existsSync(join(site, schema)), schema).toBe(true);
});

test('its workflow runs as it is, without a network after the install', async () => {
  const [install = '', ...steps] = stepsOfWorkflow();
  expect([install, ...steps].map((step) => step.split(' ').slice(0, 3).join(' '))).toEqual([
    'npm ci --ignore-scripts',
    'npx sitewright check',
    'npx sitewright build',
  ]);
  expect(await npm('npm', install.split(' ').slice(1), site)).toMatchObject({ code: 0 });
  for (const step of steps)
    expect(await npm('npx', step.split(' ').slice(1), site, nowhere)).toMatchObject({ code: 0 });
  expect(existsSync(join(site, 'dist/index.html'))).toBe(true);
});

test('it names the commands that its reader has', async () => {
  put(site, { 'pages/about.yaml': page('About').replace('description', 'descriptoin') });
  const { code, out } = await start(['check'], {}, site, program()).ended;
  expect({ code, out }).toEqual({
    code: 1,
    out: expect.stringContaining('pages/about.yaml:2:1  error  unknown-key\n'),
  });
  expect(out).toContain('run npx sitewright check --fix\n');
  expect(out).not.toContain('npm run');
  const explained = await start(['explain', 'unknown-key'], {}, site, program()).ended;
  expect(explained).toMatchObject({ code: 0, out: expect.stringContaining('unknown-key') });
  const help = await start(['move', '--help'], {}, site, program()).ended;
  expect(help.out).toContain('Example: npx sitewright move /team /about/team\n');
  const docs = readFileSync(join(installed, 'docs/authors.md'), 'utf8');
  expect(docs).toContain('npx sitewright check --fix');
  const fixed = await npm('npm', ['run', 'check', '--', '--fix'], site, nowhere);
  expect(fixed).toMatchObject({ code: 0, out: expect.stringContaining('pages/about.yaml: fixed 1 mistake') });
});

test('a new block says what has to be installed for it', async () => {
  const settings = join(site, '.vscode/settings.json');
  const before = readFileSync(settings);
  const { code, out } = await start(['new', 'block', 'tides'], {}, site, program()).ended;
  expect(code).toBe(0);
  expect(out).toContain('\nType this once, to install what compiles blocks: npm install --save-dev esbuild\n');
  rmSync(join(site, 'blocks'), { recursive: true });
  writeFileSync(settings, before);
});

test('it builds what the clone builds, byte for byte, also with a block of the site’s own, and keeps what it keeps in the packages of the site', async () => {
  put(site, { 'pages/code.yaml': withCode, ...tidesFiles, 'pages/tides.yaml': page('Tides', asEntry(tides.example)) });
  const { code, err } = await start(['build'], {}, site, program()).ended;
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('npm install --save-dev esbuild') });
  symlinkSync(join(top, 'node_modules/esbuild'), join(site, 'node_modules/esbuild'));
  expect(await start(['build'], {}, site, program()).ended).toMatchObject({ code: 0 });
  const elsewhere = join(site, 'clone');
  expect(await run(['build', '--root', site, '--out', elsewhere])).toMatchObject({ code: 0 });
  expect(contentsOf(join(site, 'dist'))).toEqual(contentsOf(elsewhere));
  const test = () => start(['test-blocks'], { TMPDIR: folder }, site, program()).ended;
  const packages = ['axe-core', 'playwright-core'];
  for (const [at, name] of packages.entries()) {
    const missing = packages.slice(at).join(' ');
    expect(await test()).toMatchObject({
      code: 2,
      err: expect.stringContaining(`npm install --save-dev ${missing}, `),
    });
    symlinkSync(join(top, 'node_modules', name), join(site, 'node_modules', name));
  }
  expect(await test()).toEqual({ code: 0, out: '1 block tested, no mistakes\n', err: '' });
  for (const name of packages) rmSync(join(site, 'node_modules', name));
  for (const path of [elsewhere, join(site, 'blocks'), join(site, 'pages/tides.yaml')])
    rmSync(path, { recursive: true });
  expect(readdirSync(join(site, 'node_modules/.cache'))).toContain('sitewright-answers');
  // It has what it reads of fonts there, and writes nothing.
  expect(readdirSync(join(installed, 'node_modules')).sort()).toEqual(['@fontsource', '@fontsource-variable']);
});

test('two packed files make a site, as the guide says, which installs on another computer, without a registry that knows them', async () => {
  const [files, elsewhere] = [join(folder, 'files'), join(folder, 'elsewhere')];
  mkdirSync(files);
  for (const name of ['sitewright', 'create-sitewright'])
    expect(await npm('npm', ['pack', join(folder, name), '--pack-destination', files], folder)).toMatchObject({
      code: 0,
    });
  const [typed = ''] = /(?<=\nnpx )--package .*/.exec(readFileSync(join(installed, 'docs/authors.md'), 'utf8')) ?? [];
  const others = await startRegistry();
  const wishes = ['--yes', ...typed.split(' '), '--name', 'Corner Bakery', '--kind', 'shop'];
  expect(await npm('npx', wishes, files, others.url)).toMatchObject({ code: 0 });
  renameSync(join(files, 'bakery'), elsewhere);
  rmSync(files, { recursive: true });
  rmSync(join(elsewhere, 'node_modules'), { recursive: true });
  expect(await npm('npm', ['ci'], elsewhere, others.url)).toMatchObject({ code: 0 });
  expect(await npm('npx', ['sitewright', 'check'], elsewhere, nowhere)).toMatchObject({ code: 0, err: '' });
  others.close();
});

test('what is wrong with its installation is said, and the version that the site has is what runs', async () => {
  const [manifest, lock] = [join(site, 'package.json'), join(site, 'package-lock.json')];
  const written = { manifest: readFileSync(manifest), lock: readFileSync(lock) };
  const { version } = manifestIn(installed);
  expect((await start(['check'], {}, site, program()).ended).err).toBe('');
  writeFileSync(manifest, written.manifest.toString().replace(`"${version}"`, '"99.1.2"'));
  rmSync(lock);
  const { code, err } = await start(['check'], {}, join(site, 'pages'), program()).ended;
  expect({ code, lines: err.split('\n') }).toEqual({
    code: 0,
    lines: [
      `package.json asks for Sitewright 99.1.2, and ${version} is installed. Run npm install.`,
      "There's no package-lock.json, without which npm ci installs nothing on another computer. Run npm install, and keep that file with the site.",
      '',
    ],
  });
  writeFileSync(manifest, written.manifest);
  writeFileSync(lock, written.lock);
  // As if it were installed for all sites.
  const packed = manifestIn(join(folder, 'sitewright'));
  writeFileSync(join(folder, 'sitewright/package.json'), JSON.stringify({ ...packed, version: '98.0.0' }));
  const called = [join(folder, 'sitewright', packed.bin.sitewright)];
  expect(await start(['check'], {}, site, called).ended).toMatchObject({
    code: 0,
    err: `This site has Sitewright ${version} of its own, which runs in place of 98.0.0.\n`,
  });
});

/** What installs, by the lock file that it writes, and what it makes of the commands in messages. */
const managers = [
  ['pnpm-lock.yaml', 'pnpm exec sitewright', 'pnpm add --save-dev', 'pnpm run build'],
  ['yarn.lock', 'yarn sitewright', 'yarn add --dev', 'yarn run build'],
  ['bun.lock', 'bunx sitewright', 'bun add --dev', 'bun run build'],
] as const;

test.each(managers)('beside a %s, commands are typed as %s', async (lock, runs, adds, build) => {
  const other = realpathSync(mkdtempSync(join(folder, 'other-')));
  // Several sites of one repository have one lock file.
  const [root, text] = [join(other, 'sites/bakery'), page('About').replace('title:', 'titel:')];
  const kept = join(root, 'node_modules/sitewright');
  put(other, { [lock]: '', 'sites/bakery/package.json': readFileSync(join(site, 'package.json'), 'utf8') });
  put(root, { ...smallSite, 'pages/slip.yaml': text, ...tidesFiles });
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(installed, kept);
  const said = (...args: string[]) => start(args, {}, root, program()).ended;
  const checked = await said('check');
  expect(checked).toMatchObject({ out: expect.stringContaining(`run ${runs} check --fix\n`), err: '' });
  expect(checked.out).not.toMatch(/\bnp[mx]\b/);
  expect((await said('check', '--fix')).code).toBe(0);
  expect((await said('test-blocks')).err).toContain(`Run ${adds} axe-core playwright-core, then try again.`);
  expect((await said('hosting', 'netlify')).out).toContain(`command = "${build}"`);
  const workflow = (await said('hosting', 'pages')).out;
  expect(workflow).toMatch(
    new RegExp(`run: ${lock.split(/[-.]/)[0]} install --frozen-lockfile.*\\n(?:.*\\n)*.*run: ${runs} build\\n`),
  );
  expect(workflow).not.toMatch(/\bnpm ci\b|\bnpx\b/);
  expect((await said('new', 'page')).err).toBe(`Give the address of the page: ${runs} new page /services/quantum\n`);
});

test('its guides lead to nothing that is not in it', () => {
  const guides = readdirSync(installed, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md') && !/^(?:node_modules|src)\//.test(name));
  expect(guides).toContain('README.md');
  const lost = guides.flatMap((name) => {
    const text = readFileSync(join(installed, name), 'utf8').replace(/^(`{3,})[\s\S]*?^\1/gm, '');
    const linked = [...text.matchAll(/\]\((?![a-z]+:|#|\/)([^()\s#]+)/g)].map(([, to = '']) => join(dirname(name), to));
    const named = [...text.matchAll(/(?<![\w/.-])(?:docs|bench|notes)\/[\w/.-]*\w/g)].map(([to]) => to);
    return [...linked, ...named].filter((to) => !existsSync(join(installed, to))).map((to) => `${name}: ${to}`);
  });
  expect(lost).toEqual([]);
});

test('it makes no site among packages', async () => {
  const { code, err } = await start(
    ['new', 'site', 'node_modules/bakery', '--name', 'A', '--kind', 'shop'],
    {},
    site,
    program(),
  ).ended;
  expect({ code, err }).toEqual({
    code: 2,
    err: 'npm clears the folder node_modules whenever it installs. Choose another one, such as ../bakery.\n',
  });
});

test('it serves pages, the gallery and what they load, without compiling anything', async () => {
  const server = start(['start', '--port', '0'], {}, site, program());
  const url = await addressOf(server);
  for (const path of ['/', '/__blocks', '/__blocks/hero', '/__tools/dev.js', '/index.page.json'])
    expect([path, (await fetch(new URL(path, url))).status]).toEqual([path, 200]);
  expect((await stop(server)).code).toBe(0);
});

test('it has the commands of a site, and makes blocks of the site', async () => {
  const { out } = await start(['--help'], {}, site, program()).ended;
  for (const name of ['start', 'build', 'check', 'new page']) expect(out).toContain(`  ${name}`);
  const version = `${manifestIn(installed).version}\n`;
  expect(await start(['--version'], {}, site, program()).ended).toEqual({ code: 0, out: version, err: '' });
  const made = await start(['new', 'block', 'price-wave'], {}, site, program()).ended;
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining('Made blocks/price-wave/PriceWave.tsx.\n') });
  expect(readFileSync(join(site, '.vscode/settings.json'), 'utf8')).toContain('"./blocks/page.schema.json"');
  // What it says of the builder's blocks stays in the package.
  expect(readFileSync(join(site, 'blocks/page.schema.json'), 'utf8')).toContain(
    '"../node_modules/sitewright/schemas/editor/page.schema.json#/properties/blocks/items/allOf/0"',
  );
  // npm takes away what nobody asked it for, such as esbuild here.
  rmSync(join(site, 'blocks'), { recursive: true });
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
  const had = new Set([...Object.keys(manifestIn(installed).dependencies), ...compilers]);
  expect([...new Set(packages)].filter((name) => !had.has(name))).toEqual([]);
});

test('a newer version comes with npm, and the site pins it', async () => {
  const newer = join(folder, 'sitewright');
  const version = '99.0.0';
  writeFileSync(join(newer, 'package.json'), JSON.stringify({ ...manifestIn(newer), version }));
  await publish(newer);
  expect(await npm('npm', ['install', '--save-exact', 'sitewright@latest'], site)).toMatchObject({ code: 0 });
  expect(manifestIn(site).dependencies).toEqual({ sitewright: version });
  expect(manifestIn(installed).version).toBe(version);
  expect(await npm('npx', ['sitewright', 'build'], site, nowhere)).toMatchObject({ code: 0 });
});
