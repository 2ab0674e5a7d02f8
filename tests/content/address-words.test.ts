import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { areLatin, categoryWords, headingWords, simpleWords } from '../../src/values/address-words.ts';
import { goodPage, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

test.each([
  ['Über uns', 'de', 'ueber-uns'],
  ['Fußgängerzone', 'de-AT', 'fussgaengerzone'],
  ['Straßenfest', undefined, 'strassenfest'],
  ['Ärzte & Öffnung', undefined, 'arzte-offnung'],
  ['Ärzte', 'fi', 'arzte'],
  ['Ångström', 'sv', 'angstrom'],
  ['Smørrebrød på', 'da', 'smoerrebroed-paa'],
  ['İstanbul IŞIK', 'tr', 'istanbul-isik'],
  ['Œuvre Łódź', 'fr', 'oeuvre-lodz'],
  ['Київ', 'uk', 'kyiv'],
  ['Контакты', 'ru', 'kontakty'],
  ['Καλημέρα', 'el', 'kalimera'],
  ['हमारे बारे में', 'hi', 'hmare-bare-mem'],
  ['关于我们', 'zh', 'guan-yu-wo-men'],
  ['안녕하세요', 'ko', 'annyeonghaseyo'],
  ['ようこそ', 'ja', 'youkoso'],
  ['東京', 'ja', undefined],
  ['שלום', 'he', 'slvm'],
  ["Today's menu", 'en', 'todays-menu'],
  ['🎉 party!', 'en', 'party'],
  ['!?', 'de', undefined],
  ['constructor', 'de', 'constructor'],
  ['ä', 'constructor', 'a'],
])('%s in %s is %s', (words, language, simple) => {
  expect(simpleWords(words, language)).toBe(simple);
});

test('only what is written in Latin letters has one simple form', () => {
  expect(['Über uns', 'Straße', 'Our Team', 'Øl'].map(areLatin)).toEqual([true, true, true, true]);
  expect(['Καλημέρα', 'Тест', '关于', '!?', ''].map(areLatin)).toEqual([false, false, false, false, false]);
});

test('whatever is typed makes an address, or nothing', () => {
  const codes = Array.from({ length: 0x30000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
  for (let at = 0; at < codes.length; at += 4096) {
    const signs = codes.slice(at, at + 4096).map((code) => `a${String.fromCodePoint(code)}b`);
    expect(simpleWords(signs.join(' '), 'de')).toMatch(/^a[a-z0-9-]*b$/);
  }
});

// Published addresses (decision 38): a change here breaks links to sites that are there.
test('addresses of categories and ids of headings stay as they have always been', () => {
  const words = ['Straßenfest', 'Für Anfänger', 'AI & ML', 'हिन्दी', 'Über uns'];
  expect(words.map(categoryWords)).toEqual(['straßenfest', 'fur-anfanger', 'ai-ml', 'हिन्दी', 'uber-uns']);
  expect(words.map(headingWords)).toEqual(['straßenfest', 'für-anfänger', 'ai-ml', 'हिन्दी', 'über-uns']);
});

test('signs that make another value are words in addresses', () => {
  const words = [
    'C',
    'C++',
    'C#',
    'A+',
    'A-',
    'A−',
    '<5',
    '> 5',
    '18+ only',
    'R&D',
    'short- and long-term',
    '1 + 1',
    '#tag',
  ];
  const own = ['c', 'c-plus-plus', 'c-sharp', 'a-plus', 'a-minus', 'a-minus', 'under-5', 'over-5', '18-plus-only'];
  expect(words.map(categoryWords)).toEqual([...own, 'r-d', 'short-and-long-term', '1-1', 'tag']);
});

describe('a file with a name that makes no address is to be called', () => {
  const betterOf = async (file: string, site: string): Promise<readonly (string | undefined)[]> => {
    const files = { 'site.yaml': site, 'pages/index.yaml': goodPage, [file]: pageCalled('Another') };
    const { diagnostics } = await loadSite(memoryDisk(files));
    return diagnostics.map(({ rename }) => rename);
  };

  test.each([
    ['Über uns', 'language: de', 'ueber-uns'],
    ['Über uns', 'language: "de-CH" # Schweiz', 'ueber-uns'],
    ['Über uns', 'language: sv', 'uber-uns'],
    ['Über uns', '', 'uber-uns'],
    ['Straßenfest', '', 'strassenfest'],
    ['Straßenfest', 'broken: [', 'strassenfest'],
  ])('%s with %s: %s', async (name, line, better) => {
    expect(await betterOf(`pages/${name}.yaml`, `${goodSite}${line}\n`)).toContain(`pages/${better}.yaml`);
  });

  test('as a kind, too', async () => {
    const kind = 'description: A course.\nlayout: [{ type: long-text }]\n';
    const files = { 'site.yaml': `${goodSite}language: de\n`, 'pages/index.yaml': goodPage, 'kinds/Übung.yaml': kind };
    const page = `kind: uebung\n${pageCalled('Walzer').replace(/blocks:.*/s, 'body: Walzer.\n')}`;
    const { diagnostics } = await loadSite(memoryDisk({ ...files, 'pages/walzer.yaml': page }));
    const ofKind = diagnostics.filter(({ file }) => file !== 'site.yaml');
    expect(ofKind.map(({ code, rename }) => [code, rename])).toEqual([['kind-file-name', 'kinds/uebung.yaml']]);
  });
});
