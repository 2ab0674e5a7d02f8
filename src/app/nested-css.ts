/** A declaration, or a block and what stands before it. */
type Statement = string | { readonly prelude: string; readonly inside: readonly Statement[] };

// Emotion's output is minified. A string may hold any of these signs.
const token = /"(?:[^"\\]|\\.)*"|[{};]|[^"{};]+/g;

/** Takes CSS apart at its braces and semicolons. */
function statementsIn(css: string): Statement[] {
  const outer: Statement[][] = [];
  const preludes: string[] = [];
  let inside: Statement[] = [];
  let text = '';
  const endDeclaration = (): void => {
    if (text !== '') inside.push(text);
    text = '';
  };
  for (const [piece] of css.matchAll(token)) {
    if (piece === '{') {
      outer.push(inside);
      preludes.push(text);
      inside = [];
      text = '';
    } else if (piece === '}') {
      endDeclaration();
      const block = { prelude: preludes.pop() ?? '', inside };
      inside = outer.pop() ?? [];
      inside.push(block);
    } else if (piece === ';') endDeclaration();
    else text += piece;
  }
  return inside;
}

/** The selectors of a list, which has commas in parentheses, too. */
function selectorsIn(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of list.matchAll(/[(),]/g)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0) {
      selectors.push(list.slice(from, index));
      from = index + 1;
    }
  }
  return [...selectors, list.slice(from)];
}

/** At-rules that may stand in a rule. */
const conditional = /^@(?:media|supports|container|starting-style)\b/;

/** Puts what is said of one class into one rule. */
class Nesting {
  readonly #name: string;
  readonly #own: RegExp;

  constructor(name: string) {
    this.#name = name;
    this.#own = new RegExp(`\\.${name}(?![\\w-])`, 'g');
  }

  /** What a statement says inside the class's rule. Undefined if it isn't about the class. */
  inside(statement: Statement): readonly Statement[] | undefined {
    if (typeof statement === 'string') return [statement];
    const { prelude, inside } = statement;
    if (prelude === `.${this.#name}`) return inside;
    if (prelude.startsWith('@')) {
      const moved = conditional.test(prelude) ? this.all(inside) : undefined;
      return moved && [{ prelude, inside: moved }];
    }
    const selectors = selectorsIn(prelude).map((selector) => this.#selector(selector));
    return selectors.includes(undefined) ? undefined : [{ prelude: selectors.join(','), inside }];
  }

  all(statements: readonly Statement[]): readonly Statement[] | undefined {
    const moved = statements.map((statement) => this.inside(statement));
    return moved.includes(undefined) ? undefined : moved.flatMap((each) => each ?? []);
  }

  #selector(selector: string): string | undefined {
    const named = selector.replace(this.#own, '&');
    if (!named.includes('&')) return undefined;
    // What begins with the class, and names it once, is meant to be inside it.
    return /^&[ >+~][^&]*$/.test(named) ? named.slice(1).trimStart() : named;
  }
}

/** Declarations behind a block: a browser may take them for earlier than the block. */
function textOf(statements: readonly Statement[]): string {
  let isBehindBlock = false;
  return statements
    .map((statement, at) => {
      if (typeof statement !== 'string') {
        isBehindBlock = true;
        return `${statement.prelude}{${textOf(statement.inside)}}`;
      }
      if (isBehindBlock) return `&{${statement}}`;
      return at < statements.length - 1 ? `${statement};` : statement;
    })
    .join('');
}

/**
 * Writes the rules of a class as one, with the others nested in it: a bar of eighty rules names itself once. The order of declarations, and
 * what each selector counts, stay.
 * @param css all rules of the class, as emotion writes them
 */
export function nested(css: string, className: string): string {
  const inside = new Nesting(className).all(statementsIn(css));
  return inside === undefined ? css : `.${className}{${textOf(inside)}}`;
}
