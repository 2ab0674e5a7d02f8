import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forDevelopment } from '../../src/builder/bundle/compile-for-node.ts';
import { importsIn } from './imports.ts';
import { manifest } from './lock.ts';

/** The rooms of the published builder. What `src/tools` makes is checked in, so only who changes it needs its packages. */
const rooms = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'tools')
  .map(({ name }) => `src/${name}`);

const used = importsIn(...rooms);
const values = used.filter(({ isType }) => !isType);
/** What the templates of other generators import is installed with these, and what blocks of sites import comes from the builder. */
const usedForDevelopment = importsIn('src/tools', 'tests', 'bench').filter(
  ({ file }) => !file.startsWith('bench/peers/') && !file.startsWith('tests/cases/'),
);

/** Packages that are run and not imported, with where. */
const run: Readonly<Record<string, { readonly file: string; readonly words: string }>> = {
  tsx: { file: 'src/cli/start.mjs', words: "import.meta.resolve('tsx')" },
  '@biomejs/biome': { file: 'tests/run.ts', words: "'biome', 'ci'" },
  esbuild: { file: 'src/builder/own/compiler.ts', words: "('esbuild')" },
  ajv: { file: 'src/schema/schemas/ajv.ts', words: "packages('ajv/dist/2020.js')" },
  typescript: { file: 'tests/run.ts', words: "'tsc', '--noEmit'" },
  knip: { file: 'tests/run.ts', words: "'knip', '--config'" },
  vitest: { file: 'tests/run.ts', words: "'vitest', ['run'" },
  'yaml-language-server': { file: 'tests/editor/language-server.ts', words: "programOf('yaml-language-server')" },
};

/** Packages whose data is read. */
const read: Readonly<Record<string, { readonly file: string; readonly words: string }>> = {
  'axe-core': { file: 'src/cli/test-blocks/test-blocks.ts', words: "'axe-core/axe.min.js'" },
  'lucide-static': { file: 'src/tools/icon-data.ts', words: "'lucide-static/icon-nodes.json'" },
};

const names = (imports: readonly { readonly name: string }[]): ReadonlySet<string> =>
  new Set(imports.map(({ name }) => name));

test('the published builder imports no package that is only for development', () => {
  expect(names(values).size).toBeGreaterThan(15);
  const missing = values.filter(({ name }) => !Object.hasOwn(manifest.dependencies, name));
  expect(missing).toEqual([]);
});

test('commands are compiled without the packages for development that tools load', () => {
  const missing = importsIn('src/tools').filter(
    ({ name, isType }) => !isType && !Object.hasOwn(manifest.dependencies, name),
  );
  expect([...names(missing)].filter((name) => !Object.hasOwn(read, name))).toEqual(forDevelopment);
});

test('types come from a package, or from one of types for development', () => {
  const types = used.filter(({ isType }) => isType);
  expect(types.length).toBeGreaterThan(5);
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const missing = types.filter(
    ({ name }) => !(Object.hasOwn(declared, name) || Object.hasOwn(declared, `@types/${name}`)),
  );
  expect(missing).toEqual([]);
});

test('the published builder uses every package that is not only for development', () => {
  const unused = Object.keys(manifest.dependencies).filter(
    (name) => !names(values).has(name) && !Object.hasOwn(run, name),
  );
  expect(unused).toEqual([]);
});

test('tests and tools import packages that package.json names, and use all of them', () => {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const missing = usedForDevelopment.filter(({ name, isType }) => !isType && !Object.hasOwn(declared, name));
  expect(missing).toEqual([]);
  const elsewhere = { ...run, ...read };
  const known = new Set([...names(used), ...names(usedForDevelopment), ...Object.keys(elsewhere), 'node']);
  const typed = (name: string): string => name.replace('@types/', '');
  const unused = Object.keys(manifest.devDependencies).filter((name) => !known.has(typed(name)));
  expect(unused).toEqual([]);
  for (const { file, words } of Object.values(elsewhere)) expect(readFileSync(file, 'utf8')).toContain(words);
});

test('types are there for packages that bring none, and no others', () => {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const typed = Object.keys(manifest.devDependencies).filter((name) => name.startsWith('@types/'));
  const described = typed
    .map((name) => name.replace('@types/', ''))
    .filter((name) => name !== 'node' && name !== 'mdast');
  expect(described.filter((name) => !Object.hasOwn(declared, name))).toEqual([]);
});

/** What the builder is made of, by its brief: lighter ways to do the same don't count. */
const given = [
  '@chakra-ui/react',
  '@emailjs/browser',
  '@emotion/react',
  'ajv',
  'framer-motion',
  'react',
  'react-dom',
  'react-router-dom',
  'vite',
  'yaml',
];

test('the packages that are given each do their work', () => {
  expect(given.filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
  expect(given.filter((name) => !names(values).has(name) && run[name] === undefined)).toEqual([]);
});
