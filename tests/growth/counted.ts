import { fileURLToPath } from 'node:url';
import { createServer, type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/*
 * Loads code so that it counts its steps: each call of a function and each round of a loop. The counts are part of the code that is run, so
 * they are the same with every engine that runs it.
 */

/** A piece of code that is counted, and how often it was run. */
type Piece = { readonly name: string; count: number };

/** Whose code is counted: what reads, checks and compares sites, and the packages that read YAML and Markdown, and compare texts. */
const COUNTED =
  /\/src\/(?:content|diagnostics|disk|review|schema|yaml)\/|\/node_modules\/(?:diff|yaml|micromark|mdast)/;
const PACKAGES = [/^diff$/, /^yaml$/, /^micromark/, /^mdast-util/];

/** Pieces of code that were loaded by a name that all modules know. */
export class Pieces {
  readonly all: Piece[] = [];
  private static last = 0;
  private readonly global = `countedPieces${++Pieces.last}`;

  constructor() {
    Reflect.set(globalThis, this.global, this.all);
  }

  /** Loads a module with all that it imports. */
  async load(url: URL): Promise<Readonly<Record<string, unknown>>> {
    const server = await createServer({
      configFile: false,
      logLevel: 'error',
      plugins: [this.plugin()],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, watch: null, ws: false },
      // The same modules whatever NODE_ENV is. The package yaml has the same code as CommonJS, for Node, and as modules.
      resolve: {
        alias: [
          {
            find: /^yaml$/,
            replacement: fileURLToPath(import.meta.resolve('yaml/package.json')).replace(
              'package.json',
              'browser/index.js',
            ),
          },
        ],
      },
      ssr: { noExternal: PACKAGES, resolve: { conditions: ['module', 'node'] } },
    });
    const loaded = await server.ssrLoadModule(fileURLToPath(url));
    await server.close();
    return loaded;
  }

  /** Starts counting anew. */
  reset(): void {
    for (const piece of this.all) piece.count = 0;
  }

  private plugin(): Plugin {
    return {
      name: 'counted-pieces',
      enforce: 'post',
      transform: (code, id) => (COUNTED.test(id) && /\.(?:ts|js)$/.test(id) ? this.counting(code, id) : undefined),
    };
  }

  /** The same code, which counts. */
  private counting(code: string, id: string): string {
    const inserted: { readonly at: number; readonly text: string }[] = [];
    const step = (name: string): string => `${this.global}[${this.all.push({ name, count: 0 }) - 1}].count++`;
    const insideOf = (body: ESTree.Node, name = ''): void => {
      if (body.type === 'BlockStatement') {
        inserted.push({ at: body.start + 1, text: `${step(name)};` });
        return;
      }
      const [open, separator, close] = body.type.endsWith('Statement') ? ['{', ';', '}'] : ['(', ',', ')'];
      inserted.push({ at: body.start, text: `${open}${step(name)}${separator}` }, { at: body.end, text: close });
    };
    const called = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
      if (node.body) insideOf(node.body, node.id?.name);
    };
    const repeated = (node: { readonly body: ESTree.Statement }): void => insideOf(node.body);
    // What is inside comes first, so that it also ends first where two end at one place.
    new Visitor({
      'FunctionDeclaration:exit': called,
      'FunctionExpression:exit': called,
      'ArrowFunctionExpression:exit': called,
      'ForStatement:exit': repeated,
      'ForInStatement:exit': repeated,
      'ForOfStatement:exit': repeated,
      'WhileStatement:exit': repeated,
      'DoWhileStatement:exit': repeated,
    }).visit(parseSync(id, code, { lang: 'js' }).program);
    inserted.sort((a, b) => a.at - b.at);
    const parts = inserted.map(({ at, text }, index) => code.slice(inserted[index - 1]?.at ?? 0, at) + text);
    return parts.join('') + code.slice(inserted.at(-1)?.at ?? 0);
  }
}
