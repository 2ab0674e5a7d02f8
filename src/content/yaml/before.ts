import { diagnose, withFix } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { plainSpaces } from '../fix/answers/indentation.ts';
import { deleteLines } from '../fix/edits.ts';
import { placeOf, type SourceText } from './source.ts';
import { checkStructure } from './structure.ts';

/** Reports what is better seen before the parser reads the text. */
export function checkBeforeParsing(source: SourceText): Diagnostic | undefined {
  return mergeConflict(source) ?? yamlVersion(source) ?? oddSpace(source) ?? checkStructure(source);
}

function mergeConflict(source: SourceText): Diagnostic | undefined {
  const found = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source.text.replaceAll('\r', ' '));
  if (found === null) return undefined;
  const marker = found[0].trimEnd();
  return diagnose('merge-conflict', placeOf(source, [found.index, found.index + marker.length]), { marker });
}

function yamlVersion(source: SourceText): Diagnostic | undefined {
  const found = /^(?:\s*(?:#.*)?\n)*(%[A-Z]+.*)/.exec(source.text);
  const line = found?.[1]?.trimEnd();
  if (found === null || line === undefined) return undefined;
  const start = found[0].length - (found[1]?.length ?? 0);
  const place = placeOf(source, [start, start + line.length]);
  return withFix(diagnose('yaml-version', place, { line }), [deleteLines(source, place.line, place.line)]);
}

/** Spaces of another kind before a key or a dash become part of the key, without a word from YAML. */
function oddSpace(source: SourceText): Diagnostic | undefined {
  const found =
    /^([ \t]*)([\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]+)[\s\u200b]*(?:- |[\w-]+:(?:\s|$))/m.exec(
      source.text,
    );
  if (found === null) return undefined;
  const [, before = '', odd = ''] = found;
  const start = found.index + before.length;
  const code = `U+${odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return withFix(diagnose('odd-space', placeOf(source, [start, start + odd.length]), { code }), plainSpaces(source));
}
