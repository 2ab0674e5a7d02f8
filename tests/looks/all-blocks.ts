import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LookName } from '../../src/model/theme.ts';
import { exampleOf } from '../../src/schema/examples.ts';
import { blockNames } from '../../src/schema/schemas/schemas.ts';
import { runHere } from '../cli/run-here.ts';

/** Each look, with the colour that it has in docs/themes.md. */
export const brands: Readonly<Record<LookName, string>> = {
  stepwell: 'teal',
  plain: 'blue',
  editorial: '#b4532a',
  bold: '#e4572e',
  soft: 'violet',
  technical: 'green',
};

/** The looks in the order of docs/themes.md. */
export const lookNames = Object.keys(brands) as LookName[];

/** What site.yaml says of a small site in a look. */
export const siteYamlOf = (look: LookName): string => `name: Miller & Sons
url: https://www.example.com
theme:
  look: ${look}
  brand: "${brands[look]}"
description: What the trades around the market do for you.
contact:
  phone: +49 30 123456
  email: hello@example.com
  address: 4 Market Street
  profiles:
    - { label: Instagram, href: "https://www.instagram.com/example" }
email: { serviceId: service, templateId: template, publicKey: key }
nav:
  items:
    - label: Work
      items:
        - { label: Kitchens, href: /, description: Built for one room., icon: house }
        - { label: Repairs, href: /, description: "Doors, drawers and chairs." }
    - { label: Prices, href: / }
    - { label: Contact, href: / }
  action: { label: Order now, href: / }
footer:
  description: Open from seven, Tuesday to Saturday.
  columns:
    - { title: Work, items: [{ label: Kitchens, href: / }, { label: Repairs, href: / }] }
`;

/** Grounds that blocks stand on in turn, unless their example says which. */
const grounds = ['default', 'subtle', 'default', 'brand', 'default', 'dark'] as const;

/** A page that shows the example of each block, on changing grounds. The hero comes first, for the page's main heading. */
async function pageOfAll(): Promise<string> {
  const others = blockNames().filter((name) => name !== 'hero');
  const examples = await Promise.all(
    ['hero', ...others].map(async (name, index) => {
      const example = await exampleOf(name);
      const ground = grounds[index % grounds.length] ?? 'default';
      const isGiven = name === 'announcement' || /^ {4}background:/m.test(example);
      return ground === 'default' || isGiven ? example : `${example}\n    background: ${ground}`;
    }),
  );
  return `title: All blocks\ndescription: The example of each block.\nblocks:\n${examples.join('\n')}\n`;
}

/**
 * Builds a site that shows the example of every block, in a look.
 * @param root where its content and its `dist` are written
 * @returns the folder that is published
 * @throws Error with what the build said, if it has mistakes
 */
export async function buildAllBlocks(root: string, look: LookName): Promise<string> {
  return build(root, look, { 'site.yaml': siteYamlOf(look), 'pages/index.yaml': await pageOfAll() });
}

const text = '  - type: rich-text\n    title: Below\n    description: Words below it.\n';

/**
 * The same with a page for each block that comes first, and little space between blocks. On the home page a menu stands beside a text.
 * @returns the folder, and the addresses of the pages
 */
export async function buildFirstBlocks(root: string, look: LookName) {
  const head = 'title: A page\ndescription: What it shows.\nblocks:\n';
  const first = async (name: string) => [`pages/${name}.yaml`, `${head}${await exampleOf(name)}\n${text}`];
  const menu = '  - { type: page-links, variant: side-menu, label: All pages, items: [{ label: Here, href: / }] }';
  const pages = await Promise.all(blockNames().map(first));
  const siteYaml = siteYamlOf(look).replace('theme:\n', 'theme:\n  properties: { --look-section-space: 1.5rem }\n');
  const files = { 'site.yaml': siteYaml, 'pages/index.yaml': `${head}${menu}\n${text}`, ...Object.fromEntries(pages) };
  return { folder: await build(root, look, files), addresses: ['index', ...blockNames()] };
}

async function build(root: string, look: LookName, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const built = await runHere(['build', '--root', root], { SOURCE_DATE_EPOCH: '1780000000' });
  if (built.code !== 0) throw new Error(`The blocks can't be built in the look "${look}":\n${built.out}${built.err}`);
  return join(root, 'dist');
}
