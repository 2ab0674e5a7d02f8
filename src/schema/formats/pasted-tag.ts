export type PastedTag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> };

/** The tag that a text is, such as one that a service gives away to be pasted; undefined for all other texts. */
export function pastedTag(text: string): PastedTag | undefined {
  const [, name = '', inside = ''] = /^\s*<([a-z][a-z\d]*)(\s[^<>]{0,2000})?>/i.exec(text) ?? [];
  if (name === '') return undefined;
  const attributes = inside.matchAll(/(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/g);
  return {
    name: name.toLowerCase(),
    attributes: new Map(
      [...attributes].map(([, key = '', double, single, bare]) => [key.toLowerCase(), double ?? single ?? bare ?? '']),
    ),
  };
}

/** What a key of ours is called in tags, where that is another name. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'property'],
  href: ['href', 'src'],
  src: ['src', 'href'],
  url: ['href', 'src'],
};

/** Whether a text is the address of a program of another site, in a tag or alone. */
export function isProgramElsewhere(text: string): boolean {
  return /^(?:https?:)?\/\/[^\s?#]+\.m?js(?:[?#]|$)/i.test(valueInTag(text, 'src') ?? text);
}

/** What a pasted tag says of a key: the address in `<iframe src="...">`, the token in `<meta name="..." content="...">`. */
export function valueInTag(text: string, key: string): string | undefined {
  const tag = pastedTag(text);
  return (ATTRIBUTES[key] ?? [key]).map((name) => tag?.attributes.get(name)).find((value) => value !== undefined);
}
