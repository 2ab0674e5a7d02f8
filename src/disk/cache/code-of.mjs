// @ts-check

/**
 * The system's code (`ENOENT`) for what was thrown; undefined if it isn't the system's. That is a mistake of ours then.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export const codeOf = (error) => (error instanceof Error && 'code' in error ? String(error.code) : undefined);
