import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { builderRoot } from '../builder-root.ts';
import { inProduction } from './in-production.ts';

const fromTop = (id: string): string => relative(builderRoot, id).replaceAll(sep, '/');

/** Lets compiled modules find their data (schemas, docs) beside their source, so that both can be moved together. */
const inPlace = (toBuilder: string): Plugin => ({
  name: 'sitewright:in-place',
  enforce: 'pre',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) =>
      fromTop(id).startsWith('src/')
        ? code.replaceAll(
            'import.meta.url',
            `new URL(${JSON.stringify(`${toBuilder}/${wayTo(builderRoot, id)}`)}, import.meta.url).href`,
          )
        : undefined,
  },
});

const wayTo = (folder: string, file: string): string =>
  relative(folder, file).split(sep).map(encodeURIComponent).join('/');

/**
 * Packages that become a part of the program, because almost every command takes them and they are many small files: YAML, Markdown, XML,
 * sizes and addresses of pictures, colours. To find and read these files one by one took longer than to check a small site. All others stay where they are.
 */
const within = [
  /^(yaml|fastest-levenshtein|image-size|saxes|xmlchars|unpic|culori)(\/|$)/,
  /^(mdast|micromark|unist)-/,
  /^(micromark|character-entities|decode-named-character-reference|devlop|longest-streak|markdown-table|zwitch)$/,
];

/** Packages that needn't be installed to use the builder: what is made with them asks for them when it runs. */
export const forDevelopment: readonly string[] = ['@messageformat/parser', 'json-schema-to-typescript'];

type Replaced = Readonly<Record<string, string>>;

export type ForPackage = {
  /** Where the builder's files will be, from the folder of the programs: an address. */
  readonly builder: string;
  readonly outside: readonly string[];
  readonly list: string;
};

const replacing = (replaced: Replaced): Plugin => ({
  name: 'sitewright:replacing',
  enforce: 'pre',
  load: {
    filter: { id: Object.keys(replaced).map((path) => new RegExp(`${path.replaceAll('/', '[\\\\/]')}$`)) },
    handler: (id) => replaced[fromTop(id)],
  },
});

/**
 * Compiles programs of ours for Node, with everything they import but most packages.
 * @param programs the file of each, by its name: `program` becomes `program.mjs`
 * @param folder what is filled with them and the parts that they load later. It must lie where the packages can be found
 * @param replaced the text of files of ours that are others in the programs, by their paths from the top of the builder
 */
export async function compileForNode(
  programs: Readonly<Record<string, string>>,
  folder: string,
  { replaced = {}, forPackage }: { readonly replaced?: Replaced; readonly forPackage?: ForPackage } = {},
): Promise<void> {
  const { build } = await import('vite');
  await inProduction(() =>
    build({
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      root: builderRoot,
      plugins: [inPlace(forPackage?.builder ?? wayTo(folder, builderRoot)), replacing(replaced)],
      ssr: forPackage === undefined ? { noExternal: within } : { noExternal: true, external: [...forPackage.outside] },
      build: {
        ssr: true,
        outDir: folder,
        target: 'node20',
        minify: false,
        sourcemap: forPackage === undefined,
        ...(forPackage && { license: { fileName: forPackage.list } }),
        rolldownOptions: {
          input: programs,
          ...(forPackage === undefined && { external: [...forDevelopment] }),
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    }),
  );
}
