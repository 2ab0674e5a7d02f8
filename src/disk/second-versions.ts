/** What iCloud leaves of a file that it keeps elsewhere: `.visit.yaml.icloud`. */
const ELSEWHERE = /(^|\/)\.([^/]+)\.icloud$/;

export function keptElsewhere(path: string): string | undefined {
  return ELSEWHERE.test(path) ? path.replace(ELSEWHERE, '$1$2') : undefined;
}

export type SecondVersion = {
  readonly original: string;
  /** Whether only a conflict between two computers makes such names. */
  readonly isCertain: boolean;
};

/** The word for a conflict, in the languages that programs say it in. */
const CONFLICT =
  /conflict|konflik|conflit|conflito|sovittamat|ristirii|motstrid|tegenstrijd|çakış|конфл[иі]кт|競合|冲突|衝突|충돌|name clash/i;

/** What Syncthing, ownCloud, Resilio and Synology add to a name. */
const ADDED = /(?:\.sync-conflict-\d{8}-\d{6}(?:-[A-Z0-9]{1,7})?|_conflict-\d{8}-\d{6}|[._]conflict)$/i;

/** What computers are called, which OneDrive adds after a hyphen. */
const COMPUTER =
  /^(?:(?:DESKTOP|LAPTOP|NOTEBOOK|SURFACE|WIN|PC)-[A-Z0-9]{2,15}|[A-Z0-9]{2,15}-(?:DESKTOP|LAPTOP|NOTEBOOK|SURFACE|PC))(?:-\d{1,2})?$|MacBook|iMac(?![a-z])|Mac[ -]?(?:mini|Studio)/;

/** What iCloud and Google Drive add, and people and browsers, too: `index 2`, `index (1)`. */
const LIKELY = / (?:[2-9]|1\d|\(\d{1,2}\))$/;

/** Where in a name that may begin which says that it is a second version. */
function* marksIn(stem: string): Generator<{ readonly at: number; readonly isCertain: boolean }> {
  const inBrackets = /[([]([^()[\]]+)[)\]]$/.exec(stem);
  if (inBrackets?.[1] !== undefined && CONFLICT.test(inBrackets[1])) yield { at: inBrackets.index, isCertain: true };
  yield { at: stem.search(ADDED), isCertain: true };
  for (const { index } of stem.matchAll(/-/g))
    if (COMPUTER.test(stem.slice(index + 1))) yield { at: index, isCertain: true };
  yield { at: stem.search(LIKELY), isCertain: false };
}

/**
 * The file or folder that one is a second version of, if its path says so: cloud folders keep both when two computers change a file.
 * @param isThere whether there is such a path: without the original, a name is only a name
 */
export function secondVersion(path: string, isThere: (path: string) => boolean): SecondVersion | undefined {
  const names = path.split('/');
  for (const [index, name] of names.entries()) {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
    for (const { at, isCertain } of marksIn(stem)) {
      const original = names.with(index, stem.slice(0, Math.max(at, 0)).trimEnd() + ending).join('/');
      if (at > 0 && isThere(original)) return { original, isCertain };
    }
  }
  return undefined;
}
