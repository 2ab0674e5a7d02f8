import { type Files, goodPage, goodSite, pageCalled, png } from './memory-disk.ts';

/**
 * How an entry of tests/corpus/bad-inputs.json is set into a site of ours: the file it stands in, the code we give, and
 * the whole text of the file. `at` is the place in that text, as line:column; the corpus' own place moves with the lines
 * put around its snippet.
 */
export type Translation = {
  readonly code: string;
  readonly file?: string;
  readonly text: string | Uint8Array;
  readonly at: string;
  readonly more?: Files;
  /** Why we do not report it (yet). */
  readonly todo?: string;
};

const email = 'email:\n  serviceId: service_ab1\n  templateId: template_ab1\n  publicKey: abc\n';

/** The small site in which a mistake stands, and nothing else is wrong. */
export function siteWith({
  file = 'pages/index.yaml',
  text,
  more,
}: Pick<Translation, 'file' | 'text' | 'more'>): Files {
  return { 'site.yaml': goodSite + email, 'pages/index.yaml': goodPage, ...more, [file]: text };
}

const top = 'title: Home\ndescription: What we do.\n';
const page = (blocks: string): string => `${top}blocks:\n${blocks}`;
/** A page of one block, whose keys begin in line 5, column 5. */
const block = (type: string, keys: string): string => page(`  - type: ${type}\n${keys.replace(/^(?=.)/gm, '    ')}`);
/** A card-grid with one card, whose keys after the title begin in line 7, column 9. */
const card = (keys: string): string => block('card-grid', `items:\n  - title: A\n${keys.replace(/^(?=.)/gm, '    ')}`);
const hero = (keys: string): string => block('hero', keys);
const site = (keys: string): string => `${goodSite}${keys}`;
const action = (keys: string): string =>
  hero(`title: Hi\nactions:\n  - label: Go\n${keys.replace(/^(?=.)/gm, '    ')}`);
const about = { 'pages/about.yaml': pageCalled('About'), 'pages/pricing.yaml': pageCalled('Pricing') };

export const translations: Readonly<Record<string, Translation>> = {
  S01: { code: 'tab-indent', text: `${top}blocks:\n\t- type: hero\n\t  title: Hi\n`, at: '4:1' },
  S02: { code: 'tab-indent', text: page('  - type: hero\n  \ttitle: Hi\n'), at: '5:3' },
  S04: {
    code: 'colon-in-text',
    text: block('faq', 'items:\n  - question: Opening hours: when?\n    answer: Now\n'),
    at: '6:19',
  },
  S05: { code: 'quote-in-quotes', text: goodPage.replace('Home', "'It's here'"), at: '1:11' },
  S07: { code: 'text-after-quote', text: goodPage.replace('Home', '"Hi" there'), at: '1:11' },
  S08: { code: 'special-start', text: hero('title: Hi\ntagline: @acme\n'), at: '6:14' },
  S10: { code: 'special-start', text: card('badge: %50 off\n'), at: '7:16' },
  S11: { code: 'alias', text: hero('title: Hi\ndescription: **Bold** text\n'), at: '6:18' },
  S13: { code: 'text-after-arrow', text: hero('title: Hi\ndescription: > hello\n'), at: '6:18' },
  S14: { code: 'bad-indent', text: page('  - type: hero\n title: Hi\n'), at: '5:2' },
  S16: {
    code: 'missing-dash',
    file: 'site.yaml',
    text: site('nav:\n  items:\n    - label: A\n      href: /\n    label: B\n    href: /b\n'),
    at: '7:5',
  },
  S17: { code: 'unclosed-bracket', text: card('meta: [a, b\n'), at: '7:15' },
  S19: { code: 'missing-indent', text: `title: Home\ndescription: |\nHello there\nblocks: []\n`, at: '3:1' },
  S20: { code: 'second-document', text: '---\ntitle: A\n---\nSome text\n', at: '3:1' },
  S22: { code: 'template-tag', text: '{% include hero %}\n', at: '1:1' },
  S23: { code: 'bad-escape', text: hero('title: "C:\\photos"\n'), at: '5:15' },
  V01: { code: 'missing-space', text: page('  - type: hero\n    title:Hello\n'), at: '5:5' },
  V02: { code: 'missing-space', text: 'title:Hello\n', at: '1:1' },
  V04: { code: 'comment-value', file: 'site.yaml', text: site('theme:\n  brand: #ff0000\n'), at: '4:10' },
  V05: { code: 'comment-in-text', text: goodPage.replace('Home', 'We are #1 in Oslo'), at: '1:15' },
  V07: { code: 'not-text', text: block('stats', 'items:\n  - label: A\n    value: 1.0\n'), at: '7:16' },
  V08: { code: 'not-text', file: 'site.yaml', text: site('contact:\n  phone: 0401234567\n'), at: '4:10' },
  V10: { code: 'not-text', text: card('badge: 1e3\n'), at: '7:16' },
  V11: { code: 'not-boolean', text: `draft: yes\n${goodPage}`, at: '1:8' },
  V13: { code: 'not-text', text: goodPage.replace('Home', 'true'), at: '1:8' },
  V14: { code: 'empty-value', text: goodPage.replace(' Home', ''), at: '1:7' },
  V16: { code: 'anchor', text: goodPage.replace('Home', '&more text'), at: '1:8' },
  V17: { code: 'tag', text: goodPage.replace('Home', '!Wow'), at: '1:8' },
  V19: { code: 'curly-quotes', text: goodPage.replace('Home', '“Hi”'), at: '1:8' },
  V20: { code: 'odd-space', text: page('\u00a0\u00a0- type: hero\n'), at: '4:1' },
  V22: { code: 'yaml-version', text: `%YAML 1.1\n---\n${goodPage}`, at: '1:1' },
  V23: { code: 'unknown-key', text: goodPage.replace('title', 'Title'), at: '1:1' },
  T01: { code: 'wrong-kind', text: `${top}blocks:\n  type: hero\n  title: Hi\n`, at: '4:3' },
  T02: {
    code: 'wrong-kind',
    file: 'site.yaml',
    text: site('nav:\n  action:\n    - label: Go\n      href: /\n'),
    at: '5:5',
  },
  T04: { code: 'wrong-kind', file: 'site.yaml', text: site('nav:\n  action: /\n'), at: '4:11' },
  T05: { code: 'not-keys', text: '- type: hero\n  title: Hi\n', at: '1:1' },
  T07: { code: 'block-name-as-key', text: page('  - hero:\n      title: Hi\n'), at: '4:5' },
  T08: { code: 'empty-item', text: block('faq', 'items:\n  -\n'), at: '6:7' },
  T10: { code: 'empty-file', text: '# todo\n', at: '1:1' },
  T11: { code: 'unknown-key', text: `${page('  - type: hero\n    title: Hi\n')}cta:\n  title: Go\n`, at: '6:1' },
  K01: { code: 'unknown-key', text: hero('titel: Hi\n'), at: '5:5' },
  K02: { code: 'unknown-key', text: hero('title: Hi\nitems: []\n'), at: '6:5' },
  K04: { code: 'unknown-key', text: hero('title: Hi\ncolour: teal\n'), at: '6:5' },
  K05: { code: 'missing-key', text: hero('description: Hi\n'), at: '4:11' },
  K07: { code: 'unknown-block', text: block('heroo', 'title: Hi\n'), at: '4:11' },
  K08: { code: 'unknown-block', text: block('Card Grid', ''), at: '4:11' },
  K10: { code: 'missing-key', file: 'site.yaml', text: site('nav:\n  action:\n    label: Go\n'), at: '5:5' },
  K11: { code: 'forbidden-key', text: `__proto__:\n  isAdmin: true\n${goodPage}`, at: '1:1' },
  E01: { code: 'not-a-choice', text: hero('title: Hi\nalign: centre\n'), at: '6:12' },
  E02: { code: 'not-a-number', text: block('card-grid', 'columns: 3 columns\nitems:\n  - title: A\n'), at: '5:14' },
  E04: { code: 'not-a-number', text: block('card-grid', 'columns: 2.5\nitems:\n  - title: A\n'), at: '5:14' },
  E05: { code: 'unknown-color', file: 'site.yaml', text: site('theme:\n  brand: petrol\n'), at: '4:10' },
  E07: { code: 'bad-link', text: action('href: www.example.com\n'), at: '8:15' },
  E08: { code: 'bad-link', text: action('href: htps://example.com\n'), at: '8:15' },
  E10: { code: 'unsafe-link', text: action('href: //evil.example\n'), at: '8:15' },
  E11: { code: 'bad-link', text: action('href: /our team\n'), at: '8:15' },
  E13: { code: 'bad-image-address', text: card('image:\n  src: C:/Users/me/hero.jpg\n  alt: A\n'), at: '8:16' },
  E14: { code: 'bad-link', text: action('href: info@example.com\n'), at: '8:15' },
  E16: { code: 'long-title', text: goodPage.replace('Home', 'A'.repeat(86)), at: '1:8' },
  E17: { code: 'filler-text', text: goodPage.replace('Home', 'Lorem ipsum dolor'), at: '1:8' },
  X01: { code: 'broken-link', text: action('href: /prices\n'), at: '8:15', more: about },
  X02: { code: 'broken-link', text: action('href: /About\n'), at: '8:15', more: about },
  X04: {
    code: 'missing-image',
    text: card('image:\n  src: /images/hero.jpg\n  alt: A\n'),
    at: '8:16',
    more: { 'public/images/hero.jpeg': png },
  },
  X05: {
    code: 'missing-image',
    text: card('image:\n  src: /images/Hero.jpg\n  alt: A\n'),
    at: '8:16',
    more: { 'public/images/hero.jpg': png },
  },
  X07: { code: 'bad-format', text: hero('title: Hi\nid: ../../etc/passwd\n'), at: '6:9' },
  X08: { code: 'reserved-address', file: 'pages/search.yaml', text: pageCalled('Search'), at: '1:1' },
  X10: {
    code: 'duplicate-id',
    text: page('  - type: hero\n    title: Hi\n    id: intro\n  - type: cta\n    title: Go\n    id: intro\n'),
    at: '9:9',
  },
  X11: {
    code: 'placeholder-key',
    file: 'site.yaml',
    text: site('email:\n  serviceId: service_ab1\n  templateId: template_ab1\n  publicKey: YOUR_PUBLIC_KEY\n'),
    at: '6:14',
  },
  X13: {
    code: 'reserved-field',
    text: block('contact-form', 'fields:\n  - name: user_id\n    label: Name\n  - { name: email, label: E-mail }\n'),
    at: '6:15',
  },
  X14: {
    code: 'duplicate-field',
    text: block('contact-form', 'fields:\n  - name: email\n    label: A\n  - name: email\n    label: B\n'),
    at: '8:15',
  },
  G01: { code: 'not-utf8', text: new Uint8Array([0xff, 0xfe, 0x74, 0, 0x69, 0]), at: '1:1' },
  G02: { code: 'not-utf8', text: new Uint8Array(Buffer.from('title: Caf\xe9\n', 'latin1')), at: '1:11' },
  G04: { code: 'wrong-kind', text: `${top}blocks: x\n`.replaceAll('\n', '\r\n'), at: '3:9' },
  G05: { code: 'old-line-ends', text: 'title: 1\rdescription: 2\r', at: '1:1' },
  G07: { code: 'alias', text: card('meta: &a [x, x]\npoints: *a\n'), at: '8:17' },
  G08: { code: 'too-deep', text: '['.repeat(20_000), at: '1:1' },
  G10: { code: 'yml-file', file: 'pages/team.yaml.txt', text: pageCalled('Team'), at: '1:1' },
  G11: { code: 'bad-file-name', file: 'pages/Our Team.yaml', text: pageCalled('Team'), at: '1:1' },
  G13: {
    code: 'unknown-key',
    text: '{"title": "A", "blok": [{"type": "cta", "title": "B"}], "description": "C",}\n',
    at: '1:16',
  },
  G14: { code: 'unclosed-bracket', text: card('meta: ["😀😀", {]\n'), at: '7:24' },
};
