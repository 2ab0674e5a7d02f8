import type { JsonObject } from '../../model/json.ts';
import type { Content, Summary } from './contents.ts';
import { hrefsIn, kindIn, mayHave, picturesIn, placeholdersIn, saysIn, titleIn, typesIn } from './summary.ts';

/**
 * What is known of a file that could be parsed without reading it. It is asked of all files, and what is in a file only of those that
 * something may be wrong with: of a file in which nothing was wrong before, this is all that there is until somebody looks into it.
 */
export type Outline = {
  readonly [Key in keyof ContentOutline]: ContentOutline[Key];
};

/** The outline of a file whose content is known. */
export class ContentOutline {
  readonly file: string;
  readonly #content: Content;

  /** @param file its name: asking the content for it would read it */
  constructor(file: string, content: Content) {
    this.file = file;
    this.#content = content;
  }

  get sort(): Content['sort'] {
    return this.#content.sort;
  }

  /** Of a page and its text. */
  get route(): string | undefined {
    return this.#content.route;
  }

  /** Whether visitors don't see the page. */
  get draft(): boolean {
    return this.#content.draft;
  }

  /** Why they don't. */
  get absence(): Content['absence'] {
    return this.#content.absence;
  }

  /** The fields that the file makes a page for each value of, if it does. */
  get parameters(): readonly string[] | undefined {
    return this.#content.parameters;
  }

  /** Of a page: its PDF document, if it has one. */
  get pdf(): Content['pdf'] {
    return this.#content.pdf;
  }

  /** Of a page: the text in a file of its own, if that could be read. */
  get body(): Outline | undefined {
    const { body, bodyFile } = this.#content;
    return body === undefined || bodyFile === undefined ? undefined : new ContentOutline(bodyFile, body);
  }

  /** Of a page: the file with its text, whether it could be read or not. */
  get bodyFile(): string | undefined {
    return this.#content.bodyFile;
  }

  get title(): string | undefined {
    return titleIn(this.#content);
  }

  /** The kind that a page says it has. */
  get kind(): string | undefined {
    return kindIn(this.#content);
  }

  /** The types of its blocks, each once. */
  get types(): readonly string[] {
    return typesIn(this.#content);
  }

  /** Where its links lead. */
  get links(): readonly string[] {
    return hrefsIn(this.#content);
  }

  /** The paths of its pictures, each once. */
  get pictures(): readonly string[] {
    return picturesIn(this.#content);
  }

  /** The names that stand in braces in its texts, if that is known without looking at them. */
  get placeholders(): readonly string[] | undefined {
    return placeholdersIn(this.#content);
  }

  /** Of a page of a kind: what it says to those who list it, if that is known without looking into it. */
  get fields(): JsonObject | undefined {
    return this.#content.fields;
  }

  /** What in its texts the site says words about. */
  get says(): readonly string[] {
    return saysIn(this.#content);
  }

  /** Whether it may have something, so that it must be looked at. */
  mayHave(what: keyof Summary['has']): boolean {
    return mayHave(this.#content, what);
  }
}
