import type { JsonObject } from '../../model/json.ts';
import type { PdfDocument } from '../../model/site.ts';
import { type Node, plainObject } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import type { Content, FileSort, Summary } from '../check/contents.ts';
import type { CleanFile, ReadFile } from './file-queries.ts';
import type { FileRules } from './file-rules.ts';
import type { LoadedFile } from './load-file.ts';

/*
 * Files in which nothing is wrong. What is in one is made when it's first asked for. Classes, because V8 gives each object that is written with
 * getters a shape of its own, and a site may have 10,000 of them.
 */

/** What is made when it's first asked for. */
type Later = {
  readonly read: () => ReadFile;
  /** What the page says, if that is known without its tree. */
  readonly written: () => JsonObject | undefined;
};

/** What is in such a file. */
export class Inside {
  readonly rules: FileRules;
  private readonly file: string;
  private readonly later: Later;
  private found: ReadFile | undefined;
  private foundValues: Content['values'] | undefined;

  constructor(file: string, rules: FileRules, later: Later) {
    this.file = file;
    this.rules = rules;
    this.later = later;
  }

  /** Its text and its tree, read once for both: who sees what stands in a file asks where. */
  private get read(): ReadFile {
    this.found ??= this.later.read();
    return this.found;
  }

  get text(): string | undefined {
    return this.read.text;
  }

  get source(): SourceText {
    const { source } = this.read;
    if ('code' in source) throw new Error(`${this.file} isn't text any more, although it has the same bytes.`);
    return source;
  }

  get root(): Node {
    const root = this.read.parsed()?.root;
    if (root === undefined) throw new Error(`There is nothing in ${this.file}, in which nothing was wrong.`);
    return root;
  }

  get values(): Content['values'] {
    this.foundValues ??= this.rules.valuesIn(this.root);
    return this.foundValues;
  }

  /** What it says: a value of its own for whoever asks. */
  get written(): JsonObject | undefined {
    const known = this.later.written();
    if (known !== undefined) return known;
    // Whoever makes a page of it asks for what it says; all others look into it.
    const root = this.later.read().parsed()?.root;
    return root?.kind === 'map' ? plainObject(root) : undefined;
  }
}

/** The content of such a file. `withFields` gives others of it, so that it has no fields that only the class sees. */
class CleanContent implements Content {
  readonly sort: FileSort;
  readonly route: string | undefined;
  readonly masks = [];
  readonly draft: boolean = false;
  readonly hidden = [];
  readonly parameter?: string;
  readonly pdf?: PdfDocument;
  readonly hash: string;
  readonly summary: Summary;
  readonly fields: JsonObject | undefined;
  readonly inside: Inside;

  constructor({ hash, summary, pdf, fields }: CleanFile, inside: Inside) {
    const { sort, route, parameter } = inside.rules;
    this.sort = sort;
    this.route = route;
    if (parameter !== undefined) this.parameter = parameter;
    if (pdf !== undefined) this.pdf = pdf;
    this.hash = hash;
    this.summary = summary;
    this.fields = fields;
    this.inside = inside;
  }

  get source(): SourceText {
    return this.inside.source;
  }

  get root(): Node {
    return this.inside.root;
  }

  get values(): Content['values'] {
    return this.inside.values;
  }

  get written(): JsonObject | undefined {
    return this.inside.written;
  }
}

/** Such a file. */
export class CleanLoaded implements LoadedFile {
  readonly file: string;
  readonly route: string | undefined;
  readonly content: Content;
  readonly findings = [];
  readonly inside: Inside;

  constructor(file: string, found: CleanFile, inside: Inside) {
    this.file = file;
    this.route = inside.rules.route;
    this.content = new CleanContent(found, inside);
    this.inside = inside;
  }

  get source(): SourceText {
    return this.inside.source;
  }

  get text(): string | undefined {
    return this.inside.text;
  }

  get check(): LoadedFile['check'] {
    const { rules } = this.inside;
    return (changed) => rules.check(changed);
  }
}
