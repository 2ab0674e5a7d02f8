import { expect, test } from 'vitest';
import { attacksOn } from './expressions/attacks.ts';
import { allExpressions, inCode } from './expressions/collect.ts';
import { Matcher } from './expressions/matcher.ts';
import { slow } from './expressions/slow.ts';

const of = (...regexes: readonly RegExp[]) =>
  regexes.map(({ source, flags }) => ({ source, flags, place: 'here' })).map(slow);

const all = [...new Map(allExpressions().map((each) => [`/${each.source}/${each.flags}`, each])).values()];

test('no regular expression of ours takes more than twice the steps for twice the text', () => {
  expect(all.length).toBeGreaterThan(850);
  const found = all.flatMap((each) => slow(each) ?? []);
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

test('the steps are those of a search that finds what Node finds', () => {
  const tried = all.flatMap(({ source, flags: written }) => {
    // With these, a search begins where the last one has ended.
    const flags = written.replace(/[gy]/g, '');
    const [regex, matcher] = [new RegExp(source, flags), new Matcher(source, flags)];
    return attacksOn(source, flags)
      .slice(0, 20)
      .map(({ before, piece, after }) => before + piece.repeat(3) + after)
      .map((text) => ({ source, text, found: matcher.firstIn(text), byNode: regex.exec(text)?.[0] }));
  });
  expect(tried.filter(({ byNode }) => byNode !== undefined).length).toBeGreaterThan(1000);
  expect(tried.filter(({ found, byNode }) => found !== byNode)).toEqual([]);
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
