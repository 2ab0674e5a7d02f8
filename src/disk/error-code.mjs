// @ts-check

/** The system's code (`ENOENT`); undefined if it isn't the system's: a mistake of ours. @param {unknown} error @returns {string | undefined} */
export const codeOf = (error) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether there is no such file or folder: none has a name that is too long. @param {unknown} error @returns {boolean} */
export const isMissing = (error) => ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(codeOf(error) ?? '');

/** For `catch`: passes over that there is no such file or folder, and throws all else again. @param {unknown} error @returns {undefined} */
export function ignoreMissing(error) {
  if (!isMissing(error)) throw error;
}

/** For `catch`: passes over what the system says, and throws all else again. @param {unknown} error @returns {undefined} */
export function ignoreSystem(error) {
  if (codeOf(error) === undefined) throw error;
}

/** Undefined if the system refuses it. @template T @param {() => T} work @returns {T | undefined} */
export function unlessRefused(work) {
  try {
    return work();
  } catch (error) {
    return ignoreSystem(error);
  }
}
