import { type Files, goodPage, goodSite } from '../content/memory-disk.ts';

/** Repeats a piece until a text has some size. */
function filled(size: number, piece: (index: number) => string): string {
  const pieces: string[] = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const next = piece(index);
    pieces.push(next);
    length += next.length;
  }
  return pieces.join('');
}

const top = 'title: Home\ndescription: What we do.\n';
const page = (text: string): Files => ({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'pages/bad.yaml': text });
const site = (text: string): Files => ({ 'site.yaml': text, 'pages/index.yaml': goodPage });

/** A page of nothing but some piece. */
const bare = (piece: (index: number) => string) => (size: number) => page(filled(size, piece));
/** A page whose keys are right, and with pieces in the place of its blocks. */
const blocks = (piece: (index: number) => string) => (size: number) => page(`${top}blocks:\n${filled(size, piece)}`);
/** A page with one block, and pieces in it. */
const inside = (head: string, piece: (index: number) => string) => (size: number) =>
  page(`${top}blocks:\n${head}${filled(size, piece)}`);
const settings = (head: string, piece: (index: number) => string) => (size: number) =>
  site(`${goodSite}${head}${filled(size, piece)}`);

const published =
  (piece: (index: number) => string) =>
  (size: number): Files => ({ ...site(goodSite), 'published.txt': filled(size, piece) });

const goodBlocks = 'description: What we do.\nblocks:\n  - type: cta\n    title: Hi\n';
const hero = '  - type: hero\n    title: Hi\n';
const text = (size: number, piece: string): string => filled(size, () => piece);
const inText =
  (piece: string, quote = '"') =>
  (size: number): Files =>
    page(`${top}blocks:\n${hero}    description: ${quote}${text(size, piece)}${quote}\n`);

/** A page whose text is in a file of its own. */
const body =
  (piece: (index: number) => string) =>
  (size: number): Files => ({
    'site.yaml': goodSite,
    'pages/index.yaml': goodPage,
    'pages/long.yaml': top,
    'pages/long.md': filled(size, piece),
  });

/** A page in JSON, with pieces in the place of its blocks. */
const inJson = (piece: string) => (size: number) => ({
  'site.yaml': goodSite,
  'pages/index.yaml': goodPage,
  'pages/bad.json': `{ "blocks": [${text(size, piece)}`,
});

/** What an author, an editor or a machine can do to a file: by its name, a site with such a file of some size. */
export const kinds: Readonly<Record<string, (size: number) => Files>> = {
  // JSON
  'JSON: lists in lists': inJson('[["a",],'),
  'JSON: texts without an end': inJson('"a: x\n'),
  'JSON: brackets': inJson('{"a":['),
  'JSON: closing brackets': inJson('}]'),
  'JSON: commas': inJson(',,'),
  'JSON: words': inJson('word, '),
  'JSON: notes': inJson('// x\n'),
  'JSON: quotes in texts': inJson('"a "b" c", '),
  'JSON: escapes': inJson('"\\q", '),
  // Long texts
  'long texts full of broken links': body((n) => `A [link](/nope${n}) and {nme}.\n\n`),
  'long texts full of headings': body((n) => `#### Heading\n\n# Other ${n}\n\n`),
  'long texts full of pictures': body((n) => `![](/images/nope${n}.jpg)\n\n`),
  'long texts full of code': body((n) => `\`\`\`nope${n}\na\n\`\`\`\n\n`),
  'long texts full of footnotes': body((n) => `Words.[^${n}]\n\n`),
  'long texts full of HTML': body(() => 'Words <b>and</b> <!-- more\n\n'),
  'long texts full of marks': body(() => 'Words **and `more _of *them\n\n'),
  'long texts full of quotes': body(() => '> [!NOPE]\n> > Words\n\n'),
  'long texts full of lists in lists': body(() => '- Words\n  - Words\n'),
  'long texts full of notes at their end': body((n) => `[^${n}]: Words.\n\n`),
  // Lines that YAML cannot read
  'Git conflicts': bare(() => '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> b\n'),
  'halves of Git conflicts': bare(() => '<<<<<<< HEAD\n'),
  'Git conflicts in blocks': blocks(
    (n) => `${hero}<<<<<<< HEAD\n    tagline: a${n}\n=======\n    tagline: b${n}\n>>>>>>> b\n`,
  ),
  'lines with a percent sign': bare(() => '%A b\n'),
  'lines of YAML versions': bare(() => '%YAML 1.2\n'),
  'lines with tabs': bare(() => 'a:\n\tb: c\n'),
  'blocks with tabs': blocks(() => '  - type: hero\n\ttitle: Hi\n'),
  'blocks in tabs': blocks(() => '\t- type: hero\n\t\ttitle: Hi\n'),
  'lines of bars': blocks(() => '|\n'),
  'lines of dashes': bare(() => '-\n'),
  'lines of tags': bare(() => '!a\n'),
  'lines without a colon': bare((n) => `title${n}\n`),
  'blocks with a line without a colon': blocks(() => `${hero}    tagline Hi\n`),
  'equals signs': blocks(() => '  - type: hero\n    title = Hi\n'),
  'quotes that are not closed': blocks(() => '  - type: hero\n    title: "Hi\n'),
  'apostrophes that are not closed': blocks(() => "  - type: hero\n    title: 'Hi\n"),
  'one quote that is not closed': inside('  - type: hero\n    title: "Hi\n', (n) => `    a${n}: b\n`),
  'quotes in quotes': blocks(() => `  - type: hero\n    title: 'It's'\n`),
  'words after quotes': blocks(() => '  - type: hero\n    title: "Hi" there\n'),
  'bad escapes': blocks(() => '  - type: hero\n    title: "C:\\photos"\n'),
  'brackets that are not closed': blocks(() => '  - type: hero\n    links: [a, b\n'),
  'braces that are not closed': blocks(() => '  - { type: hero\n'),
  'brackets on one line': (size) => page(`${top}blocks: ${text(size, '[')}\n`),
  'brackets too many': blocks(() => '  - type: hero\n    links: [a]]\n'),
  'commas too many': blocks(() => '  - type: hero\n    links: [a,, b]\n'),
  'a long list without commas': (size) => page(`${top}blocks: [${text(size, '"a" ')}]\n`),
  'keys in other columns': blocks(() => '  - type: hero\n     title: Hi\n    tagline: Ho\n'),
  'dashes in other columns': inside('  - type: faq\n    items:\n', (n) => `${' '.repeat(6 + (n % 3))}- question: a\n`),
  'a block at the left edge': blocks((n) => (n === 30 ? '- type: hero\n  title: Hi\n' : hero)),
  'blocks at the left edge': blocks((n) => (n % 3 === 1 ? '- type: hero\n  title: Hi\n' : hero)),
  'dashes that are missing': inside('  - type: faq\n    items:\n', () => '        question: a\n        answer: b\n'),
  'stars for dashes': inside('  - type: faq\n    items:\n', () => '    * question: a\n      answer: b\n'),
  'dashes without a space': blocks(() => '  -type: hero\n   title: Hi\n'),
  'colons in texts': blocks(() => '  - type: hero\n    title: Hi: there\n'),
  'colons in a row': (size) => page(`title: ${text(size, 'a: ')}\n`),
  'comments of JavaScript': blocks(() => `  // ${'x'.repeat(20)}\n${hero}`),
  'comments of HTML that are not closed': blocks(() => `  <!-- x\n${hero}`),
  'no-break spaces': blocks(() => '  - type: hero\n\u00a0\u00a0\u00a0\u00a0title: Hi\n'),
  'no-break spaces after colons': blocks(() => '  - type: hero\n    title:\u00a0Hi\n'),
  'template tags': bare(() => '{% include hero %}\n'),
  'signs at the start of texts': blocks(() => '  - type: hero\n    title: @acme\n'),
  'texts after an arrow': blocks(() => '  - type: hero\n    description: > Hi\n'),
  'texts that are not indented': blocks(() => '  - type: hero\n    description: |\n    Hi\n'),
  'lists on the line of their key': blocks(() => '  - type: hero\n    links: - a\n'),
  documents: bare(() => '---\ntitle: a\n'),
  'anchors and aliases': blocks((n) => `  - type: hero\n    title: &a${n} Hi\n    tagline: *a${n}\n`),
  'one anchor with many aliases': inside('  - type: hero\n    title: &a Hi\n', () => '  - type: hero\n    title: *a\n'),
  'aliases of nothing': blocks(() => '  - type: hero\n    title: *bold*\n'),
  'a bomb of aliases': (size) =>
    page(`a: &a [x, x]\n${filled(size, (n) => `b${n}: &b${n} [${n === 0 ? '*a, *a' : `*b${n - 1}, *b${n - 1}`}]\n`)}`),
  // Few enough that all are looked at, in a file of twice the size, too.
  tags: blocks(() => `  - type: hero\n    title: !important Hi\n    description: ${'What we do. '.repeat(5)}\n`),
  'code out of a chat': (size) => page(filled(size, () => '```yaml\ntitle: a\n```\n')),
  'JSON with commas': bare(() => '"title": "Hi",\n'),
  HTML: bare(() => '<div class="a"><p>Hi: there</p></div>\n'),
  Markdown: bare((n) => `# Heading ${n}\n\n* one: two\n* [three](/four)\n\n`),
  'a program': bare((n) => `function f${n}(a) {\n  return { a: [a, "b"] };\n}\n`),
  'a table of numbers': bare((n) => `${n},"a",1.5,{b}\n`),
  'one long line': (size) => page(text(size, 'word ')),
  'one long line with quotes': (size) => page(`title: ${text(size, '"a" b: ')}\n`),
  'long lines': bare(() => `${'word: '.repeat(1000)}\n`),
  'deep indentation': bare((n) => `${' '.repeat(n)}a:\n`),
  'deep dashes': (size) => page(`${top}blocks:\n  ${text(size, '- ')}a\n`),
  'empty lines with spaces': bare(() => `${' '.repeat(50)}\n`),
  comments: (size) => page(`${filled(size, () => '# a comment\n')}titel: a\n`),
  'comments before a slip': (size) => page(`${filled(size, () => '# a comment\n')}title: a: b\n`),
  'one slip before many blocks': (size) => page(`title: a: b\nblocks:\n${filled(size, () => hero)}`),
  'one slip after many blocks': (size) => page(`${top}blocks:\n${filled(size, () => hero)}   - type: hero: a\n`),
  'a slip in each of many kinds': blocks(
    (n) =>
      [
        '  - type: hero\n    title: "Hi\n',
        '  - type: hero\n    title: a: b\n',
        '  - type: hero\n\ttitle: a\n',
        '  - type: hero\n    title = a\n',
        '  - type: hero\n    links: [a\n',
        '  - type: hero\n   title: a\n',
        '  - type: hero\n    title: @a\n',
        '  * type: hero\n',
      ][n % 8] ?? '',
  ),

  // Keys and values that mean nothing
  keys: bare((n) => `k${n}: 1\n`),
  'long keys': bare((n) => `${'k'.repeat(5000)}${n}: 1\n`),
  'keys that come again': bare(() => 'title: a\n'),
  'keys that come again in blocks': blocks(() => `${hero}    title: Ho\n`),
  'blocks with a wrong key': blocks(() => `${hero}    tagine: a\n`),
  'blocks with a strange key': blocks((n) => `${hero}    strange${n}: a\n`),
  'blocks without a type': blocks(() => '  - title: Hi\n'),
  'blocks with a wrong type': blocks((n) => `  - type: herro${n}\n    title: Hi\n`),
  'blocks named by a key': blocks(() => '  - hero:\n      title: Hi\n'),
  'blocks without their fields': blocks(() => '  - type: hero\n'),
  'empty entries': blocks(() => '  -\n'),
  'entries that are texts': blocks(() => '  - hero\n'),
  'empty values': blocks(() => '  - type: hero\n    title:\n'),
  'numbers for texts': blocks(() => '  - type: hero\n    title: 1\n'),
  'lists for texts': blocks(() => '  - type: hero\n    title: [a]\n'),
  'entries with a wrong key': inside('  - type: faq\n    items:\n', () => '      - qestion: a\n        answer: b\n'),
  'entries of another block': inside('  - type: faq\n    items:\n', () => '      - title: a\n        icon: b\n'),
  'entries with a dash for each key': inside(
    '  - type: faq\n    items:\n',
    () => '      - question: a\n      - answer: b\n',
  ),
  'pairs without names': inside('  - type: hero\n    title: Hi\n    links:\n', (n) => `      - Page ${n}: /p${n}\n`),
  'pairs in the place of a list': inside(
    '  - type: hero\n    title: Hi\n    links:\n',
    (n) => `      Page ${n}: /p${n}\n`,
  ),
  'keys that are not indented': blocks(() => `${hero}    image:\n    src: /a.png\n    alt: A\n`),
  'long wrong choices': blocks(() => `${hero}    align: ${'x'.repeat(5000)}\n`),
  'long wrong types': blocks(() => `  - type: ${'x'.repeat(5000)}\n`),
  'wrong choices': blocks(() => `${hero}    align: centre\n`),

  // Texts, links, icons, pictures
  'one long text': inText('word '),
  'one long text over many lines': (size) =>
    page(`${top}blocks:\n${hero}    description: |\n${filled(size, () => '      word word word\n')}`),
  'one long text under another key': (size) => page(`${top}notes: |\n${filled(size, () => '  - a: b\n')}`),
  'emphasis that is not closed': inText('*a '),
  'links that are not closed': inText('[a]('),
  'links in one text': inText('[a](/nowhere) '),
  'texts full of links': blocks((n) => `${hero}    description: "${`[a](/no-${n}) `.repeat(100)}"\n`),
  'texts full of open links': blocks(() => `${hero}    description: "${'[a]['.repeat(1000)}"\n`),
  'texts full of emphasis': blocks(() => `${hero}    description: "${'*a **b '.repeat(200)}"\n`),
  'texts full of HTML': blocks(() => `${hero}    description: "${'<b>a</b> <br> '.repeat(200)}"\n`),
  'texts full of placeholders': blocks(() => `${hero}    description: "${'{nam} '.repeat(200)}"\n`),
  'titles full of placeholders': blocks(() => `${hero}    tagline: "${'{nam} '.repeat(1000)}"\n`),
  'titles full of Markdown': blocks(() => `${hero}    tagline: "${'**a** [b](/c) &amp; '.repeat(100)}"\n`),
  'broken links': blocks((n) => `${hero}    links: [{ label: a, href: /no/${n} }]\n`),
  'bad links': blocks((n) => `${hero}    links: [{ label: a, href: "htp:/no ${n}" }]\n`),
  'long broken links': blocks((n) => `${hero}    links: [{ label: a, href: /${'x'.repeat(5000)}${n} }]\n`),
  'broken anchors': blocks((n) => `${hero}    id: b${n}\n    links: [{ label: a, href: "#no${n}" }]\n`),
  'ids that come again': blocks(() => `${hero}    id: a\n`),
  'unknown icons': inside('  - type: card-grid\n    items:\n', (n) => `      - title: a\n        icon: clowd${n}\n`),
  'missing pictures': blocks((n) => `${hero}    image: { src: /no-${n}.png, alt: a }\n`),
  'comments in texts': blocks((n) => `${hero}    tagline: We are #${n}\n`),
  'curly quotes': blocks(() => `${hero}    tagline: “Hi”\n`),
  'swallowed lines': blocks(() => `${hero}    tagline: a\n      b:c\n`),
  'fields that come again': inside(
    '  - type: contact-form\n    title: a\n    fields:\n',
    () => '      - { name: a, label: a }\n',
  ),

  // site.yaml
  'entries of the menu': settings('nav:\n  items:\n', (n) => `    - { label: a, href: /no-${n} }\n`),
  'entries of the menu with a wrong key': settings('nav:\n  items:\n', (n) => `    - { lable: a, href: /no-${n} }\n`),
  'entries of the menu that are not closed': settings('nav:\n  items:\n', () => '    - { label: a, href: /\n'),
  'redirects to nowhere': settings('redirects:\n', (n) => `  - { from: /a${n}, to: /b${n} }\n`),
  'one chain of redirects': settings('redirects:\n', (n) => `  - { from: /a${n}, to: /a${n + 1} }\n`),
  'one circle of redirects': (size) => {
    const count = Math.ceil(size / 30);
    const lines = Array.from({ length: count }, (_, n) => `  - { from: /a${n}, to: /a${(n + 1) % count} }\n`);
    return site(`${goodSite}redirects:\n${lines.join('')}`);
  },
  'circles of redirects': settings('redirects:\n', (n) => `  - { from: /a${n}, to: /a${n ^ 1} }\n`),
  'redirects that come again': settings('redirects:\n', () => '  - { from: /a, to: / }\n'),
  'redirects of pages': settings('redirects:\n', () => '  - { from: /bad, to: / }\n'),
  'aliases that come again': (size) => page(`title: Bad\naliases:\n${text(size, '  - /a\n')}${goodBlocks}`),
  'aliases that are none': (size) =>
    page(`title: Bad\naliases:\n${filled(size, (n) => `  - old page ${n}\n`)}${goodBlocks}`),
  'aliases of its own page': (size) => page(`title: Bad\naliases:\n${text(size, '  - /bad\n')}${goodBlocks}`),
  'published addresses that are gone': published((n) => `/gone-${n}\n`),
  'published addresses that come again': published(() => '/\n'),
  'published lines that are none': published((n) => `<<<<<<< a\nb c${n}\n/d/ \n`),
  'planned pages that exist': settings('planned:\n', () => '  - /\n'),
  'keys of site.yaml': settings('', (n) => `name${n}: a\n`),

  // More than one file
  'pages with one mistake each': (size) => ({
    'site.yaml': goodSite,
    'pages/index.yaml': goodPage,
    ...Object.fromEntries(
      Array.from({ length: Math.ceil(size / 100) }, (_, n) => [
        `pages/p${n}.yaml`,
        goodPage.replace('title: Hi', 'titel: Hi'),
      ]),
    ),
  }),
  'pages with one slip each': (size) => ({
    'site.yaml': goodSite,
    'pages/index.yaml': goodPage,
    ...Object.fromEntries(
      Array.from({ length: Math.ceil(size / 100) }, (_, n) => [
        `pages/p${n}.yaml`,
        goodPage.replace('title: Hi', 'title: a: b'),
      ]),
    ),
  }),
  'pages with a broken link each': (size) => ({
    'site.yaml': goodSite,
    'pages/index.yaml': goodPage,
    ...Object.fromEntries(
      Array.from({ length: Math.ceil(size / 100) }, (_, n) => [
        `pages/p${n}.yaml`,
        `${goodPage}  - type: hero\n    title: Hi\n    links: [{ label: a, href: /p-${n} }]\n`,
      ]),
    ),
  }),
  'good blocks': blocks(() => hero),
};
