import { iconNames } from '../../src/content/icons.ts';
import { settable } from '../../src/model/look-properties.ts';
import { blockNames, type Schema, schemaOf } from '../../src/schema/schemas/schemas.ts';

type Offer = {
  readonly what: string;
  /** `|` is the cursor. */
  readonly text: string;
  readonly file?: string;
  /** Everything an author would want to be offered there, and nothing else. */
  readonly offered: readonly string[];
};

const top = 'title: Home\ndescription: What we do.\n';
const page = (blocks: string): string => `${top}blocks:\n${blocks}`;
const hero = (keys: string): string => page(`  - type: hero\n    title: Hi\n${keys}`);
const card = (keys: string): string => page(`  - type: card-grid\n    items:\n      - title: A\n${keys}`);
/** A list of talks, whose kind has fields with a date, with words and with the name of a page. */
const talks = (keys: string): string => page(`  - type: webinar-list\n    from:\n      kind: webinar\n${keys}`);
const bothWays = (fields: readonly string[]): string[] => fields.flatMap((field) => [field, `-${field}`]);
const keysOf = (schema: Schema | undefined, ...present: string[]): string[] =>
  Object.keys(schema?.properties ?? {}).filter((key) => !present.includes(key));

const common = schemaOf('common').$defs;
const cardKeys = schemaOf('blocks/card-grid').properties?.items?.items;
const icons = [...iconNames()];

/** What an editor has to offer, and where. */
export const offers: readonly Offer[] = [
  { what: 'the blocks, after type', text: page('  - type: |\n'), offered: blockNames() },
  { what: 'the blocks, after a letter', text: page('  - type: h|\n    title: Hi\n'), offered: blockNames() },
  {
    what: 'the blocks, in the second block',
    text: page('  - type: cta\n    title: A\n  - type: |\n'),
    offered: blockNames(),
  },
  { what: 'whole blocks, after a dash', text: page('  - |\n'), offered: [...blockNames(), 'type', 'Block'] },
  { what: 'the keys of a page', text: '|', offered: ['A new page', ...keysOf(schemaOf('page'))] },
  {
    what: 'the keys a page has not yet',
    text: 'title: Home\n|\n',
    offered: keysOf(schemaOf('page'), 'title'),
  },
  ...blockNames().map((name) => ({
    what: `the keys of a ${name}`,
    text: page(`  - type: ${name}\n    |\n`),
    offered: keysOf(schemaOf(`blocks/${name}`), 'type'),
  })),
  {
    what: 'a key that has been begun',
    text: hero('    al|\n'),
    offered: keysOf(schemaOf('blocks/hero'), 'type', 'title'),
  },
  { what: 'the keys of an entry', text: card('        |\n'), offered: keysOf(cardKeys, 'title') },
  { what: 'the keys of a picture', text: hero('    image:\n      |\n'), offered: keysOf(common?.image) },
  {
    what: 'the keys of a button',
    text: hero('    actions:\n      - label: A\n        |\n'),
    offered: keysOf(common?.action, 'label'),
  },
  { what: 'the choices of a block', text: hero('    align: |\n'), offered: ['start', 'center', 'split'] },
  { what: 'the backgrounds', text: hero('    background: |\n'), offered: common?.background?.enum ?? [] },
  {
    what: 'the choices of a button',
    text: hero('    actions:\n      - label: A\n        variant: |\n'),
    offered: common?.action?.properties?.variant?.enum ?? [],
  },
  {
    what: 'the fields of the kind of a list, to ask for',
    text: talks('      where:\n        |\n'),
    offered: ['date', 'time', 'presenter', 'title'],
  },
  ...['sort: |', 'sort: -|', 'sort: [title, d|]', 'sort:\n        - |', 'group: |', 'group:\n        field: |'].map(
    (text) => ({
      what: `the fields of the kind of a list, and in turn, in ${text.replace(/\s+/g, ' ')}`,
      text: talks(`      ${text}\n`),
      offered: bothWays(['date', 'time', 'presenter', 'title']),
    }),
  ),
  {
    what: 'the fields of the kind of a list that visitors can choose by',
    text: talks('    filters:\n      - |\n'),
    offered: ['time', 'presenter'],
  },
  {
    what: 'the same in one line, above the kind',
    text: page('  - type: webinar-list\n    filters: [t|]\n    from: { kind: webinar }\n'),
    offered: ['time', 'presenter'],
  },
  {
    what: 'the fields of another kind',
    text: talks('      sort: |\n').replace('kind: webinar', 'kind: person'),
    offered: bothWays(['role', 'title']),
  },
  {
    what: 'no fields of a kind that is not known',
    text: talks('      sort: |\n').replace('kind: webinar', 'kind: tide'),
    offered: [],
  },
  { what: 'the keys of a list, once each', text: talks('      |\n'), offered: keysOf(common?.query, 'kind') },
  { what: 'how many columns', text: page('  - type: link-list\n    columns: |\n'), offered: ['1', '2', '3'] },
  { what: 'true and false', text: `${top}draft: |\n`, offered: ['true', 'false'] },
  { what: 'icons of a card', text: card('        icon: |\n'), offered: icons },
  { what: 'icons, after some letters', text: card('        icon: shield|\n'), offered: icons },
  { what: 'icons of a button', text: hero('    actions:\n      - label: A\n        icon: |\n'), offered: icons },
  {
    what: 'icons of the menu',
    file: 'site.yaml',
    text: 'nav:\n  items:\n    - label: A\n      items:\n        - icon: |\n',
    offered: icons,
  },
  {
    what: 'the keys of site.yaml',
    file: 'site.yaml',
    text: 'name: Acme\n|\n',
    offered: keysOf(schemaOf('site'), 'name'),
  },
  { what: 'the modes', file: 'site.yaml', text: 'theme:\n  mode: |\n', offered: ['system', 'light', 'dark'] },
  {
    what: 'the properties of the look',
    file: 'site.yaml',
    text: 'theme:\n  properties:\n    |\n',
    offered: Object.keys(settable),
  },
  {
    what: 'the keys of the contact details',
    file: 'site.yaml',
    text: 'contact:\n  |\n',
    offered: keysOf(schemaOf('site').properties?.contact),
  },
];
