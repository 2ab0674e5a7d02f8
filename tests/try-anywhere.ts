import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/*
 * npm run try-anywhere: makes, checks, fixes, builds, moves and serves a site as its author does, in a folder with a space and an accent in its
 * name, by commands as guides and messages show them. On Windows in PowerShell and in cmd, elsewhere in the system's own shell. Ends with 1 at the
 * first that fails.
 */
const builder = process.cwd();
const isWindows = process.platform === 'win32';
const shells: readonly (string | true)[] = isWindows ? ['powershell.exe', 'cmd.exe'] : [true];

function fail(words: string): never {
  throw new Error(words);
}

/** One line, typed in a folder. @returns what it has printed */
function type(line: string, { cwd, shell, code = 0 }: { cwd: string; shell: string | true; code?: number }): string {
  const { status, stdout, stderr } = spawnSync(line, { cwd, shell, encoding: 'utf8' });
  if (status !== code) fail(`${line} ended with ${status}, not ${code}:\n${stdout}${stderr}`);
  console.log(`fine: ${line}`);
  return stdout + stderr;
}

/** A server of a site, and what asks it. */
type Server = { readonly child: ChildProcess; readonly address: string };

/** Starts a server without a shell, so that it can be ended on every system. */
async function serve(command: string, cwd: string): Promise<Server> {
  const program = join(builder, 'src/cli/start.mjs');
  const child = spawn(process.execPath, [program, command, '--port', '0'], { cwd });
  let printed = '';
  for await (const data of child.stdout.setEncoding('utf8')) {
    printed += data;
    const [address] = /http:\/\/[\d.:]+\/(?=\s)/.exec(printed) ?? [];
    if (address !== undefined) return { child, address };
  }
  return fail(`${command} ended:\n${printed}`);
}

/** Asks for a page until it shows some words. The server says when it has changed by giving them. */
async function shows(address: string, words: string): Promise<void> {
  for (;;) {
    const page = await fetch(address);
    if ((await page.text()).includes(words)) return console.log(`fine: ${address} shows "${words}"`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function visit(site: string): Promise<void> {
  const home = join(site, 'pages/index.yaml');
  const live = await serve('start', site);
  try {
    await shows(live.address, 'Pan de la casa');
    writeFileSync(home, readFileSync(home, 'utf8').replace('Pan de la casa', 'Pan de mañana'));
    await shows(live.address, 'Pan de mañana');
  } finally {
    live.child.kill();
  }
  const built = await serve('preview', site);
  try {
    await shows(`${built.address}nosotros`, '<h1');
    const { status } = await fetch(`${built.address}Nosotros`);
    if (status !== 404) fail(`A page in capitals was answered by ${status}, which no host does.`);
    console.log('fine: preview knows capitals');
  } finally {
    built.child.kill();
  }
}

async function tryIn(shell: string | true): Promise<void> {
  const top = mkdtempSync(join(tmpdir(), 'sitewright-anywhere-'));
  const site = join(top, 'Mi página web');
  const file = (name: string): string => readFileSync(join(site, name), 'utf8');
  const put = (name: string, text: string): void => writeFileSync(join(site, name), text);
  try {
    const made = type(`npx sitewright new site "${site}" --name "Panadería Müller" --kind shop`, {
      cwd: builder,
      shell,
    });
    if (!made.includes('  pages/index.yaml\n') || made.includes('\\')) fail(`It doesn't say what it made:\n${made}`);
    const typed = (words: string, code = 0): string =>
      type(`npx --prefix "${relative(site, builder)}" sitewright ${words}`, { cwd: site, shell, code });
    typed('check');
    put('pages/index.yaml', file('pages/index.yaml').replace(/^title: .*$/m, 'title: Pan de la casa'));
    const about = file('pages/about.yaml');
    put('pages/about.yaml', about.replace(/^title:/m, 'titel:'));
    const told = typed('check', 1);
    if (!told.includes('pages/about.yaml:1:1')) fail(`It doesn't say where the mistake is:\n${told}`);
    typed('check --fix');
    if (file('pages/about.yaml') !== about) fail(`The mistake was fixed in another way:\n${file('pages/about.yaml')}`);
    put('pages/about 2.yaml', about);
    if (!typed('check', 1).includes('conflict-copy')) fail('A second version of a page was not reported.');
    rmSync(join(site, 'pages/about 2.yaml'));
    typed('move /about /nosotros');
    if (!existsSync(join(site, 'pages/nosotros.yaml'))) fail('The page was not moved.');
    typed('build');
    if (!file('dist/index.html').includes('Panadería Müller')) fail('The home page lacks the name of the site.');
    typed('new page "/Über uns" --title "Über uns"');
    await visit(site);
  } finally {
    rmSync(top, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}

// npx goes on starting what it has linked to once.
if (!isWindows) type(`"${join(builder, 'src/cli/start.mjs')}" --version`, { cwd: tmpdir(), shell: true });
for (const shell of shells) await tryIn(shell);
