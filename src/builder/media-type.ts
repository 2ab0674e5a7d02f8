import { lookup } from 'mrmime';

/** The media type that belongs to a file's name. */
export function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}
