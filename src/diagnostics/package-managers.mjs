// @ts-check

/**
 * How a package manager is typed. What follows `add` and `addForDevelopment` is the name of a package.
 * @typedef {object} PackageManager
 * @property {string} run runs a program of a package, in any shell
 * @property {string} script runs a script of `package.json`
 * @property {string} install installs what a project asks for, and writes the lock file
 * @property {string} clean installs what the lock file says, on another computer
 * @property {string} add
 * @property {string} addForDevelopment
 * @property {string} lock the file that it writes beside `package.json`
 * @property {readonly string[]} [others] what it calls that file besides
 */

/** @satisfies {Readonly<Record<string, PackageManager>>} */
export const packageManagers = {
  npm: {
    run: 'npx',
    script: 'npm run',
    install: 'npm install',
    clean: 'npm ci',
    add: 'npm install',
    addForDevelopment: 'npm install --save-dev',
    lock: 'package-lock.json',
    others: ['npm-shrinkwrap.json'],
  },
  pnpm: {
    run: 'pnpm exec',
    script: 'pnpm run',
    install: 'pnpm install',
    clean: 'pnpm install --frozen-lockfile',
    add: 'pnpm add',
    addForDevelopment: 'pnpm add --save-dev',
    lock: 'pnpm-lock.yaml',
  },
  yarn: {
    run: 'yarn',
    script: 'yarn run',
    install: 'yarn install',
    clean: 'yarn install --immutable',
    add: 'yarn add',
    addForDevelopment: 'yarn add --dev',
    lock: 'yarn.lock',
  },
  bun: {
    run: 'bunx',
    script: 'bun run',
    install: 'bun install',
    clean: 'bun install --frozen-lockfile',
    add: 'bun add',
    addForDevelopment: 'bun add --dev',
    lock: 'bun.lock',
    others: ['bun.lockb'],
  },
};

/** @typedef {keyof typeof packageManagers} ManagerName */

/** The variable that says by which of them a site was installed, to the commands that run in it. */
export const managerVariable = 'SITEWRIGHT_INSTALLED_BY';

/**
 * The one of a name.
 * @param {string | undefined} name
 * @returns {PackageManager} npm, where there is no such name
 */
export const managerNamed = (name) =>
  Object.entries(packageManagers).find(([each]) => each === name)?.[1] ?? packageManagers.npm;
