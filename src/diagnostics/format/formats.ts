import type { Format } from '../report.ts';
import { formatGithub } from './github.ts';
import { formatGitlab } from './gitlab.ts';
import { formatJson } from './json.ts';
import { formatJunit } from './junit.ts';
import { formatLines } from './line.ts';
import { formatRdjson } from './rdjson.ts';
import { formatSarif } from './sarif.ts';

/** The formats for programs, by the name that a command line calls them. */
export const formats = {
  line: formatLines,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
  gitlab: formatGitlab,
  junit: formatJunit,
  rdjson: formatRdjson,
} satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}
