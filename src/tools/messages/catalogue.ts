import { quoted } from './code.ts';

/** What `messages/traits.yaml` says of a code: its severity, whose traits it has, and traits of its own. */
type WrittenKind = { readonly severity?: string; readonly like?: string; readonly [trait: string]: unknown };

/** The text of a module with the severity and the traits of all codes. @throws Error for one without words */
export function catalogueModule(codes: Iterable<string>, written: Readonly<Record<string, WrittenKind>>): string {
  const all = [...codes];
  const unknown = Object.keys(written).find((code) => !all.includes(code));
  if (unknown !== undefined) throw new Error(`messages/traits.yaml: there are no words for "${unknown}".`);
  const names = ['plain', ...Object.values(written).flatMap(({ like }) => like ?? [])];
  const rows = all.map((code) => {
    const { severity = 'error', like = 'plain', ...own } = written[code] ?? {};
    const traits = Object.entries(own).map(([trait, value]) => `, ${trait}: ${JSON.stringify(value)}`);
    return `  ${quoted(code)}: { severity: ${quoted(severity)}, traits: { ...${like}${traits.join('')} } },\n`;
  });
  return `// Generated from messages/ by \`npm run generate\`. Do not edit.

import { type Kind, ${[...new Set(names)].sort().join(', ')} } from '../../traits.ts';
import type { MistakeFacts } from './facts.ts';

export const catalogue: Readonly<Record<keyof MistakeFacts, Kind>> = {
${rows.join('')}};
`;
}
