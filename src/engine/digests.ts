import { Row } from './column.ts';
import type { Lines } from './lines.ts';

/** The digests of nodes. */
export class Digests {
  /** Those that were saved, by the first nodes. */
  private readonly saved: Lines | undefined;
  /** Those that are others now. */
  private readonly others: Row<string>;

  constructor(saved?: Lines, others = new Row<string>()) {
    this.saved = saved;
    this.others = others;
  }

  at(node: number): string | undefined {
    return this.others.at(node) ?? (this.hasSaved(node) ? this.saved?.at(node) : undefined);
  }

  /** Whether a node has this one. */
  isAt(node: number, digest: string): boolean {
    const other = this.others.at(node);
    if (other !== undefined) return other === digest;
    return this.hasSaved(node) && this.saved?.isAt(node, digest) === true;
  }

  set(node: number, digest: string): void {
    this.others.set(node, digest);
  }

  copy(): Digests {
    return new Digests(this.saved, this.others.copy());
  }

  private hasSaved(node: number): boolean {
    return node < (this.saved?.length ?? 0);
  }
}
