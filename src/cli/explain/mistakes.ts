import { readFileSync } from 'node:fs';
import { type Code, catalogue } from '../../diagnostics/catalogue.ts';
import { printable } from '../../diagnostics/format/printable.ts';
import { reasonFor } from '../../diagnostics/messages/say.ts';
import type { Example, Explanation } from './topics.ts';

/** What a mistake is, and an example with its fixed version. */
export function mistakeExplained(code: Code): Explanation {
  const examples: Readonly<Record<string, readonly Example[]>> = JSON.parse(
    readFileSync(new URL('examples.json', import.meta.url), 'utf8'),
  );
  const kind = catalogue[code].severity === 'error' ? 'An error' : 'A warning';
  const parts = (examples[code] ?? []).map((part) =>
    typeof part === 'string'
      ? part.replaceAll('`', '')
      : {
          lines: part.lines
            .split('\n')
            .map((line) => printable(line))
            .join('\n'),
        },
  );
  return { name: code, is: 'mistake', description: `${kind}. ${reasonFor(code)}`, examples: parts };
}
