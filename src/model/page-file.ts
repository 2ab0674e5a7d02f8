/** The folders in which a site's own files are, besides those at its top. */
export const siteFolders: readonly string[] = ['pages', 'kinds', 'data', 'content', 'blocks', 'public'];

/** How the names of pages' files end, the usual ending first. What ends otherwise is no page. */
export const PAGE_ENDINGS = ['.yaml', '.yml', '.json', '.md', '.markdown'] as const;

export type PageEnding = (typeof PAGE_ENDINGS)[number];

/** How a file ends, if it ends as pages do; undefined for any other. */
export function pageEndingOf(file: string): PageEnding | undefined {
  const name = isMarkdown(file) ? file.toLowerCase() : file;
  return PAGE_ENDINGS.find((ending) => name.endsWith(ending));
}

export function isPageFile(file: string): boolean {
  return pageEndingOf(file) !== undefined;
}

/** Whether a file is a table, by its name: each line has what stands in a row, with something between the cells. */
export function isTable(file: string): boolean {
  return file.endsWith('.csv') || file.endsWith('.tsv');
}

/** Whether a file may have all that is of a kind, by its name. */
export function isDataFile(file: string): boolean {
  return isTable(file) || (isPageFile(file) && !isMarkdown(file));
}

export function isInDataFolder(file: string): boolean {
  return file.startsWith('data/') || file.startsWith('content/');
}

export function isJson(file: string): boolean {
  return file.endsWith('.json');
}

/** Whether a file is a text in Markdown, by its name: a page, with its keys above the text, or the text of the page of its name. */
export function isMarkdown(file: string): boolean {
  return /\.(?:md|markdown)$/i.test(file);
}

/** The folder in pages/ of a page in Markdown, where others are likely to have the same keys, and other programs to read them: `blog`. */
export function folderOfTexts(file: string): string | undefined {
  return isMarkdown(file) ? /^pages\/(.+)\//.exec(file)?.[1] : undefined;
}

/** What the files of a page have in common, that with its text, too: `pages/about` of `pages/about.yaml` and `pages/about.md`. */
export function pageNameOf(file: string): string {
  return file.replace(/\.(?:ya?ml|json|md|markdown|(?:MD|MARKDOWN))$/, '');
}

/** The file with the text of a page, if that has one of its own: `pages/about.md`. A page in Markdown has it in its own. */
export function bodyFileOf(page: string): string {
  return `${pageNameOf(page)}.md`;
}
