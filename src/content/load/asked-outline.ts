import { type Ask, input, type Reader, reads } from '../../engine/questions.ts';
import type { Summary } from '../check/contents.ts';
import type { Outline } from '../check/outline.ts';

/** What of a file may be asked without reading it. */
const fields = {
  file: true,
  sort: true,
  route: true,
  draft: true,
  absence: true,
  parameters: true,
  pdf: true,
  body: true,
  bodyFile: true,
  title: true,
  kind: true,
  types: true,
  links: true,
  pictures: true,
  says: true,
  placeholders: true,
  fields: true,
} satisfies { readonly [Name in Exclude<keyof Outline, 'mayHave'>]: true };

/** Each of them as an input of its own. */
const inputs = new Map(
  Object.keys(fields).map((field) => [
    field,
    input<[file: string], unknown>({ name: `outline.${field}`, keep: 'memory' }),
  ]),
);

const mayHave = input<[file: string, what: keyof Summary['has']], boolean | undefined>({
  name: 'outline.mayHave',
  keep: 'memory',
});

/** Answers what is asked of outlines. @param outlineOf those of a site */
export function outlineReaders(outlineOf: (file: string) => Outline | undefined): readonly Reader[] {
  const said = (outline: Outline | undefined, field: string): unknown =>
    field === 'body' ? outline?.body?.file : outline && Reflect.get(outline, field);
  return [
    ...[...inputs].map(([field, each]) => reads(each, { read: (file) => said(outlineOf(file), field) })),
    reads(mayHave, { read: (file, what) => outlineOf(file)?.mayHave(what) }),
  ];
}

/** The outline of another file, as far as somebody asks for it. */
export function askedOutline(ask: Ask, file: string): Outline {
  // It has all fields, as `fields` says.
  return new AskedOutline(ask, file) as unknown as Outline;
}

class AskedOutline {
  readonly ask: Ask;
  readonly about: string;

  constructor(ask: Ask, about: string) {
    this.ask = ask;
    this.about = about;
  }

  mayHave(what: keyof Summary['has']): boolean | undefined {
    return this.ask(mayHave, this.about, what);
  }
}

for (const [field, each] of inputs)
  Object.defineProperty(AskedOutline.prototype, field, {
    get(this: AskedOutline): unknown {
      const { ask, about } = this;
      const said = ask(each, about);
      return field === 'body' && typeof said === 'string' ? askedOutline(ask, said) : said;
    },
  });
