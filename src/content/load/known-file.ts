import type { JsonObject } from '../../model/json.ts';
import { parametersOf } from '../../schema/formats/route.ts';
import { type Node, plainObject } from '../../yaml/syntax/tree.ts';
import { MOST_TO_TRY, type SourceText } from '../../yaml/text/source.ts';
import type { Content } from '../check/contents.ts';
import type { KnownFile, ReadFile } from './file-queries.ts';
import { type AboutFile, type LoadedFile, sortOf, valuesOf } from './load-file.ts';

/*
 * Files that were read before, and put away. What is in one is made when it's first asked for. Classes, because V8 gives each object that is
 * written with getters a shape of its own, and a site may have 10,000 of them. What is known stands beside the getters: `withFields` leaves out
 * what only a class sees.
 */

type Later = {
  readonly read: () => ReadFile;
  /** What the page says, if that is known without its tree. */
  readonly written: () => JsonObject | undefined;
};

export class Inside {
  readonly about: AboutFile;
  readonly file: string;
  private readonly later: Later;
  private found: ReadFile | undefined;
  private foundValues: Content['values'] | undefined;
  private laterText: SourceText | undefined;

  constructor(file: string, about: AboutFile, later: Later) {
    this.file = file;
    this.about = about;
    this.later = later;
  }

  /** Its text, which is read when somebody looks into it: not by who says where something stands. */
  get textLater(): SourceText {
    this.laterText ??= laterSource(this);
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
    this.foundValues ??= valuesOf(this.source, this.root, this.about);
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

/** What is asked of such a file, and of its content. */
class PutAway {
  readonly inside: Inside;

  constructor(inside: Inside) {
    this.inside = inside;
  }

  get text(): string | undefined {
    return this.inside.text;
  }

  get source(): SourceText {
    return this.inside.textLater;
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

const NOTHING: readonly never[] = [];

export function knownLoaded({ hash, facts, pdf, fields, sort }: KnownFile, inside: Inside): LoadedFile {
  const { file, about } = inside;
  const { route, isBody } = about;
  const parameters = isBody ? undefined : parametersOf(file);
  const content: Content = Object.assign(new PutAway(inside), {
    ...{ hash, facts, fields, route, draft: false, hidden: NOTHING, masks: NOTHING },
    sort: sort ?? sortOf(about),
    ...(parameters && { parameters }),
    ...(pdf && { pdf }),
  });
  return Object.assign(new PutAway(inside), { file, route, hash, content, findings: NOTHING });
}

/** The text of such a file, where nobody may look into it. */
function laterSource(inside: Inside): SourceText {
  return {
    file: inside.file,
    firstLine: 1,
    tries: { left: MOST_TO_TRY },
    get text() {
      return inside.source.text;
    },
    get lineStarts() {
      return inside.source.lineStarts;
    },
  };
}
