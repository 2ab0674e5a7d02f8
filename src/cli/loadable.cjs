// @ts-check
const { sep } = require('node:path');

/**
 * Whether a program can be loaded from a folder: says it, and ends with 2, if a name on the way to it has one of some signs.
 * @param {string} folder
 * @param {string} signs
 */
exports.isLoadable = (folder, signs) => {
  const names = folder.split(sep);
  const at = names.findIndex((name) => [...signs].some((sign) => name.includes(sign)));
  const sign = [...(names[at] ?? '')].find((each) => signs.includes(each));
  if (sign === undefined) return true;
  const words = `Sitewright can't run here, because the name of the folder ${names.slice(0, at + 1).join(sep)} has a "${sign}".`;
  process.stderr.write(`${words} Rename that folder, or move Sitewright to another one.\n`);
  process.exitCode = 2;
  return false;
};
