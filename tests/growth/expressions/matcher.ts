import { type AST, RegExpParser } from '@eslint-community/regexpp';

/*
 * Looks for a regular expression in a text as engines that try one way after the other do, and counts the steps. Engines differ in how long a
 * step takes and in which they leave out, and a clock also measures what else the computer does: this counts the same ones on each.
 */

/** What follows a part of an expression: whether all of it is found from there on. */
type Then = (at: number) => boolean;
type Part = (at: number, then: Then) => boolean;

/** Where parts of an expression are read to: behind a place, or in a lookbehind before it. */
type Way = 1 | -1;

export class TooManySteps extends Error {}

export class Matcher {
  private readonly flags: string;
  private readonly often: number;
  private readonly hasCodePoints: boolean;
  private readonly whole: Part;
  private readonly groups: ([number, number] | undefined)[] = [];
  private readonly numbers = new Map<AST.CapturingGroup, number>();
  private text: readonly string[] = [];
  private steps = 0;
  private most = 0;

  /** @param often so often at most is a part repeated that may come more than that, but not as often as it likes */
  constructor(source: string, flags: string, often = Number.POSITIVE_INFINITY) {
    this.flags = flags;
    this.often = often;
    this.hasCodePoints = /[uv]/.test(flags);
    const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    const pattern = new RegExpParser().parsePattern(source, 0, source.length, mode);
    this.whole = this.anyOf(pattern.alternatives, 1);
  }

  /**
   * The steps that it takes to find the expression, with the flag g as often as it is there.
   * @throws TooManySteps
   */
  stepsIn(text: string, most: number): number {
    this.read(text, most);
    let from = 0;
    while (from <= this.text.length) {
      const found = this.find(from);
      if (found === undefined || !this.flags.includes('g')) break;
      from = Math.max(found[1], found[0] + 1);
    }
    return this.steps;
  }

  /** Where the expression is found first, from and to, in a text that was given. */
  private find(from: number): readonly [number, number] | undefined {
    let end = -1;
    const then = (at: number): boolean => {
      end = at;
      return true;
    };
    // Where nothing is found, the groups are empty again.
    this.groups.length = 0;
    for (let start = from; start <= this.text.length; start += 1) {
      if (this.whole(start, then)) return [start, end];
      if (this.flags.includes('y')) return undefined;
    }
    return undefined;
  }

  /** The first match in a text, to be held against what an engine finds. */
  firstIn(text: string): string | undefined {
    this.read(text);
    const found = this.find(0);
    return found && this.text.slice(...found).join('');
  }

  private read(text: string, most = Number.POSITIVE_INFINITY): void {
    this.text = this.hasCodePoints ? [...text] : text.split('');
    this.steps = 0;
    this.most = most;
  }

  private step(): void {
    this.steps += 1;
    if (this.steps > this.most) throw new TooManySteps();
  }

  private anyOf(alternatives: readonly AST.Alternative[], way: Way): Part {
    const parts = alternatives.map(({ elements }) => this.inOrder(elements, way));
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    return (at, then) => {
      for (const part of parts) if (part(at, then)) return true;
      return false;
    };
  }

  private inOrder(elements: readonly AST.Element[], way: Way): Part {
    const parts = elements.map((element) => this.partOf(element, way));
    if (way === -1) parts.reverse();
    return parts.reduceRight<Part>(
      (rest, part) => (at, then) => part(at, (next) => rest(next, then)),
      (at, then) => then(at),
    );
  }

  private partOf(element: AST.Element, way: Way): Part {
    switch (element.type) {
      case 'Assertion':
        return this.assertion(element);
      case 'Quantifier':
        return this.repeated(element, way);
      case 'Group':
        return this.anyOf(element.alternatives, way);
      case 'CapturingGroup':
        return this.captured(element, way);
      case 'Backreference':
        return this.again(element, way);
      default: {
        const isOne = this.letter(element, way);
        return (at, then) => isOne(at) && then(at + way);
      }
    }
  }

  /** Whether there is a letter that fits. */
  private letter(element: AST.Element, way: Way): (at: number) => boolean {
    const test = new RegExp(`^(?:${element.raw})$`, this.flags.replace(/[gym]/g, ''));
    const known = new Map<string, boolean>();
    return (at) => {
      this.step();
      const letter = this.text[way === 1 ? at : at - 1];
      if (letter === undefined) return false;
      const isKnown = known.get(letter);
      if (isKnown !== undefined) return isKnown;
      const fits = test.test(letter);
      known.set(letter, fits);
      return fits;
    };
  }

  private repeated({ element, min, max: most, greedy }: AST.Quantifier, way: Way): Part {
    const max = Number.isFinite(most) ? Math.max(min, Math.min(most, this.often)) : most;
    if (greedy && /^Character(?:Set|Class)?$/.test(element.type))
      return this.letters(this.letter(element, way), min, max, way);
    const part = this.partOf(element, way);
    const from = (at: number, count: number, then: Then): boolean => {
      this.step();
      const more = (): boolean =>
        count < max && part(at, (end) => (end !== at || count < min) && from(end, count + 1, then));
      const enough = (): boolean => count >= min && then(at);
      return greedy ? more() || enough() : enough() || more();
    };
    return (at, then) => from(at, 0, then);
  }

  /** As many letters as there are, then one less each time: without a call in a call, of which there may be too many. */
  private letters(isOne: (at: number) => boolean, min: number, max: number, way: Way): Part {
    return (at, then) => {
      let count = 0;
      while (count < max && isOne(at + count * way)) count += 1;
      for (; count >= min; count -= 1) {
        this.step();
        if (then(at + count * way)) return true;
      }
      return false;
    };
  }

  private captured(element: AST.CapturingGroup, way: Way): Part {
    const number = this.numbers.size;
    this.numbers.set(element, number);
    const part = this.anyOf(element.alternatives, way);
    return (at, then) =>
      part(at, (end) => {
        const before = this.groups[number];
        this.groups[number] = way === 1 ? [at, end] : [end, at];
        if (then(end)) return true;
        this.groups[number] = before;
        return false;
      });
  }

  private again({ resolved }: AST.Backreference, way: Way): Part {
    const elements = Array.isArray(resolved) ? resolved : [resolved];
    const flat = (from: number, to: number): string => {
      const words = this.text.slice(from, to).join('');
      return this.flags.includes('i') ? words.toLowerCase() : words;
    };
    return (at, then) => {
      this.step();
      const group = elements.flatMap((each) => [this.groups[this.numbers.get(each) ?? -1]]).find(Boolean);
      if (group === undefined) return then(at);
      const end = at + (group[1] - group[0]) * way;
      return end >= 0 && flat(Math.min(at, end), Math.max(at, end)) === flat(...group) && then(end);
    };
  }

  private assertion(element: AST.Assertion): Part {
    if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
      const part = this.anyOf(element.alternatives, element.kind === 'lookahead' ? 1 : -1);
      return (at, then) => part(at, () => true) !== element.negate && then(at);
    }
    const holds = this.edge(element);
    return (at, then) => {
      this.step();
      return holds(at) && then(at);
    };
  }

  private edge(element: AST.EdgeAssertion | AST.WordBoundaryAssertion): (at: number) => boolean {
    const isBreak = (at: number): boolean => this.flags.includes('m') && /[\n\r\u2028\u2029]/.test(this.text[at] ?? '');
    const isWord = (at: number): boolean => /^\w$/.test(this.text[at] ?? '');
    const ends = {
      start: (at: number) => at === 0 || isBreak(at - 1),
      end: (at: number) => at === this.text.length || isBreak(at),
    };
    if (element.kind !== 'word') return ends[element.kind];
    const { negate } = element;
    return (at) => (isWord(at - 1) !== isWord(at)) !== negate;
  }
}
