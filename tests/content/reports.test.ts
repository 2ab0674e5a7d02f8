import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { type Files, goodPage, goodSite, memoryDisk, pageCalled, png } from './memory-disk.ts';

const top = 'title: Home\ndescription: What we do.\n';
/** A page of one hero, whose keys begin in line 5, column 5. */
const hero = (keys: string): string =>
  `${top}blocks:\n  - type: hero\n${`title: Hi\n${keys}`.replace(/^(?=.)/gm, '    ')}`;
/** A home page with this text in line 6, from column 18 on. */
const text = (written: string): Files => ({ 'pages/index.yaml': hero(`description: ${written}\n`) });
const site = (keys: string): Files => ({ 'site.yaml': `${goodSite}${keys}` });

/** The files of a good site that differ; undefined where one is missing. */
type Changed = Readonly<Record<string, Files[string] | undefined>>;

/** What an author may do -> the files, and all that is said about them. */
const reports: Readonly<Record<string, readonly [files: Changed, said: readonly string[]]>> = {
  'a link without address': [text('see [x]()'), ['pages/index.yaml:6:22 bad-link']],
  'a link with a space as its address': [text('see [x]( )'), ['pages/index.yaml:6:22 bad-link']],
  'a link with nothing in its brackets': [text('see [x](<>)'), ['pages/index.yaml:6:22 bad-link']],
  'redirects from other ways to write an address': [
    site('redirects:\n  - { from: /index, to: / }\n  - { from: /a/index, to: / }\n  - { from: /b.html, to: / }\n'),
    ['site.yaml:4:13 redirect-address', 'site.yaml:5:13 redirect-address', 'site.yaml:6:13 redirect-address'],
  ],
  'a redirect from a file': [
    { ...site('redirects:\n  - { from: /a.txt, to: / }\n'), 'public/a.txt': 'a' },
    ['site.yaml:4:13 redirect-from-page'],
  ],
  'a home page that is a draft': [
    {
      'pages/index.yaml': `draft: true\n${goodPage}`,
      'pages/about.yaml': hero('actions:\n  - { label: Go, href: / }\n'),
    },
    ['site.yaml:1:1 no-home-page'],
  ],
  'a home page that ends in .yaml.txt': [
    { 'pages/index.yaml.txt': goodPage, 'pages/about.yaml': goodPage, 'pages/index.yaml': undefined },
    ['pages/index.yaml.txt:1:1 yml-file'],
  ],
  'links that work only here': [
    {
      'pages/index.yaml': hero(
        'actions:\n  - { label: A, href: "http://localhost:5173/" }\n  - { label: B, href: "mailto://a@b.example" }\n',
      ),
    },
    ['pages/index.yaml:7:27 local-link', 'pages/index.yaml:8:27 bad-link'],
  ],
  'a key on the line of another': [
    { 'pages/index.yaml': hero('actions:\n  - label: Go, href: /\n  - label: Go href: https://b.example\n') },
    ['pages/index.yaml:7:16 colon-in-text', 'pages/index.yaml:8:16 colon-in-text'],
  ],
  'a page out of a chat with another mistake': [
    { 'pages/index.yaml': `\`\`\`yaml\n${hero('titel: Hi\n')}\`\`\`\n` },
    ['pages/index.yaml:1:1 code-fence', 'pages/index.yaml:7:5 unknown-key'],
  ],
  'a template in a text': [text('Made by {{ site.title }}'), ['pages/index.yaml:6:26 shown-as-written']],
  'a language that is none': [site('language: en-12\n'), ['site.yaml:3:11 bad-format']],
  'a site on the own computer': [
    { 'site.yaml': goodSite.replace(/^url: .*$/m, 'url: http://localhost:5173') },
    ['site.yaml:2:6 bad-url'],
  ],
  'texts that are still to come': [text('Your text'), ['pages/index.yaml:6:18 filler-text']],
  'buttons in a card': [
    {
      'pages/index.yaml': `${top}blocks:\n  - type: card-grid\n    items:\n      - title: A\n        actions: [{ label: A, href: / }]\n`,
    },
    ['pages/index.yaml:7:9 unknown-key'],
  ],
  'ways to reach somebody beside contact:': [
    site('phone: "+91 257 555 0100"\nemail: hello@a.example\n'),
    ['site.yaml:3:1 unknown-key'],
  ],
  'a word with # in a list': [
    {
      'pages/index.yaml': `${top}blocks:\n  - type: tag-list\n    title: Hi\n    items:\n      - title: A\n        tags:\n          - #oak\n`,
    },
    ['pages/index.yaml:9:13 comment-value'],
  ],
  'a note in an empty entry of a list': [
    {
      'pages/index.yaml': `${top}blocks:\n  - type: tag-list\n    title: Hi\n    items:\n      - title: A\n        tags:\n          - # soon\n`,
    },
    ['pages/index.yaml:9:11 empty-item'],
  ],
  'a note behind a choice': [{ 'pages/index.yaml': hero('align: center #was start\n') }, []],
  'addresses of other sites as old addresses': [
    site('redirects:\n  - { from: "https://a.example/old", to: / }\n  - { from: /über!uns.html, to: / }\n'),
    ['site.yaml:4:13 redirect-from', 'site.yaml:5:13 redirect-from'],
  ],
  'a site.yml beside site.yaml': [{ 'site.yml': goodSite }, ['site.yml:1:1 yml-file']],
  'a number after # and a space': [
    { 'pages/index.yaml': goodPage.replace('Home', 'We are # 1 in town') },
    ['pages/index.yaml:1:15 comment-in-text'],
  ],
  'yes for a boolean': [
    { 'pages/index.yaml': hero('image: { src: /a.png, decorative: yes }\n'), 'public/a.png': png },
    ['pages/index.yaml:6:39 not-boolean'],
  ],
  'a space in the address of a link': [text('see [a](/con tact) now'), ['pages/index.yaml:6:22 bad-link']],
  'a space between the brackets of a link': [text('see [a] (/contact) now'), ['pages/index.yaml:6:22 bad-link']],
  'a link that is not closed': [text('see [a](/contact'), ['pages/index.yaml:6:22 bad-link']],
  'a link without words': [text('see [](/#main)'), ['pages/index.yaml:6:22 bad-link']],
  'every tag of HTML once': [
    text('A <b>b</b> and <i>c</i>'),
    ['pages/index.yaml:6:20 unsupported-markdown', 'pages/index.yaml:6:33 unsupported-markdown'],
  ],
  'a list in a text': [text('|\n  We do:\n  - this\n  - that\n'), ['pages/index.yaml:8:7 unsupported-markdown']],
  'a picture with # in its name': [
    { 'pages/index.yaml': hero('image: { src: "/a#1.png", alt: A }\n'), 'public/a#1.png': png },
    ['pages/index.yaml:6:19 bad-image-address'],
  ],
  'a picture named with its folder': [
    { 'pages/index.yaml': hero('image: { src: /public/a.png, alt: A }\n'), 'public/a.png': png },
    ['pages/index.yaml:6:19 bad-image-address'],
  ],
  'files at the address of a page': [
    {
      'pages/contact.yaml': pageCalled('Contact'),
      'public/contact': 'a',
      'pages/b.yaml': pageCalled('B'),
      'public/b/index.html': 'b',
    },
    ['public/b/index.html:1:1 output-clash', 'public/contact:1:1 output-clash'],
  ],
  'files in the place of those that every site gets': [
    { 'public/_redirects': '', 'public/Licenses.txt': '' },
    ['public/Licenses.txt:1:1 output-clash', 'public/_redirects:1:1 output-clash'],
  ],
  'compressed copies, which servers send in the place of a page': [
    {
      'pages/contact.yaml': pageCalled('Contact'),
      ...Object.fromEntries(
        ['contact.html.gz', 'index.html.br', '404.html.gz', 'contact.br'].map((name) => [`public/${name}`, '']),
      ),
      'public/list.csv.gz': '',
    },
    ['404.html.gz', 'contact.br', 'contact.html.gz', 'index.html.br'].map((name) => `public/${name}:1:1 output-clash`),
  ],
  'a folder called index with a page of its own': [
    {
      'pages/index/index.yaml': pageCalled('Index'),
      'pages/a/index/index.yaml': pageCalled('A'),
      'pages/index/b.yaml': pageCalled('B'),
    },
    ['pages/a/index/index.yaml:1:1 reserved-address', 'pages/index/index.yaml:1:1 reserved-address'],
  ],
  'redirects from the data of a page': [
    {
      ...site('redirects:\n  - { from: /index.page.json, to: / }\n  - { from: /b.page.json, to: / }\n'),
      'pages/index.yaml': goodPage,
      'pages/b.yaml': pageCalled('B'),
    },
    ['site.yaml:4:13 redirect-from', 'site.yaml:5:13 redirect-from'],
  ],
  'files at the address of a redirect or of its page': [
    {
      ...site('redirects:\n  - { from: /old, to: / }\n  - { from: /docs/a, to: / }\n'),
      'pages/index.yaml': goodPage,
      'public/Old.html': 'a',
      'public/docs': 'b',
      'public/Index.page.json': 'c',
      'public/_redirects': 'd',
      'public/old.pdf': 'e',
    },
    ['Index.page.json', 'Old.html', '_redirects', 'docs'].map((name) => `public/${name}:1:1 output-clash`),
  ],
  'texts of spaces only': [
    { 'site.yaml': 'name: "  "\nurl: " "\nlogo: " "\nnav:\n  action: { label: " ", href: " " }\n' },
    ['1:7', '2:6', '3:7', '5:20', '5:31'].map((at) => `site.yaml:${at} empty-text`),
  ],
  'Markdown as an address': [
    { 'pages/index.yaml': hero('actions:\n  - { label: Go, href: "[Contact](/contact)" }\n') },
    ['pages/index.yaml:7:28 bad-link'],
  ],
  'two good ways to write contact details': [
    {
      ...site('contact: { phone: "(020) 5550-1000" }\n'),
      'pages/index.yaml': hero('actions:\n  - { label: Go, href: "mailto:c@d.example,e@f.example" }\n'),
    },
    [],
  ],
  'no guillemets': [{ 'pages/index.yaml': goodPage.replace('Home', '«Home»') }, []],
  'a planned address that is no list': [
    { ...site('planned: /pricing\n'), ...text('See [it](/pricing).') },
    ['pages/index.yaml:6:27 planned-link', 'site.yaml:3:10 wrong-kind'],
  ],
  'a dash without a space': [
    { 'pages/index.yaml': `${top}blocks:\n  -type: cta\n  title: Hi\n` },
    ['pages/index.yaml:4:3 missing-space'],
  ],
  'braces in a link': [
    { 'pages/index.yaml': hero('actions:\n  - { label: Go, href: "/{name}" }\n  - { label: Go, href: "/{nmae}" }\n') },
    ['pages/index.yaml:7:28 bad-link', 'pages/index.yaml:8:30 unknown-placeholder'],
  ],
  'a site without a name once': [
    { 'site.yaml': 'url: https://www.example.com\n', ...text('We are {name}.') },
    ['site.yaml:1:1 missing-key'],
  ],
  'keys in braces whose colons lack their space': [
    { 'pages/index.yaml': hero('links:\n  - {label:Contact, href:/}\n') },
    ['pages/index.yaml:7:10 missing-space'],
  ],
  'a comma in a text in braces': [
    { 'pages/index.yaml': hero('links:\n  - { label: Plan, build and run, href: / }\n') },
    ['pages/index.yaml:7:18 comma-in-text'],
  ],
  'dashes that stick to their word': [
    { 'pages/index.yaml': `${top}blocks:\n  -type: cta\n  title: Hi\n  -type: cta\n  title: Ho\n` },
    ['pages/index.yaml:4:3 missing-space, and line 6'],
  ],
  'buttons that are texts': [
    { 'pages/index.yaml': hero('actions:\n  - Contact us\n  - Learn more\n') },
    ['pages/index.yaml:7:9 wrong-kind'],
  ],
  'every heading in a text': [
    text('|\n  # One\n\n  text\n\n  # Two\n'),
    ['pages/index.yaml:7:7 unsupported-markdown, and line 11'],
  ],
  'typographic quotes around what is no text': [
    { 'pages/index.yaml': `${top}blocks:\n  - type: “cta”\n    title: Hi\n` },
    ['pages/index.yaml:4:11 unknown-block'],
  ],
  'planned pages while site.yaml has a slip elsewhere': [
    { ...site('nav: {items: [}\nplanned: [/pricing]\n'), ...text('See [it](/pricing) and [that](/nowhere).') },
    ['pages/index.yaml:6:27 planned-link', 'pages/index.yaml:6:48 broken-link', 'site.yaml:3:14 unclosed-bracket'],
  ],
  'nothing about pages that may be planned in what cannot be read': [
    { ...site('planned: [/pricing\n'), ...text('See [it](/pricing).') },
    ['site.yaml:3:10 unclosed-bracket'],
  ],
  'nothing about a place that may stand in what cannot be read': [
    { 'pages/index.yaml': `${hero('links:\n  - { label: a, href: "#b" }\n')}  - type: cta\n   title: Hi\n    id: b\n` },
    ['pages/index.yaml:9:4 bad-indent'],
  ],
  'a slip, and what is wrong in the blocks around it': [
    {
      'pages/index.yaml': `${hero('aling: center\n')}  - type: cta\n    title: Now: here\n  - type: ctaa\n    title: Ho\n`,
    },
    ['pages/index.yaml:6:5 unknown-key', 'pages/index.yaml:8:12 colon-in-text', 'pages/index.yaml:9:11 unknown-block'],
  ],
  'an equals sign, and a colon in the text of the next line': [
    {
      'pages/index.yaml': goodPage.replace('title: Home', 'title = Home').replace('What we do.', 'Who we are: a team'),
    },
    ['pages/index.yaml:1:1 missing-colon', 'pages/index.yaml:2:14 colon-in-text'],
  ],
  'keys of another builder': [
    {
      'pages/index.yaml': `${top}blocks:\n  - type: hero\n    heading: Hi\n    subheading: We build: things\n    cta: { text: Go }\n`,
    },
    ['5:5 unknown-key', '6:5 unknown-key', '6:17 colon-in-text', '7:5 unknown-key'].map(
      (at) => `pages/index.yaml:${at}`,
    ),
  ],
  'a quote that is not closed, and a dash that is missing': [
    {
      'pages/index.yaml': `${top}blocks:\n  - type: faq\n    items:\n      - question: "What?\n        answer: This.\n        question: And?\n        answer: That.\n`,
    },
    ['pages/index.yaml:6:19 unclosed-quote', 'pages/index.yaml:8:9 missing-dash'],
  ],
  'a list in the wrong place': [
    { 'pages/index.yaml': 'title: Home\n - type: cta\n   title: Hi\n - type: cta\n   title: Ho\ndescription: A\n' },
    ['pages/index.yaml:2:2 list-without-key'],
  ],
  'stars for dashes': [
    { 'pages/index.yaml': `${top}blocks:\n  - type: card-grid\n    items:\n    * title: One\n` },
    ['pages/index.yaml:6:5 missing-dash'],
  ],
  'a file of Windows for a picture': [
    { 'pages/index.yaml': hero('image: C:\\Users\\me\\photo.jpg\n') },
    ['pages/index.yaml:6:12 wrong-kind'],
  ],
  'a redirect from an address with _': [site('redirects:\n  - { from: /old_page, to: / }\n'), []],
  'a picture that the alignment hides': [
    { 'pages/index.yaml': hero('align: center\nimage: { src: /a.png, alt: A }\n'), 'public/a.png': png },
    ['pages/index.yaml:6:5 idle-key'],
  ],
};

for (const [what, [files, said]] of Object.entries(reports)) {
  test(`reports ${what}, once`, async () => {
    const all = Object.entries({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, ...files });
    const present = all.flatMap(([path, content]) => (content === undefined ? [] : [[path, content] as const]));
    const { diagnostics } = await loadSite(memoryDisk(Object.fromEntries(present)));
    const others = (again: readonly { line: number }[]): string =>
      again.map(({ line }) => `, and line ${line}`).join('');
    expect(
      diagnostics.map(
        ({ file, line, column, code, again = [] }) => `${file}:${line}:${column} ${code}${others(again)}`,
      ),
    ).toEqual(said);
  });
}
