import type { Keep } from './questions.ts';
import type { Pieces } from './store.ts';

/** What of a question says how long its values stay. */
type Kept = { readonly name: string; readonly keep: Keep };

/** The values of nodes, for as long as each is to stay. */
export class Values {
  private readonly inMemory = new Map<number, unknown>();
  /** The nodes whose value is another one than the one that was saved. */
  private readonly isNew = new Set<number>();
  /** JSON outside V8's heap. */
  private readonly asText = new Map<number, Uint8Array>();
  private readonly last = new Map<string, { readonly node: number; readonly value: unknown }>();
  /** The JSON of those that were saved. */
  private readonly saved: Pieces<Uint8Array> | undefined;

  constructor(saved?: Pieces<Uint8Array>) {
    this.saved = saved;
  }

  /** @returns undefined if the value isn't here any more */
  find(node: number, { name, keep }: Kept): { readonly value: unknown } | undefined {
    if (keep === 'last') {
      const last = this.last.get(name);
      return last?.node === node ? last : undefined;
    }
    if (this.inMemory.has(node)) return { value: this.inMemory.get(node) };
    const json = keep === 'memory' ? NOTHING : this.jsonOf(node);
    if (json.length === 0) return undefined;
    const value = read(json);
    if (keep === 'value') this.inMemory.set(node, value);
    return { value };
  }

  keep(node: number, { name, keep }: Kept, value: unknown): void {
    if (keep === 'last') this.last.set(name, { node, value });
    else if (keep === 'text') this.asText.set(node, written(value));
    else {
      this.inMemory.set(node, value);
      this.isNew.add(node);
    }
  }

  /** The JSON of a value that is to be saved; empty if it isn't. */
  jsonFor(node: number, { keep }: Kept): Uint8Array {
    if (keep !== 'value') return NOTHING;
    if (!this.isNew.has(node)) return this.jsonOf(node);
    return this.inMemory.has(node) ? written(this.inMemory.get(node)) : NOTHING;
  }

  /** Lets go of the values of all other nodes. Those that were saved can still be read. */
  keepOnly(nodes: ReadonlySet<number>): void {
    for (const node of this.inMemory.keys()) if (!nodes.has(node)) this.inMemory.delete(node);
    for (const node of this.asText.keys()) if (!nodes.has(node)) this.asText.delete(node);
    for (const [name, { node }] of this.last) if (!nodes.has(node)) this.last.delete(name);
  }

  /** The same values, for changes that this one doesn't see. */
  copy(): Values {
    const copy = new Values(this.saved);
    for (const [node, value] of this.inMemory) copy.inMemory.set(node, value);
    for (const node of this.isNew) copy.isNew.add(node);
    for (const [node, json] of this.asText) copy.asText.set(node, json);
    for (const [name, last] of this.last) copy.last.set(name, last);
    return copy;
  }

  private jsonOf(node: number): Uint8Array {
    const json = this.asText.get(node);
    if (json !== undefined || this.saved === undefined || this.isNew.has(node)) return json ?? NOTHING;
    const { all, starts } = this.saved;
    return all.subarray(starts[node] ?? 0, starts[node + 1] ?? 0);
  }
}

const NOTHING = new Uint8Array();

/** In a list, because undefined has no JSON of its own. */
function written(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value === undefined ? [] : [value]));
}

function read(json: Uint8Array): unknown {
  const [value]: readonly unknown[] = JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString());
  return value;
}
