import type { ForeignFacts, Purpose } from '../../../diagnostics/messages/told.ts';
import { once } from '../../../model/once.ts';
import { wordTable } from '../../../values/word-table.ts';

/** Code or marks of another system in a text, which do nothing here: visitors would read them. */
export type Foreign = { readonly start: number; readonly written: string; readonly facts: ForeignFacts };

/**
 * Whose it is, what it looks like, and which part of it visitors were to read. Linear in the length of the text: each part has an end that it can't
 * contain, or a bound. The first that fits counts, so what is more exact comes before.
 */
type Form = Readonly<Record<'pattern' | 'flags', string>> & {
  readonly system: ForeignFacts['system'];
  readonly words?: string;
};

const formTable = wordTable<readonly Form[]>('foreign');

const forms = once(() =>
  formTable().map(({ system, pattern, flags, words }) => ({ system, pattern: new RegExp(pattern, flags), words })),
);

const ENDS = /^(?:\{\{[<%][ \t]*\/|\{\{\/|\{%-?[ \t]*end|\[\/)/;

/** What begins any of them. */
const MAY_BE = /[{}<[$:!%=^~\\@]|\+\+|\*[[|]|^(?:\?\?\?|import|export|https:|[ \t]*#)/m;

/** Code and marks of other systems in a text that has no code of its own in it, in their order. None is in another one. */
export function foreignIn(text: string): Foreign[] {
  if (!MAY_BE.test(text)) return [];
  const found: Foreign[] = [];
  for (const { system, pattern, words } of forms()) {
    for (const { 0: whole, index } of text.matchAll(pattern)) {
      const written = whole.trim();
      const start = index + whole.indexOf(written);
      const isEscaped = text.charAt(start - 1) === '\\';
      // What ends something is told where that begins.
      if (isEscaped || ENDS.test(written) || found.some((other) => overlap(other, start, written.length))) continue;
      const [name = ''] = /[a-z_][\w-]*/i.exec(written) ?? [];
      found.push({ start, written, facts: { system, purpose: purposeOf(name), words: wordsIn(written, words) } });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function overlap({ start, written }: Foreign, from: number, length: number): boolean {
  return from < start + written.length && start < from + length;
}

/** `[[kurse|Unsere Kurse]]` -> `Unsere Kurse`. */
const wordsIn = (written: string, pattern: string | undefined): string =>
  (pattern === undefined ? undefined : new RegExp(pattern).exec(written)?.[1]?.trim()) ?? '';

/** Whether code of another system is around a part of a text, and says what to do about it. */
export function foreignAround(all: readonly Foreign[], start: number, end: number): Foreign | undefined {
  return all.find((each) => each.start <= start && end <= each.start + each.written.length);
}

/** What shortcodes, components and tags of other systems are called, by what they are for. The first that fits counts. */
const purposes = wordTable<Readonly<Record<Purpose, string>>>('purposes');

/** What something of another system is for; undefined where we have nothing of the kind. @param name of it */
export function purposeOf(name: string): Purpose | undefined {
  const wanted = name.toLowerCase();
  // The table has only purposes as its keys.
  return Object.entries(purposes()).find(([, names]) => names.split(' ').includes(wanted))?.[0] as Purpose | undefined;
}
