import { SaxesParser } from 'saxes';
import type { Range } from '../../../yaml/text/source.ts';

/** Encodings in which the letters of ASCII, and so all of SVG's own words, are the bytes they are in UTF-8. */
export const LIKE_ASCII = /^(?:utf-?8|us-ascii|ascii|iso-8859-\d+|latin1|windows-125\d)$/i;

/** The text of an SVG file, or why it must not be guessed: browsers might read something else than we do. */
export function svgText(bytes: Uint8Array): { readonly text: string } | { readonly encoding: string | undefined } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'UTF-16' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'UTF-16' };
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return { encoding: 'compressed SVG' };
  // Without a mark, every other byte of UTF-16 is 0.
  if (bytes.subarray(0, 16).includes(0)) return { encoding: 'UTF-16' };
  const named = declaredEncoding(bytes);
  const isAscii = bytes.every((byte) => byte < 0x80);
  if (named !== undefined && !(isAscii ? LIKE_ASCII : /^utf-?8$/i).test(named)) return { encoding: named };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: undefined };
  }
}

/** What the first line says about the file's encoding. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 400));
  return /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']?([^"'?>\s]+)/i.exec(start)?.[1];
}

/** An attribute with the namespace that its prefix stands for; `''` without one. */
export type XmlAttribute = {
  readonly uri: string;
  readonly local: string;
  readonly value: string;
  readonly range: Range;
};

export type XmlPart =
  | { readonly kind: 'declaration'; readonly version: string | undefined; readonly encoding: string | undefined }
  | { readonly kind: 'doctype'; readonly words: string; readonly range: Range }
  | { readonly kind: 'instruction'; readonly target: string; readonly range: Range }
  | {
      readonly kind: 'element';
      readonly uri: string;
      readonly local: string;
      readonly attributes: readonly XmlAttribute[];
      /** How many elements it lies in. */
      readonly depth: number;
      readonly range: Range;
    }
  /** All of an element's own text, without that of the elements in it. */
  | {
      readonly kind: 'text';
      readonly uri: string;
      readonly local: string;
      readonly text: string;
      readonly range: Range;
    };

/** Why a text can't be read, and from where on: it is no XML, or its elements are too deep in each other. */
export type NotXml = { readonly kind: 'not-xml' | 'too-deep'; readonly range: Range };

/** Browsers give up at 256. What a prefix stands for is looked for in all elements around it, so depth costs time. */
const DEEPEST = 250;
/** No drawing program writes a hundredth of it, and each is compared with the others. */
const MOST_ATTRIBUTES = 5000;

type Open = { readonly uri: string; readonly local: string; readonly start: number; text: string };

/** Ends a parse: the parser itself cannot be told to stop. */
class Stop<Found> extends Error {
  readonly found: Found;

  constructor(found: Found) {
    super('found');
    this.found = found;
  }
}

/**
 * Reads a text as XML with namespaces, and gives the first thing that `look` finds in it, or why it is none. Entities are
 * those of XML itself; a document type is handed on, and never read.
 */
export function firstInXml<Found>(
  text: string,
  look: (part: XmlPart) => Found | undefined,
): Found | NotXml | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  let tagStart = 0;
  let ends: number[] = [];
  const startBefore = (end: number): number => Math.max(0, text.lastIndexOf('<', end - 1));
  const hand = (part: XmlPart): void => {
    const found = look(part);
    if (found !== undefined) throw new Stop<Found | NotXml>(found);
  };
  const fail = (at: number, kind: NotXml['kind'] = 'not-xml'): never => {
    throw new Stop<Found | NotXml>({ kind, range: [Math.max(0, at - 1), at] });
  };
  const addText = (words: string): void => {
    const parent = open.at(-1);
    if (parent !== undefined) parent.text += words;
  };
  parser.on('error', () => fail(parser.position));
  parser.on('xmldecl', ({ version, encoding }) => hand({ kind: 'declaration', version, encoding }));
  parser.on('doctype', (words) =>
    hand({ kind: 'doctype', words, range: [startBefore(parser.position), parser.position] }),
  );
  parser.on('processinginstruction', ({ target }) => {
    const start = text.lastIndexOf('<?', parser.position);
    hand({ kind: 'instruction', target, range: [start, start + 2 + target.length] });
  });
  parser.on('opentagstart', () => {
    tagStart = startBefore(parser.position);
    ends = [];
  });
  parser.on('attribute', () => {
    ends.push(parser.position);
    if (ends.length > MOST_ATTRIBUTES) fail(parser.position);
  });
  parser.on('opentag', (tag) => {
    const name = tagStart + 1 + tag.name.length;
    const starts = [name, ...ends].map((from) => from + spaceAt(text, from));
    const attributes = Object.values(tag.attributes).map(({ uri, local, value }, index): XmlAttribute => {
      return { uri, local, value, range: [starts[index] ?? tagStart, ends[index] ?? name] };
    });
    if (open.length >= DEEPEST) fail(tagStart + 1, 'too-deep');
    const { uri, local } = tag;
    hand({ kind: 'element', uri, local, attributes, depth: open.length, range: [tagStart, name] });
    open.push({ uri, local, start: parser.position, text: '' });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    const { uri, local, start, text: words } = element;
    hand({ kind: 'text', uri, local, text: words, range: [start, start] });
  });
  try {
    parser.write(text).close();
    return undefined;
  } catch (error) {
    // Only what this function has thrown itself: all handlers are above.
    if (error instanceof Stop) return error.found as Found | NotXml;
    throw error;
  }
}

function spaceAt(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return at - from;
}
