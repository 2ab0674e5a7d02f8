/** How many are looked through one by one. */
const FEW = 16;

/** The nodes that somebody asks for, each once, in the order in which they are asked. */
export class Asked {
  readonly nodes: number[] = [];
  private known: Set<number> | undefined;
  /** What asking has thrown first. */
  failure: { readonly error: unknown } | undefined;
  /** Whether something of it is made only when it's called for. */
  isLater = false;
  /** Whether nobody may ask any more. */
  isOver = false;

  add(node: number): void {
    const { nodes } = this;
    if (nodes.length > FEW) {
      this.known ??= new Set(nodes);
      if (this.known.has(node)) return;
      this.known.add(node);
    } else if (nodes.includes(node)) return;
    nodes.push(node);
  }

  /** Notes what asking has thrown. @returns it */
  failed(error: unknown): unknown {
    this.failure ??= { error };
    return error;
  }
}
