import { Column, Row } from './column.ts';
import { type BytePile, type Pieces, pieceOf } from './pieces.ts';
import type { Keep } from './questions.ts';

/** What of a question says how long its values stay. */
type Kept = { readonly name: string; readonly keep: Keep };

/** A value, and whether it asks the engine that made it for more, when it's looked at. */
type Made = { readonly value: unknown; readonly asksLater?: boolean };

/** What is given for a value that isn't here any more. */
export const GONE: unique symbol = Symbol('gone');

/** What stands for undefined, because nothing at all is kept as that. */
const NO_VALUE = Symbol('undefined');

/** The values of nodes, for as long as each is to stay. */
export class Values {
  /** Values, and as bytes the JSON of those that stay outside V8's heap. */
  private readonly held: Row<unknown>;
  /** 1 for nodes whose value is another one than the one that was saved. */
  private readonly isNew: Column;
  /** 1 for nodes whose value asks the engine that made it for more, when it's looked at. */
  private readonly asksLater: Column;
  private readonly last: Map<string, { readonly node: number; readonly value: unknown }>;
  /** The JSON of those that were saved. */
  private readonly saved: Pieces<Uint8Array> | undefined;
  /** The JSON of those that were saved elsewhere. */
  private readonly adopted: Row<Uint8Array>;

  constructor({ held, isNew, asksLater, last, saved, adopted }: Partial<Contents> = {}) {
    this.held = held ?? new Row();
    this.isNew = isNew ?? new Column();
    this.asksLater = asksLater ?? new Column();
    this.last = new Map(last ?? []);
    this.saved = saved;
    this.adopted = adopted ?? new Row();
  }

  /** @returns the value, or GONE */
  find(node: number, { name, keep }: Kept): unknown {
    if (keep === 'last') {
      const last = this.last.get(name);
      return last?.node === node ? last.value : GONE;
    }
    const held = this.held.at(node);
    if (keep === 'text') return held instanceof Uint8Array ? read(held) : GONE;
    if (held !== undefined) return held === NO_VALUE ? undefined : held;
    const json = keep === 'value' ? this.jsonSaved(node) : NOTHING;
    if (json.length === 0) return GONE;
    const value = read(json);
    this.hold(node, value);
    return value;
  }

  /** What gives a value again, also when another is kept in its place; undefined if it isn't here any more. */
  holder(node: number, question: Kept): (() => unknown) | undefined {
    const held = this.held.at(node);
    if (question.keep === 'text') return held instanceof Uint8Array ? () => read(held) : undefined;
    const found = this.find(node, question);
    return found === GONE ? undefined : () => found;
  }

  keep(node: number, { name, keep }: Kept, { value, asksLater = false }: Made): void {
    this.asksLater.set(node, asksLater ? 1 : 0);
    if (keep === 'last') this.last.set(name, { node, value });
    else if (keep === 'text') this.held.set(node, Buffer.from(written(value)));
    else this.hold(node, value);
    if (keep === 'value') this.isNew.set(node, 1);
  }

  /** Adds the JSON of a value that is to be saved; nothing if it isn't. */
  addJson(node: number, { keep }: Kept, pile: BytePile): void {
    if (keep !== 'value') return;
    const held = this.held.at(node);
    if (this.isNew.at(node) === 0) pile.add(this.jsonSaved(node));
    else if (held !== undefined) pile.addText(written(held === NO_VALUE ? undefined : held));
  }

  /** Takes the JSON of a value that was saved elsewhere; nothing if it isn't here any more. */
  adopt(node: number, json: Uint8Array): void {
    this.adopted.set(node, json);
  }

  /** Lets go of the values of all nodes that aren't marked with a 1. Those that were saved can still be read. */
  keepOnly(marks: Uint8Array): void {
    this.held.keepOnly(marks);
    for (const [name, { node }] of this.last) if (marks[node] !== 1) this.last.delete(name);
  }

  /** The same values, for changes that this one doesn't see. Those that would ask this engine for more aren't among them. */
  copy(): Values {
    const { isNew, asksLater, saved } = this;
    const held = this.held.copy();
    for (const node of asksLater.marked()) held.set(node, undefined);
    const last = new Map([...this.last].filter(([, { node }]) => asksLater.at(node) !== 1));
    return new Values({ held, isNew: isNew.copy(), last, adopted: this.adopted.copy(), ...(saved && { saved }) });
  }

  private hold(node: number, value: unknown): void {
    this.held.set(node, value === undefined ? NO_VALUE : value);
  }

  private jsonSaved(node: number): Uint8Array {
    if (this.isNew.at(node) === 1) return NOTHING;
    return this.adopted.at(node) ?? (this.saved === undefined ? NOTHING : pieceOf(this.saved, node));
  }
}

type Contents = {
  readonly held: Row<unknown>;
  readonly isNew: Column;
  readonly asksLater: Column;
  readonly last: ReadonlyMap<string, { readonly node: number; readonly value: unknown }>;
  readonly saved: Pieces<Uint8Array>;
  readonly adopted: Row<Uint8Array>;
};

const NOTHING = new Uint8Array();

/** In a list, because undefined has no JSON of its own. */
function written(value: unknown): string {
  return JSON.stringify(value === undefined ? [] : [value]);
}

function read(json: Uint8Array): unknown {
  const [value]: readonly unknown[] = JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString());
  return value;
}
