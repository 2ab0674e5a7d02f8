/** Texts of this size are put into one piece of memory, in bytes. */
const PIECE = 1_000_000;

/**
 * Keeps many texts outside of the memory that V8 looks after: there, it would let everything grow by a part of their size before it clears
 * anything, and go through them whenever it does. Texts must be well-formed, as JSON is.
 */
export class TextStore {
  #piece = Buffer.alloc(0);
  #used = 0;

  /** Puts a text away. Gives what gets it back. */
  put(text: string): () => string {
    const size = Buffer.byteLength(text);
    if (size > this.#piece.length - this.#used) {
      this.#piece = Buffer.allocUnsafeSlow(Math.max(PIECE, size));
      this.#used = 0;
    }
    const [piece, start] = [this.#piece, this.#used];
    piece.write(text, start);
    this.#used += size;
    return () => piece.toString('utf8', start, start + size);
  }
}
