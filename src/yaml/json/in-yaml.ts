import { type Finding, finding, inText } from '../findings/finding.ts';
import type { SourceText } from '../text/source.ts';

/** A text that is YAML, and no JSON: a key at the start of a line, a dash or a comment. */
const YAML = /^(?:---[ \t]*$|#|[A-Za-z][\w-]*:[ \t]|[A-Za-z][\w-]*:[ \t]*$)/m;

/** Reports a text that is YAML in a file with the name of one in JSON; undefined if it may be JSON. */
export function inYaml(source: SourceText): Finding | undefined {
  const start = source.text.search(/[^\s]/);
  if (/["'{[/“]/.test(source.text.charAt(start)) || !YAML.test(source.text.slice(start, start + 2000)))
    return undefined;
  const better = source.file.replace(/\.json$/, '.yaml');
  return { ...finding('json-syntax', inText(source, [0, 0]), { why: 'yaml', better }), rename: better };
}
