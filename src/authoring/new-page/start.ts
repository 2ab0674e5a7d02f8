import type { Content } from '../../content/check/contents.ts';
import { keyOf } from '../../content/files/names.ts';
import type { LoadedPage } from '../../content/load/load-file.ts';
import { isJson, isMarkdown } from '../../model/page-file.ts';
import { exampleOf } from '../../schema/examples.ts';
import { blockNames } from '../../schema/schemas/schemas.ts';
import { nearest } from '../../values/suggest.ts';
import { fileOf, severityOf } from '../../yaml/findings/finding.ts';
import { entryOf } from '../../yaml/syntax/tree.ts';
import { applied, deleteEntry } from '../../yaml/text/edits.ts';
import { sourceText } from '../../yaml/text/source.ts';
import { Refused, refuse } from '../refused.ts';
import { addressOf } from './address.ts';
import type { Surroundings } from './surroundings.ts';
import { asYaml, jsonText, ownTextOf, withBody } from './yaml-text.ts';

/** The text of a page to begin with, and the page it is a copy of, if it is one. */
export type Start = { readonly text: string; readonly copied: Content | undefined };

/** A page that teaches; the example of a block under a hero; or a copy of a page, by its address. @throws Refused where there is none */
export async function startFrom(from: string | undefined, site: Surroundings): Promise<Start> {
  if (from === undefined) return { text: (await opening()) + (await ownFile('sections.yaml')), copied: undefined };
  return blockNames().includes(from) ? { text: await withBlock(from), copied: undefined } : copyOf(from, site);
}

const ownFile = (name: string): Promise<string> => ownTextOf(new URL(name, import.meta.url));
const opening = (): Promise<string> => ownFile('opening.yaml');

async function withBlock(name: string): Promise<string> {
  const text = await opening();
  // A second hero under the first would help nobody.
  const above = text.includes(`- type: ${name}\n`)
    ? text.slice(0, text.indexOf('blocks:\n') + 'blocks:\n'.length)
    : `${text}\n`;
  return `${above}${await exampleOf(name)}\n`;
}

/** The page at an address, however that is written. */
export function pageAt(typed: string, site: Surroundings): LoadedPage | undefined {
  try {
    const address = addressOf(typed, site);
    return site.files.pages.find(({ route }) => keyOf(route) === keyOf(address.route));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function copyOf(from: string, site: Surroundings): Start {
  const { files, findings } = site;
  const page = pageAt(from, site);
  if (page === undefined) {
    const known = [...blockNames(), ...files.pages.map(({ route }) => route)];
    const meant = nearest(from, known) ?? nearest(`/${from}`, known);
    return refuse({ why: 'no-start', from, meant, blocks: blockNames(), example: files.pages[0]?.route ?? '/about' });
  }
  const mistakes = findings.filter((each) => fileOf(each) === page.file && severityOf(each) === 'error');
  if (page.content === undefined || mistakes.length > 0) {
    refuse({ why: 'start-with-mistakes', file: page.file }, mistakes);
  }
  return { text: withBodyInside(page.content, withoutOwnAddresses(page.content)), copied: page.content };
}

/** The text of a page without the addresses that can be of one page alone: its old ones, and that of its PDF document. */
function withoutOwnAddresses({ source, root }: Content): string {
  const keys = ['aliases', 'pdf'].flatMap((key) => entryOf(root, key) ?? []);
  return applied(
    source.text,
    keys.flatMap(({ keyRange }) => deleteEntry(source, keyRange) ?? []),
  );
}

/** A page as one file in YAML or JSON: what is in a .md file of its name is written into it. @param own the text of its file, as far as it is copied */
function withBodyInside({ body, source }: Content, own: string): string {
  if (isMarkdown(source.file)) return asYaml(sourceText(source.file, own));
  const text = body?.root.kind === 'scalar' ? String(body.root.value).trimEnd() : '';
  if (text === '') return own;
  if (isJson(source.file)) return jsonText({ ...JSON.parse(own), body: `${text}\n` });
  return withBody(own, text);
}
