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
  /** What is asked for the part that is made now, if one is. */
  private part: Asked | undefined;
  /** Whether nobody may ask any more. */
  isOver = false;

  add(node: number): void {
    this.part?.add(node);
    const { nodes } = this;
    if (nodes.length > FEW) {
      this.known ??= new Set(nodes);
      if (this.known.has(node)) return;
      this.known.add(node);
    } else if (nodes.includes(node)) return;
    nodes.push(node);
  }

  /** Makes a part, and gives what is asked for that besides. */
  inPart<T>(make: () => T): { readonly value: T; readonly asked: Asked } {
    const around = this.part;
    const part = new Asked();
    this.part = part;
    try {
      return { value: make(), asked: part };
    } finally {
      this.part = around;
      for (const node of part.nodes) around?.add(node);
      if (part.isLater) around?.asksLater();
    }
  }

  /** Notes that something of it is made only when it's called for. */
  asksLater(): void {
    this.isLater = true;
    this.part?.asksLater();
  }

  /** Notes what asking has thrown. @returns it */
  failed(error: unknown): unknown {
    this.failure ??= { error };
    return error;
  }
}
