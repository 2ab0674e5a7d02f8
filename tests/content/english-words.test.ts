import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { type Files, goodPage, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

/** The words of which a German site is told that visitors read them in English. */
async function toldOf(site: string, blocks: string, others: Files = {}): Promise<readonly string[]> {
  const files = {
    'site.yaml': `${goodSite}language: de\n${site}`,
    'pages/index.yaml': goodPage.replace(/blocks:.*/s, `blocks:\n${blocks}`),
    ...others,
  };
  const { diagnostics } = await loadSite(memoryDisk(files));
  const hint = diagnostics.find(({ code }) => code === 'english-words')?.hint ?? '';
  return /in your language: ([\w, ]+)\./.exec(hint)?.[1]?.split(', ') ?? [];
}

const cta = '  - { type: cta, title: Hallo }\n';
const everywhere = await toldOf('', cta);

/** What is told besides what every site has. */
const besides = async (...args: Parameters<typeof toldOf>): Promise<readonly string[]> =>
  (await toldOf(...args)).filter((word) => !everywhere.includes(word));

test('a site with nothing but a page has few words of its own', () => {
  expect(everywhere).toEqual([
    'skipLink',
    'darkMode',
    ...['notFoundTitle', 'notFoundStatus', 'notFoundDescription', 'backHome', 'nearestPages', 'nearestQuestion'],
    ...['errorTitle', 'errorDescription', 'failedBlock'],
  ]);
});

const form = '  - type: contact-form\n    title: Schreib uns\n';
const forms = 'forms: { action: https://forms.example.com/f }\n';

test.each<readonly [site: string, blocks: string, told: readonly string[]]>([
  ['nav: { items: [{ label: A, href: / }] }\n', cta, ['mainMenu', 'menu']],
  ['contact: { email: a@example.com }\n', form, ['contactInformation', 'email', 'reachUs']],
  ['', form, ['noForm']],
  ['', '  - { type: hours, items: [{ days: Mon, hours: 9:00-17:00 }] }\n', ['today']],
  ['', '  - { type: hours, items: [{ days: Mon, hours: closed }] }\n', ['closed', 'today']],
  ['', '  - { type: pricing, title: Preise, plans: [{ title: A, price: "1", points: [B] }] }\n', []],
  ['', '  - { type: card-grid, title: A, items: [{ title: B, description: C }] }\n', []],
  ['', '  - { type: card-grid, title: A, items: [{ title: B, description: C, href: / }] }\n', ['learnMore']],
  ['', '  - { type: long-text, body: "Text" }\n', []],
  ['', '  - { type: long-text, body: "> [!TIP]\\n> Text" }\n', ['tip']],
  ['', '  - { type: long-text, body: "## A\\n\\nText" }\n', ['onThisPage', 'linkToHeading']],
  ['', '  - { type: rich-text, title: A, description: "| a | b |\\n|---|---|\\n| c | d |" }\n', ['table']],
])('%s%s says %j', async (site, blocks, told) => {
  expect(await besides(site, blocks)).toEqual(told);
});

test('a form says the words of its own fields, and of the way it is sent', async () => {
  const own = `${form}    fields: [{ name: wann, label: Wann, type: date, earliest: 2030-01-01, required: true }]\n`;
  const told = await besides(forms, `${own}    submitLabel: Senden\n`);
  expect(told).toEqual(expect.arrayContaining(['enterDate', 'notBefore', 'fillIn', 'sent', 'offline', 'plainPage']));
  const unmet = ['firstName', 'subjectExample', 'notAfter', 'enterNumber', 'sendMessage', 'plainAnswer', 'reachUs'];
  expect(told.filter((word) => [...unmet, 'optional', 'orWrite', 'subscribe', 'choose'].includes(word))).toEqual([]);
  expect(await besides(forms, form)).toEqual(expect.arrayContaining(['firstName', 'subjectExample', 'sendMessage']));
});

test('pages below others, and texts in files of their own, have their words', async () => {
  const below = { 'pages/a.yaml': pageCalled('A'), 'pages/a/b.yaml': pageCalled('B') };
  expect(await besides('', cta, below)).toEqual(['breadcrumb']);
  const text = { 'pages/a.yaml': 'title: A\ndescription: B.\n', 'pages/a.md': 'Text[^1]\n\n[^1]: Note.\n' };
  expect(await besides('', cta, text)).toEqual(['footnotes', 'footnote', 'backToText', 'backToPlace']);
});
