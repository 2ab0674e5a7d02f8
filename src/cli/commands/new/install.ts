import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What npm is run with: the program that runs this one, or the one that is found by its name, which is a script on Windows. */
function npmCommand(env: NodeJS.ProcessEnv): readonly [command: string, ...args: readonly string[]] {
  const { npm_execpath: running = '' } = env;
  return /[\\/]npm-cli\.js$/.test(running) ? [process.execPath, running] : ['npm'];
}

/**
 * Installs what the `package.json` in a folder asks for, and writes a lock file beside it. What npm has to say goes to standard error.
 * @returns whether all of it is there
 */
export async function installIn(folder: string): Promise<boolean> {
  const [command, ...args] = npmCommand(process.env);
  const npm = spawn(command, [...args, 'install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  try {
    const [code] = await once(npm, 'exit');
    return code === 0;
  } catch {
    // There is no npm, which whoever types the command that follows is told by their shell.
    return false;
  }
}
