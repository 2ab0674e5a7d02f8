import { type Files, goodPage, goodSite, pageCalled, png } from './memory-disk.ts';

/**
 * What `check --fix` makes of an entry of the corpus. `fixed` is the whole file afterwards. Without `text` the mistake
 * stands in the file of corpus-table.ts; an entry has a `text` of its own where that file has nothing valid around it, or
 * where the answer depends on what else the site has (`more`).
 */
export type Answer = {
  readonly fixed: string;
  readonly text?: string | Uint8Array;
  readonly file?: string;
  readonly more?: Files;
  /** Its name afterwards. */
  readonly name?: string;
};

const top = 'title: Home\ndescription: What we do.\n';
const page = (blocks: string): string => `${top}blocks:\n${blocks}`;
const block = (type: string, keys: string): string => page(`  - type: ${type}\n${keys.replace(/^(?=.)/gm, '    ')}`);
const hero = (keys: string): string => block('hero', keys);
const card = (keys: string): string => block('card-grid', `items:\n  - title: A\n${keys.replace(/^(?=.)/gm, '    ')}`);
const site = (keys: string): string => `${goodSite}${keys}`;
const action = (href: string): string => hero(`title: Hi\nactions:\n  - label: Go\n    href: ${href}\n`);
const photo = (src: string): string => card(`image:\n  src: ${src}\n  alt: A\n`);

export const answers: Readonly<Record<string, Answer>> = {
  S01: { fixed: hero('title: Hi\n') },
  S02: { fixed: hero('title: Hi\n') },
  S04: { fixed: block('faq', 'items:\n  - question: "Opening hours: when?"\n    answer: Now\n') },
  S05: {
    text: goodPage.replace('Home', "'It's here'"),
    fixed: goodPage.replace('Home', '"It\'s here"'),
  },
  S08: { fixed: hero('title: Hi\ntagline: "@acme"\n') },
  S10: { fixed: card('badge: "%50 off"\n') },
  S11: { fixed: hero('title: Hi\ndescription: "**Bold** text"\n') },
  S14: { fixed: hero('title: Hi\n') },
  S16: {
    fixed: site('nav:\n  items:\n    - label: A\n      href: /\n    - label: B\n      href: /b\n'),
    more: { 'pages/b.yaml': pageCalled('B') },
  },
  S17: { fixed: card('meta: [a, b]\n') },
  S19: {
    text: `title: Home\ndescription: |\nHello there\nblocks:\n  - type: cta\n    title: Hi\n`,
    fixed: `title: Home\ndescription: |\n  Hello there\nblocks:\n  - type: cta\n    title: Hi\n`,
  },
  S23: { fixed: hero("title: 'C:\\photos'\n") },
  V01: { fixed: hero('title: Hello\n') },
  V02: { fixed: 'title: Hello\n' },
  V04: { fixed: site('theme:\n  brand: "#ff0000"\n') },
  V05: { fixed: goodPage.replace('Home', '"We are #1 in Oslo"') },
  V07: { fixed: block('stats', 'items:\n  - label: A\n    value: "1.0"\n') },
  V08: { fixed: site('contact:\n  phone: "0401234567"\n') },
  V10: { fixed: card('badge: "1e3"\n') },
  V11: { fixed: `draft: true\n${goodPage}`, file: 'pages/about.yaml', text: `draft: yes\n${goodPage}` },
  V13: { fixed: goodPage.replace('Home', '"true"') },
  V16: { fixed: goodPage.replace('Home', '"&more text"') },
  V17: { fixed: goodPage.replace('Home', '"!Wow"') },
  V20: { fixed: hero('title: Hi\n'), text: hero('title: Hi\n').replace('  - type', '\u00a0\u00a0- type') },
  V22: { fixed: `---\n${goodPage}` },
  V23: { fixed: goodPage },
  T01: { fixed: hero('title: Hi\n') },
  T02: { fixed: site('nav:\n  action:\n      label: Go\n      href: /\n') },
  T05: { fixed: 'blocks:\n- type: hero\n  title: Hi\n' },
  T07: { fixed: hero('title: Hi\n') },
  T08: {
    text: block('faq', 'items:\n  - question: Now?\n    answer: Now\n  -\n'),
    fixed: block('faq', 'items:\n  - question: Now?\n    answer: Now\n'),
  },
  T11: { fixed: `${hero('title: Hi\n')}  - type: cta\n    title: Go\n` },
  K01: { fixed: hero('title: Hi\n') },
  K02: { fixed: hero('title: Hi\n') },
  K04: { file: 'site.yaml', text: site('theme:\n  colour: teal\n'), fixed: site('theme:\n  brand: teal\n') },
  K07: { fixed: hero('title: Hi\n') },
  K08: { text: block('Card Grid', 'items:\n  - title: A\n'), fixed: block('card-grid', 'items:\n  - title: A\n') },
  K11: { fixed: goodPage },
  E01: { fixed: hero('title: Hi\nalign: center\n') },
  E02: { fixed: block('card-grid', 'columns: 3\nitems:\n  - title: A\n') },
  E07: { fixed: action('https://www.example.com') },
  E08: { fixed: action('https://example.com') },
  E10: { fixed: action('https://evil.example') },
  E11: { fixed: action('/our-team'), more: { 'pages/our-team.yaml': pageCalled('Team') } },
  E13: { fixed: photo('/images/hero.jpg'), more: { 'public/images/hero.jpg': png } },
  E14: { fixed: action('mailto:info@example.com') },
  X02: { fixed: action('/about') },
  X04: { fixed: photo('/images/hero.jpeg') },
  X05: { fixed: photo('/images/hero.jpg') },
  G01: {
    text: new Uint8Array(Buffer.from(`\ufeff${goodPage.replace('Home', 'Café')}`, 'utf16le')),
    fixed: goodPage.replace('Home', 'Café'),
  },
  G02: {
    text: new Uint8Array(Buffer.from(goodPage.replace('Home', 'Café'), 'latin1')),
    fixed: goodPage.replace('Home', 'Café'),
  },
  G04: {
    text: card('points: Fast\n').replaceAll('\n', '\r\n'),
    fixed: card('points: [Fast]\n').replaceAll('\n', '\r\n'),
  },
  G05: { text: goodPage.replaceAll('\n', '\r'), fixed: goodPage },
  G07: { fixed: card('meta: [x, x]\npoints: [x, x]\n') },
  G10: { fixed: pageCalled('Team'), name: 'pages/team.yaml' },
  G11: { fixed: pageCalled('Team'), name: 'pages/our-team.yaml' },
  G13: {
    text: '{"title": "A", "blok": [{"type": "cta", "title": "B"}], "description": "C",}\n',
    fixed: '{"title": "A", "blocks": [{"type": "cta", "title": "B"}], "description": "C",}\n',
  },
};
