import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin, Rolldown } from 'vite';
import { themeOf } from '../../content/theme/theme.ts';
import { slashed } from '../../disk/slashed.ts';
import type { CompiledStyles, NamedExport } from '../../model/compiled-styles.ts';
import type { Theme } from '../../model/theme.ts';
import { builderRoot, entries } from '../builder-root.ts';
import { Failure, reasonOf } from '../failure.ts';
import { bundleConfig } from './config.ts';
import { foreignModule } from './fingerprint.ts';
import { inProduction } from './in-production.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Rolldown throws one error that holds several; Vite's own plugins throw one with `id` and `loc`. */
function firstOf(error: unknown): unknown {
  const { errors }: Fields = Object(error);
  return Array.isArray(errors) && errors.length > 0 ? errors[0] : error;
}

/** Where the error says it is: in the frame it draws, or else in its fields. */
function placeOf(error: unknown, words: string): string | undefined {
  const [, framed] = /╭─\[ ([^╭\n]+?) \]/.exec(words) ?? [];
  if (framed !== undefined) return framed;
  const { id, loc }: Fields = Object(error);
  const { file, line, column }: Fields = Object(loc);
  const name = typeof file === 'string' ? file : typeof id === 'string' ? id : undefined;
  return name && [relative(builderRoot, name), line, column].filter((part) => part !== undefined).join(':');
}

/** The words before the drawing, without the names of whoever says them. */
function sentenceOf(words: string): string {
  const lines = (words.split(/\n[^\S\n]*╭─/)[0] ?? '')
    .split('\n')
    .filter((line) => !/^\s*$|^Transform failed with/.test(line));
  return lines
    .join(' ')
    .replace(/^(?:\[[^\]]*\] ?)+/, '')
    .trim();
}

/** One sentence about a source file that could not be compiled; or what else was thrown. */
export function describeCompileError(error: unknown): string {
  if (error instanceof Failure) return error.message;
  const first = firstOf(error);
  const words = stripVTControlCharacters(reasonOf(first));
  const place = placeOf(first, words);
  const sentence = sentenceOf(words);
  return place === undefined ? `The app does not run: ${sentence}` : `${place} could not be compiled: ${sentence}`;
}

/** Nothing of a site, and nothing that others have set, is in it. */
const alone = { configFile: false, root: builderRoot, publicDir: false, envDir: false, logLevel: 'silent' } as const;

type Built = Rolldown.RolldownOutput | readonly Rolldown.RolldownOutput[] | Rolldown.RolldownWatcher;

async function runVite(folder: string): Promise<Built[]> {
  // Loaded here, because an unchanged builder needs no Vite at all.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    ...bundleConfig(folder),
    ...alone,
    appType: 'custom',
    plugins: [leavingOut, await compiledStyles()],
  });
  return Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
}

function chunksIn(built: readonly Built[]): Rolldown.OutputChunk[] {
  const outputs = built.flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.filter((output) => output.type === 'chunk');
}

/** Fills `folder` with `entry-server.js`, `boot.js`, `built/*` and Vite's manifest. @throws Failure that names the file that can't be compiled */
export async function compile(folder: string): Promise<void> {
  const built = await inProduction(() => runVite(folder)).catch((error: unknown) => {
    throw new Failure(describeCompileError(error), { cause: error });
  });
  const modules = chunksIn(built).flatMap(({ moduleIds }) => moduleIds);
  const foreign = foreignModule(builderRoot, modules);
  if (foreign !== undefined) {
    throw new Failure(`The app imports ${relative(builderRoot, foreign)}, which is neither in src/ nor a package.`);
  }
}

const from = (path: string): string => slashed(join(builderRoot, dirname(entries.styles), path));

function named(exports: Readonly<Record<string, NamedExport>>): string {
  const lines = Object.entries(exports).map(
    ([name, { isCalled, names }]) =>
      `export const ${name} = /* @__PURE__ */ ${isCalled ? 'namedRecipe' : 'namedSlots'}(${JSON.stringify(names)});`,
  );
  return [
    `import { namedRecipe, namedSlots } from ${JSON.stringify(from('../../blocks/shared/styles.ts'))};`,
    ...lines,
  ].join('\n');
}

function naming({ modules, rules }: CompiledStyles): Plugin {
  const texts = new Map(Object.entries(modules).map(([path, exports]) => [from(path), named(exports)]));
  texts.set(from('compiled.ts'), `export const compiledRules = JSON.parse(${JSON.stringify(JSON.stringify(rules))});`);
  return {
    name: 'sitewright:naming-styles',
    enforce: 'pre',
    load: { filter: { id: /\.recipe\.ts$|[\\/]compiled\.ts$/ }, handler: (id) => texts.get(slashed(id)) },
  };
}

/** Makes classes of all styles of the app, by Chakra. @returns the plugin that puts their names in the place of styles */
async function compiledStyles(): Promise<Plugin> {
  const { build } = await import('vite');
  const built = await build({
    ...alone,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { noExternal: true },
    ssr: { noExternal: true },
    build: {
      ssr: join(builderRoot, entries.styles),
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [program] = chunksIn([built]);
  // It needs nothing but itself, and is run once.
  const address = `data:text/javascript;base64,${Buffer.from(program?.code ?? '').toString('base64')}`;
  const { compileStyles }: { readonly compileStyles: (theme: Theme) => CompiledStyles } = await import(address);
  return naming(compileStyles(themeOf()));
}

/** Code of the router that is never reached with our settings, which a bundler can't know. */
type Unreached = {
  /** The words that keep it in, and those that don't. */
  readonly kept: string | RegExp;
  readonly leftOut: string;
};

const router = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs$/;

/** What refers to those parts of the router that only links, forms, actions, fetchers and instruments of its own need: our one route has a loader. */
const unreached: readonly Unreached[] = [
  // Without these lines nothing refers to its links, forms and documents.
  { kept: /^ *[\w.]+\.displayName = .*;$/gm, leftOut: '' },
  { kept: /(=\s*)(React\d*\.(?:forwardRef|memo|createContext)\()/g, leftOut: '$1/* @__PURE__ */ $2' },
  {
    kept: /var (AwaitErrorBoundary|RemixErrorBoundary) = (class extends .*?\n\});/gs,
    leftOut: 'var $1 = /* @__PURE__ */ (() => $2)();',
  },
  { kept: /if \(init\.instrumentations\) \{/g, leftOut: 'if (false) {' },
  { kept: '    fetch: fetch2,\n', leftOut: '' },
  {
    kept: /= normalizeNavigateOptions\(\s*false,\s*normalizedPath,\s*opts\s*\);/,
    leftOut: '= { path: normalizedPath };',
  },
  {
    kept: '} else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {',
    leftOut: '} else if (false) {',
  },
];

function withoutOne(code: string, { kept, leftOut }: Unreached): string {
  const left = code.replace(kept, leftOut);
  if (left === code) throw new Error(`${router} has changed: it has no "${kept}".`);
  return left;
}

/** Leaves out of every takeover what is never reached: 8 KB (brotli). It throws when a package no longer has the words. */
const leavingOut: Plugin = {
  name: 'sitewright:leaving-out',
  // Vite wraps every `import()` to fetch style sheets and modules ahead. There are none here, and the wrapper would be
  // half of the module that a takeover begins with.
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  transform: {
    filter: { id: router },
    handler: (code) => ({ code: unreached.reduce(withoutOne, code), map: null }),
  },
};
