import type { AboutPage } from '../../content/load/filled.ts';
import type { Screen } from '../../model/screen.ts';

/** So many characters are kept uncompressed: those of some 5,000 pages. To compress them would take a twentieth of a build. */
const MOST_PLAIN = 32_000_000;

/** So many pages may be looked at in turn, as those that show the same entry are. */
const MOST_RECENT = 4;

/** What is known of all screens: how much of them isn't compressed, and those that were looked at last. */
export class Screens {
  /** How long those are that aren't compressed, by what is known of their pages: of each page the last one counts. */
  readonly #plain = new Map<string, number>();
  #length = 0;
  /** All files of a page are made one after the other, and look at the same. */
  readonly #recent = new Map<object, Screen>();

  /** Whether a page's screen of so many characters needn't be compressed. It takes the place of the one before. */
  isPlain(about: AboutPage, length: number): boolean {
    const page = about.join('\n');
    this.#length -= this.#plain.get(page) ?? 0;
    this.#plain.delete(page);
    if (this.#length + length > MOST_PLAIN) return false;
    this.#plain.set(page, length);
    this.#length += length;
    return true;
  }

  recent(page: object): Screen | undefined {
    return this.#recent.get(page);
  }

  /** Notes that somebody looks at a screen. */
  seen(page: object, screen: Screen): void {
    this.#recent.delete(page);
    this.#recent.set(page, screen);
    const [first] = this.#recent.keys();
    if (first !== undefined && this.#recent.size > MOST_RECENT) this.#recent.delete(first);
  }
}
