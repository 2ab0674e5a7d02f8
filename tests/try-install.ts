import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * npm run try-install: installs the last commit as somebody who only uses the builder does (a fresh clone, no packages
 * for development, no scripts of packages) and runs its commands. Says how large it is. Ends with 1 at the first that fails.
 */
const folder = mkdtempSync(join(tmpdir(), 'sitewright-install-'));
const clone = join(folder, 'builder');

function run(command: string, ...args: readonly string[]): void {
  const cwd = command === 'git' ? process.cwd() : clone;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  console.log(`fine: ${[command, ...args].join(' ')}`);
}

/** A command that needs more than is installed says so. */
function refuse(words: string, command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: clone, encoding: 'utf8' });
  if (status !== 2 || !stderr.includes(words)) throw new Error(`${args.join(' ')} ended with ${status}:\n${stderr}`);
  console.log(`fine: ${[command, ...args].join(' ')} is refused`);
}

/** The size of a folder in bytes, as its files count. */
function sizeOf(path: string): number {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** The address that a server prints when it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (data: Buffer): void => {
      printed += data.toString();
      const [address] = /http:\/\/\S+(?=\s)/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('close', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}

async function visit(command: string): Promise<void> {
  // A group of its own, so that npm and what it started end together.
  const server = spawn('npm', ['run', '--silent', command, '--', '--port', '0'], { cwd: clone, detached: true });
  try {
    const page = await fetch(await addressOf(server));
    const html = await page.text();
    if (!page.ok || !html.includes('<h1')) throw new Error(`npm run ${command} answered ${page.status}:\n${html}`);
    console.log(`fine: npm run ${command}`);
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  }
}

try {
  run('git', 'clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, clone);
  run('npm', 'ci', '--omit=dev', '--no-audit', '--no-fund');
  const megabytes = Math.round(sizeOf(join(clone, 'node_modules')) / 1e6);
  console.log(`${megabytes} MB in node_modules, Node ${process.version}`);
  run('npm', 'run', '--silent', 'check');
  run('npm', 'run', '--silent', 'build');
  run('npm', 'run', '--silent', 'new', '--', 'page', '/somewhere/new');
  run('npm', 'run', '--silent', 'check', '--', '--fix', '--dry-run');
  refuse(
    "packages for development, which aren't installed",
    'npm',
    'run',
    '--silent',
    'new',
    '--',
    'block',
    'price-table',
  );
  await visit('start');
  await visit('preview');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
