import { blockNames, type Schema, schemaOf } from '../../src/schema/schemas/schemas.ts';

type Words = {
  readonly what: string;
  /** `|` stands in the word that the author points at. */
  readonly text: string;
  readonly file?: string;
  /** Our own words about it. */
  readonly said: string | undefined;
};

const page = (blocks: string): string => `title: Home\ndescription: What we do.\nblocks:\n${blocks}`;
const block = (name: string): Schema => schemaOf(`blocks/${name}`);
const common = schemaOf('common').$defs;
const site = schemaOf('site').properties;

/** What an editor has to say about a word, in the words of the schemas. */
export const words: readonly Words[] = [
  ...blockNames().map((name) => ({
    what: `the block ${name}`,
    text: page(`  - type: ${name.slice(0, 1)}|${name.slice(1)}\n`),
    said: block(name).description,
  })),
  { what: 'a key of a page', text: 'dr|aft: true\n', said: schemaOf('page').properties?.draft?.description },
  {
    what: 'a key of a block',
    text: page('  - type: hero\n    tag|line: Hi\n'),
    said: block('hero').properties?.tagline?.description,
  },
  {
    what: 'the same key of another block',
    text: page('  - type: cta\n    ti|tle: Hi\n'),
    said: block('cta').properties?.title?.description,
  },
  {
    what: 'the value of a key',
    text: page('  - type: hero\n    align: sp|lit\n'),
    said: block('hero').properties?.align?.description,
  },
  {
    what: 'a list',
    text: page('  - type: faq\n    ite|ms:\n      - question: A\n'),
    said: block('faq').properties?.items?.description,
  },
  {
    what: 'a key of an entry',
    text: page('  - type: faq\n    items:\n      - ques|tion: A\n'),
    said: block('faq').properties?.items?.items?.properties?.question?.description,
  },
  {
    what: 'what may be written as a link',
    text: page('  - type: hero\n    actions:\n      - label: A\n        hr|ef: /\n'),
    said: common?.href?.description,
  },
  {
    what: 'a picture',
    text: page('  - type: hero\n    ima|ge:\n      src: /a.png\n'),
    said: block('hero').properties?.image?.description,
  },
  {
    what: 'the words of a picture',
    text: page('  - type: hero\n    image:\n      al|t: A\n'),
    said: common?.image?.properties?.alt?.description,
  },
  {
    what: 'an icon, without a list of all there are',
    text: page('  - type: card-grid\n    items:\n      - icon: clo|ud\n'),
    said: common?.icon?.description,
  },
  { what: 'a key of site.yaml', file: 'site.yaml', text: 'na|me: Acme\n', said: site?.name?.description },
  {
    what: 'a key deep in site.yaml',
    file: 'site.yaml',
    text: 'theme:\n  br|and: teal\n',
    said: site?.theme?.properties?.brand?.description,
  },
];
