import type { JsonObject } from '../../model/json.ts';
import type { PdfDocument } from '../../model/site.ts';
import { type At, type Finding, inText } from '../../yaml/findings/finding.ts';
import { findingsIn } from '../../yaml/findings/saved.ts';
import { type Node, plainObject } from '../../yaml/syntax/tree.ts';
import { MOST_TO_TRY, type SourceText } from '../../yaml/text/source.ts';
import type { Content, FileSort } from '../check/contents.ts';
import type { Facts } from '../check/outline.ts';
import type { PartlyRead } from '../settle/settle.ts';
import type { KnownFile, ReadFile } from './file-queries.ts';
import type { FileRules, LoadedFile } from './load-file.ts';

/*
 * Files that were read before, and put away. What is in one is made when it's first asked for. Classes, because V8 gives each object that is
 * written with getters a shape of its own, and a site may have 10,000 of them.
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
  readonly file: string;
  private readonly later: Later;
  private found: ReadFile | undefined;
  private foundValues: Content['values'] | undefined;
  private laterText: SourceText | undefined;

  constructor(file: string, rules: FileRules, later: Later) {
    this.file = file;
    this.rules = rules;
    this.later = later;
  }

  /** Its text, which is read when somebody looks into it: not by who says where something stands. @param lines where its lines start, if that was saved */
  textLater(lines?: readonly number[]): SourceText {
    this.laterText ??= laterSource(this, lines);
    return this.laterText;
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
    if (root === undefined) throw new Error(`There is nothing in ${this.file}, in which there was something.`);
    return root;
  }

  get values(): Content['values'] {
    this.foundValues ??= this.rules.valuesIn(this.root, this.source);
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
class KnownContent implements Content {
  readonly sort: FileSort;
  readonly route: string | undefined;
  readonly masks: Content['masks'];
  readonly draft: boolean = false;
  readonly hidden = [];
  readonly parameters?: readonly string[];
  readonly pdf?: PdfDocument;
  readonly hash: string;
  readonly facts: Facts;
  readonly fields: JsonObject | undefined;
  readonly inside: Inside;

  constructor({ hash, wrong }: KnownFile, { facts, sort, pdf, fields }: KnownContentOf, inside: Inside) {
    const { route, parameters } = inside.rules;
    this.sort = sort ?? inside.rules.sort;
    this.route = route;
    this.masks = wrong?.masks ?? NOTHING;
    if (parameters !== undefined) this.parameters = parameters;
    if (pdf !== undefined) this.pdf = pdf;
    this.hash = hash;
    this.facts = facts;
    this.fields = fields;
    this.inside = inside;
  }

  get source(): SourceText {
    return this.inside.textLater();
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

type KnownContentOf = NonNullable<KnownFile['content']>;

const NOTHING: readonly never[] = [];

/** Such a file. */
export class KnownLoaded implements LoadedFile {
  readonly file: string;
  readonly route: string | undefined;
  readonly content: Content | undefined;
  readonly findings: readonly Finding[];
  readonly partlyRead?: PartlyRead;
  readonly unread?: At;
  readonly hash: string;
  readonly inside: Inside;

  constructor(file: string, found: KnownFile, inside: Inside) {
    const { content, wrong } = found;
    this.file = file;
    this.route = inside.rules.route;
    this.hash = found.hash;
    this.content = content && new KnownContent(found, content, inside);
    this.findings = NOTHING;
    this.inside = inside;
    if (wrong === undefined) return;
    const { findings, masks, said, unreadFrom, lines } = wrong;
    const source = inside.textLater(lines);
    this.findings = findingsIn(source, findings);
    if (masks.length > 0) this.partlyRead = { unread: { source, masks }, said: new Set(this.findings.slice(0, said)) };
    if (unreadFrom !== undefined) this.unread = inText(source, [unreadFrom, unreadFrom]);
  }

  get source(): SourceText {
    return this.inside.source;
  }

  get text(): string | undefined {
    return this.inside.text;
  }
}

/** The text of such a file, where nobody may look into it. */
function laterSource(inside: Inside, lines: readonly number[] | undefined): SourceText {
  return {
    file: inside.file,
    firstLine: 1,
    tries: { left: MOST_TO_TRY },
    get text() {
      return inside.source.text;
    },
    get lineStarts() {
      return lines ?? inside.source.lineStarts;
    },
  };
}
