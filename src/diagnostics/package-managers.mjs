// @ts-check

/**
 * How a package manager is typed, which is by its name unless something else is said.
 * @param {string} name
 * @param {{ readonly locks: readonly string[], readonly run?: string, readonly add?: string, readonly forDevelopment?: string, readonly fresh?: readonly string[] }} own
 */
const manager = (name, { locks, run = `${name} exec`, add = `${name} add`, forDevelopment = '--save-dev', fresh }) => ({
  /** What it calls its lock file, which is beside `package.json`. */
  locks,
  /** Runs a program of a package, in any shell. */
  run,
  /** Runs a script of `package.json`. */
  script: `${name} run`,
  /** Installs what a project asks for, and writes the lock file. */
  install: `${name} install`,
  /** Install what the lock file says, without scripts of packages, on a machine of GitHub's, which has Node and npm. */
  fresh: fresh ?? [`npm install --global ${name}`, `${name} install --frozen-lockfile --ignore-scripts`],
  /** Installs the package that is named after it. */
  add,
  addForDevelopment: `${add} ${forDevelopment}`,
});

/** @typedef {ReturnType<typeof manager>} PackageManager */

/** @type {Readonly<Record<string, PackageManager>>} */
export const packageManagers = {
  pnpm: manager('pnpm', { locks: ['pnpm-lock.yaml'] }),
  yarn: manager('yarn', {
    locks: ['yarn.lock'],
    run: 'yarn',
    forDevelopment: '--dev',
    // All its versions know this option, and none but the first could be told to leave scripts out.
    fresh: ['corepack enable', 'yarn install --frozen-lockfile'],
  }),
  bun: manager('bun', { locks: ['bun.lock', 'bun.lockb'], run: 'bunx', forDevelopment: '--dev' }),
};

export const npm = manager('npm', {
  locks: ['package-lock.json', 'npm-shrinkwrap.json'],
  run: 'npx',
  add: 'npm install',
  fresh: ['npm ci --ignore-scripts --no-audit --no-fund'],
});

/** The variable that says by which of them a site was installed, to the commands that run in it. */
export const managerVariable = 'SITEWRIGHT_INSTALLED_BY';

/** The one of a name; npm, where it is no name of another. */
export const managerNamed = (/** @type {string | undefined} */ name) => packageManagers[name ?? ''] ?? npm;
