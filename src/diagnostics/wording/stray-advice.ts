import { asTyped } from '../as-typed.ts';
/** A file in pages/ that isn't a page. */
export type Stray = {
  readonly name: string;
  readonly kind: 'page' | 'json' | 'copy' | 'markdown' | 'html' | 'text' | 'other';
  /** The file that a page of this name has, and its address. */
  readonly page: string;
  readonly route: string;
  readonly isTaken: boolean;
};

/** How the text of a file becomes a page, or where the file belongs. */
export function strayAdvice({ name, kind, page, route, isTaken }: Stray): string {
  if (kind === 'other') return 'Move pictures and downloads to public/, and other files out of pages/.';
  if (kind === 'copy') return `Move this copy of ${page} out of pages/.`;
  if (isBodyOf(page, name)) {
    const first = asTyped(`new page ${route} --kind article --md`);
    return `To put it on the site, run ${first}, which makes a page with this text. If it is only a note, move the file out of pages/.`;
  }
  const what =
    kind === 'html'
      ? 'its words into the blocks there, without the HTML tags'
      : kind === 'markdown'
        ? 'its text into the blocks there: **bold** and [links](/contact) work in a "description", headings become a "title"'
        : 'its text into the blocks there';
  const into = isTaken ? `copy what you need into ${page}` : `run ${asTyped(`new page ${route}`)}, then copy ${what}`;
  return `To put it on the site, ${into}. If it is only a note, move the file out of pages/.`;
}

/** Whether a file becomes the text of a page as soon as there is one. */
function isBodyOf(page: string, name: string): boolean {
  return name.endsWith('.md') && `/${page}`.endsWith(`/${name.slice(0, -'.md'.length)}.yaml`);
}

/** What to know about an ending that was hidden, or added to put a file aside. */
export function endingAdvice({ ending, better, isCopy }: { ending: string; better: string; isCopy: boolean }): string {
  if (better === 'site.yaml' && ending === '.json') return ' JSON is YAML, too: the text can stay as it is.';
  if (isCopy) return " If the page shouldn't be on the site, move the file out of pages/.";
  return /\.te?xt$/i.test(ending)
    ? ` If you can't see the ending ${ending.slice(ending.lastIndexOf('.'))}, switch on "File name extensions" in Explorer, under View.`
    : '';
}
