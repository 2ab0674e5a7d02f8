import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { builderRoot } from '../builder-root.ts';
import { Failure, reasonOf } from '../failure.ts';

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Rolldown throws one error that holds several; Vite's own plugins throw one with `id` and `loc`. */
function firstOf(error: unknown): unknown {
  const { errors } = fields(error);
  return Array.isArray(errors) && errors.length > 0 ? errors[0] : error;
}

/** Where the error says it is: in the frame it draws, or else in its fields. */
function placeOf(error: unknown, words: string): string | undefined {
  const [, framed] = /╭─\[ ([^╭\n]+?) \]/.exec(words) ?? [];
  if (framed !== undefined) return framed;
  const { id, loc } = fields(error);
  const { file, line, column } = fields(loc);
  const name = typeof file === 'string' ? file : typeof id === 'string' ? id : undefined;
  return name && [relative(builderRoot, name), line, column].filter((part) => part !== undefined).join(':');
}

/** The words before the drawing, without the names of whoever says them. */
function sentenceOf(words: string): string {
  const lines = (words.split(/\n[^\S\n]*╭─/)[0] ?? '')
    .split('\n')
    .filter((line) => !/^\s*$|^Transform failed with/.test(line));
  return lines
    .join(' ')
    .replace(/^(?:\[[^\]]*\] ?)+/, '')
    .trim();
}

/** One sentence about a source file that could not be compiled; or what else was thrown. */
export function describeCompileError(error: unknown): string {
  if (error instanceof Failure) return error.message;
  const first = firstOf(error);
  const words = stripVTControlCharacters(reasonOf(first));
  const place = placeOf(first, words);
  const sentence = sentenceOf(words);
  return place === undefined ? `The app does not run: ${sentence}` : `${place} could not be compiled: ${sentence}`;
}
