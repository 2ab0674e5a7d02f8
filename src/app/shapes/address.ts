/** The parts of an address. Joined, they are the address. */
export type AddressParts = {
  /** What it begins with: `https://`, `mailto:`, `/`, `#`, or nothing. */
  readonly scheme: string;
  readonly body: string;
  /** Of the file's name: `.svg`. */
  readonly ending: string;
  /** From `?` or `#` on. */
  readonly tail: string;
};

const scheme = /^(?:[a-z][a-z0-9+.-]*:(?:\/\/)?|[/#?])/i;
const ending = /\.\w{1,5}$/;

/** Parts what says what an address is from what it names. Components look at the former (`rel="noopener"`, drawings). */
export function addressParts(address: string): AddressParts {
  const start = scheme.exec(address)?.[0] ?? '';
  const cut = address.slice(start.length).search(/[?#]/);
  const end = cut === -1 ? address.length : start.length + cut;
  const path = address.slice(start.length, end);
  const name = ending.exec(path)?.[0] ?? '';
  return { scheme: start, body: path.slice(0, path.length - name.length), ending: name, tail: address.slice(end) };
}
