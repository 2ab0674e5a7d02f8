import type { Told } from '../../../diagnostics/catalogue.ts';
import type { Disk, DiskEntry } from '../../../disk/disk.ts';
import { type Finding, finding, inText, startOfFile } from '../../../yaml/findings/finding.ts';
import { type Range, sourceText } from '../../../yaml/text/source.ts';
import { ANIMATIONS, animated, attributes, elements, isInert, PREFIXED, SVG, XHTML, XLINK } from './names.ts';
import { firstInXml, LIKE_ASCII, type NotXml, svgText, type XmlAttribute, type XmlPart } from './xml.ts';

/** Something in an SVG that could run or fetch something, or that nobody knows. */
type Danger = { readonly kind: 'danger'; readonly facts: Told<'unsafe-svg'>; readonly range: Range };

/** A text that is XML, and no picture. */
type NoSvg = { readonly kind: 'no-svg'; readonly range: Range };

type Element = Extract<XmlPart, { kind: 'element' }>;

/**
 * The first thing in an SVG that is not known to be harmless when somebody opens the file by itself: what is allowed is
 * listed, in `names.ts`. Undefined if there is none.
 */
function dangerIn(text: string): Danger | NoSvg | NotXml | undefined {
  return firstInXml<Danger | NoSvg>(text, (part) => {
    switch (part.kind) {
      case 'declaration':
        if (part.version !== '1.0') return danger({ why: 'xml-version' }, [0, 5]);
        return part.encoding === undefined || LIKE_ASCII.test(part.encoding)
          ? undefined
          : danger({ why: 'encoding', name: part.encoding }, [0, 5]);
      case 'doctype':
        return isPlainDoctype(part.words) ? undefined : danger({ why: 'doctype' }, part.range);
      case 'instruction':
        return /^xml-/i.test(part.target) ? danger({ why: 'style-sheet' }, part.range) : undefined;
      case 'element':
        return inElement(part);
      case 'text':
        return part.uri === SVG && part.local === 'style' ? inStyle(part.text, part.range, text) : undefined;
    }
  });
}

/** The old ways to say "this is SVG". Browsers do not fetch them. */
function isPlainDoctype(words: string): boolean {
  return /^\s*svg(?:\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN\1)?(?:\s+(?:SYSTEM\s+)?(["'])https?:\/\/www\.w3\.org\/[\w./-]+\2)?\s*$/.test(
    words,
  );
}

function inElement(element: Element): Danger | NoSvg | undefined {
  const { uri, local, depth, range } = element;
  if (depth === 0 && (uri !== SVG || local !== 'svg')) return { kind: 'no-svg', range };
  if (uri === XHTML) return inHtml(element);
  if (uri === SVG && !elements().has(local))
    return danger(/^script$/i.test(local) ? { why: 'script' } : { why: 'unknown-element', name: local }, range);
  if (uri !== SVG && !isInert(uri)) return danger({ why: 'foreign-element', name: local }, range);
  const own = first(element.attributes, (each) => (uri === SVG ? inAttribute(each, local) : inNote(each)));
  return own ?? (uri === SVG && ANIMATIONS.includes(local) ? inAnimation(element) : undefined);
}

/** Figma writes an empty `<div style="...">` for what lies behind glass; any other HTML is a page in the picture. */
function inHtml({ local, attributes, range }: Element): Danger | undefined {
  const isEmptyBox = local === 'div' && attributes.every((each) => each.local === 'style' || isDeclaration(each));
  if (!isEmptyBox) return danger({ why: 'html', name: local }, range);
  return first(attributes, (each) => (isDeclaration(each) ? undefined : inValue(each)));
}

/** An attribute with a prefix, or of a drawing program's own notes. */
function inNote({ uri, range, local }: XmlAttribute): Danger | undefined {
  if (isInert(uri)) return undefined;
  return PREFIXED.get(uri)?.has(local) ? undefined : unknownAttribute(local, range);
}

function inAttribute(attribute: XmlAttribute, element: string): Danger | undefined {
  const { uri, local, range } = attribute;
  if (uri !== '')
    return inNote(attribute) ?? (uri === XLINK && local === 'href' ? inHref(attribute, element) : undefined);
  const isKnown = attributes().has(local) || /^(?:data|aria)-[\w.:-]+$/.test(local);
  if (!isKnown) return unknownAttribute(local, range);
  return local === 'href' ? inHref(attribute, element) : inValue(attribute);
}

/** `xmlns` and `xmlns:...`: what a prefix stands for matters where it is used. */
function isDeclaration({ uri }: XmlAttribute): boolean {
  return uri === 'http://www.w3.org/2000/xmlns/';
}

function unknownAttribute(local: string, range: Range): Danger {
  if (/^on/i.test(local)) return danger({ why: 'instruction', name: local }, range);
  return danger({ why: 'unknown-attribute', name: local }, range);
}

function inHref({ value, range }: XmlAttribute, element: string): Danger | undefined {
  if (isInside(value)) return undefined;
  if (element === 'a') {
    return isPlainLink(value) ? undefined : danger({ why: 'program-link' }, range);
  }
  if ((element === 'image' || element === 'feImage') && isEmbedded(value)) return undefined;
  return danger({ why: 'link' }, range);
}

function inValue({ value, range }: XmlAttribute): Danger | undefined {
  const loads = foreignInStyle(value);
  return loads === undefined ? undefined : danger({ why: 'style', loads }, range);
}

/** The style sheets of drawing programs ask for fonts. */
function inStyle(css: string, [start]: Range, text: string): Danger | undefined {
  const found = foreignInStyle(css);
  if (found === undefined) return undefined;
  const at = text.indexOf(found, start);
  const range: Range = at === -1 ? [start, start] : [at, at + found.length];
  return danger({ why: 'font' }, range);
}

/** An animation may not give a link another end, or an element an instruction. */
function inAnimation({ attributes }: Element): Danger | undefined {
  const target = attributes.find(({ uri, local }) => uri === '' && local === 'attributeName');
  const name = target?.value.trim() ?? '';
  if (target === undefined || name === 'class' || animated().has(name)) return undefined;
  return danger({ why: 'animation', of: target.value }, target.range);
}

function first<T>(items: readonly T[], look: (item: T) => Danger | undefined): Danger | undefined {
  for (const item of items) {
    const found = look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function danger(facts: Told<'unsafe-svg'>, range: Range): Danger {
  return { kind: 'danger', facts, range };
}

/** Longest piece of a style that a message repeats. */
const SHOWN = 60;

/** Names of namespaces, which are never fetched. */
const NAMESPACE = /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink|1999\/xhtml)$/;

/**
 * What in a style would fetch something, as it is written; undefined if nothing would. Looks at each place by itself,
 * also in comments and strings: where those end is what attacks are about.
 */
function foreignInStyle(style: string): string | undefined {
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

/** A picture that is part of the file: the formats that can hold no script. */
const EMBEDDED = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
/** A font that is part of the file. */
const EMBEDDED_FONT =
  /^data:(?:font\/[\w+.-]+|application\/(?:(?:x-)?font-[\w+.-]+|octet-stream|vnd\.ms-fontobject))[;,]/i;

/** An address as browsers read it: without spaces at its ends, without tabs and line ends in it. */
function asRead(address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which hides what an address is
  return address.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|(?<![\u0000-\u0020])[\u0000-\u0020]+$/g, '');
}

/** Whether an address leads to a part of the same picture, or to nothing. */
function isInside(address: string): boolean {
  return asRead(address) === '' || asRead(address).startsWith('#');
}

function isEmbedded(address: string): boolean {
  return EMBEDDED.test(asRead(address));
}

/** Whether an address may stand in a style sheet. */
function isHarmlessInStyle(address: string): boolean {
  return isInside(address) || isEmbedded(address) || EMBEDDED_FONT.test(asRead(address));
}

/** Whether a link may lead to an address when somebody presses it: a page of this site, of another one, a mail or a call. */
function isPlainLink(address: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(asRead(address))?.[1]?.toLowerCase();
  return scheme === undefined
    ? !/^[^/?#]*:/.test(asRead(address))
    : ['https', 'http', 'mailto', 'tel'].includes(scheme);
}

/** How large an SVG file may be, in bytes: the slowest of that size is read in seconds. */
export const LARGEST_SVG = 10_000_000;

/** What is wrong with an SVG file, and its text for the lines shown. @throws what the system says, when it cannot be read */
export function checkSvg(
  disk: Disk,
  { path, size }: DiskEntry,
): { readonly findings: readonly Finding[]; readonly text?: string } {
  const bad = (facts: Told<'bad-svg'>): ReturnType<typeof checkSvg> => ({
    findings: [finding('bad-svg', startOfFile(path), facts)],
  });
  if (/\.svgz$/i.test(path)) return bad({ why: 'compressed' });
  const bytes = size > LARGEST_SVG ? undefined : disk.read(path, LARGEST_SVG + 1);
  if (bytes === undefined || bytes.length > LARGEST_SVG) return bad({ why: 'too-large' });
  const read = svgText(bytes);
  if ('encoding' in read) return bad({ why: 'encoding', encoding: read.encoding });
  const found = dangerIn(read.text);
  if (found === undefined) return { findings: [] };
  const at = inText(sourceText(path, read.text), found.range);
  const mistake =
    found.kind === 'danger' ? finding('unsafe-svg', at, found.facts) : finding('bad-svg', at, { why: found.kind });
  return { findings: [mistake], text: read.text };
}
