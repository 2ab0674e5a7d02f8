import { expect, test } from 'vitest';
import { allExpressions, inCode } from './expressions/collect.ts';
import { slow } from './expressions/slow.ts';

const of = (...regexes: readonly RegExp[]) =>
  regexes.map(({ source, flags }) => ({ source, flags, place: 'here' })).map(slow);

test('no regular expression of ours takes more than twice as long for twice the text', () => {
  const all = new Map(allExpressions().map((each) => [`/${each.source}/${each.flags}`, each]));
  expect(all.size).toBeGreaterThan(850);
  const found = [...all.values()].flatMap((each) => slow(each) ?? []);
  expect(found.map(({ place, source, attack }) => `${place}: ${source} ${JSON.stringify(attack)}`)).toEqual([]);
});

test('slow expressions are found: for each start, for two parts that share letters, for a part in a part', () => {
  const found = of(
    /\/+$/,
    /\s*,\s*|\s+and\s+/,
    /[?#].*$/,
    /^\/+|\/+$/g,
    /<link[^>]*>/g,
    /\{\{.*?\}\}/,
    /(?:-(?:icon|fill))+$/,
    /^[^:]*\.[^:]*:\d/,
    /^(\S.*?)(,?\s+)([a-z]\w*:\s+\S*)$/i,
    /(?<=^[ \t]*)[•–] .*(?=\n[ \t]*[•–] \S)/m,
    /^(?:'(?:[^']|'')*')(\s*)(\S.*)$/,
    /^[\s:-]*(?:#.*\s*)*$/,
    /^(?:a|a)*$/,
  );
  expect(found.map((each) => each !== undefined)).toEqual(found.map(() => true));
});

test('others are left', () => {
  const found = of(/(?<!\/)\/+$/, /[?#][\s\S]*$/, /^\s*- \S/, /(?<![\w-])[\w-]+:/g, /<link[^<>]*>/g, /a{3}/);
  expect(found).toEqual(found.map(() => undefined));
});

test('what is put together is looked at, with the parts that the file names', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code
  const code = "const A = /b+/;\nconst find = (c: string) => new RegExp(`^${A.source}${c}{1,${9}}$`, 'u');\n";
  expect(inCode('a.ts', code)).toEqual([
    { source: 'b+', flags: '', place: 'a.ts:1' },
    { source: '^b+Latin{1,9}$', flags: 'u', place: 'a.ts:2' },
  ]);
});
