import { type FormatName, formats, isFormat } from '../../diagnostics/format/formats.ts';
import { withoutSlashes } from '../../model/address.ts';
import { momentFrom } from '../arguments.ts';
import { type Arguments, misused } from '../command.ts';

export type CheckOptions = {
  readonly typed: Arguments;
  readonly format: FormatName | 'pretty';
  /** Where the report goes; undefined for standard output. */
  readonly output: string | undefined;
  /** What was typed about colours, if anything. */
  readonly color: boolean | undefined;
  readonly fix: 'no' | 'write' | 'show';
  /** Published addresses that end on purpose. */
  readonly ended: readonly string[];
  /** The day or time for which to check; undefined for now. */
  readonly at: string | undefined;
};

/** @throws UsageError that says what is not understood */
export function readOptions(typed: Arguments): CheckOptions {
  const format = formatFrom(typed);
  const output = typed.get('output');
  if (output === '') throw misused({ why: 'no-file', option: '--output' });
  const isDry = typed.has('dry-run');
  if (isDry && !typed.has('fix')) throw misused({ why: 'dry-run' });
  if (typed.has('at') && typed.has('fix')) throw misused({ why: 'at-fix' });
  return {
    typed,
    format,
    output,
    color: colorFrom(typed),
    fix: !typed.has('fix') ? 'no' : isDry ? 'show' : 'write',
    ended: endedFrom(typed),
    at: momentFrom(typed),
  };
}

/** How a report is written, as it was typed. @throws UsageError */
export function formatFrom(typed: Arguments): FormatName | 'pretty' {
  const name = typed.get('format') ?? 'pretty';
  if (name === 'pretty' || isFormat(name)) return name;
  throw misused({ why: 'format', known: ['pretty', ...Object.keys(formats)], given: name });
}

export function colorFrom(typed: Arguments): boolean | undefined {
  if (typed.has('no-color')) return false;
  return typed.has('color') ? true : undefined;
}

function endedFrom(typed: Arguments): readonly string[] {
  const given = typed.get('accept-removed');
  if (given === undefined) return [];
  return given.split(',').map((part) => {
    const path = withoutSlashes(part.trim());
    if (path === '') throw misused({ why: 'no-ended' });
    if (/^[a-z]:/i.test(path)) throw misused({ why: 'local-ended', given: part });
    return `/${path}`;
  });
}
