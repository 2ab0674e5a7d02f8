// @ts-check
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { managerNamed, npm, packageManagers } from '../../diagnostics/package-managers.mjs';

/**
 * Where a site has the builder from.
 * @typedef {object} Project
 * @property {string} folder the one with its `package.json`
 * @property {string} asked the version that it asks for, as it is written there
 */

/** @returns what a `package.json` says; nothing where there is none, or none that can be read: npm tells that */
function manifestIn(/** @type {string} */ folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) ?? {};
  } catch {
    return {};
  }
}

/**
 * The nearest project from a folder upwards that asks for the builder.
 * @param {string} folder
 * @returns {Project | undefined}
 */
export function projectAbove(folder) {
  const { dependencies, devDependencies } = manifestIn(folder);
  const asked = { ...devDependencies, ...dependencies }.sitewright;
  if (typeof asked === 'string') return { folder, asked };
  return dirname(folder) === folder ? undefined : projectAbove(dirname(folder));
}

/**
 * The builder that is installed in a project, if it is another one than that which was called.
 * @param {Project} project
 * @param {string} called the folder of the builder that was called
 */
export function otherBuilder({ folder }, called) {
  const own = join(folder, 'node_modules/sitewright');
  return existsSync(join(own, 'package.json')) && realpathSync(own) !== realpathSync(called) ? own : undefined;
}

/**
 * What installs a project, by its lock file. Those of several projects have one above them, in the same repository.
 * @param {string} folder
 * @returns {string | undefined} a name; undefined where there is no lock file
 */
export function managerOf(folder) {
  const isThere = (/** @type {string} */ name) => existsSync(join(folder, name));
  // Who uses npm may have the lock file of another one left over.
  const found = Object.entries({ npm, ...packageManagers }).find(([, { locks }]) => locks.some(isThere));
  if (found !== undefined) return found[0];
  return isThere('.git') || dirname(folder) === folder ? undefined : managerOf(dirname(folder));
}

/** @returns {string} */
export const versionOf = (/** @type {string} */ builder) => manifestIn(builder).version;

/**
 * What is wrong with how the builder is installed in a project, in sentences.
 * @param {Project} project
 * @param {string} version that of the builder which runs
 * @param {string | undefined} name of what installs the project
 * @returns {readonly string[]}
 */
export function complaintsAbout({ asked }, version, name) {
  const { install } = managerNamed(name);
  return [
    ...(/^\d/.test(asked) && asked !== version
      ? [`package.json asks for Sitewright ${asked}, and ${version} is installed. Run ${install}.`]
      : []),
    ...(name !== undefined
      ? []
      : [
          "There's no package-lock.json, without which npm ci installs nothing on another computer. Run npm install, and keep that file with the site.",
        ]),
  ];
}
