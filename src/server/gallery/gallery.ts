import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { reasonOf } from '../../builder/failure.ts';
import { planFilled } from '../../builder/plan/plan.ts';
import { settle } from '../../content/settle/settle.ts';
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts';
import type { JsonObject, WrittenBlock } from '../../model/json.ts';
import type { PageContent, Site } from '../../model/site.ts';
import { validateBlock } from '../../schema/block.ts';
import { asListItem } from '../../schema/examples.ts';
import { fieldsOf, wordsFor } from '../../schema/schemas/fields.ts';
import { below, blockNames, ownInForce, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { errorsOf } from '../../schema/schemas/validators.ts';
import { toDiagnostic } from '../../yaml/findings/finding.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { plainObject } from '../../yaml/syntax/tree.ts';
import { sourceText } from '../../yaml/text/source.ts';
import { planOptions } from '../dev/live-content.ts';
import { type LiveSite, liveSite } from '../dev/live-site.ts';
import type { Problem } from '../dev/problem.ts';
import { problemsOf } from '../dev/problems.ts';

const page = (route: string, title: string, blocks: readonly WrittenBlock[]): PageContent => ({
  ...{ file: '', route, title },
  content: { title, description: title, blocks: [...blocks] },
});

const text = (title: string, ...paragraphs: readonly string[]): WrittenBlock => ({
  type: 'rich-text',
  title,
  description: paragraphs.filter((each) => each !== '').join('\n\n'),
});

/** What people use a block for, and what else they call it: in English on an English site, in other languages besides on any other. */
function usesOf({ goodFor = [], alsoCalled = '', inOtherLanguages = '' }: Schema, language: string): string[] {
  const others = language.startsWith('en') ? '' : inOtherLanguages;
  const names = [alsoCalled, others].filter((each) => each !== '').join(', ');
  return [goodFor.length === 0 ? '' : `Good for ${goodFor.join(', ')}.`, names === '' ? '' : `Also called: ${names}.`];
}

/** The page that shows all blocks, to choose from. Visitors find them by what people call them, too. */
function indexPage(names: readonly string[], { name: siteName, language = 'en' }: Site['settings']): PageContent {
  const items = names.map((name) => {
    const schema = schemaOf(`blocks/${name}`);
    const description = [schema.description ?? '', ...usesOf(schema, language)].filter((each) => each !== '').join(' ');
    return { title: schema.title ?? name, meta: [name], description, href: `/${name}` };
  });
  const lead = `${names.length} blocks to build pages from, with the colours and the data of ${siteName}. Choose one, copy its YAML into a page and change the words.`;
  return page('/', 'Blocks', [{ type: 'card-grid', title: 'Blocks', description: lead, find: true, items }]);
}

/** The pages of one block: its example with its YAML, its fields and its variants, and the example alone. */
function blockPages(name: string, names: readonly string[], { block, text: yaml }: Example): PageContent[] {
  const schema = schemaOf(`blocks/${name}`);
  const title = schema.title ?? name;
  const shown = (values: JsonObject = {}): WrittenBlock[] => {
    if (block === undefined) return [];
    const { id: _, ...others } = block;
    return [{ ...others, ...values, type: name }];
  };
  const variants = choicesFor(name, block ?? {}).flatMap(([field, value]) => [
    text(`${field}: ${value}`),
    ...shown({ [field]: value }),
  ]);
  const head = [title, `\`${name}\``, schema.description ?? '', ...usesOf(schema, '')] as const;
  const at = names.indexOf(name);
  const link = (key: 'previous' | 'next', other: string | undefined) =>
    other === undefined ? {} : { [key]: { label: schemaOf(`blocks/${other}`).title ?? other, href: `/${other}` } };
  const copied =
    'Paste it under `blocks:` in a page. It works in any site. Then write your own words and links over it.';
  return [
    page(`/${name}`, title, [
      text(...head, `[The example alone](/${name}/preview)`),
      ...shown(),
      text('YAML', copied, `\`\`\`\`\`yaml\n${asListItem(yaml)}\n\`\`\`\`\``),
      text('Fields', ...fieldsTable(schema)),
      ...variants,
      { type: 'page-links', variant: 'neighbours', ...link('previous', names[at - 1]), ...link('next', names[at + 1]) },
    ]),
    page(`/${name}/preview`, title, shown()),
  ];
}

/** Every field of a block: its name, whether it must be there, what to write and what it is for. */
function fieldsTable(schema: Schema): string[] {
  const fields = fieldsOf(schema);
  const rows = fields.map(({ path, schema: field, required }) =>
    [`\`${path}\``, required ? 'yes' : 'no', inCell(wordsFor(field)), inCell(field.description ?? '')].join(' | '),
  );
  const note = '`items[].title` is the `title` of each entry of the list `items`.';
  const head = ['Field | Required | What to write | What it is for', '--- | --- | --- | ---'];
  return [fields.some(({ path }) => path.includes('[]')) ? note : '', [...head, ...rows].join('\n')];
}

/** Words of a schema in a table: links to guides are their words, and signs mean themselves. */
const inCell = (words: string): string =>
  words
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/`\*/g, '`\\*')
    .replaceAll('|', '\\|');

/** What can be chosen about an example: each value that the schema allows beside all else in it, of fields that take one of a few. */
function choicesFor(name: string, example: JsonObject): (readonly [field: string, value: string | number])[] {
  const schema = schemaOf(`blocks/${name}`);
  return Object.keys(schema.properties ?? {}).flatMap((field) => {
    const allowed = valuesOf(below(schema, field)?.schema ?? {}).filter(
      (value) => errorsOf(`blocks/${name}`, { ...example, [field]: value }).length === 0,
    );
    return allowed.length > 1 ? allowed.map((value) => [field, value] as const) : [];
  });
}

function valuesOf({ enum: named, type, minimum, maximum }: Schema): readonly (string | number)[] {
  if (named !== undefined) return named;
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}

/** Where the gallery is, to be mounted there: an address that no page and no file of a site can have. */
export const galleryBase = '/__blocks';

/** In the place of a site whose site.yaml could never be read: a mistake there hides no block. */
const standIn: Site = {
  settings: { name: 'Example', url: 'https://www.example.com' },
  pages: [],
  brokenRoutes: new Map(),
  publicFiles: new Map(),
  imageSizes: new Map(),
};

/** The gallery of all blocks, as far as one address needs it: a site of examples, in the theme and with the data of the site that is being written. */
export async function gallerySite({ live }: LiveSite, url: string): Promise<LiveSite> {
  const around = live?.content ?? standIn;
  const names = blockNames();
  const site = withGallery(around, names);
  const [, name] = /^\/__blocks\/([\w-]+)/.exec(url) ?? [];
  if (name === undefined || name === 'index') return planned(site, [indexPage(names, around.settings)], []);
  if (!names.includes(name)) return planned(site, [], []);
  const example = await readExample(name);
  // Nobody fixes it from here: a check of the site names it, too, if it is the site's.
  const isFixable = false;
  try {
    const wrong = problemsOf(example.diagnostics.filter(isError), () => example.text);
    const problems = wrong.map(({ id: _, ...problem }) => ({ ...problem, isFixable }));
    return planned(site, blockPages(name, names, example), problems);
  } catch (error) {
    // Such as an icon that doesn't exist, in the example of a block of the site's own.
    const said = { severity: 'error', message: reasonOf(error), hint: '', related: [] } as const;
    const problems = [{ file: example.file, ...said, isFixable }];
    return planned(site, blockPages(name, names, { ...example, block: undefined }), problems);
  }
}

/** The site with the pages of the gallery in the place of its own. What leads to its own pages is left out. */
function withGallery(site: Site, names: readonly string[]): Site {
  const { announcement: _, nav: __, footer: ___, redirects: ____, ...settings } = site.settings;
  const pages = ['/', ...names.flatMap((name) => [`/${name}`, `/${name}/preview`])].map((route) => ({
    ...{ file: '', route, title: route },
  }));
  const url = new URL(galleryBase, settings.url).href;
  return { ...site, pages, settings: { ...settings, name: 'Blocks', url } };
}

function planned(site: Site, pages: readonly PageContent[], problems: readonly Problem[]): LiveSite {
  return liveSite(problems, planFilled(site, pages, planOptions()), site);
}

/** A block's example, as it is written and once it is read. Without `block`, `diagnostics` tell why. */
type Example = {
  readonly file: string;
  readonly text: string;
  readonly block: JsonObject | undefined;
  readonly diagnostics: readonly Diagnostic[];
};

/** Reads the example of a block, of ours or of the site's own, as the content of a page would be read, by itself: that it fits any site, a test sees to. */
async function readExample(name: string): Promise<Example> {
  const { schemas, examples } = ownInForce();
  const isOwn = schemas.has(name);
  const file = `${isOwn ? '' : 'src/'}blocks/${name}/example.yaml`;
  const text = isOwn ? (examples.get(name) ?? `type: ${name}\n`) : await readFile(join(builderRoot, file), 'utf8');
  const source = sourceText(file, text);
  const { root, findings } = parse(source);
  const all = [...findings, ...(root === undefined ? [] : validateBlock(source, root, {}))];
  const diagnostics = settle(all, new Map()).map(toDiagnostic);
  const isGood = root?.kind === 'map' && !diagnostics.some(isError);
  return { file, text, block: isGood ? plainObject(root) : undefined, diagnostics };
}
