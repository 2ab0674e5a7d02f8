import type { Nodes, Root } from 'mdast';

/** How HTML begins that isn't an element, and how it ends. */
const forms: readonly (readonly [start: RegExp, end: string])[] = [
  [/<!--/g, '-->'],
  [/<\?/g, '?>'],
  [/<!\[CDATA\[/g, ']]>'],
  [/<![a-z]/gi, '>'],
];

/** As many cost no time worth mentioning. */
const few = 20;

/** Where HTML begins that nothing ends: to Markdown, these are letters. */
export function openStarts(text: string): number[] {
  return forms.flatMap(([start, end]) => {
    const last = text.lastIndexOf(end);
    return [...text.matchAll(start)].map(({ index }) => index).filter((index) => index > last);
  });
}

/** A character for private use that isn't in a text; undefined if all of them are. */
function unusedIn(text: string): string | undefined {
  const used = new Set(text);
  for (let code = 0xe000; code < 0xf900; code += 1) {
    const character = String.fromCharCode(code);
    if (!used.has(character)) return character;
  }
  return undefined;
}

function putBack(node: Nodes, standIn: string): void {
  if ('value' in node) node.value = node.value.replaceAll(standIn, '<');
  if ('url' in node) node.url = node.url.replaceAll(standIn, '<');
  if ('title' in node) node.title &&= node.title.replaceAll(standIn, '<');
  if ('alt' in node) node.alt &&= node.alt.replaceAll(standIn, '<');
  if ('children' in node) for (const child of node.children) putBack(child, standIn);
}

/**
 * Parses a text. From each start of HTML that nothing ends, the parser would look through the rest of the text for its end: 20,000
 * characters of `<?` take it seconds. Where there are many, it gets another character in the place of their `<`, so that all
 * positions stay.
 */
export function parseWithoutOpenHtml(text: string, parse: (text: string) => Root): Root {
  return parseWithStandIns(text, openStarts(text), parse);
}

/**
 * The same for a text of many paragraphs: the parser looks for an end only within each, and an element may not begin there at all where
 * HTML between paragraphs does. @param starts of HTML in lines that nothing ends in their paragraphs
 */
export function parseWithStandIns(text: string, starts: readonly number[], parse: (text: string) => Root): Root {
  const standIn = starts.length > few ? unusedIn(text) : undefined;
  if (standIn === undefined) return parse(text);
  const letters = text.split('');
  for (const start of starts) letters[start] = standIn;
  const root = parse(letters.join(''));
  putBack(root, standIn);
  return root;
}
