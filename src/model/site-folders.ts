/** The folders in which a site's own files are, besides those at its top. */
export const siteFolders: readonly string[] = ['pages', 'kinds', 'data', 'content', 'blocks', 'public'];
