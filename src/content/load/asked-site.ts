import { digestOf, neverTheSame, shortened } from '../../engine/digest.ts';
import { type About, type Ask, input, query, type Reader, reads } from '../../engine/questions.ts';
import type { Content } from '../check/contents.ts';
import { deriveds } from '../check/derived.ts';
import { ContentOutline, type Outline } from '../check/outline.ts';
import type { Derived, PageAt, SiteIndex } from '../check/site-index.ts';
import { kindIn } from '../check/summary.ts';
import type { Entry } from '../entries/entries.ts';
import type { EntriesToFind, Query } from '../entries/query.ts';
import { askedOutline, outlineReader, outlineSays } from './asked-outline.ts';

/*
 * What rules ask of a site, as questions of an engine, which notes what each file was held against. A question of `SiteIndex` has a line
 * here, with what counts of its answer for those who asked.
 */

type Asked<T> = T extends (about: never) => infer Answer ? Answer : never;

/** What has no line in the tables, but a way of its own. */
type OfItsOwn = 'contentOf' | 'derived' | 'entries';
type Other = Exclude<keyof SiteIndex, OfItsOwn>;
type Question = { [Name in Other]: SiteIndex[Name] extends (about: never) => unknown ? Name : never }[Other];
type Fact = Exclude<Other, Question>;

/** What is asked about something. */
const questions = {
  pageAt: (page) => digestOf(page && [page.file, page.furtherOf, page.outline !== undefined]),
  documentAt: (page) => digestOf(page?.file),
  outlineOf: (outline) => digestOf(outline?.file),
  isPublicFile: digestOf,
  isServed: digestOf,
  pictureAt: digestOf,
  weightOf: digestOf,
  isBrokenFont: digestOf,
  isRedirect: digestOf,
  isPlanned: digestOf,
  listAt: digestOf,
  listsOf: digestOf,
  misnamedAt: digestOf,
  renamedFrom: digestOf,
  mayBeUnread: digestOf,
  addresses: digestOf,
} satisfies { readonly [Name in Question]: (answer: Asked<SiteIndex[Name]>) => string };

/** What is the same for all who ask. */
const facts = {
  hasPages: digestOf,
  hasMisnamed: digestOf,
  isComplete: digestOf,
  isSound: digestOf,
  url: (url) => url?.href ?? '',
  language: digestOf,
  redirectList: digestOf,
  settings: printOfContent,
  ledger: (ledger) => ledger?.source.text ?? '',
  kinds: (kinds) => digestOf([...kinds]),
  // Rules ask it for nothing but its zone and what is visible, which is the same between two dates of the site.
  calendar: ({ timeZone }) => timeZone,
  files: neverTheSame,
  redirects: neverTheSame,
} satisfies { readonly [Name in Fact]: (fact: SiteIndex[Name]) => string };

/** What is asked of the pages of kinds: those that lists find, those that have a name, and all. */
const ofEntries = {
  find: (entries) => digestOf(entries.map(({ file }) => file)),
  named: (entries) => digestOf(entries.map(({ file }) => file)),
  all: (entries) => digestOf(entries.map(({ file, kind, written }) => [file, kind.name, written])),
} satisfies { readonly [Name in keyof EntriesToFind]: (entries: readonly Entry[]) => string };

const digests = new Map<string, (answer: never) => string>(Object.entries({ ...questions, ...facts, ...ofEntries }));

/** An answer, and a short text for what counts of it. */
type Said = { readonly value: unknown; readonly digest: string };

const siteSays = input<[question: string, about?: About, more?: About], Said>({
  name: 'siteSays',
  keep: 'memory',
  digest: ({ digest }) => digest,
});

/** What is in a file; undefined for one that could not be parsed. */
const contentIn = input<[file: string], Content | undefined>({
  name: 'contentIn',
  keep: 'memory',
  digest: printOfContent,
});

/** All of a site: another one whenever it is asked about. */
const wholeSite = input<[], SiteIndex>({ name: 'wholeSite', keep: 'last', digest: neverTheSame });

/** What is derived of a site. */
export const derivedOf = query<[name: string, about: string], Said>({
  name: 'derivedOf',
  keep: 'memory',
  digest: ({ digest }) => digest,
  make: (ask, name, about) => {
    const what = deriveds.find((each) => each.name === name);
    if (what === undefined) throw new Error(`"${name}" isn't in the list of what is derived of a site.`);
    if (what.digest === undefined) return { value: what.make(ask(wholeSite), about), digest: neverTheSame() };
    const value = what.make(askedSite(ask), about);
    return { value, digest: what.digest(value) };
  },
});

/** The names of what is asked of a site. */
export const siteInputs: ReadonlySet<string> = new Set(
  [siteSays, contentIn, wholeSite, outlineSays].map(({ name }) => name),
);

/** Answers what rules ask. @param site the one that they ask about @param until until when no date in it is ahead, in milliseconds since 1970 */
export function siteReaders(site: () => SiteIndex, until: () => number): readonly Reader[] {
  const outlineOf: SiteIndex['outlineOf'] = (file) => site().outlineOf(file);
  return [
    reads(siteSays, {
      read: (name, about, more) => {
        const { value, digest } = answerOf(site(), name, about, more);
        return { value, digest: name === 'calendar' ? `${digest} ${until()}` : digest };
      },
    }),
    reads(wholeSite, { read: site }),
    reads(contentIn, { read: (file) => site().contentOf(file) }),
    outlineReader(outlineOf),
  ];
}

function answerOf(site: SiteIndex, name: string, about: About, more: About): Said {
  const value = name in ofEntries ? entriesFrom(site, name, about, more) : given(site[name as keyof SiteIndex], about);
  // Each digest belongs to the question of its name.
  return { value, digest: digests.get(name)?.(value as never) ?? '' };
}

function given(answer: unknown, about: About): unknown {
  return typeof answer === 'function' ? answer(about) : answer;
}

function entriesFrom({ entries }: SiteIndex, name: string, about: About, more: About): readonly Entry[] {
  if (name === 'find') return entries.find(about as Query, more as string | undefined);
  return name === 'named' ? entries.named(String(about), more as string | undefined) : entries.all;
}

/** A site of which it is noted what is asked. */
export function askedSite(ask: Ask): SiteIndex {
  const site = new AskedSite(ask);
  // It has all questions, as the tables say.
  return site as unknown as SiteIndex;
}

/** Rules may take a question out of it before they ask. */
class AskedSite {
  readonly ask: Ask;

  constructor(ask: Ask) {
    this.ask = ask;
  }

  get contentOf(): SiteIndex['contentOf'] {
    return (file) => withKinds(this.ask, this.ask(contentIn, file));
  }

  get derived(): SiteIndex['derived'] {
    // What is made of it says its type.
    return <T>(what: Derived<T>, about = ''): T => this.ask(derivedOf, what.name, about).value as T;
  }

  get entries(): EntriesToFind {
    const { ask } = this;
    const asked = (name: keyof EntriesToFind, about?: About, more?: About): readonly Entry[] =>
      ask(siteSays, name, about, more).value as readonly Entry[];
    return {
      find: (query, own) => asked('find', query, own),
      named: (name, kind) => asked('named', name, kind),
      get all() {
        return asked('all');
      },
    };
  }
}

for (const name of Object.keys(questions))
  Object.defineProperty(AskedSite.prototype, name, {
    get(this: AskedSite): unknown {
      const { ask } = this;
      return (about: string) => withAskedOutline(ask, name, ask(siteSays, name, about).value);
    },
  });

for (const name of Object.keys(facts))
  Object.defineProperty(AskedSite.prototype, name, {
    get(this: AskedSite): unknown {
      return this.ask(siteSays, name).value;
    },
  });

/** An answer in which outlines are asked, too. */
function withAskedOutline(ask: Ask, name: string, answer: unknown): unknown {
  if (answer === undefined || !['pageAt', 'documentAt', 'outlineOf'].includes(name)) return answer;
  if (name !== 'pageAt') return askedOutline(ask, (answer as { file: string }).file);
  const page = answer as PageAt;
  return { ...page, outline: page.outline && askedOutline(ask, page.file) };
}

/** What is known, without looking into it, of a file that is held against its site; undefined for one that could not be parsed. */
export function ownOutline(ask: Ask, file: string): Outline | undefined {
  const content = withKinds(ask, ask(contentIn, file));
  return content && new ContentOutline(file, content);
}

/** What is a text, a link or a picture in a page of a kind is said by that. */
function withKinds(ask: Ask, content: Content | undefined): Content | undefined {
  if (content !== undefined && kindIn(content) !== undefined) ask(siteSays, 'kinds');
  return content;
}

/** A text for all that is in a file, and in the text of a page. */
function printOfContent(content: Content | undefined): string {
  if (content === undefined) return '';
  const { hash, sort, route, draft, absence, hidden, parameter, pdf, bodyFile, body } = content;
  const own = hash ?? shortened(content.source.text);
  const rest = [absence, hidden, parameter, pdf, bodyFile];
  // Thousands of files have none of the rest.
  if (rest.every((each) => each === undefined)) return `${own} ${sort} ${route} ${draft}`;
  return JSON.stringify([own, sort, route, draft, ...rest, body && printOfContent(body)]);
}
