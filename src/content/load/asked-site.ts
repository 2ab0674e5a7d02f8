import { shortHash } from '../../disk/hashes.ts';
import { ANOTHER, alwaysAnother, digestOf, shortened } from '../../engine/digest.ts';
import {
  type About,
  type AnyQuestion,
  type Ask,
  type Input,
  input,
  query,
  type Reader,
  reads,
} from '../../engine/questions.ts';
import type { Content } from '../check/contents.ts';
import { factOf, type Outline, outlineOf } from '../check/outline.ts';
import { deriveds } from '../check/rules.ts';
import { derivedBy, type PageAt, type SiteIndex } from '../check/site-index.ts';
import type { EntriesToFind } from '../entries/query.ts';
import { askedEntries, entriesReaders } from './asked-entries.ts';
import { askedOutline, outlineReaders } from './asked-outline.ts';

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
  entryAt: digestOf,
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
  settingAt: digestOf,
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
  calendar: ({ timeZone }) => timeZone,
  propertyUses: (uses) => digestOf(uses.map(({ name, at }) => [name, at?.source.file, at?.range])),
  files: alwaysAnother,
  made: alwaysAnother,
  redirects: alwaysAnother,
} satisfies { readonly [Name in Fact]: (fact: SiteIndex[Name]) => string };

/** The questions and the facts as inputs, by their names: each is about one thing, whose name is its key. */
const questionInputs = inputsOf<[about: string]>(questions);
const factInputs = inputsOf<[]>(facts);

function inputsOf<A extends readonly About[]>(
  digests: Readonly<Record<string, (answer: never) => string>>,
): ReadonlyMap<string, Input<A, unknown>> {
  return new Map(
    Object.entries(digests).map(([name, digest]) => [name, input({ name: `site.${name}`, keep: 'memory', digest })]),
  );
}

/** Until when no date in the site is ahead, in milliseconds since 1970. */
const until = input<[], number>({ name: 'site.until', keep: 'memory' });

/** What is in a file; undefined for one that could not be parsed. */
const contentIn = input<[file: string], Content | undefined>({
  name: 'contentIn',
  keep: 'memory',
  digest: printOfContent,
});

/** All of a site: another one whenever it is asked about. */
const wholeSite = input<[], SiteIndex>({ name: 'wholeSite', keep: 'last', digest: alwaysAnother });

/** What is derived of a site, by its name. */
const derivedOf = new Map(
  deriveds.map((what) => [
    what.name,
    query<[about: string], unknown>({
      name: `derived.${what.name}`,
      keep: 'memory',
      digest: (value) => what.digest?.(value) ?? ANOTHER,
      make: (ask, about) => what.make(what.digest === undefined ? ask(wholeSite) : askedSite(ask), about),
    }),
  ]),
);

export const derivedQueries: readonly AnyQuestion[] = [...derivedOf.values()];

/** Answers what rules ask. @param site the one that they ask about @param untilThen until when no date in it is ahead, in milliseconds since 1970 */
export function siteReaders(site: () => SiteIndex, untilThen: () => number): readonly Reader[] {
  return [
    ...[...questionInputs].map(([name, question]) => reads(question, { read: (about) => given(site(), name, about) })),
    ...[...factInputs].map(([name, fact]) => reads(fact, { read: () => given(site(), name) })),
    reads(until, { read: untilThen }),
    ...entriesReaders(() => site().entries),
    reads(wholeSite, { read: site }),
    reads(contentIn, { read: (file) => site().contentOf(file) }),
    ...outlineReaders((file) => site().outlineOf(file)),
  ];
}

function given(site: SiteIndex, name: string, about?: string): unknown {
  const answer: unknown = Reflect.get(site, name);
  return typeof answer === 'function' ? answer(about) : answer;
}

/** A site of which it is noted what is asked. */
export function askedSite(ask: Ask): SiteIndex {
  // It has all questions, as the tables say.
  return new AskedSite(ask) as unknown as SiteIndex;
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
    return derivedBy((what, about) => {
      const asked = derivedOf.get(what.name);
      if (asked === undefined) throw new Error(`"${what.name}" isn't in the list of what is derived of a site.`);
      return this.ask(asked, about);
    });
  }

  get entries(): EntriesToFind {
    return askedEntries(this.ask);
  }
}

for (const [name, question] of questionInputs)
  Object.defineProperty(AskedSite.prototype, name, {
    get(this: AskedSite): unknown {
      const { ask } = this;
      return (about: string) => withAskedOutline(ask, name, ask(question, about));
    },
  });

for (const name of factInputs.keys())
  Object.defineProperty(AskedSite.prototype, name, {
    get(this: AskedSite): unknown {
      return siteFact(this.ask, name);
    },
  });

function siteFact(ask: Ask, name: string): unknown {
  const fact = factInputs.get(name);
  if (fact === undefined) throw new Error(`"${name}" isn't in the table of facts.`);
  // Rules ask the calendar for nothing but its zone and what is visible, which is the same between two dates of the site.
  if (name === 'calendar') ask(until);
  return ask(fact);
}

/** An answer in which outlines are asked, too. */
function withAskedOutline(ask: Ask, name: string, answer: unknown): unknown {
  if (!['pageAt', 'documentAt', 'outlineOf'].includes(name) || !isOfFile(answer)) return answer;
  const { file, outline } = answer;
  return name === 'pageAt' ? { ...answer, outline: outline && askedOutline(ask, file) } : askedOutline(ask, file);
}

function isOfFile(answer: unknown): answer is Pick<PageAt, 'file'> & Partial<PageAt> {
  return typeof answer === 'object' && answer !== null && 'file' in answer;
}

/** What is known, without looking into it, of a file that is held against its site; undefined for one that could not be parsed. */
export function ownOutline(ask: Ask, file: string): Outline | undefined {
  const content = withKinds(ask, ask(contentIn, file));
  return content && outlineOf(file, content);
}

/** What is a text, a link or a picture in a page of a kind is said by that. */
function withKinds(ask: Ask, content: Content | undefined): Content | undefined {
  if (content !== undefined && factOf(content, 'kind') !== undefined) siteFact(ask, 'kinds');
  return content;
}

/** A text for all that is in a file, and in the text of a page. */
function printOfContent(content: Content | undefined): string {
  if (content === undefined) return '';
  const { hash, sort, route, draft, absence, hidden, parameters, pdf, bodyFile, body } = content;
  const own = shortHash(hash) ?? shortened(content.source.text);
  const rest = [absence, hidden?.length === 0 ? undefined : hidden, parameters, pdf, bodyFile];
  // Thousands of files have none of the rest.
  if (rest.every((each) => each === undefined)) return `${own} ${sort} ${route} ${draft}`;
  return JSON.stringify([own, sort, route, draft, ...rest, body && printOfContent(body)]);
}
