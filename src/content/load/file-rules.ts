import { parametersOf, routeOf } from '../../schema/formats/route.ts';
import { siteFacts } from '../../schema/schemas/site-facts.ts';
import { type Parsed, parseOnce } from '../../yaml/reading/parse.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import type { Content, FileSort } from '../check/contents.ts';
import { withinLimits } from '../check/limits.ts';
import { bodyParsed, bodyValues, heldBody } from './load-body.ts';
import { type AboutFile, type Held, heldFile, sortOf, valuesIn } from './load-file.ts';

const isBody = (file: string): boolean => file.endsWith('.md');

/** What stands in a text. */
export function parseFile(source: SourceText): Parsed {
  return isBody(source.file) ? bodyParsed(source) : parseOnce(source);
}

/** What a file is held against, and what follows from its name. A class, because every file has one. */
export class FileRules {
  readonly file: string;
  /** Its address, or that of the page that it belongs to; undefined for site.yaml. */
  readonly route: string | undefined;
  /** What it depends on besides its own text. Undefined for the text of a page. */
  private readonly about: AboutFile | undefined;

  /** @param ofPage gives what a page depends on besides its own text */
  constructor(file: string, ofPage: () => Pick<AboutFile, 'kinds' | 'hasBody' | 'site'>) {
    this.file = file;
    const route = file === 'site.yaml' ? undefined : routeOf(file);
    this.route = route;
    if (isBody(file)) return;
    this.about =
      route === undefined
        ? { route, kinds: new Map(), hasBody: false, site: siteFacts(undefined) }
        : { route, ...ofPage() };
  }

  get sort(): FileSort {
    return this.about === undefined ? 'text' : sortOf(this.route);
  }

  /** The fields that the file makes a page for each value of, if it does. */
  get parameters(): readonly string[] | undefined {
    return this.about === undefined ? undefined : parametersOf(this.file);
  }

  /** The texts, links, icons and pictures in it, as far as something is to be said of them. */
  valuesIn(root: Node, source: SourceText): Content['values'] {
    if (this.about === undefined) return bodyValues(root);
    return withinLimits({ source, values: valuesIn(root, this.route, this.about.kinds) }).content.values;
  }

  /** Holds a text of the file against its rules. @param read what stands in it, if that is known */
  check(source: SourceText, read?: Parsed): Held {
    return this.about === undefined ? heldBody(source, this.route ?? '') : heldFile(source, this.about, read);
  }
}
