import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { write } from './files.ts';
import type { Workshop } from './generator.ts';

/** How Hugo is started: through the loader of the C library that was unpacked beside it. */
export type HugoProgram = { readonly program: string; readonly args: readonly string[]; readonly version: string };

/** What Hugo's package needs to run. */
const packages = [
  'hugo',
  'libsass1',
  'libwebp7',
  'libwebpdemux2',
  'libwebpmux3',
  'libsharpyuv0',
  'libc6',
  'libgcc-s1',
  'libstdc++6',
];

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** The mirror in this machine's own apt sources. */
function mirror(): string | undefined {
  const lists = [...filesIn('/etc/apt/sources.list.d'), '/etc/apt/sources.list'].filter((file) => existsSync(file));
  const text = lists.map((file) => readFileSync(file, 'utf8')).join('\n');
  const addresses = [...text.matchAll(/^(?:URIs:|deb(?: \[.*\])?) *(https?:\S+)/gm)].map(([, address = '']) => address);
  return addresses.find((address) => /\/debian\/?$/.test(address));
}

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${program} failed: ${(error?.message ?? stderr).trim().split('\n').at(-1)}`);
}

/** Settings by which apt reads Debian unstable alone, with lists of its own: the machine's stay as they are. */
function settingsFor(folder: string, address: string): string {
  const path = (name: string): string => join(folder, name);
  mkdirSync(path('state/lists/partial'), { recursive: true });
  mkdirSync(path('cache/archives/partial'), { recursive: true });
  write(path('sources.list'), `deb [signed-by=${keyring}] ${address} sid main\n`);
  write(path('state/status'), '');
  const settings = {
    'Dir::Etc::SourceList': path('sources.list'),
    'Dir::Etc::SourceParts': '-',
    'Dir::State': path('state'),
    'Dir::State::status': path('state/status'),
    'Dir::Cache': path('cache'),
    'APT::Sandbox::User': '',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} "${value}";\n`);
  write(path('apt.conf'), lines.join(''));
  return path('apt.conf');
}

function unpack(folder: string, settings: readonly string[]): void {
  const files = join(folder, 'packages');
  mkdirSync(files, { recursive: true });
  run('apt-get', ['-qq', ...settings, 'download', ...packages], files);
  for (const file of filesIn(files)) run('dpkg-deb', ['-x', file, join(folder, 'root')], folder);
}

/** The program in a folder; undefined if it isn't there. @throws Error when it doesn't start */
function programIn(folder: string): HugoProgram | undefined {
  const root = join(folder, 'root');
  const hugo = join(root, 'usr/bin/hugo');
  if (!existsSync(hugo)) return undefined;
  const libraries = ['usr/lib', 'lib'].flatMap((name) =>
    filesIn(join(root, name)).filter((path) => path.endsWith('-linux-gnu')),
  );
  const loader = libraries.flatMap(filesIn).find((file) => /\/ld-linux-[^/]+\.so\.\d$/.test(file));
  if (loader === undefined) throw new Error(`There is no loader below ${root}.`);
  const args = ['--library-path', libraries.join(':'), hugo];
  const said = run(loader, [...args, 'version'], folder);
  return { program: loader, args, version: /v([\d.]+(?:\+extended)?)/.exec(said)?.[1] ?? said.trim() };
}

/** Debian unstable's. @throws Error that says why it cannot be had */
function unstable(folder: string): HugoProgram | undefined {
  const there = programIn(folder);
  if (there !== undefined) return there;
  const address = mirror();
  if (address === undefined) throw new Error("this machine's apt sources name no Debian mirror");
  const settings = ['-c', settingsFor(folder, address)];
  run('apt-get', ['-qq', ...settings, 'update'], folder);
  unpack(folder, settings);
  return programIn(folder);
}

/**
 * Hugo as Debian packages it: unstable's, or that of the machine's own release where unstable's cannot be had; then it says so.
 * @throws Error that says why there is none
 */
export function hugoProgram({ folder, progress }: Workshop): HugoProgram {
  progress("Getting Hugo from Debian's packages");
  try {
    const found = unstable(join(folder, 'hugo-unstable'));
    if (found !== undefined) return found;
  } catch (error) {
    progress(
      `Hugo of Debian unstable cannot be had (${error instanceof Error ? error.message : error}); trying this release's`,
    );
  }
  const own = join(folder, 'hugo-of-this-release');
  if (programIn(own) === undefined) unpack(own, []);
  const found = programIn(own);
  if (found === undefined) throw new Error("Debian's package has no Hugo in it.");
  return { ...found, version: `${found.version} (of this Debian release, not of unstable)` };
}
