import { digestOf } from '../../engine/digest.ts';
import { Answers } from '../answers.ts';
import type { Content } from '../check/contents.ts';
import type { Entry } from '../entries/entries.ts';
import { type EntrySources, entryLookups } from '../entries/lookups.ts';
import type { SourceText } from '../text/source.ts';
import type { LoadedPage } from './load-file.ts';
import { type OwnPage, ownPages } from './own-pages.ts';

const names = new WeakMap<SourceText, string>();

/** A name for a text, or for the hash of its bytes, made once: a file that hasn't changed keeps its text. */
function nameOfText(source: SourceText | string | undefined): string {
  if (source === undefined || typeof source === 'string') return digestOf(source);
  const name = names.get(source) ?? digestOf(source.text);
  names.set(source, name);
  return name;
}

/** All that pages are filled in from. Whatever else they shall show becomes a lookup here, so that it is noted. */
export function pageAnswers(pages: readonly LoadedPage[], entries: readonly Entry[], sources: EntrySources) {
  const files = new Map(pages.map((page) => [page.file, page]));
  const entryAt = new Map(entries.map((entry) => [entry.file, entry]));
  const ownPagesOf = new Map<string, ReadonlyMap<string, OwnPage>>();
  const ownPagesIn = (file: string): ReadonlyMap<string, OwnPage> => {
    const page = files.get(file);
    const own = page?.content === undefined ? [] : ownPages(page.content, page.route, sources);
    return new Map(own.map((each) => [each.route, each]));
  };
  return new Answers({
    ...entryLookups(sources),
    /** What the file of a page says. */
    page: {
      reads: 'own',
      answer: (file: string) => files.get(file),
      counts: (page: LoadedPage | undefined) => page?.content?.hash ?? page?.source,
      name: nameOfText,
    },
    /** The text of a page that is in a file of its own. */
    text: {
      reads: 'own',
      answer: (file: string) => files.get(file.replace(/\.md$/, '.yaml'))?.content?.body,
      counts: (body: Content | undefined) => body?.hash ?? body?.source,
      name: nameOfText,
    },
    /** Why visitors don't see a page; undefined if they do. */
    absence: { reads: 'own', answer: (file: string) => files.get(file)?.content?.absence },
    /** A page as an entry of its kind; how that looks is another question. */
    entry: {
      reads: 'own',
      answer: (file: string) => entryAt.get(file),
      counts: (entry: Entry | undefined) => entry?.kind.name,
    },
    /** Which of the pages it is that its file becomes: the value that it stands for, how many pages its list takes. */
    ownPage: {
      // How many pages its list takes follows from what that finds, and a block with a list asks for that, too.
      reads: 'own',
      answer: (file: string, route: string) => {
        const own = ownPagesOf.get(file) ?? ownPagesIn(file);
        ownPagesOf.set(file, own);
        return own.get(route);
      },
    },
  });
}

export type PageAnswers = ReturnType<typeof pageAnswers>;
