import type { Content } from '../check/contents.ts';
import { routeOf } from '../files/route.ts';
import { siteFacts } from '../shape/schema/site-facts.ts';
import type { SourceText } from '../text/source.ts';
import { type Parsed, parse } from '../yaml/reading/parse.ts';
import type { Node } from '../yaml/syntax/tree.ts';
import { bodyParsed, bodyValues, heldBody } from './load-body.ts';
import { type AboutFile, type Held, heldFile, parameterIn, sortOf, valuesIn } from './load-file.ts';

/** What a file is held against, and what follows from its name. */
export type FileRules = {
  /** Its address, or that of the page that it belongs to; undefined for site.yaml. */
  readonly route: string | undefined;
  readonly about: Pick<Content, 'sort' | 'route' | 'parameter'>;
  /** The texts, links, icons and pictures in it. */
  readonly valuesIn: (root: Node) => Content['values'];
  /** Holds a text of the file against its rules. @param read what stands in it, if that is known */
  readonly check: (source: SourceText, read?: Parsed) => Held;
};

const isBody = (file: string): boolean => file.endsWith('.md');

/** What stands in a text. */
export function parseFile(source: SourceText): Parsed {
  return isBody(source.file) ? bodyParsed(source) : parse(source);
}

/**
 * What a file is held against.
 * @param ofPage gives what a page depends on besides its own text
 */
export function rulesFor(file: string, ofPage: () => Pick<AboutFile, 'kinds' | 'hasBody' | 'site'>): FileRules {
  const route = file === 'site.yaml' ? undefined : routeOf(file.replace(/\.md$/, '.yaml'));
  if (isBody(file) && route !== undefined) {
    const check = (source: SourceText): Held => heldBody(source, route);
    return { route, about: { sort: 'text', route }, valuesIn: bodyValues, check };
  }
  const about: AboutFile =
    route === undefined
      ? { route, kinds: new Map(), hasBody: false, site: siteFacts(undefined) }
      : { route, ...ofPage() };
  return {
    route,
    about: { sort: sortOf(route), route, ...parameterIn(file) },
    valuesIn: (root) => valuesIn(root, route, about.kinds),
    check: (source, read) => heldFile(source, about, read),
  };
}
