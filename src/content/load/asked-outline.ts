import { type Ask, input, type Reader, reads } from '../../engine/questions.ts';
import type { Summary } from '../check/contents.ts';
import type { Outline } from '../check/outline.ts';

type Field = keyof Outline;

/** What of a file may be asked without reading it. */
const fields: { readonly [Name in Field]: true } = {
  file: true,
  sort: true,
  route: true,
  draft: true,
  absence: true,
  parameter: true,
  pdf: true,
  body: true,
  bodyFile: true,
  title: true,
  kind: true,
  types: true,
  links: true,
  pictures: true,
  says: true,
  mayHave: true,
};

type What = keyof Summary['has'];

export const outlineSays = input<[file: string, field: string, what?: What], unknown>({
  name: 'outlineSays',
  keep: 'memory',
});

/** Answers what is asked of outlines. @param outlineOf those of a site */
export function outlineReader(outlineOf: (file: string) => Outline | undefined): Reader {
  const said = (outline: Outline | undefined, field: string, what: What | undefined): unknown => {
    if (what !== undefined) return outline?.mayHave(what);
    if (field === 'body') return outline?.body?.file;
    return outline?.[field as Field];
  };
  return reads(outlineSays, { read: (file, field, what) => said(outlineOf(file), field, what) });
}

/** The outline of another file, as far as somebody asks for it. */
export function askedOutline(ask: Ask, file: string): Outline {
  const outline = new AskedOutline(ask, file);
  // It has all fields, as `fields` says.
  return outline as unknown as Outline;
}

class AskedOutline {
  readonly ask: Ask;
  readonly about: string;

  constructor(ask: Ask, about: string) {
    this.ask = ask;
    this.about = about;
  }
}

for (const field of Object.keys(fields))
  Object.defineProperty(AskedOutline.prototype, field, {
    get(this: AskedOutline): unknown {
      const { ask, about } = this;
      if (field === 'mayHave') return (what: What) => ask(outlineSays, about, field, what);
      const said = ask(outlineSays, about, field);
      return field === 'body' && typeof said === 'string' ? askedOutline(ask, said) : said;
    },
  });
