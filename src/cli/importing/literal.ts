import { parseAst } from 'vite';

/** A node of a program, as ESTree has it. */
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
