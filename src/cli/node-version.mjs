// @ts-check
import { readFileSync } from 'node:fs';

// Imported before all else by what starts the commands: on a Node that is too old, they would end in the middle with words for programmers.

/**
 * Whether a version is one of those that a `package.json` asks for.
 * @param {string} version `20.19.0`
 * @param {string} asked `^20.19.0 || >=22.12.0`: only these two signs, and versions in full
 */
export function isAsked(version, asked) {
  const numbers = (/** @type {string} */ text) => text.split('.').map(Number);
  const own = numbers(version);
  return asked.split(' || ').some((part) => {
    const least = numbers(part.replace(/^(?:\^|>=)/, ''));
    if (part.startsWith('^') && own[0] !== least[0]) return false;
    const at = least.findIndex((number, index) => number !== own[index]);
    return at === -1 || (own[at] ?? 0) > (least[at] ?? 0);
  });
}

/** @type {{ readonly engines: { readonly node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
if (!isAsked(process.versions.node, engines.node)) {
  const asked = engines.node.replace('^', '').replace(' || >=', ' or newer, or ');
  process.stderr.write(
    `Sitewright needs Node ${asked} or newer, and this is ${process.versions.node}. The current one is at https://nodejs.org.\n`,
  );
  process.exit(2);
}
