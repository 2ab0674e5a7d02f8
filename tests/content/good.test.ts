import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { type Files, goodPage, goodSite, memoryDisk, pageCalled, png } from './memory-disk.ts';

const top = 'title: Home\ndescription: What we do.\n';
const hero = (keys: string): string => `${top}blocks:\n  - type: hero\n${keys.replace(/^(?=.)/gm, '    ')}`;

/** Unusual, and right: what it is -> the home page. */
const pages: Readonly<Record<string, string>> = {
  'the line ends of Windows': goodPage.replaceAll('\n', '\r\n'),
  'a byte order mark': `\uFEFF${goodPage}`,
  'a byte order mark and the line ends of Windows': `\uFEFF${goodPage.replaceAll('\n', '\r\n')}`,
  'no line end at the end': goodPage.trimEnd(),
  'empty lines at the end': `${goodPage}\n\n  \n`,
  'the flow style': '{title: Home, description: What we do., blocks: [{type: cta, title: Hi}]}\n',
  JSON: JSON.stringify({ title: 'Home', description: 'What we do.', blocks: [{ type: 'cta', title: 'Hi' }] }, null, 2),
  'JSON with tabs': JSON.stringify(
    { title: 'Home', description: 'A', blocks: [{ type: 'cta', title: 'Hi' }] },
    null,
    '\t',
  ),
  'a literal block': hero('title: |\n  Hello\n  there\ndescription: |\n  One paragraph.\n\n  Another: with a colon.\n'),
  'a folded block': hero('title: >-\n  Hello\n  there\n'),
  'a literal block with tabs and brackets in it': hero(
    'title: Hi\ndescription: |\n  a\tb [[[ {{{{ "quote\n  \tindented\n',
  ),
  'marks that are words': hero(
    'title: "#tanzen, Platz #1 für C#"\ndescription: {{Tanz}}, 5 < 6 & 7 > 3, [1][2], a[i][j], [Anm. d. Red.], um 18:30:00, Tänzer:innen\n',
  ).replace('{{Tanz}}', 'Mit {{Tanz}}'),
  'marks that are words in a long text': `${top}body: |\n${[
    '#tanzenmachtfroh #salsa',
    '– Kommst du mit?',
    'Das kostet 12 * 3 Euro [1][2], und 2**3 sind 8 oder $9 und $10.',
    'Der Kurs {{Anfänger}} ist `{% include x %}` und `[[wiki]]`.',
    'Salsa | Tango',
    'Ein Titel\n---',
    '1.-3. Mai, -20 %, +49 341 000, (siehe Seite 3) [sic]',
  ]
    .join('\n\n')
    .replace(/^(?=.)/gm, '  ')}\n`,
  comments: `# the home page\n${goodPage.replace('Home', 'Home # as in menu')}# the end\n`,
  'quoted keys': '"title": Home\n\'description\': What we do.\n"blocks":\n  - "type": cta\n    "title": Hi\n',
  emoji: hero('title: 👋 Hello 👨‍👩‍👧 world\ntagline: "naïve café — 東京"\n'),
  'three dashes at the top': `---\n${goodPage}`,
  'three dots at the end': `---\n${goodPage}...\n`,
  'lists without indentation': `${top}blocks:\n- type: cta\n  title: Hi\n- type: cta\n  title: Ho\n`,
  'deep indentation': `${top}blocks:\n        - type: cta\n          title: Hi\n`,
  'spaces at the ends of lines': goodPage.replaceAll('\n', '  \n'),
  'a text over two lines': hero('title: Hello\n  there\n'),
  'a quoted text over two lines': hero('title: "Hello\n  there"\n'),
  'a colon, a hash and a dash within words': hero('title: 10:30 is C#-time - really\n'),
  'texts in quotes that would be something else without': hero('title: "12"\ntagline: \'true\'\n'),
  'quotes in quotes': hero(`title: "It's here"\ntagline: 'We say "yes"'\ndescription: 'It''s'\n`),
  'an apostrophe, an ampersand and an exclamation mark': hero("title: It's R&D! 100% yours * always\n"),
  'curly quotes inside a text': hero('title: We say “yes” to you\n'),
  'literal braces': hero('title: "{{ and }} and {{name}}"\n'),
  'every placeholder': hero('title: Hi from {name} since {year}\n'),
  Markdown: hero('title: Hi\ndescription: "**Bold**, *italic*, `code` and [home](/) or <https://example.com>."\n'),
  'Markdown that is none': hero(
    'title: Hi\ndescription: |\n  1. is a number, 2 < 3, a_b_c and 5 * 6\n  - is a dash\n  > is an arrow\n',
  ),
  'every kind of link': hero(
    'title: Hi\nid: top\nlinks:\n' +
      ['/', '/#top', '"#top"', '"#main"', '/?a=b', 'https://example.com/a?b=c#d', 'mailto:a@example.com', 'tel:+911234']
        .map((href) => `  - label: Go\n    href: ${href}\n`)
        .join(''),
  ),
  'links to the contact details': hero(
    'title: Hi\nlinks:\n  - { label: Go, href: "mailto:{email}" }\n  - { label: Go, href: "tel:{phone}" }\n',
  ),
  'a file to download': hero('title: Hi\nlinks:\n  - label: Price list\n    href: /price%20list.pdf\n'),
  'a picture for decoration': hero('title: Hi\nimage:\n  src: /a.png\n  decorative: true\n'),
  'a picture of another site': hero('title: Hi\nimage:\n  src: https://example.com/a.png\n  alt: A\n'),
};

for (const [what, page] of Object.entries(pages)) {
  test(`says nothing about ${what}`, async () => {
    const files = {
      'site.yaml': `${goodSite}contact: { phone: "+91 257", email: a@b.example }\n`,
      'pages/index.yaml': page,
      'public/a.png': png,
      'public/price list.pdf': '%PDF',
    };
    const { site, diagnostics } = await loadSite(memoryDisk(files));
    expect(diagnostics).toEqual([]);
    expect(site?.pages.map(({ route }) => route)).toEqual(['/']);
  });
}

test('leaves a page with mistakes out, and still lets links lead to it', async () => {
  const files: Files = {
    'site.yaml': goodSite,
    'pages/index.yaml': hero(
      'title: Hi\nlinks:\n  - label: Go\n    href: /about\n  - label: Go\n    href: /broken#place\n',
    ),
    'pages/about.yaml': pageCalled('About').replace('title: Hi', 'titel: Hi'),
    'pages/broken.yaml': 'title: "Hi',
  };
  const { site, diagnostics } = await loadSite(memoryDisk(files));
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'pages/about.yaml unknown-key',
    'pages/broken.yaml unclosed-quote',
  ]);
  expect(site?.pages.map(({ route }) => route)).toEqual(['/']);
});

test('reports every mistake of a file in one run', async () => {
  const page = hero(
    'titel: Hi\nalign: centre\nlinks:\n  - label: Go\n    href: /nowhere\n  - label: 12\n    href: "#nowhere"\n',
  );
  const { diagnostics } = await loadSite(memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': page }));
  expect(diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '5 unknown-key',
    '6 not-a-choice',
    '9 broken-link',
    '10 not-text',
    '11 broken-anchor',
  ]);
});
