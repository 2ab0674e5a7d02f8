import { Column } from './column.ts';
import { Cycle, TooDeep } from './errors.ts';

/** How many questions may wait for each other's answers. Each takes a few frames of V8's stack, which has 10,000. */
const DEEPEST = 1000;

/** The nodes that wait for each other's answers. */
export class Waiting {
  private readonly nodes: number[] = [];
  /** 1 for each of them. */
  private readonly marks = new Column();
  private readonly keyAt: (node: number) => string;

  constructor(keyAt: (node: number) => string) {
    this.keyAt = keyAt;
  }

  get isEmpty(): boolean {
    return this.nodes.length === 0;
  }

  /**
   * Notes that something is done for a node that others can't do for it meanwhile. `leave` has to follow.
   * @throws Cycle, TooDeep
   */
  enter(node: number): void {
    if (this.marks.at(node) === 1) throw new Cycle(this.path(this.nodes.indexOf(node), node));
    if (this.nodes.length === DEEPEST) throw new TooDeep(this.path(DEEPEST - 10, node));
    this.nodes.push(node);
    this.marks.set(node, 1);
  }

  leave(): void {
    this.marks.set(this.nodes.pop() ?? 0, 0);
  }

  private path(from: number, last: number): string[] {
    return [...this.nodes.slice(from), last].map(this.keyAt);
  }
}
