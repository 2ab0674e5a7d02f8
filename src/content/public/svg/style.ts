import { isHarmlessInStyle } from './addresses.ts';

/** Longest piece of a style that a message repeats. */
const SHOWN = 60;

/** Names of namespaces, which are never fetched. */
const NAMESPACE = /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink|1999\/xhtml)$/;

/**
 * What in a style would fetch something, as it is written; undefined if nothing would. Looks at each place by itself,
 * also in comments and strings: where those end is what attacks are about.
 */
export function foreignInStyle(style: string): string | undefined {
  // Most values are a colour or a number.
  if (!/[\\@(:]/.test(style)) return undefined;
  const css = withoutEscapes(style);
  const rule =
    /@import\b|-moz-binding\s*:|\bbehavior\s*:|\bexpression\s*\(|image-set\s*\(|(?<![\w-])(?:src|image|element)\s*\(/i;
  const named = rule.exec(css)?.[0];
  if (named !== undefined) return named;
  for (const { index, 0: start } of css.matchAll(/url\s*\(/gi)) {
    const address = addressAt(css.slice(index + start.length));
    if (!isHarmlessInStyle(address) && !NAMESPACE.test(address)) {
      const [whole = start] = /^[^)]*\)?/.exec(css.slice(index, index + SHOWN)) ?? [];
      return whole;
    }
  }
  return undefined;
}

/** The address after `url(`, with its quotes if they do not match. */
function addressAt(css: string): string {
  const [, double, single, plain] = /^\s*(?:"([^"\n\r\f]*)"|'([^'\n\r\f]*)'|(["']?[^)(\s"']*))/.exec(css) ?? [];
  return double ?? single ?? plain ?? '';
}

/** `\75rl(` is `url(` to a browser. */
function withoutEscapes(css: string): string {
  return css
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => {
      const point = Number.parseInt(code, 16);
      return point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point);
    })
    .replace(/\\\r?\n/g, '')
    .replace(/\\(.)/g, '$1');
}
