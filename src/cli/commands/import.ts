import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseAst } from 'vite';
import { type Imported, importSite } from '../../authoring/import/import.ts';
import type { Left } from '../../authoring/import/new-pages.ts';
import { oldFolder } from '../../authoring/import/systems.ts';
import { newSite } from '../../authoring/new-site/new-site.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { isIn } from '../../disk/slashed.ts';
import { grouped } from '../../model/lists.ts';
import { exitCodes, misused, quoted, type Run } from '../command.ts';
import { scriptCommand } from '../report.ts';
import { newPlace, putSite, siteFolder } from './new/new-place.ts';
import { nameFrom } from './new/site.ts';

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

/**
 * What a file of settings in JavaScript or TypeScript exports, as far as it stands there as a value: `export default defineConfig({ … })`, `module.exports = { … }`.
 * Nothing of the file is run. What is computed is left out.
 * @returns undefined where it isn't a program, or exports no such value
 */
export function literalIn(text: string): unknown {
  let body: readonly Node[];
  try {
    body = parseAst(text, { lang: 'ts' }).body as unknown as readonly Node[];
  } catch {
    // It isn't our file to mend: what stands in it is asked for in site.yaml.
    return undefined;
  }
  const constants = new Map<string, unknown>();
  const exported: Record<string, unknown> = {};
  let main: unknown;
  for (const each of body) {
    const declared = each.type === 'ExportNamedDeclaration' ? (each.declaration as Node | null) : each;
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations as readonly { id: Node; init: Node | null }[]) {
        const value = valueIn(init, constants);
        constants.set(String(id.name), value);
        if (declared !== each) exported[String(id.name)] = value;
      }
    if (each.type === 'ExportDefaultDeclaration') main = valueIn(each.declaration as Node, constants);
    const set = each.type === 'ExpressionStatement' ? (each.expression as Node) : undefined;
    if (set?.type === 'AssignmentExpression' && text.slice(...rangeOf(set.left)) === 'module.exports')
      main = valueIn(set.right as Node, constants);
  }
  return main ?? (Object.keys(exported).length > 0 ? exported : undefined);
}

const rangeOf = (node: unknown): [number, number] => {
  const { start, end } = node as { readonly start: number; readonly end: number };
  return [start, end];
};

/** Of `defineConfig({ … })` and the like, but not of a call with a name in it, such as that of another file. */
const valueOfCall = (first: unknown): unknown => (typeof first === 'object' ? first : undefined);

function valueIn(node: Node | null | undefined, constants: ReadonlyMap<string, unknown>): unknown {
  const inner = (each: unknown): unknown => valueIn(each as Node, constants);
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return (node.expressions as readonly Node[]).length > 0
        ? undefined
        : (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('');
    case 'ArrayExpression':
      return (node.elements as readonly Node[]).map(inner).filter((each) => each !== undefined);
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties as readonly Node[]).flatMap(({ key, value }) => {
          const { name, value: text } = (key ?? {}) as { readonly name?: string; readonly value?: string };
          const found = key === undefined ? undefined : inner(value);
          return found === undefined ? [] : [[name ?? text ?? '', found]];
        }),
      );
    case 'CallExpression':
      return valueOfCall(inner((node.arguments as readonly Node[])[0]));
    case 'Identifier':
      return constants.get(String(node.name));
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return inner(node.expression);
    default:
      return undefined;
  }
}

/** The list of what could not be brought, in the new site. */
const LIST = 'not-imported.txt';

/** `sitewright import`: says what a site of another system would be here, or makes it. */
export const run: Run = async ({ options, words: [from, ...to] }, io) => {
  if (from === undefined) throw misused({ why: 'no-import' });
  const old = resolve(io.cwd, from);
  if (!existsSync(old)) throw misused({ why: 'not-there', option: from, what: 'folder', given: from });
  const isFile = statSync(old).isFile();
  const root = isFile ? dirname(old) : old;
  const folder = to.length === 0 ? undefined : await siteFolder(to, io);
  // Beside the one file that WordPress exports, there may be anything.
  if (folder !== undefined && !isFile && isIn(root, folder)) throw misused({ why: 'in-old', folder: from });
  const name = nameFrom(root);
  const imported = await importSite(oldFolder(root, isFile ? basename(old) : undefined), { name, literalIn });
  if (imported.pages === 0) throw misused({ why: 'no-texts', folder: from });
  io.out.write(`${summary(imported)}\n`);
  if (folder === undefined) {
    const command = scriptCommand(['import', quoted(from), '../new-site'], options, io);
    io.out.write(`\n${say('imported', { why: 'not-written', command })}\n`);
    return exitCodes.fine;
  }
  const place = newPlace(folder, undefined, { options, io });
  const around = await newSite({ name, kind: 'blank', look: undefined }, place.builder);
  const own = [...around.files].filter(([path]) => !/^(?:pages\/|public\/|site\.yaml$)/.test(path));
  const list = imported.left.length === 0 ? [] : [[LIST, listOf(imported.left)] as const];
  const files = new Map<string, string | Uint8Array>([...own, ...imported.files, ...list]);
  return putSite(files, place, `\n${say('imported', { why: 'made', ...place.said })}\n`);
};

function summary({ system, pages, pictures, left }: Imported): string {
  const groups = [...grouped(left, ({ why }) => why)].sort(([, a], [, b]) => b.length - a.length);
  return [
    say('imported', { why: 'found', system, pages, pictures }),
    ...(groups.length === 0 ? [] : ['', say('imported', { why: 'left', file: LIST })]),
    ...groups.map(([what, { length }]) => `  ${say('imported', { why: 'group', what, count: length })}`),
  ].join('\n');
}

/** By file and line. */
function listOf(left: readonly Left[]): string {
  const lines = left.map(({ file, line, why, what }) => {
    const words = what.replace(/\s+/g, ' ').slice(0, 200);
    return `${file}${line === undefined ? '' : `:${line}`}: ${say('imported', { why: 'one', what: why })}${words === '' ? '' : `: ${words}`}`;
  });
  return `${[...new Set(lines)].join('\n')}\n`;
}
