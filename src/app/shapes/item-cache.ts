import type { Carried } from '../../model/carried.ts';
import type { Filled, Shape } from './shape.ts';
import type { Slot } from './slots.ts';

/** What a trace says of an item: its structure, and its slots. */
type ItemTrace = { readonly key: string; readonly slots: readonly Slot[] };

/** A trace that has gone through nothing yet. */
type Tracing = ItemTrace & { readonly isSingular: boolean; value(value: unknown, carried: Carried): unknown };

/**
 * What was made of the items of lists, for pages that are rendered again and again: an item that is the same object is the same. It goes with the
 * item, and with the shape that it was filled into.
 */
export class ItemCache {
  readonly #traces = new WeakMap<object, WeakMap<object, ItemTrace>>();
  readonly #filled = new WeakMap<Shape, WeakMap<object, Filled>>();

  /** What a trace says of an item. Undefined for one that has to be gone through again. @param carried what of it is carried */
  traced(item: unknown, carried: Carried, begin: () => Tracing): ItemTrace | undefined {
    if (typeof item !== 'object' || item === null || typeof carried === 'string') return undefined;
    const traces = this.#traces.get(carried) ?? new WeakMap<object, ItemTrace>();
    this.#traces.set(carried, traces);
    const known = traces.get(item);
    if (known !== undefined) return known;
    const trace = begin();
    trace.value(item, carried);
    if (trace.isSingular) return undefined;
    traces.set(item, trace);
    return trace;
  }

  /** An item filled into its shape. */
  filled(item: object, shape: Shape, make: () => Filled): Filled {
    const all = this.#filled.get(shape) ?? new WeakMap<object, Filled>();
    this.#filled.set(shape, all);
    const known = all.get(item) ?? make();
    all.set(item, known);
    return known;
  }
}
