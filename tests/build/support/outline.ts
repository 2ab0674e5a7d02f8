/** Texts as a reader sees them. */
function decoded(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function attribute(tag: string, name: string): string {
  return decoded(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

/** Headings, links, buttons and pictures, in the order of the document. */
const parts = /<(h[1-6]|a|summary|button)\b([^>]*)>(.*?)<\/\1>|<(img)\b([^>]*)>/gs;

/**
 * What a page says and where it leads, a line for each title, heading, link and picture: what must not change
 * by accident, without the markup and styles that may.
 */
export function outlineOf(html: string): string {
  const lines = [`title: ${decoded(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')}`];
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  if (canonical !== undefined) lines.push(`canonical: ${canonical}`);
  const body = html.slice(html.indexOf('<body'));
  for (const [, name, attributes = '', inner = '', picture, pictureAttributes = ''] of body.matchAll(parts)) {
    if (picture !== undefined) {
      lines.push(`img: ${attribute(pictureAttributes, 'alt')} -> ${attribute(pictureAttributes, 'src')}`);
      continue;
    }
    const words = decoded(inner) || attribute(attributes, 'aria-label');
    lines.push(name === 'a' ? `a: ${words} -> ${attribute(attributes, 'href')}` : `${name}: ${words}`);
  }
  return `${lines.join('\n')}\n`;
}
