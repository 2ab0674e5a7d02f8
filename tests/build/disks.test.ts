import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { cacheFolder } from '../../src/builder/cache/cache.ts';
import { writeWhole } from '../../src/builder/write/write.ts';
import { compileWriter } from './kills/compile.ts';
import { compiled, top } from './support/command.ts';
import { canMount, compiledSitewright, shell, sitewright } from './support/shell.ts';
import { folderWith, page, smallSite } from './support/site.ts';

const tools = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-tools-')));
let writer = '';
beforeAll(async () => {
  writer = await compileWriter(tools);
});
afterAll(() => rmSync(tools, { recursive: true }));

/** A line of shell that publishes a version into `$PWD`. */
const publish = (kind: string, word: string, out = 'dist'): string =>
  `${process.execPath} ${writer} "$PWD" "$PWD/${out}" ${kind} ${word} > /dev/null`;

/** Everything under a folder, with its rights. */
function rightsIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isSymbolicLink(),
  );
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), (statSync(path).mode & 0o777).toString(8)];
    }),
  );
}

describe('the web server can read what is published', () => {
  test.each(['plain', 'live'])('whatever the umask (%s)', async (kind) => {
    const root = folderWith({});
    for (const umask of ['077', '000']) {
      const made = await shell(`umask ${umask}\n${publish(kind, `w${umask}`, 'www/shop/dist')}`, root);
      expect(made).toMatchObject({ code: 0, err: '' });
      const rights = rightsIn(root);
      expect(rights).toMatchObject({ www: '755', 'www/shop': '755' });
      const published = Object.entries(rights).filter(([path]) => !/\.sitewright\/version[^/]*\.json$/.test(path));
      expect(published.filter(([path]) => /\.(html|js|json)$/.test(path)).length).toBeGreaterThan(6);
      const wrong = published.filter(([path, mode]) => mode !== (/\.(html|js|json)$/.test(path) ? '644' : '755'));
      expect(wrong).toEqual([]);
    }
  });

  test("whatever the rights of the author's own file", async () => {
    const root = folderWith({ 'public/a.png': 'a', 'public/b.png': 'b' });
    chmodSync(join(root, 'public/a.png'), 0o600);
    chmodSync(join(root, 'public/b.png'), 0o777);
    const files = ['a.png', 'b.png'].map((path) => ({ path, from: join(root, 'public', path), inside: root }));
    await writeWhole({ root, out: join(root, 'dist'), live: false, base: '/', progress: () => undefined }, files);
    expect(rightsIn(join(root, 'dist'))).toEqual({ '.sitewright.json': '644', 'a.png': '644', 'b.png': '644' });
  });
});

test.each(['plain', 'live'])('of builds at the same time some publish, the others say so (%s)', async (kind) => {
  const root = folderWith({});
  const builds = Array.from({ length: 8 }, (_, index) => shell(publish(kind, `w${index}`), root));
  const outcomes = await Promise.all(builds);
  const others = outcomes.filter(({ code }) => code !== 0);
  expect(others.length).toBeLessThan(outcomes.length);
  expect(others.filter(({ err }) => !/Failure: Another build \(process \d+\) is writing to/.test(err))).toEqual([]);
  expect(readdirSync(join(root, 'dist'))).toContain('index.html');
  expect(readdirSync(root)).toEqual(kind === 'live' ? ['dist', 'dist.sitewright'] : ['dist']);
});

describe.skipIf(!canMount)('a full disk', () => {
  // Room for one version and a half.
  const small = 'mkdir disk; mount -t tmpfs -o size=48k none disk; cd disk';

  test.each(['plain', 'live'])('leaves the old site, and nothing else (%s)', async (kind) => {
    const root = folderWith({});
    const script = `${small}
      ${publish(kind, 'first')}
      find . | sort > ../before
      ${publish(kind, 'second')} 2> ../error && exit 9
      find . | sort > ../after
      diff ../before ../after
      grep -q 'index of first' dist/index.html
      cat ../error`;
    const { code, out, err } = await shell(script, root, { mounts: true });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/dist could not be written: the disk is full\. The last build there, if any, is unchanged\./);
  });

  test('that has no room even for a lock is left as it was', async () => {
    const root = folderWith({});
    const script = `${small}
      head -c 200k /dev/zero > filler || true
      ${publish('plain', 'first', 'www/dist')} 2> ../error && exit 9
      find .
      grep -o 'the disk is full' ../error`;
    const { code, out } = await shell(script, root, { mounts: true });
    expect({ code, out }).toEqual({ code: 0, out: '.\n./filler\nthe disk is full\n' });
  });
});

test.skipIf(!canMount)('a cache on a full disk is done without, which is said once', async () => {
  const root = folderWith(smallSite);
  const cache = `${top}node_modules/.cache`;
  const commands = dirname(compiled()[0] ?? '');
  const script = `mkdir commands temporary; mount --bind ${commands} commands
    mount -t tmpfs -o size=100k none ${cache}
    mkdir -p ${commands}; mount --bind commands ${commands}
    head -c 200k /dev/zero > ${cache}/filler 2> filler || true
    TMPDIR="$PWD/temporary" ${compiledSitewright()} build; ls temporary`;
  const { code, out, err } = await shell(script, root, { mounts: true });
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/written to dist\n$/) });
  expect(err).toBe('The disk with node_modules/.cache is full, so nothing is kept there, and commands take longer.\n');
  expect(readdirSync(join(root, 'dist'))).toContain('index.html');
});

describe.skipIf(!canMount)('an output that is a mount point', () => {
  test.each([
    ['of another disk', 'mount -t tmpfs none "vol ume"'],
    ['of a folder of the same disk', 'mkdir real; mount --bind real "vol ume"'],
  ])('%s is refused with the reason, and a folder inside it is not', async (_name, mount) => {
    const root = folderWith({});
    const script = `mkdir "vol ume"; ${mount}
      ${publish('plain', 'first', 'vol ume')} 2> error && exit 9
      echo "in it: $(ls -A "vol ume")"; echo "beside: $(ls -A vol*)"
      ${publish('plain', 'first', 'vol ume/site')}
      ${publish('live', 'second', 'vol ume/site')}
      ls -d "vol ume"/*
      cat error`;
    const { code, out } = await shell(script, root, { mounts: true });
    expect(code).toBe(0);
    expect(out).toMatch(/is a mount point \(a Docker volume, for example\)[\s\S]*--out .*\/vol ume\/site/);
    expect(out.split('\n').slice(0, 4)).toEqual(['in it: ', 'beside: ', 'vol ume/site', 'vol ume/site.sitewright']);
  });
});

test.skipIf(!canMount)("what a killed build left and cannot be deleted is in nobody's way", async () => {
  const [one, two, three] = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  const marker = '{"base":"/","version":1}\n';
  const root = folderWith({
    'dist/.sitewright.json': marker,
    [`dist.sitewright/old-${two}/.sitewright.json`]: marker,
    [`dist.sitewright/old-${two}/busy/.keep`]: '',
    'dist.sitewright/journal.json': `{"kind":"plain","fresh":"new-${one}","old":"old-${two}","link":"link-${three}"}`,
  });
  // A mounted folder stands for one that another user owns or a network disk holds.
  const script = `mount -t tmpfs none dist.sitewright/old-${two}/busy
    ${publish('plain', 'first')}
    cat dist/index.html; ls dist.sitewright`;
  const { code, out } = await shell(script, root, { mounts: true });
  expect(code).toBe(0);
  expect(out).toBe(`${'index of first\n'.repeat(50)}old-${two}\n`);
});

describe.skipIf(!canMount)('read-only', () => {
  /** What a killed build left, which nobody but a build may put in order. */
  const leftovers = { 'dist.sitewright/lock': '999999\nnever 1\n', 'dist.old/thesis.txt': 'ten years of work' };
  const readOnly = (folder: string): string => `mount --bind ${folder} ${folder}; mount -o remount,bind,ro ${folder}`;

  test('content can be checked and served, by a builder that is read-only too and has nothing cached', {
    timeout: 180_000,
  }, async () => {
    const root = folderWith({ ...smallSite, ...leftovers });
    const temporary = folderWith({});
    // Ends with the first page that is served, or by itself when there is none.
    const cache = `${top}node_modules/.cache`;
    // The compiled commands are where they were, and save time: that they run from their source is asked by `dev`.
    const commands = dirname(compiled()[0] ?? '');
    const script = `mkdir ${temporary}/commands; mount --bind ${commands} ${temporary}/commands
      ${readOnly(root)}; ${readOnly(top)}; mount -t tmpfs none ${cache}
      mkdir -p ${commands}; mount --bind ${temporary}/commands ${commands}; mount -o remount,ro ${cache}; cd ${root}
      export TMPDIR=${temporary}
      ! touch x
      ${compiledSitewright()} check
      coproc timeout --foreground -s INT 100 ${sitewright} start --port 0 2>&1
      server=$COPROC_PID
      url=$(grep -m1 -o 'http://[^ ]*' <&\${COPROC[0]})
      ${process.execPath} -e 'fetch(process.argv[1]).then(async (r) => console.log(r.status, (await r.text()).includes("<title>")))' "$url"
      find ${temporary} -maxdepth 1 -name 'sitewright-app-*' | wc -l
      kill -INT $server; wait $server || true
      find ${temporary} -maxdepth 1 -name 'sitewright-app-*'
      ls -A`;
    mkdirSync(join(top, 'node_modules/.cache'), { recursive: true });
    const { code, out } = await shell(script, top, { mounts: true });
    expect({ code, out }).toEqual({
      code: 0,
      out: 'No mistakes found.\n200 true\n1\ndist.old\ndist.sitewright\npages\npublic\nsite.yaml\n',
    });
  });
});

/** How a command is run as somebody who may not read what this process has closed; undefined where that cannot be done. */
function asAnother(): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.getuid?.() !== 0) return '';
  const other = 'setpriv --reuid=65534 --regid=65534 --clear-groups';
  return spawnSync('sh', ['-c', `${other} test -r ${top}package.json`]).status === 0 ? other : undefined;
}

test.skipIf(asAnother() === undefined)('a cache that belongs to somebody else is done without', async () => {
  const temporary = folderWith({});
  chmodSync(temporary, 0o777);
  // As `sudo npm run build` leaves it with a strict umask.
  const closed = join(cacheFolder, `closed-${process.pid}`);
  mkdirSync(closed, { recursive: true, mode: 0o000 });
  onTestFinished(() => rmSync(closed, { recursive: true }));
  const module = `import { cacheFolder, cachedFolder } from '${top}src/builder/cache/cache.ts';
    process.stdout.write(await cachedFolder({ folder: cacheFolder, most: 4, isFresh: false }, '${basename(closed)}', async () => undefined));`;
  const { code, out, err } = await shell(
    `TMPDIR="$PWD" ${asAnother()} ${process.execPath} --import ${import.meta.resolve('tsx')} --input-type=module -e "${module}"`,
    temporary,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(join(temporary, 'sitewright-app-'));
});

/** A site with hundreds of files to read and to write. */
function manyFiles(): string {
  const numbers = Array.from({ length: 300 }, (_, index) => index);
  return folderWith({
    ...smallSite,
    ...Object.fromEntries(numbers.map((number) => [`public/f/${number}.txt`, String(number)])),
    ...Object.fromEntries(numbers.map((number) => [`pages/p/${number}.yaml`, `draft: true\n${page('Draft')}`])),
  });
}

test('256 open files are enough, for hundreds of files to read and to write', async () => {
  const root = manyFiles();
  expect(await shell(`ulimit -n 256\n${compiledSitewright()} build`, root)).toMatchObject({ code: 0 });
  expect(readdirSync(join(root, 'dist/f'))).toHaveLength(300);
});

test.each(['check', 'build', 'start --port 0'])(
  'where even fewer may be open, %s works or says so',
  async (command) => {
    // A server is ended once it has begun.
    const script = `ulimit -n 48
    coproc ${compiledSitewright()} ${command} 2>&1
    command=$COPROC_PID
    grep -m1 -E 'No mistakes found|written to dist|Site: http|oo many files are open, so close other|unexpected' <&\${COPROC[0]}
    kill -INT $command 2>/dev/null || true; wait $command || true`;
    const { code, out } = await shell(script, manyFiles());
    expect({ code, out }).toEqual({ code: 0, out: expect.not.stringContaining('unexpected') });
  },
);
