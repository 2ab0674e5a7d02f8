import { expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

/** What the lists of a page find, by value, where rows say values that differ only in signs, and by what visitors choose. */
async function shownOf(type: string, values: readonly string[]): Promise<readonly (readonly string[])[]> {
  const lists = values.map(
    (value) =>
      `  - type: card-grid\n    title: List\n    from: { kind: thing, where: { info: ${JSON.stringify(value)} } }\n`,
  );
  const more =
    '  - type: card-grid\n    title: All\n    from: { kind: thing }\n    filters: [info]\n  - type: card-grid\n    title: All\n    from: { kind: thing, group: info }\n';
  const { site, diagnostics } = await loadSite(
    memoryDisk({
      'site.yaml': goodSite,
      'kinds/thing.yaml': `description: A thing.\ndata: data/things.csv\nfields:\n  - { name: info, ${type}, unique: true }\n`,
      'data/things.csv': `title,info\n${values.map((value, at) => `Thing ${at},"${value}"`).join('\n')}\n`,
      'pages/index.yaml': `${pageCalled('Welcome')}${lists.join('')}${more}`,
    }),
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  const [home] = planSite(site, { year: '2026', drafts: false }).pages;
  if (home?.screen.kind !== 'page') throw new Error('There is no page.');
  const blocks = home.screen.blocks.slice(-values.length - 2);
  const found = blocks.slice(0, values.length).map((block) => [...JSON.stringify(block).matchAll(/Thing \d+/g)]);
  const [filtered, grouped] = blocks.slice(values.length);
  return [
    found.map((titles) => [...new Set(titles.map(([title]) => title))].join()),
    filtered?.place.filters?.fields[0]?.options.map(({ label }) => label) ?? [],
    [...new Set([...JSON.stringify(grouped).matchAll(/Thing \d+/g)].map(([title]) => title))],
  ];
}

test.each([
  ['type: text', ['C', 'C++', 'C#']],
  ['type: text', ['<5', '>5', '5', '-5', '5 %']],
  ['type: text', ['18', '18+', '$18', '€18']],
  ['type: choice, choices: ["A+", "A-", "A"]', ['A+', 'A-', 'A']],
  ['type: text', ['F', 'F#', 'F*', 'F♭']],
])('values that differ only in signs are several: %s %j', async (type, values) => {
  const [found, options, grouped] = await shownOf(type, values);
  const each = values.map((_, at) => `Thing ${at}`);
  expect(found).toEqual(each);
  expect([...(options ?? [])].sort()).toEqual([...values].sort());
  expect([...(grouped ?? [])].sort()).toEqual(each);
});

test.each([
  ['Rye Bread', 'rye-bread'],
  ['Café', 'cafe'],
  ['AI & ML', 'ai-ml'],
])('capitals, accents, spaces and hyphens make no difference: %s, %s', async (written, asked) => {
  const { site } = await loadSite(
    memoryDisk({
      'site.yaml': goodSite,
      'kinds/thing.yaml': 'description: A thing.\ndata: data/things.csv\nfields:\n  - { name: info, type: text }\n',
      'data/things.csv': `title,info\nThing,${written}\n`,
      'pages/index.yaml': `${pageCalled('Welcome')}  - type: card-grid\n    title: List\n    from: { kind: thing, where: { info: ${asked} } }\n`,
    }),
  );
  expect(site && JSON.stringify(planSite(site, { year: '2026', drafts: false }).pages)).toContain('"Thing"');
});

test('names of entries that differ only in signs are several', async () => {
  const { diagnostics } = await loadSite(
    memoryDisk({
      'site.yaml': goodSite,
      'kinds/lang.yaml':
        'description: A language.\ndata: data/langs.yaml\nfields:\n  - { name: since, type: number }\n',
      'data/langs.yaml': '- { title: C, since: 1972 }\n- { title: C++, since: 1985 }\n- { title: "C#", since: 2000 }\n',
      'kinds/job.yaml':
        'description: A job.\npage: false\nfields:\n  - { name: lang, type: entry, kind: lang }\n  - { name: also, type: entry, kind: lang }\n',
      'pages/jobs/one.yaml': 'kind: job\ntitle: One\nlang: c++\nalso: C#\n',
      'pages/index.yaml': `${pageCalled('Welcome')}  - type: table\n    title: Jobs\n    from: { kind: job }\n    columns: [{ title: Job, show: "{title}" }, { title: Language, show: "{lang.since} {also.title}" }]\n  - type: table\n    title: Languages\n    from: { kind: lang }\n    columns: [{ title: Language, show: "{title}" }, { title: Since, show: "{since}" }]\n`,
    }),
  );
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    ['unknown-entry', 'Did you mean "c#"? These are there: c, c#, c++.'],
  ]);
});
