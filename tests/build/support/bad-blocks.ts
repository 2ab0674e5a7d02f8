import type { Files } from './site.ts';

/** A component: what it shows, what it does before, what it imports from React, and what is done as it is loaded. */
type Component = {
  readonly shows: string;
  readonly does?: string;
  readonly imports?: string;
  readonly first?: string;
};

/** Blocks of a site's own that break laws, each with the fields `title` and those that are named. */
const bad: Readonly<Record<string, readonly [fields: readonly string[], component: Component]>> = {
  barred: [
    ['pale', 'wide', 'cut', 'folded', 'unseen', 'note', 'items'],
    {
      imports: 'useEffect, useState',
      first: `const recipe = slotRecipe({
  base: {
    pale: { color: '#b4b4b4' },
    wide: { minWidth: '700px' },
    cut: { whiteSpace: 'nowrap', overflow: 'hidden' },
    unseen: { display: 'none' },
  },
});`,
      does: "const styles = useStyles(recipe);\n  const [open, setOpen] = useState(false);\n  useEffect(() => console.error('The moon is gone.'), []);",
      shows: `<chakra.p css={styles.pale}><Words of={pale} /></chakra.p>
      <chakra.p css={styles.wide}><Words of={wide} /></chakra.p>
      <chakra.p css={styles.cut}><Words of={cut} /></chakra.p>
      <button type="button" onClick={() => setOpen(true)}>More</button>
      {open && <Words of={folded} />}
      <chakra.p css={styles.unseen}><Words of={unseen} /></chakra.p>
      <img src="/a.svg" width="40" height="40" />
      <p>{note.length > 20 ? 'long' : 'short'}</p>
      <Words of={note} />
      <ul>{items.map(({ text }, index) => <li key={index}><Words of={text} /></li>)}</ul>
      {typeof window === 'undefined' ? 'built' : 'seen'}`,
    },
  ],
  random: [[], { shows: '{String(Math.random())}' }],
  throwing: [[], { does: "if (title !== undefined) throw new Error('No tides.');", shows: '' }],
  endless: [[], { does: 'for (;;) Math.max(1, 2);', shows: '' }],
  greedy: [
    [],
    {
      does: 'const all = []; if (typeof window !== "undefined") for (;;) all.push(new Array(1e5).fill(1));',
      shows: '',
    },
  ],
  hanging: [[], { does: 'if (typeof window !== "undefined") for (;;) Math.max(1, 2);', shows: '' }],
};

const text = '{ description: What it says., $ref: text }';

/** A list under whose name no text stands. */
const items = `{ description: What is in it., type: array, entries: true, headings: true, items: { type: object, properties: { text: ${text} } } }`;

const schemaOf = (fields: readonly string[]): string =>
  [
    'title: A block',
    'description: A block for a test.',
    'required: [title]',
    'properties:',
    ...['title', ...fields].map((field) => `  ${field}: ${field === 'items' ? items : text}`),
    '  background: { description: The colour behind the block., $ref: background }',
    '',
  ].join('\n');

const exampleOf = (name: string, fields: readonly string[]): string =>
  [
    `type: ${name}`,
    'title: A title',
    ...fields.map((field) =>
      field === 'items'
        ? 'items: [{ text: One }]'
        : `${field}: This is ${field}, with more words than fit in a line of a phone.`,
    ),
    '',
  ].join('\n');

const componentOf = (fields: readonly string[], { shows, does = '', imports = '', first = '' }: Component): string =>
  `import { chakra, HeadedSection, slotRecipe, useStyles, Words } from 'sitewright/blocks';
import { ${imports} } from 'react'; ${first}

export default function Block({ title, background, ${fields.join(', ')} }) {
  ${does}
  return (
    <HeadedSection title={title} background={background}>
      <chakra.i />
      ${shows}
    </HeadedSection>
  );
}
`;

const inCapitals = (name: string): string => name.replace(/^\w/, (letter) => letter.toUpperCase());

type Blocks = typeof bad;

const filesOf = (blocks: Blocks): Files =>
  Object.fromEntries(
    Object.entries(blocks).flatMap(([name, [fields, component]]) => [
      [`blocks/${name}/schema.yaml`, schemaOf(fields)],
      [`blocks/${name}/${inCapitals(name)}.tsx`, componentOf(fields, component)],
      [`blocks/${name}/example.yaml`, exampleOf(name, fields)],
    ]),
  );

/** The files of these blocks. */
export const badBlocks = filesOf(bad);

/** Those of a block that no build of its site survives: it is never loaded. */
export const unloadable = filesOf({ loading: [[], { first: 'for (;;) Math.max(1, 2);', shows: '' }] });
