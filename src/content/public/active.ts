import { SVG, XHTML } from './svg/names.ts';
import { firstInXml } from './svg/xml.ts';

/** Files that browsers open as a page of their own, whatever is in them. */
const PAGE = /\.(?:html?|xhtml?|xht|shtml?|mht|mhtml|hta)$/i;
/** Files that browsers read as XML, in which such a page can be. */
const XML = /\.(?:xml|xsl|xslt|rss|atom|rdf|xsd|wsdl|kml|gpx|opml|xul|xbl|dae)$/i;
/** Files that a server knows no type for: some browsers then look what is in them. */
const UNKNOWN = /(?:^|\/)[^/.]+$|^\/\.well-known\//;

/** How the content of a file decides what browsers make of it. */
export type Reading = 'page' | 'xml' | 'guess' | 'none';

/** What of a file must be looked at to know whether it can run programs. */
export function readingOf(path: string): Reading {
  if (PAGE.test(path)) return 'page';
  if (XML.test(path)) return 'xml';
  return UNKNOWN.test(path) ? 'guess' : 'none';
}

/**
 * Whether a page of its own has marks in it. The texts that search engines ask for to know whose a site is have none:
 * `google-site-verification: google123.html`.
 */
export function hasMarks(start: Uint8Array): boolean {
  // Browsers read UTF-16 where a mark says so.
  return start.includes(0x3c) || (start[0] ?? 0) >= 0xfe;
}

/** Whether a browser that guesses takes a file for HTML: by its first word that is a tag. https://mimesniff.spec.whatwg.org */
export function looksLikeHtml(start: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(start);
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--|\?xml|svg)(?![\w-])/i.test(
    text,
  );
}

/** Whether a browser that reads a file as XML finds a page, a picture or instructions for one in it. */
export function isActiveXml(text: string): boolean {
  const found = firstInXml(text, (part) => {
    if (part.kind === 'element') return isOfPage(part.uri) ? part.kind : undefined;
    if (part.kind === 'doctype') return part.words.includes('[') ? part.kind : undefined;
    return part.kind === 'instruction' && /^xml-/i.test(part.target) ? part.kind : undefined;
  });
  // Where we stop reading, browsers may go on.
  return found !== undefined;
}

function isOfPage(uri: string): boolean {
  return uri === XHTML || uri === SVG || /^http:\/\/www\.w3\.org\/(?:1999\/XSL|1998\/Math)/.test(uri);
}
