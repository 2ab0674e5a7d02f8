/** Lines of a long text without an empty one between them: no paragraph, table or heading reaches beyond. */
export type Run = { readonly start: number; readonly text: string };

/** The runs of a text, in their order. */
export function* runsOf(text: string): Generator<Run> {
  const end = /\n[ \t]*(?=\n)/g;
  let start = 0;
  for (const { index } of text.matchAll(end)) {
    if (index > start) yield { start, text: text.slice(start, index) };
    start = index;
  }
  if (start < text.length) yield { start, text: text.slice(start) };
}
