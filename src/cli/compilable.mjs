// @ts-check

/**
 * Ends with a sentence in a folder in which Vite compiles nothing: it reads `#` and `?` in a path as the end of it.
 * @param {string} builder the path of the builder
 */
export function refuseUncompilable(builder) {
  const [folder, sign] = /^[^#?]*([#?])[^/\\]*/.exec(builder) ?? [];
  if (folder === undefined) return;
  process.stderr.write(
    `Sitewright can't be compiled here, because the name of the folder ${folder} has a "${sign}". Rename that folder, or move Sitewright to another one.\n`,
  );
  process.exit(2);
}
