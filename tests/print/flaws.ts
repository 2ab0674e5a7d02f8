import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the tree of tags, or a leaf: words or a link on the page, by an id. */
type Tree = {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Tree[];
};

type Nested = { readonly node: Tree; readonly above: readonly string[] };

/** All nodes with the roles that they are in, in the order in which they are read. */
function nodesIn(node: Tree, above: readonly string[] = []): Nested[] {
  const below = node.role === undefined ? above : [...above, node.role];
  return [{ node, above }, ...(node.children ?? []).flatMap((child) => nodesIn(child, below))];
}

/** Where a tag may only be: as the child of one of these. */
const parents: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  Lbl: ['LI', 'Note'],
  LBody: ['LI'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  TOCI: ['TOC'],
  Reference: ['TOCI'],
  Caption: ['Figure', 'Table', 'L'],
};

const paints = new Set([
  OPS.showText,
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.fillStroke,
  OPS.constructPath,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.shadingFill,
]);

/** What is drawn outside of all tags and artifacts. */
async function untagged(page: PDFPageProxy): Promise<string[]> {
  const { fnArray } = await page.getOperatorList();
  let depth = 0;
  let lost = 0;
  for (const step of fnArray) {
    if (step === OPS.beginMarkedContent || step === OPS.beginMarkedContentProps) depth += 1;
    else if (step === OPS.endMarkedContent) depth -= 1;
    else if (depth === 0 && paints.has(step)) lost += 1;
  }
  return lost === 0 ? [] : [`${lost} strokes are neither tagged nor artifacts`];
}

/** The words of each tagged piece of a page. */
async function wordsById(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: string[] = [];
  const words = new Map<string, string>();
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== '') ?? '';
      words.set(id, (words.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item && typeof item.id === 'string' ? item.id : 'tag' in item ? String(item.tag) : '');
  }
  words.delete('Artifact');
  return words;
}

/** What is wrong with a page, and what a screen reader says of it, in its order. */
async function judgePage(page: PDFPageProxy): Promise<{ flaws: string[]; told: string; headings: number[] }> {
  const nodes = nodesIn((await page.getStructTree()) ?? {});
  const words = await wordsById(page);
  const leaves = nodes.flatMap(({ node: { type, id } }) => (type === 'content' && id !== undefined ? [id] : []));
  const links: { id: string; subtype: string; contentsObj?: { str: string } }[] = await page.getAnnotations();
  const rows = nodes.filter(({ node }) => node.role === 'TR');
  const flaws = [
    ...(await untagged(page)),
    ...[...words].flatMap(([id, text]) => (text.trim() === '' || leaves.includes(id) ? [] : [`no tag has "${text}"`])),
    ...(new Set(leaves).size === leaves.length ? [] : ['a piece is read twice']),
    ...nodes.flatMap(({ node: { role = '', alt }, above }) => {
      const allowed = parents[role];
      const isLost = allowed !== undefined && !allowed.includes(above.at(-1) ?? '');
      const isOther = above.at(-1) === 'TOC' && role !== 'TOCI';
      const isMute = role === 'Figure' && (alt ?? '').trim() === '';
      return [
        ...(isLost || isOther ? [`${role} in ${above.at(-1)}`] : []),
        ...(isMute ? ['a picture without alt text'] : []),
      ];
    }),
    ...links
      .filter(({ subtype }) => subtype === 'Link')
      .flatMap(({ id, contentsObj }) => ((contentsObj?.str ?? '').trim() === '' ? [`link ${id} says nothing`] : [])),
    ...rows.flatMap(({ node }) => (node.children?.length === 0 ? ['a row without cells'] : [])),
  ];
  return {
    flaws,
    told: leaves.map((id) => words.get(id) ?? '').join(''),
    headings: nodes.flatMap(({ node: { role = '' } }) => (/^H\d$/.test(role) ? [Number(role[1])] : [])),
  };
}

/** Whether each link is named by one tag. PDF.js leaves these out of its tree. */
function linked(text: string): boolean {
  const numbers = (found: RegExp): string[] => [...text.matchAll(found)].map(([, number = '']) => number).sort();
  const links = numbers(/(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*?\/Subtype \/Link\b/g);
  return links.join() === numbers(/\/Type \/OBJR\b(?:(?!endobj|>>)[\s\S])*?\/Obj (\d+) 0 R/g).join();
}

/**
 * What a program that checks documents for screen readers would object to, as far as PDF.js and the bytes show it: the machine's part
 * of PDF/UA-1 that has to do with tags, alt texts, links, tables, headings, language and title.
 */
export async function flawsOf(
  bytes: Uint8Array,
): Promise<{ readonly flaws: readonly string[]; readonly told: string }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const flaws: string[] = [];
  const headings: number[] = [];
  let told = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await judgePage(await pdf.getPage(number));
    flaws.push(...page.flaws.map((flaw) => `page ${number}: ${flaw}`));
    headings.push(...page.headings);
    told += page.told;
  }
  headings.forEach((level, index) => {
    if (level > (headings[index - 1] ?? 0) + 1)
      flaws.push(`heading ${index + 1} is an H${level}, after H${headings[index - 1]}`);
  });
  // PDFKit writes dictionaries as they are.
  const text = Buffer.from(bytes).toString('latin1');
  const count = (part: RegExp): number => text.match(part)?.length ?? 0;
  const wanted: Readonly<Record<string, boolean>> = {
    'the document is tagged': /\/Marked true/.test(text),
    'the title is shown': /\/DisplayDocTitle true/.test(text),
    'the title is in the metadata': /<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+</.test(text),
    'the language is known': /\/Lang \([a-zA-Z-]+\)/.test(text),
    'the keyboard goes along the tags': count(/\/Tabs \/S\b/g) === pdf.numPages,
    'every link belongs to a tag': linked(text),
    'every head of a column says so': count(/\/S \/TH\b/g) === count(/\/Scope \/Column\b/g),
    'every font has its letters and their meanings':
      count(/\/Subtype \/Type0\b/g) === count(/\/ToUnicode /g) &&
      count(/\/FontFile[23]? /g) >= count(/\/Subtype \/Type0\b/g),
    'nothing is hidden from programs that read aloud': !/\/Encrypt /.test(text),
  };
  for (const [law, holds] of Object.entries(wanted)) if (!holds) flaws.push(`not so: ${law}`);
  await task.destroy();
  return { flaws, told };
}
