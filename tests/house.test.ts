import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { pascalCase } from '../src/model/pascal-case.ts';
import { blockNames } from '../src/schema/schemas/schemas.ts';
import { generatedFiles } from '../src/tools/generated-files.ts';
import { programOf } from './setup/tool.ts';

type Schema = { readonly [key: string]: unknown };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function schemaFiles(): Promise<string[]> {
  const files = await readdir('schemas', { recursive: true });
  // What is made from the others for editors has a test of its own.
  return files.filter((file) => file.endsWith('.schema.json') && !file.startsWith('editor/')).sort();
}

/** Paths of the properties in a schema that have no description of their own. */
function undescribed(schema: Schema, path: string): string[] {
  const here = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const missing = here
    // Where a condition repeats a property, its description stands with the property itself.
    .filter(([, field]) => isSchema(field) && !path.includes('.if') && typeof field.description !== 'string')
    .map(([name]) => `${path}.${name}`);
  const below = Object.entries(schema).flatMap(([key, value]) => {
    const values = Array.isArray(value) ? value : [value];
    return values.filter(isSchema).flatMap((each) => undescribed(each, `${path}.${key}`));
  });
  return [...missing, ...below];
}

/** Paths of the objects in a schema that let unknown keys through. */
function open(schema: Schema, path: string): string[] {
  // What every block may have is put into the schema of each, and those are closed. A condition lets nothing through.
  const isOpen =
    isSchema(schema.properties) &&
    schema.type === 'object' &&
    schema.additionalProperties !== false &&
    path !== 'page.schema.json.$defs.block' &&
    !path.includes('.if');
  const below = Object.entries(schema).flatMap(([key, value]) => {
    const values = Array.isArray(value) ? value : [value];
    return values.filter(isSchema).flatMap((each) => open(each, `${path}.${key}`));
  });
  return [...(isOpen ? [path] : []), ...below];
}

describe('the schemas', () => {
  test('describe every property', async () => {
    for (const file of await schemaFiles()) {
      expect(undescribed(JSON.parse(await readFile(join('schemas', file), 'utf8')), file)).toEqual([]);
    }
  });

  test('let no unknown key through', async () => {
    for (const file of await schemaFiles()) {
      expect(open(JSON.parse(await readFile(join('schemas', file), 'utf8')), file)).toEqual([]);
    }
  });
});

// Else a new rule about all pages would find its mistake in the sites of others. A copy of a page that is there twice says the same.
test('pages of a case site have descriptions of their own', async () => {
  const files = (await readdir('tests/cases', { recursive: true })).filter(
    (file) => /\/pages\/.*\.ya?ml$/.test(file) && !file.includes('/conflict-copy/'),
  );
  const described = await Promise.all(
    files.map(async (file) => {
      const said = /^description: *(\S.*)$/m.exec(await readFile(join('tests/cases', file), 'utf8'))?.[1];
      return said === undefined ? [] : [`${file.slice(0, file.indexOf('/pages/'))}: ${said}`];
    }),
  );
  const all = described.flat();
  expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
});

test('generated files are fresh', async () => {
  for (const [path, text] of await generatedFiles())
    expect(await readFile(path, 'utf8'), `${path}: run \`npm run generate\``).toBe(text);
});

describe('a block is a schema and a folder of its name', () => {
  test('each schema has its folder, with a component and an example', async () => {
    const names = blockNames();
    const folders = (await readdir('src/blocks', { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name)
      .sort();
    expect(folders).toEqual(names);
    for (const name of names) {
      expect(existsSync(`src/blocks/${name}/${pascalCase(name)}.tsx`), name).toBe(true);
      expect(existsSync(`src/blocks/${name}/example.yaml`), name).toBe(true);
    }
  });

  test('no other file of the builder names a block', async () => {
    const names = blockNames().filter((name) => name.includes('-'));
    const files = (await readdir('src', { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('blocks/') && !file.includes('generated'),
    );
    const mentions: string[] = [];
    for (const file of files) {
      const text = await readFile(join('src', file), 'utf8');
      mentions.push(...names.filter((name) => text.includes(`'${name}'`)).map((name) => `${file}: ${name}`));
    }
    // There is a mistake of the same name as a block.
    const codes =
      /^(?:diagnostics|content\/load|content\/check\/rules|schema\/explain)\/(?:catalogue|load-file|texts|explain)\.ts: long-text$/;
    // The form's own rules (names of fields, the mail account) have a check of their own.
    // The pages of the gallery are content, made of blocks as an author's are.
    const others = mentions.filter(
      (mention) => !codes.test(mention) && !mention.startsWith('server/gallery/gallery.ts'),
    );
    expect(others.filter((mention) => !/^content\/check\/rules\/forms.ts: contact-form$/.test(mention))).toEqual([]);
  });
});

test('the lock file names every package for every system, so that npm ci works on each', async () => {
  type Locked = { readonly optionalDependencies?: Readonly<Record<string, string>> };
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    await readFile('package-lock.json', 'utf8'),
  );
  const locked = Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/')));
  const wanted = Object.values(lock.packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !locked.includes(`node_modules/${name}`))).toEqual([]);
});

/** Who may import whom: the table in ARCHITECTURE.md. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  model: [],
  diagnostics: [],
  outputs: ['model'],
  print: ['model'],
  engine: [],
  disk: ['model'],
  yaml: ['model', 'diagnostics'],
  values: ['model', 'diagnostics'],
  schema: ['model', 'diagnostics', 'yaml', 'disk', 'values'],
  content: ['model', 'diagnostics', 'outputs', 'engine', 'disk', 'yaml', 'schema', 'values'],
  authoring: ['model', 'diagnostics', 'disk', 'yaml', 'schema', 'values', 'content'],
  review: ['model', 'diagnostics', 'disk', 'yaml', 'schema', 'values', 'content'],
  blocks: ['model'],
  app: ['model', 'blocks'],
  builder: ['model', 'diagnostics', 'outputs', 'print', 'engine', 'disk', 'yaml', 'schema', 'values', 'content'],
  server: [
    'model',
    'diagnostics',
    'outputs',
    'engine',
    'disk',
    'yaml',
    'schema',
    'values',
    'content',
    'authoring',
    'builder',
  ],
  cli: [
    'model',
    'diagnostics',
    'engine',
    'disk',
    'yaml',
    'schema',
    'values',
    'content',
    'authoring',
    'review',
    'builder',
    'server',
    'tools',
  ],
  tools: ['model', 'diagnostics', 'yaml', 'schema', 'values', 'content', 'authoring'],
};

test('ARCHITECTURE.md has the same table', async () => {
  const rows = (await readFile('ARCHITECTURE.md', 'utf8')).matchAll(/^\| `(\w+)` \| [^|]+ \| ([\w, ]+) \|$/gm);
  const told = [...rows].map(([, room = '', others = '']) => [room, others === 'nothing' ? [] : others.split(', ')]);
  expect(Object.fromEntries(told)).toEqual(allowed);
});

test('ARCHITECTURE.md and CONTRIBUTING.md name files that exist', async () => {
  const texts = await Promise.all(['ARCHITECTURE.md', 'CONTRIBUTING.md'].map((guide) => readFile(guide, 'utf8')));
  const named = [...texts.join('\n').matchAll(/`((?:src|tests|docs|schemas)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(40);
  // CODE, NAME and the block that the recipe makes stand for others.
  const exact = named.filter((path) => !/[A-Z]{4}|price-table|PriceTable/.test(path));
  expect(exact.filter((path) => !existsSync(path))).toEqual([]);
});

test('comments name files that exist', async () => {
  const files = await written();
  const named = [...files].flatMap(([file, text]) =>
    [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs))`/g)].map(([, path = '']) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(30);
  const all = [...(await readdir('src', { recursive: true })), ...(await readdir('tests', { recursive: true }))];
  const paths = all.map((path) => `/${path.replaceAll('\\', '/')}`);
  const isThere = (path: string): boolean =>
    existsSync(path) || paths.some((each) => each.endsWith(`/${path.replace(/^(?:src|tests)\//, '')}`));
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});

test('ARCHITECTURE.md has at most 1,600 words, plain ones', async () => {
  const text = (await readFile('ARCHITECTURE.md', 'utf8')).replace(/\]\([^)]*\)|```.*?```/gs, ' ');
  expect(text.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(1600);
  expect(text).not.toMatch(/\b(?:is another one|held against|told|stands)\b/);
});

/** So many files import themselves by way of others, mostly for a type. There should be fewer, and there are none in `blocks`. */
const MOST_IN_CIRCLES = 26;

test('not more files import themselves by way of others than before', async () => {
  const files = await written();
  const needs = new Map(
    [...files].map(([file, text]) => {
      const paths = [...text.matchAll(/(?:from |import )'(\.[^']+)'/g)].map(([, path = '']) =>
        join(dirname(file), path),
      );
      return [file, paths.map((path) => path.replaceAll('\\', '/'))] as const;
    }),
  );
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (needs.get(from) ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
  const found = [...needs.keys()].filter((file) => reaches(file, file));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST_IN_CIRCLES);
  expect(found.filter((file) => file.startsWith('blocks/'))).toEqual([]);
});

test('decisions name files and folders that exist', async () => {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
  const files = stdout.split('\n').flatMap((file) => {
    const folders = file.split('/').slice(0, -1);
    return [`/${file}`, ...folders.map((_, at) => `/${folders.slice(0, at + 1).join('/')}/`)];
  });
  const ends = new Set(files.flatMap((path) => [...path.matchAll(/\/(?=.)/g)].map(({ index }) => path.slice(index))));
  const gone: string[] = [];
  for (const decision of await readdir('docs/decisions')) {
    const text = await readFile(join('docs/decisions', decision), 'utf8');
    const named = text.matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs)|[a-z][\w-]*(?:\/[\w-]+)+\/)`/g);
    // CODE and NAME stand for others.
    const missing = [...named].flatMap(([, path = '']) => (ends.has(`/${path}`) || /[A-Z]{4}/.test(path) ? [] : path));
    gone.push(...missing.map((path) => `${decision}: ${path}`));
  }
  expect(gone).toEqual([]);
});

test('the linter refuses every import that the table does not allow', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-walls-'));
  await cp('biome.json', join(folder, 'biome.json'));
  spawnSync('git', ['init', '-q'], { cwd: folder });
  const rooms = Object.keys(allowed);
  const forbidden: string[] = [];
  for (const room of rooms) {
    await mkdir(join(folder, 'src', room), { recursive: true });
    for (const other of rooms) {
      await writeFile(join(folder, 'src', room, `${other}.ts`), `import '../${other}/some-file.ts';\n`);
      if (other !== room && !allowed[room]?.includes(other)) forbidden.push(`src/${room}/${other}.ts`);
    }
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      programOf('biome'),
      'lint',
      '--only=style/noRestrictedImports',
      '--max-diagnostics=none',
      '--reporter=json',
      'src',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const refused = [...stdout.matchAll(/"path":\s*"(src\/[^"]+)"/g)].map(([, path]) => path);
  await rm(folder, { recursive: true });
  expect([...new Set(refused)].sort()).toEqual(forbidden.sort());
});

/** Folders that import themselves by way of those beside them, in folders at any depth; and how many imports were looked at. */
async function circles(): Promise<{ readonly found: string[]; readonly count: number }> {
  const files = (await readdir('src', { recursive: true })).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const needs = new Map<string, Map<string, Set<string>>>();
  let count = 0;
  for (const file of files) {
    for (const [, path = ''] of readFileSync(join('src', file), 'utf8').matchAll(
      /(?:from |import\(|import )'(\.[^']+)'/g,
    )) {
      const [own, other] = [file.split('/'), join(dirname(file), path).split('/')];
      const depth = own.findIndex((part, index) => part !== other[index]);
      // Both are folders there.
      if (depth >= own.length - 1 || depth >= other.length - 1) continue;
      const around = own.slice(0, depth).join('/');
      const all = needs.get(around) ?? new Map<string, Set<string>>();
      const of = all.get(own[depth] ?? '') ?? new Set<string>();
      needs.set(around, all.set(own[depth] ?? '', of.add(other[depth] ?? '')));
      count += 1;
    }
  }
  const found = [...needs].flatMap(([around, all]) => {
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(all.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
    return [...all.keys()].filter((name) => reaches(name, name)).map((name) => join('src', around, name));
  });
  return { found, count };
}

test('no folder imports itself by way of the folders beside it', async () => {
  const { found, count } = await circles();
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

/**
 * How many strings with a sentence the rooms have that find mistakes: what is written into files, and words of languages. What
 * authors are told is in `messages/`.
 */
const sentencesLeft: Readonly<Record<string, number>> = {
  'values/day.ts': 1,
  'content/entries/stamp.ts': 1,
  'schema/own/editor-file.ts': 1,
  'authoring/new-page/kind-wish.ts': 4,
  'authoring/new-page/fit-in.ts': 1,
  'authoring/new-site/hosts.ts': 1,
  'authoring/release/release.ts': 2,
};

/** At least three words and what ends them. What is filled in counts as a word. */
const SENTENCE = /(?:^|[.!?:] )["(]?[A-Za-z]\S*(?: \S+)+ \S*[.!?][")]?(?: |$)/;

/** The strings of a syntax tree; what programmers read of their own mistakes is none. */
function stringsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(stringsIn);
  if (!isSchema(node)) return [];
  const { type, value, quasis, callee } = node;
  if (type === 'Literal' && typeof value === 'string') return [value];
  if (type === 'ThrowStatement' || (isSchema(callee) && /Error$/.test(String(callee.name)))) return [];
  const own = type === 'TemplateLiteral' && Array.isArray(quasis) ? [quasis.map((each) => each.value.cooked)] : [];
  return [...own.map((pieces) => pieces.join('X')), ...Object.values(node).flatMap(stringsIn)];
}

test('the sentences that authors read are in messages/, not where mistakes are found', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) =>
    /^(?:disk|yaml|values|schema|content|authoring|review)\/.*\.ts$/.test(file),
  );
  const counts = files.map((file): [string, number] => {
    const tree = parseAst(readFileSync(join('src', file), 'utf8'), { lang: 'ts' });
    return [file, stringsIn(tree).filter((text) => SENTENCE.test(text)).length];
  });
  expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(sentencesLeft);
});

/** The files of the source that people write, with their texts. */
async function written(): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir('src', { recursive: true })).filter((file) => /\.(?:tsx?|mjs|css)$/.test(file));
  const own = files.filter((file) => !file.includes('generated'));
  return new Map(own.map((file) => [file.replaceAll('\\', '/'), readFileSync(join('src', file), 'utf8')]));
}

const linesOf = (text: string): number => text.split('\n').length - 1;

/**
 * How many lines each room may have. Whoever needs more takes them from another room, or says in a decision why. The figures are those of
 * 2026-11-29; together they come to no more than 80,000 ([decision 76](../docs/decisions/0076-budgets.md)).
 */
const budgets: Readonly<Record<string, number>> = {
  content: 16_684,
  blocks: 10_875,
  builder: 8_000,
  schema: 8_373,
  values: 2_613,
  yaml: 6_148,
  app: 3_217,
  server: 4_565,
  cli: 4_260,
  authoring: 4_376,
  diagnostics: 1_542,
  tools: 1_748,
  print: 1_544,
  review: 1_657,
  disk: 1_272,
  model: 1_361,
  outputs: 811,
  engine: 799,
};

test('each room keeps to its budget of lines', async () => {
  const counts: Record<string, number> = {};
  for (const [file, text] of await written()) {
    const room = file.split('/')[0] ?? '';
    counts[room] = (counts[room] ?? 0) + linesOf(text);
  }
  expect(Object.keys(counts).sort()).toEqual(Object.keys(budgets).sort());
  const free = 80_000 - Object.values(budgets).reduce((sum, lines) => sum + lines, 0);
  expect(free, 'All rooms together may have 80,000 lines.').toBeGreaterThanOrEqual(0);
  const rooms = Object.entries(counts).map(([room, lines]) => ({ room, lines, left: (budgets[room] ?? 0) - lines }));
  const over = rooms.filter(({ left }) => left < 0).map(({ room, lines }) => `${room}: ${lines} of ${budgets[room]}`);
  const most = rooms.filter(({ left }) => left > 0).toSorted((a, b) => b.left - a.left);
  const where = most.map(({ room, left }) => `, ${left} of the room ${room}`).join('');
  expect(
    over,
    `Too many lines in src/. Delete some, or raise this budget: of 80,000 lines, ${free} are free${where}. Beyond that, lower another one by as much.`,
  ).toEqual([]);
});

test('a file tells one story: no file of the source has more than 400 lines', async () => {
  const files = await written();
  const long = [...files].map(([file, text]) => [file, linesOf(text)] as const).filter(([, lines]) => lines > 400);
  expect(long).toEqual([]);
  expect(files.size).toBeGreaterThan(600);
});

/** In percent: the share of files that one other file imports, and of exports that one other file uses, as they are. The goals are 25, which is reached, and 35. */
const mostShares = { files: 24, exports: 46 } as const;

test('not more files have one importer, and exports one user, than before', async () => {
  const files = await written();
  const importers = new Map<string, Set<string>>();
  const users = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, key: string, file: string): void => {
    map.set(key, (map.get(key) ?? new Set()).add(file));
  };
  for (const [file, text] of files) {
    for (const [, names = '', path = ''] of text.matchAll(
      /(?:(?:import|export)(?: type)? \{([^}]*)\} from |from |import\()'(\.[^']+)'/g,
    )) {
      const other = join(dirname(file), path).replaceAll('\\', '/');
      note(importers, other, file);
      for (const name of names.split(','))
        note(
          users,
          `${other} ${
            name
              .trim()
              .replace(/^type /, '')
              .split(' as ')[0]
          }`,
          file,
        );
    }
  }
  const exported = [...files].flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:async )?(?:function|const|class|type) (\w+)/gm)].map(([, name]) => `${file} ${name}`),
  );
  const share = (all: readonly string[], found: ReadonlyMap<string, ReadonlySet<string>>): number =>
    Math.ceil((100 * all.filter((each) => found.get(each)?.size === 1).length) / all.length);
  const shares = { files: share([...files.keys()], importers), exports: share(exported, users) };
  expect(shares.files).toBeLessThanOrEqual(mostShares.files);
  expect(shares.exports).toBeLessThanOrEqual(mostShares.exports);
});

/** What remembers something for objects in a way of its own, and why `once` and `onceFor` don't do. */
const remembering: Readonly<Record<string, readonly string[]>> = {
  'it is `onceFor`': ['model/once.ts'],
  'of elements in the browser, which change': [
    ...['filter-list', 'item-words', 'listed', 'show-items'].map((file) => `blocks/shared/filters/${file}.ts`),
    'server/serving/guard.ts',
  ],
  'of two things together': ['content/entries/entry-index.ts', 'content/texts/nodes.ts', 'schema/block.ts'],
  'made from more than the object that it goes with': [
    ...['content/check/outline.ts', 'content/texts/markdown.ts'],
    'builder/queries/planner.ts',
  ],
};

test('what is remembered is in the engine, in the cache, or in `once` and `onceFor`', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const own = files.filter((file) => /new Weak(?:Map|Set)\b/.test(readFileSync(join('src', file), 'utf8')));
  expect(own.toSorted()).toEqual(Object.values(remembering).flat().toSorted());
});

test('no flag of V8 is changed while the program runs, which can crash Node', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  expect(files.filter((file) => readFileSync(join('src', file), 'utf8').includes('setFlagsFromString'))).toEqual([]);
});
