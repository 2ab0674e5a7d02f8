import { largest } from '../../model/lists.ts';
import type { FormField, Message } from './protocol.ts';

/** Characters that steer a terminal or turn the order of a line around. Joiners stay: several scripts need them. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** One line of somebody else's text, safe to print: what could steer the terminal is spelled out. */
function harmless(line: string): string {
  return line.replace(steering, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** The lines of a text, each safe to print. */
function harmlessLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(harmless);
}

/** A terminal is no place to read a novel: the whole text is at the mailbox's address. */
const mostLines = 20;
const mostCharacters = 400;

function shortLine(line: string): string {
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters)} ...` : line;
}

function linesOf({ name, value }: FormField, width: number): string[] {
  const [first = '', ...others] = harmlessLines(value).map(shortLine);
  const shown = others.slice(0, mostLines - 1);
  const more = others.length > shown.length ? [`... and ${others.length - shown.length} more lines`] : [];
  const label = harmless(name).padEnd(width);
  return [`  ${label}  ${first}`, ...[...shown, ...more].map((line) => `  ${' '.repeat(width)}  ${line}`)];
}

/** A message as the terminal shows it. */
export function messageLines({ number, to, fields }: Message): string {
  const width = Math.min(
    24,
    largest(
      fields.map(({ name }) => name.length),
      0,
    ),
  );
  const head = `Message ${number} from a form, for ${harmless(to)}`;
  const lines = fields.filter(({ value }) => value !== '').flatMap((field) => linesOf(field, width));
  return `\n${[head, ...lines].join('\n')}\n\n`;
}
