import type { ForeignFacts, Purpose } from '../../../diagnostics/messages/told.ts';
import { once } from '../../../model/once.ts';
import { wordTable } from '../../../values/word-table.ts';
import type { Range } from '../../../yaml/text/source.ts';

/** Other words for a part of a text. */
export type Change = { readonly start: number; readonly from: string; readonly to: string };

/** Code or marks of another system in a text, which do nothing here: visitors would read them. */
export type Foreign = {
  readonly start: number;
  readonly written: string;
  readonly facts: ForeignFacts;
  /** What says the same here: other words for it, and for its end. Undefined where nothing does. */
  readonly changes: readonly Change[] | undefined;
  /** Whether that says all of it, so that nobody has to be asked. */
  readonly isSure: boolean;
  /** Whether it ends what stands before it, and is reported with that. */
  readonly isEnd: boolean;
};

/**
 * Whose it is, what it looks like, and which part of it visitors were to read. Linear in the length of the text: each part has an end that it can't
 * contain, or a bound. The first that fits counts, so what is more exact comes before.
 */
type Form = Readonly<Record<'pattern' | 'flags', string>> & {
  readonly system: ForeignFacts['system'];
  readonly words?: string;
  /** What it is in Markdown, with `$1` for the first group. */
  readonly becomes?: string;
  /** Whether that lacks something that it says, or that it needs. */
  readonly isNear?: true;
  /** How its end is written, where it has one, and what that is in Markdown. */
  readonly end?: readonly [pattern: string, becomes: string];
  /** Whether the lines up to its end become a quote. */
  readonly isQuote?: true;
};

const formTable = wordTable<readonly Form[]>('foreign');

const forms = once(() =>
  formTable().map(({ pattern, flags, ...form }) => ({ ...form, pattern: new RegExp(pattern, flags) })),
);

const END = /^(?:\{\{[<%][ \t]*\/|\{\{\/|\{%-?[ \t]*end|\[\/)[ \t]*([\w-]*)/;

/** How far behind its beginning an end is looked for: many that lack theirs would each have all of the text gone through. */
const FURTHEST_END = 10_000;

/** What begins any of them. */
const MAY_BE = /[{}<[$:!%=^~\\@]|\+\+|\*[[|]|^(?:\?\?\?|import|export|https:|[ \t]*#)/m;

/**
 * Code and marks of other systems in a text, in their order. None is in another one.
 * @param text without what is code in it, with something in its place
 * @param whole the text with its code
 */
export function foreignIn(text: string, whole = text): Foreign[] {
  if (!MAY_BE.test(text)) return [];
  const found: Foreign[] = [];
  for (const { system, words, ...form } of forms()) {
    for (const match of text.matchAll(form.pattern)) {
      const written = match[0].trim();
      const start = match.index + match[0].indexOf(written);
      const isEscaped = text.charAt(start - 1) === '\\';
      if (isEscaped || found.some((other) => overlap(other, start, written.length))) continue;
      const name = nameOf(written);
      const facts = { system, purpose: purposeOf(name), words: wordsIn(written, words) };
      const changes = changesFor(match, form, { text, whole });
      const isEnd = END.test(written);
      found.push({ start, written, facts, changes, isSure: form.isNear !== true, isEnd });
    }
  }
  const names = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start)
    .map((each) => {
      if (!each.isEnd) names.add(nameOf(each.written));
      return { ...each, isEnd: each.isEnd && names.has(nameOf(each.written)) };
    });
}

/** What a shortcode, a tag, or their end is called: `note` of `{{< note >}}` and `{{< /note >}}`. */
function nameOf(written: string): string {
  const [name = ''] = /[a-z_][\w-]*/i.exec(written) ?? [];
  return END.exec(written)?.[1] ?? name;
}

/** What says the same in Markdown as something found in a text; undefined where nothing does, its end isn't there, or there is code in it. */
function changesFor(
  match: RegExpExecArray,
  { becomes, end, isQuote }: Pick<Form, 'becomes' | 'end' | 'isQuote'>,
  { text, whole }: { readonly text: string; readonly whole: string },
): Change[] | undefined {
  if (becomes === undefined) return undefined;
  const filled = (words: string): string => words.replace(/\$(\d)/g, (_, at) => match[at] ?? '');
  const { 0: from, index: start } = match;
  if (whole.slice(start, start + from.length) !== from) return undefined;
  const opening = { start, from, to: filled(becomes) };
  if (end === undefined) return [opening];
  const inside = start + from.length;
  const closing = new RegExp(filled(end[0]), 'm').exec(text.slice(inside, inside + FURTHEST_END));
  if (closing === null) return undefined;
  const at = inside + closing.index;
  if (isQuote !== true) return [opening, { start: at, from: closing[0], to: end[1] }];
  // What is in it comes first.
  if (/^:{2,}[ \t]?[a-z]/im.test(text.slice(inside, at))) return undefined;
  const lines = whole.slice(inside, at).trim().split('\n');
  const quoted = [...opening.to.split('\n'), ...lines.map((line) => `> ${line}`.trimEnd())];
  return [{ start, from: whole.slice(start, at + closing[0].length), to: quoted.join('\n') }];
}

function overlap({ start, written }: Foreign, from: number, length: number): boolean {
  return from < start + written.length && start < from + length;
}

/** `[[kurse|Unsere Kurse]]` -> `Unsere Kurse`. */
const wordsIn = (written: string, pattern: string | undefined): string =>
  (pattern === undefined ? undefined : new RegExp(pattern).exec(written)?.[1]?.trim()) ?? '';

/** Whether it is HTML, which is refused as such where texts are checked, and brought as such by an import: its row only says what it becomes. */
export const isHtml = ({ facts }: Foreign): boolean => facts.system === 'html';

/** What says the same in Markdown as HTML from one place of a text to another; undefined if some of it has no row. */
export function htmlWithin(all: readonly Foreign[], text: string, [start, end]: Range): readonly Change[] | undefined {
  const changes = all
    .flatMap((each) => (isHtml(each) && start <= each.start && each.start < end ? (each.changes ?? []) : []))
    .sort((a, b) => a.start - b.start);
  const rest = changes.map((each, at) => text.slice(each.start + each.from.length, changes[at + 1]?.start ?? end));
  return changes[0]?.start !== start || rest.some((each) => /<[/!a-z]/i.test(each)) ? undefined : changes;
}

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
