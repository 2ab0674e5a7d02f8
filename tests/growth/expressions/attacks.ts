import type { AST } from '@eslint-community/regexpp';
import { RegExpParser } from '@eslint-community/regexpp';

/** A text that could take long: a beginning, a piece as often as one likes, and an end. */
export type Attack = { readonly before: string; readonly piece: string; readonly after: string };

/** What stands in people's texts, besides what an expression names itself. */
const ORDINARY = ['a', '1', ' ', '\n', '\t', '\r', '-', '.', '/', '"', "'", ':', '\0', 'ä'];

/** So often, something could as well come as often as it likes. */
const OFTEN = 30;

/** What an expression may not find after all that it has read. */
const ENDS = ['', '\0', '\n\0', '\0\n\0'];

/** What is part of few expressions. */
const OTHERS = ['\0', 'z'];

/** How many words lead to a part, and how many are repeated there. */
const MOST = { starts: 3, leads: 12 };

/**
 * Texts in which an expression may look for itself again and again: each of its parts, and each letter it knows, repeated, after the
 * words that lead to there. None if nothing in it may come as often as it likes.
 */
export function attacksOn(source: string, flags: string): Attack[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, flags.includes('u') || flags.includes('v'));
  const search = new Search(new Letters(pattern, flags));
  for (const { elements } of pattern.alternatives) search.collect(elements, [''], ['']);
  const attacks: Attack[] = [];
  for (const [before, pieces] of search.found) {
    for (const piece of pieces) {
      for (const after of ENDS) attacks.push({ before, piece, after });
      // What begins the text is often read by another part of the expression.
      if (before === '') for (const other of OTHERS) attacks.push({ before: other, piece, after: other });
    }
  }
  return attacks;
}

/** A walk through an expression that collects what to repeat, by the words before it. */
class Search {
  readonly found = new Map<string, Set<string>>();
  readonly letters: Letters;
  private readonly sampler: Sampler;

  constructor(letters: Letters) {
    this.letters = letters;
    this.sampler = new Sampler(letters);
  }

  /**
   * @param starts words that lead from the start of the expression to these elements
   * @param leads words that end right before them, of which a search may begin at each
   */
  collect(elements: readonly AST.Element[], starts: readonly string[], leads: readonly string[]): void {
    for (const [index, element] of elements.entries()) {
      const body = element.type === 'Quantifier' ? element.element : element;
      const here = this.sampler.wordsOfAll(elements.slice(0, index));
      const before = starts.flatMap((start) => here.map((word) => start + word)).slice(0, MOST.starts);
      const leading = [
        ...elements.slice(0, index).flatMap((_, from) => this.sampler.wordsOfAll(elements.slice(from, index))),
        ...leads.flatMap((lead) => here.map((word) => lead + word)),
        '',
      ];
      const some = [...new Set(leading)].slice(0, MOST.leads);
      if (element.type === 'Quantifier' && element.max >= OFTEN) {
        const after = this.sampler.wordsOfAll(elements.slice(index, index + 2));
        const words = [...this.sampler.words(body, 6), ...after];
        this.add(before, [...words, ...some, ...some.flatMap((lead) => after.map((word) => lead + word))]);
      }
      if ('alternatives' in body) for (const inner of body.alternatives) this.collect(inner.elements, before, some);
    }
  }

  private add(starts: readonly string[], pieces: readonly string[]): void {
    for (const start of ['', ...starts]) {
      const known = this.found.get(start) ?? new Set<string>();
      this.found.set(start, known);
      for (const piece of [...pieces, ...this.letters.all]) if (piece !== '') known.add(piece);
    }
  }
}

/** The letters with which an expression is tried, and which of them a set of it takes. */
class Letters {
  readonly all: readonly string[];
  private readonly flags: string;
  private readonly known = new Map<string, readonly string[]>();

  constructor(pattern: AST.Pattern, flags: string) {
    const named = new Set<string>();
    walkCharacters(pattern, (code) => named.add(String.fromCodePoint(code)));
    this.all = [...new Set([...ORDINARY, ...[...named].slice(0, 40)])];
    this.flags = flags.replace(/[gy]/g, '');
  }

  of(set: AST.Node): readonly string[] {
    const known = this.known.get(set.raw);
    if (known !== undefined) return known;
    const test = new RegExp(`^(?:${set.raw})$`, this.flags);
    const letters = this.all.filter((letter) => test.test(letter));
    this.known.set(set.raw, letters);
    return letters;
  }
}

function walkCharacters(node: AST.Node, see: (code: number) => void): void {
  if (node.type === 'Character') see(node.value);
  if (node.type === 'CharacterClassRange') see(node.min.value);
  for (const key of ['alternatives', 'elements'] as const) {
    const below: unknown = Reflect.get(node, key);
    if (Array.isArray(below)) for (const each of below) walkCharacters(each, see);
  }
  const inner: unknown = Reflect.get(node, 'element');
  if (isNode(inner)) walkCharacters(inner, see);
}

const isNode = (value: unknown): value is AST.Node => typeof value === 'object' && value !== null && 'type' in value;

/** Words that parts of an expression take. */
class Sampler {
  readonly letters: Letters;
  constructor(letters: Letters) {
    this.letters = letters;
  }

  words(node: AST.Node, most: number): string[] {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)];
      case 'CharacterSet':
      case 'CharacterClass':
        return this.letters.of(node).slice(0, most);
      case 'Quantifier': {
        const once = this.words(node.element, most);
        if (node.min === 0) return ['', ...once].slice(0, Math.max(most, 2));
        return once.map((word) => word.repeat(node.min));
      }
      case 'Group':
      case 'CapturingGroup':
        return [...new Set(node.alternatives.flatMap((each) => this.wordsOfAll(each.elements)))].slice(0, most * 3);
      default:
        return [''];
    }
  }

  /** Words of parts that follow each other: of the first words of each, the second and the last. */
  wordsOfAll(nodes: readonly AST.Node[]): string[] {
    const each = nodes.map((node) => this.words(node, 2));
    return [...new Set([0, 1, -1].map((at) => each.map((words) => words.at(at) ?? words.at(-1) ?? '').join('')))];
  }
}
