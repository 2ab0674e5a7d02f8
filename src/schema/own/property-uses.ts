import { type At, inText } from '../../yaml/findings/finding.ts';
import { sourceText } from '../../yaml/text/source.ts';

/** A CSS custom property that the code of blocks names: `--look-card-radius`, `--site-tide-height`. */
export type PropertyUse = {
  readonly name: string;
  /** Where it is read and nothing says what holds without it. */
  readonly at?: At;
};

const isCode = /\.(?:[jt]sx?|mjs|css)$/;

// What is read: `var(--site-x)`, `property('--site-x')`. A comma after it brings what holds without it.
const named = /(\b(?:var|property)\(\s*['"`]?)?(--(?:look|site)-[\w-]*)['"`]?\s*([,:])?/g;

export function propertyUsesIn(file: string, text: string): PropertyUse[] {
  if (!isCode.test(file) || !/--(?:look|site)-/.test(text)) return [];
  const source = sourceText(file, text);
  const found = [...text.matchAll(named)];
  // A block can set a property for what is in it.
  const set = new Set(found.flatMap(([, , name, after]) => (after === ':' ? name : [])));
  return found.flatMap(({ index, 1: call, 2: name = '', 3: after }) => {
    if (set.has(name)) return [];
    const start = index + (call?.length ?? 0);
    const isBare = call !== undefined && after !== ',';
    return [{ name, ...(isBare ? { at: inText(source, [start, start + name.length]) } : {}) }];
  });
}
