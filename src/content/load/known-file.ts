import type { JsonObject } from '../../model/json.ts';
import type { Content } from '../check/contents.ts';
import type { ReadText } from '../files/read.ts';
import { once } from '../once.ts';
import type { SourceText } from '../text/source.ts';
import type { Parsed } from '../yaml/reading/parse.ts';
import { plainObject } from '../yaml/syntax/tree.ts';
import type { KnownFile } from './file-queries.ts';
import type { FileRules } from './file-rules.ts';
import type { LoadedFile } from './load-file.ts';

/** What is made when it's first asked for. */
type Later = {
  readonly text: () => ReadText;
  readonly parsed: () => Parsed | undefined;
  /** What the page says, if that is known without its tree. */
  readonly written: () => JsonObject | undefined;
  /** Of a page of a kind: what it says to those who list it, if that is known. */
  readonly fields?: () => JsonObject | undefined;
};

/** A file in which nothing is wrong. What is in it is made when it's first asked for. */
export function knownFile(file: string, { hash, summary, pdf }: KnownFile, rules: FileRules, later: Later): LoadedFile {
  const text = once(later.text);
  const source = once((): SourceText => {
    const found = text().source;
    if ('code' in found) throw new Error(`${file} isn't text any more, although it has the same bytes.`);
    return found;
  });
  const root = once(() => {
    // Who sees what stands in a file asks where: it is read once for both.
    text();
    const found = later.parsed()?.root;
    if (found === undefined) throw new Error(`There is nothing in ${file}, in which nothing was wrong.`);
    return found;
  });
  const fields = once(() => later.fields?.());
  const values = once(() => rules.valuesIn(root()));
  const content: Content = {
    masks: [],
    draft: false,
    hidden: [],
    hash,
    summary,
    ...rules.about,
    ...(pdf === undefined ? {} : { pdf }),
    get written() {
      const known = later.written();
      if (known !== undefined) return known;
      // Whoever makes a page of it asks for what it says; all others look into it.
      const found = later.parsed()?.root;
      return found?.kind === 'map' ? plainObject(found) : undefined;
    },
    get fields() {
      return fields();
    },
    get source() {
      return source();
    },
    get root() {
      return root();
    },
    get values() {
      return values();
    },
  };
  return {
    file,
    route: rules.route,
    content,
    findings: [],
    check: rules.check,
    get source() {
      return source();
    },
    get text() {
      return text().text;
    },
  };
}
