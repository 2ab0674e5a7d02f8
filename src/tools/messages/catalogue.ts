import { quoted } from './code.ts';

/** What `messages/traits.yaml` says of a code: its severity, whose traits it has, and traits of its own. */
type WrittenKind = { readonly severity?: string; readonly like?: string; readonly [trait: string]: unknown };

type WrittenTraits = {
  /** Usual traits by their name: what they have besides those of `plain`. */
  readonly usual: Readonly<Record<string, object>>;
  readonly [code: string]: WrittenKind;
};

/** The text of a module with the severity and the traits of all codes. @throws Error for one without words */
export function catalogueModule(codes: Iterable<string>, { usual, ...written }: WrittenTraits): string {
  const all = [...codes];
  const unknown = Object.keys(written).find((code) => !all.includes(code));
  if (unknown !== undefined) throw new Error(`messages/traits.yaml: there are no words for "${unknown}".`);
  const inCode = (traits: object): string[] =>
    Object.entries(traits).map(([trait, value]) => `${trait}: ${JSON.stringify(value)}`);
  const names = Object.entries(usual).map(([name, traits]) => {
    const others = name === 'plain' ? [] : ['...plain'];
    return `const ${name}: Traits = { ${[...others, ...inCode(traits)].join(', ')} };\n`;
  });
  const rows = all.map((code) => {
    const { severity = 'error', like = 'plain', ...own } = written[code] ?? {};
    const traits = [`...${like}`, ...inCode(own)].join(', ');
    return `  ${quoted(code)}: { severity: ${quoted(severity)}, traits: { ${traits} } },\n`;
  });
  return `// Generated from messages/ by \`npm run generate\`. Do not edit.

import type { Kind, Traits } from '../../traits.ts';
import type { MistakeFacts } from './facts.ts';

${names.join('')}
export const catalogue: Readonly<Record<keyof MistakeFacts, Kind>> = {
${rows.join('')}};
`;
}
