import { type Ask, input, type Reader, reads } from '../../engine/questions.ts';
import { ASKED, type Outline, outlineBy } from '../check/outline.ts';

/** What of a file may be asked without reading it: each thing is an input of its own. Of its text in another file, that file. */
const inputs = new Map(
  ASKED.map((name) => [name, input<[file: string], unknown>({ name: `outline.${name}`, keep: 'memory' })]),
);

/** Answers what is asked of outlines. @param outlineOf those of a site */
export function outlineReaders(outlineOf: (file: string) => Outline | undefined): readonly Reader[] {
  return [...inputs].map(([name, each]) =>
    reads(each, { read: (file) => (name === 'body' ? outlineOf(file)?.body?.file : outlineOf(file)?.[name]) }),
  );
}

/** The outline of another file, as far as somebody asks for it. */
export function askedOutline(ask: Ask, file: string): Outline {
  return outlineBy(file, (name) => {
    const each = inputs.get(name);
    const answer = each && ask(each, file);
    return name === 'body' && typeof answer === 'string' ? askedOutline(ask, answer) : answer;
  });
}
