import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A regular expression, and where it stands. */
export type Expression = { readonly source: string; readonly flags: string; readonly place: string };

/** All regular expressions of the builder: literals, what is put together with `new RegExp`, and the patterns of the schemas and of the tables of words. */
export function allExpressions(): Expression[] {
  const code = filesIn('src', /\.(?:tsx?|mjs|js)$/).flatMap((file) => inCode(file, readFileSync(file, 'utf8')));
  const schemas = filesIn('schemas', /\.schema\.json$/)
    .filter((file) => !file.startsWith('schemas/editor/'))
    .flatMap((file) => inSchema(JSON.parse(readFileSync(file, 'utf8')), file));
  const forms: readonly Record<string, string>[] = JSON.parse(readFileSync('schemas/words/foreign.json', 'utf8'));
  const foreign = forms.flatMap(({ pattern = '', flags = '', words = '' }) =>
    [
      [pattern, flags],
      [words, ''],
    ].map(([source = '', each = '']) => ({ source, flags: each, place: 'foreign.json' })),
  );
  const tables = filesIn('schemas/words', /\.json$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"(?:\^|\(\?)(?:[^"\\]|\\.)*"/g)].map(([pattern]) => ({
      source: String(JSON.parse(pattern)),
      flags: '',
      place: file,
    })),
  );
  return [...code, ...schemas, ...tables, ...foreign];
}

function filesIn(folder: string, names: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => join(folder, file))
    .sort();
}

/** The expressions of a file. Whatever is filled into one that is put together stands in it as a word, unless the file says what it is. */
export function inCode(file: string, text: string): Expression[] {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found: Expression[] = [];
  const constants = new Map<string, string>();
  walk(program, (node) => {
    const { regex, callee, id, init } = node;
    // Flags that are not written there are none.
    const add = (source: string, flags: string): void => {
      found.push({ source, flags, place: `${file}:${text.slice(0, Number(node.start)).split('\n').length}` });
    };
    if (isNode(regex)) add(String(regex.pattern), String(regex.flags));
    if (isNode(id) && isNode(init)) constants.set(String(id.name), sourceOf(init, constants));
    if (isNode(callee) && callee.name === 'RegExp' && Array.isArray(node.arguments)) {
      const [pattern, flags] = node.arguments;
      // A pattern of a schema is looked at with the schemas.
      if (isNode(pattern) && pattern.type === 'MemberExpression') return;
      if (isNode(pattern) && pattern.type === 'ChainExpression') return;
      add(isNode(pattern) ? sourceOf(pattern, constants) : '', isNode(flags) ? String(flags.value ?? '') : '');
    }
  });
  return found;
}

/** A word that is the name of a script, too. */
const FILLED_IN = 'Latin';

/** What some code says, as far as a pattern is concerned. */
function sourceOf(node: Node, constants: ReadonlyMap<string, string>): string {
  const { type, value, regex, name, object, quasis, expressions } = node;
  if (isNode(regex)) return String(regex.pattern);
  if (type === 'Literal') return String(value);
  if (type === 'Identifier') return constants.get(String(name)) ?? FILLED_IN;
  // The source of another expression
  if (type === 'MemberExpression' && isNode(object)) return sourceOf(object, constants);
  if (type === 'TemplateLiteral' && Array.isArray(quasis) && Array.isArray(expressions)) {
    return quasis
      .map((quasi, index) => {
        const text = isNode(quasi) && isNode(quasi.value) ? String(quasi.value.cooked) : '';
        const filled: unknown = expressions[index];
        // How often something may come is a number.
        const word = text.endsWith('{') ? '3' : isNode(filled) ? sourceOf(filled, constants) : '';
        return text + word;
      })
      .join('');
  }
  return FILLED_IN;
}

type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function walk(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, see);
  if (!isNode(value)) return;
  see(value);
  for (const each of Object.values(value)) walk(each, see);
}

/** The patterns of a schema. Those that an `x-` key or an annotation carries in another form are found, too: by their name. */
function inSchema(schema: unknown, file: string): Expression[] {
  const found: Expression[] = [];
  walk(schema, ({ pattern }) => {
    if (typeof pattern === 'string') found.push({ source: pattern, flags: 'u', place: file });
  });
  return found;
}
