import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { builderRoot } from '../builder.ts';

type Located = { readonly file?: string; readonly line?: number; readonly column?: number; readonly message: string };

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Rolldown throws one error that holds several; Vite's own plugins throw one with `id` and `loc`. */
function locate(error: unknown): Located {
  const inner: unknown = fields(error).errors;
  const first: unknown = Array.isArray(inner) && inner.length > 0 ? inner[0] : error;
  const { id, loc } = fields(first);
  const { file, line, column } = fields(loc);
  const name = typeof file === 'string' ? file : typeof id === 'string' ? id : undefined;
  return {
    message: first instanceof Error ? first.message : String(fields(first).message ?? first),
    ...(name === undefined ? {} : { file: relative(builderRoot, name) }),
    ...(typeof line === 'number' ? { line } : {}),
    ...(typeof column === 'number' ? { column } : {}),
  };
}

/** One sentence about a source file that could not be compiled. */
export function describeCompileError(error: unknown): string {
  const { file, line, column, message } = locate(error);
  const words = stripVTControlCharacters(message).trim();
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return place === '' ? `The app could not be compiled: ${words}` : `${place} could not be compiled: ${words}`;
}
