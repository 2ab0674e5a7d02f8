import type { Messages, Text } from './read.ts';

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

/** The text of a module with the messages of a language: each is a string, or a function of facts and of what formats them. */
export function codeOf({ mistakes, phrases }: Messages, language: string): string {
  const said = [...mistakes].map(([code, { why, by, cases }]) => {
    const texts = [...cases].map(
      ([name, words]) =>
        `${key(name)}: { ${Object.entries(words).map(([what, text]) => `${what}: ${textAsCode(text)}`)} }`,
    );
    return `  ${key(code)}: { why: ${quoted(why)}, by: ${quoted(by)}, cases: { ${texts} } },\n`;
  });
  const groups = [...phrases].map(([name, phrase]) =>
    isGroup(phrase)
      ? `  ${key(name)}: { ${[...phrase].map(([each, text]) => `${key(each)}: ${textAsCode(text)}`)} },\n`
      : `  ${key(name)}: ${textAsCode(phrase)},\n`,
  );
  return `// Generated from messages/${language}.yaml by \`npm run generate\`. Do not edit.

import type { Facts as F, Messages, Tools as T } from '../say.ts';

export const ${language}: Messages = {
mistakes: {
${said.join('')}},
phrases: {
${groups.join('')}},
};
`;
}

export const isGroup = <V>(phrase: Text | ReadonlyMap<string, V>): phrase is ReadonlyMap<string, V> =>
  phrase instanceof Map;

export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const key = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : quoted(name));

/** A text as a value: without facts, it is a string. */
function textAsCode(text: Text): string {
  const isPlain = text.every(({ type }) => type === 'content');
  if (isPlain) return quoted(text.map((token) => ('value' in token ? token.value : '')).join(''));
  const made = code(text);
  return `(${made.includes('f.') ? 'f' : '_'}: F${made.includes('$.') ? ', $: T' : ''}) => ${made}`;
}

/** @param counted the fact that a `#` stands for */
function code(text: Text, counted = ''): string {
  const parts = text.map((token) => {
    switch (token.type) {
      case 'content':
        return token.value.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n');
      case 'argument':
        return `\${${fact(token.arg)}}`;
      case 'octothorpe':
        return `\${$.number($.count(${fact(counted)}))}`;
      case 'function':
        return `\${$.${token.key}(${fact(token.arg)}${paramOf(token.param)})}`;
      default: {
        const isPlural = token.type !== 'select';
        const how = token.type === 'selectordinal' ? 'ordinal' : isPlural ? 'plural' : undefined;
        const others = token.cases.find((each) => each.key === 'other');
        const chosen = token.cases
          .filter((each) => each !== others)
          .map((each) => `${test(token.arg, each.key, how)} ? ${code(each.tokens, isPlural ? token.arg : counted)} : `);
        return `\${${chosen.join('')}${others === undefined ? "''" : code(others.tokens, isPlural ? token.arg : counted)}}`;
      }
    }
  });
  return `\`${parts.join('')}\``;
}

/** `place_line` is the line of a place, `sitewright` how the builder is called. */
const fact = (arg: string): string => (arg === 'sitewright' ? '$.sitewright' : `f.${arg.replaceAll('_', '?.')}`);

/** What is said after the name of a format, as further arguments. */
const paramOf = (param: Text | undefined): string =>
  wordsIn(param)
    .map((word) => `, ${quoted(word)}`)
    .join('');

/** The words after the name of a format: `did-you-mean`. */
export const wordsIn = (param: Text | undefined): readonly string[] =>
  (param ?? []).flatMap((token) => ('value' in token ? token.value.split(' ') : [])).filter((word) => word !== '');

/** Whether a case is the one: `none` is where nothing is there, `=1` a number, and `one` what the language counts so. */
function test(arg: string, name: string, how: 'plural' | 'ordinal' | undefined): string {
  if (name.startsWith('=')) return `$.count(${fact(arg)}) === ${name.slice(1)}`;
  if (how !== undefined) return `$.${how}(${fact(arg)}) === ${quoted(name)}`;
  if (name === 'none') return `$.isNone(${fact(arg)})`;
  return `${fact(arg)} === ${name === 'true' ? 'true' : quoted(name)}`;
}
